"""What a review says of a decision: nothing is called better that chance may have put ahead."""

import pytest

from app.replay.review import Decision
from app.replay.review_sheet import told_of
from app.texts.words import rough

LABELS = {name: {"code": f"action-{name}", "args": {}} for name in ("played", "best", "open")}
TOLD = {"ply": 3, "accuracy": 80, "value": 2.0, "open_loss": 30.4, "reasons": [{"code": "why-cheap", "args": {}}]}


class Codes:
    """Texts as their codes with their arguments."""

    def t(self, code, args):
        return code + "{" + ",".join(f"{name}={args[name]}" for name in sorted(args)) + "}"

    def text(self, value):
        return value["code"]


def said(kind, loss, *, is_open=False):
    """Returns what is said of a decision of this class that lost so many points."""
    return told_of(Codes(), Decision({**TOLD, **LABELS, "class": kind, "loss": loss}), is_open=is_open)


@pytest.mark.parametrize("loss", [0.4, 4.3])
def test_a_loss_that_may_be_chance_is_told_as_none(loss):
    assert said("good", loss) == "review-told-close{best=action-best,played=action-played}"
    assert said("best", 0.0) == "review-told-best{played=action-played}"


def test_a_loss_beyond_chance_is_told_with_its_reason_and_with_open_cards_any_loss():
    assert "review-told{best=action-best,loss=4.3,played=action-played}" in said("mistake", 4.3)
    assert "why-cheap" in said("mistake", 4.3)
    assert said("good", 4.3, is_open=True) == "review-told-open{best=action-open,loss=30,played=action-played}"


@pytest.mark.parametrize(("points", "told"), [(0.04, 0.0), (3.26, 3.3), (9.94, 9.9), (10.4, 10), (-84.9, -85)])
def test_points_are_told_no_more_precisely_than_they_are_known(points, told):
    assert rough(points) == told
