"""Draws a day's tile for one game: its table and the button that opens it, or the result of the player's try."""

from ..markup.html import button, esc, mark_svg
from ..markup.widgets import progress
from ..matches.sides import of_table
from ..texts.names import temperament_name
from .deal import BOTS, YOU

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .deal import DailyDeal
    from .par import Par
    from .tries import Try


class Tile:
    """A game of the day. `found` is the counted try, None before it is begun; `par` is the par at work, or None.

    `is_lost` says whether par could not be found, `has_match` whether the try's match still exists, `has_free`
    whether there is a free try that is not over yet.
    """

    def __init__(
        self,
        app: "App",
        deal: "DailyDeal",
        found: "Try | None",
        *,
        par: "Par | None",
        is_lost: bool,
        has_match: bool,
        has_free: bool,
    ) -> None:
        self._app = app
        self._deal = deal
        self._found = found
        self._par = par
        self._is_lost = is_lost
        self._has_match = has_match
        self._has_free = has_free

    def html(self, *, beginning: str, shines: bool) -> str:
        """Returns the tile; its button `shines` if it is the next one to press.

        All buttons that begin a try are off while one is being begun, in the game `beginning`.
        """
        t = self._app.t
        name = self._deal.name
        title = t("game-" + name)
        inner = self._result() if self._found is not None and self._found.is_over else self._table()
        acts = "".join(self._acts(title, is_off=beginning != "", shines=shines))
        if beginning == name:
            acts += f'<p class="laying" role="status">{esc(t("laying"))}</p>'
        head = f'{mark_svg(name)}<h2 id="daily-{esc(name)}">{esc(title)}</h2>{inner}'
        return (
            f'<section class="felt tile daily-tile" aria-labelledby="daily-{esc(name)}"><div>{head}</div>'
            f'<div class="tile-acts">{acts}</div></section>'
        )

    def _table(self) -> str:
        """Returns who sits at the table, and the state of a try that is not over."""
        app = self._app
        partners, rivals = self._others()
        code = "daily-partner" if partners else "daily-rivals"
        line = app.t(code, partners=app.l10n.listing(partners), names=app.l10n.listing(rivals))
        state = ""
        if self._found is not None:
            state = app.t("daily-begun" if self._has_match else "daily-gone")
            state = f'<p class="tile-blurb">{esc(state)}</p>'
        return f'<p class="tile-facts">{esc(line)}</p>{state}'

    def _others(self) -> tuple[list[str], list[str]]:
        """Returns the player's partners and their opponents, each with their temperament."""
        players = []
        for player in self._deal.seats():
            temperament = temperament_name(self._app, self._deal.name, player)
            code = "daily-player" if temperament else "daily-player-plain"
            players.append(self._app.t(code, name=player["name"], temperament=temperament))
        mine, *theirs = [[players[seat] for seat in seats] for seats in of_table(self._deal.game, len(players), YOU)]
        return mine[1:], [name for names in theirs for name in names]

    def _result(self) -> str:
        """Returns the result of the try against par, with the line to share; or the progress of par."""
        t = self._app.t
        found = self._found
        if found is None:
            return ""
        mine = lead_text(self._app, found.ahead())
        if found.has_par:
            over = found.over()
            kind = kind_of(over)
            number = f'<span class="num">{esc(t("daily-number", n=abs(over)))}</span> ' if over else ""
            head = number + esc(t("daily-over-par", kind=kind))
            line = t("daily-mine", mine=mine, par=lead_text(self._app, found.par()), others=found.others)
            shared = f'<p class="daily-line">{esc(self.line())}</p>'
            return f'<p class="daily-over">{head}</p><p class="tile-facts">{esc(line)}</p>{shared}'
        own = f'<p class="tile-blurb">{esc(t("daily-own", mine=mine, others=found.others))}</p>'
        if self._is_lost:
            return own + f'<p class="tile-facts">{esc(t("daily-par-away"))}</p>'
        working = t("daily-par-working")
        share = round(100 * self._par.share) if self._par is not None else 0
        return f'{own}<p class="tile-facts">{esc(working)}</p>{progress(working, share, 100)}'

    def _acts(self, title: str, *, is_off: bool, shines: bool) -> list[str]:
        t = self._app.t
        name = self._deal.name
        style = "btn-primary" if shines else ""
        found = self._found
        if found is None or (not found.is_over and self._has_match):
            label = t("home-play" if found is None else "home-continue")
            full = t("daily-play-game" if found is None else "daily-go-on", game=title)
            return [button("play", label, style, "play-" + name, name=full, disabled=is_off, game=name)]
        acts = []
        if found.has_par:
            label = t("daily-share", game=title)
            acts.append(button("share", t("share"), "", "share-" + name, name=label, game=name))
        if found.is_over and self._has_match:
            label = t("daily-look", game=title)
            acts.append(button("look-back", t("daily-look.short"), "", "look-" + name, name=label, game=name))
        label = t("daily-free-on" if self._has_free else "daily-free", game=title)
        short = t("daily-free-on.short" if self._has_free else "daily-free.short")
        acts.append(button("free", short, "btn-quiet", "free-" + name, name=label, disabled=is_off, game=name))
        return acts

    def line(self) -> str:
        """Returns the line to share, which gives nothing away about the cards."""
        found = self._found
        over = found.over() if found is not None else 0
        version = found.bots if found is not None else BOTS
        words = {"kind": kind_of(over), "n": abs(over), "bots": version, "day": self._deal.day}
        return self._app.t("daily-line", words, game=self._app.t("game-" + self._deal.name))


def lead_text(app: "App", points: float) -> str:
    """Returns in words by how many points somebody came out ahead of the others, or behind them."""
    return app.t("daily-lead", kind=kind_of(points), n=abs(points))


def kind_of(points: float) -> str:
    """Returns whether a number of points is over, under or level with 0."""
    return "over" if points > 0 else "under" if points < 0 else "level"
