"""Who sits where at a table, as a sheet."""

from ..markup.html import attrs, button, esc, icon
from ..markup.widgets import Limit
from ..screen import Sheet
from ..texts.names import NAME_MAX, temperament_name, tidied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..app import App
    from ..messages import Player
    from ..texts.words import Words


class Players(Sheet):
    """Who sits where: whoever has to go leaves their seat to the computer; `rename(seat, name)` renames a person."""

    name = "players"

    def __init__(
        self,
        app: "App",
        words: "Words",
        players: "Sequence[Player]",
        game: str,
        rename: "Callable[[int, str], None]",
    ) -> None:
        super().__init__(app)
        app.l10n.load("newgame")
        self._limit = Limit(app, NAME_MAX)
        self._rename = rename
        self._words = words
        self._players = players
        self._game = game

    def title(self) -> str:
        return self.app.t("table-menu-players")

    def body(self) -> str:
        rows = []
        for seat, player in enumerate(self._players):
            bot = player["kind"] == "bot"
            kind = self.app.t("players-bot" if bot else "players-human")
            temperament = temperament_name(self.app, self._game, player)
            if temperament:
                kind = self.app.t("players-bot-temperament", name=temperament)
            change = self.app.t("players-to-human" if bot else "players-to-bot")
            press = button("reseat", change, "", f"reseat:{seat}", seat=seat)
            name = f"{esc(self._words.name(seat))}<br>" if bot else self._name(seat)
            rows.append(
                f'<li class="row">{icon("bot" if bot else "person")}<span class="grow">{name}'
                f'<span class="soft small">{esc(kind)}</span></span>{press}</li>'
            )
        return f'<p class="soft">{esc(self.app.t("players-help"))}</p><ul class="list">{"".join(rows)}</ul>'

    def _name(self, seat: int) -> str:
        """Returns the field with a person's name."""
        fixed = attrs(
            {
                "aria-label": self.app.t("name-of", n=seat + 1),
                "autocapitalize": "words",
                "autocomplete": "off",
                "data-field": "name",
                "data-key": f"name:{seat}",
                "data-seat": seat,
                "maxlength": NAME_MAX,
                "spellcheck": "false",
                "type": "text",
                "value": self._words.name(seat),
            }
        )
        return f'<span class="field"><input{fixed}>{self._limit.html(seat)}</span>'

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        seat = int(data.get("seat", 0))
        new = tidied(value, NAME_MAX)
        self._limit.typed(seat, value, final)
        if name == "name" and final and new and new != self._words.name(seat):
            self._rename(seat, new)

    def act(self, name: str, data: dict[str, str]) -> bool:
        self.app.close()
        return False
