"""Noting: counts the deal just finished at the table, and announces feats done for the first time."""

from ..client.engine_client import EngineError
from .choice import Choice
from .ledger import NONSENSE, Ledger
from .plan import Plan
from .sums import Sums

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..table.playing.session import Session
    from ..table.state.scene import Scene


LOOK_MS = 100  # from one look at whether the last trick has gone to the next


async def note(app: "App", session: "Session", scene: "Scene") -> None:
    """Counts the finished deals of a match so far; those that cannot be counted now are gathered later.

    Feats are announced once the last trick has gone: the settlement shows what is announced in another place.
    """
    try:
        tallied = await app.engine.ask("tally", record=session.record)
    except EngineError:
        return
    ledger = Ledger(app.storage)
    if ledger.fault:
        return  # the figures screen rebuilds a damaged ledger, and one with invalid lines
    game = tallied["game"]
    plan = Plan(app.dom, game)
    try:
        before = _done(ledger, game, plan)
        ledger.take(session.match, session.meta, tallied, app.dom.now())
        done = _done(ledger, game, plan)
    except NONSENSE:
        return
    ledger.keep()
    while scene.linger and not session.stopped:
        await app.sleep(LOOK_MS)
    fresh = [name for name in done if name not in before]
    if fresh:
        announce(app, game, fresh)


def announce(app: "App", game: str, feats: list[str]) -> None:
    """Tells of a feat what it is; of several their names, and a press leads to what they are."""
    app.l10n.load("figures")
    t = app.t
    codes = [f"feat-{game}-{name}" for name in feats]
    if len(codes) == 1:
        app.toast(t("figures-earned-one", name=t(codes[0]), about=t(codes[0] + ".about")))
    else:
        names = app.l10n.listing([t(code) for code in codes])
        app.toast(t("figures-earned", names=names), t("figures-feats"), lambda: app.go("figures", id=game))


def _done(ledger: Ledger, game: str, plan: Plan) -> list[str]:
    """Returns the feats of a game that people have done when playing alone against the computer."""
    found: list[str] = []
    for kind in ("alone", "daily"):
        choice = Choice([ledger.matches[match] for match in ledger.matches], 0, {"game": game, "kind": kind})
        if choice.chosen["kind"] == kind:
            facts = Sums(choice, ledger.games.get(game, [])).facts
            found += [feat.name for feat in plan.feats if feat.first(facts) is not None]
    return found
