"""The rules of a game: sections of Fluent texts with pictured cards.

A game's `rules-<game>.ftl` lists its sections in `rules-<game>`; each `rules-<game>-<section>` is a heading whose
`.body` has a paragraph a line, list items after `- `, and rows of cards in `((7r 8r 9r | a caption))`.
"""

from ..cards import card_html
from ..html import button, esc, tag
from ..screen import Screen
from ..widgets import choices
from ..words import Words
from .parts import panel


class Rules(Screen):
    """Reads from top to bottom; a list of sections jumps into it."""

    name = "rules"

    def enter(self, id=None):  # noqa: A002 - as the route names it
        self._game = id
        self._words = Words(self.app.l10n)

    def _current(self):
        names = [game["name"] for game in self.app.hello["games"]] if self.app.hello else []
        if self._game not in names:
            last = self.app.extras.lately().get("game")
            self._game = last if last in names else names[0] if names else None
        return self._game

    def title(self):
        game = self._current()
        return self.app.t("rules-of", game=self.app.t("game-" + game)) if game else self.app.t("rules")

    def regions(self):
        game = self._current()
        if game is None:
            return [("rules-wait", f'<p class="panel">{esc(self.app.t("home-waiting"))}</p>')]
        self.app.l10n.load("table", "rules-" + game)
        self._words.play(game)
        names = self.app.t("rules-" + game).split()
        return [
            ("rules-games", self._games(game)),
            ("rules-contents", self._contents(game, names)),
            ("rules-text", "".join(self._section(game, name) for name in names) + self._end(game)),
        ]

    def _games(self, current):
        games = self.app.hello["games"]
        if len(games) < 2:
            return ""
        pairs = [(game["name"], self.app.t("game-" + game["name"])) for game in games]
        return choices("game", self.app.t("which-game"), pairs, current)

    def _contents(self, game, names):
        items = []
        for name in names:
            heading = self.app.t(f"rules-{game}-{name}")
            items.append(tag("li", button("section", heading, "btn-quiet", "to-" + name, section=name)))
        return tag("nav", tag("ol", "".join(items), cls="contents"), aria_label=self.app.t("contents"))

    def _section(self, game, name):
        code = f"rules-{game}-{name}"
        return panel(code, self.app.t(code), self.body(self.app.t(code + ".body")), "prose")

    def _end(self, game):
        play = button("go", self.app.t("new-game"), "btn-primary", to="newgame", id=game)
        return f'<p class="center">{play}</p>'

    def body(self, text):
        """Returns the HTML of a section's text."""
        html = []
        items = []
        for line in [row.strip() for row in text.split("\n")] + [""]:
            if line.startswith("- "):
                items.append(f"<li>{esc(line[2:])}</li>")
                continue
            if items:
                html.append(f"<ul>{''.join(items)}</ul>")
                items = []
            if line.startswith("(("):
                html.append(self._cards(line[2:].partition("))")[0]))
            elif line:
                html.append(f"<p>{esc(line)}</p>")
        return "".join(html)

    def _cards(self, text):
        """Returns a row of cards with its caption; cards of one play stand together, `,` parts plays."""
        cards, _, caption = text.partition("|")
        plays = []
        for play in cards.split(","):
            names = play.split()
            row = "".join(
                card_html(name, points=self._points(name), label=self._words.card(name, self._points(name)))
                for name in names
            )
            plays.append(f'<span class="example-play">{row}</span>')
        note = f"<figcaption>{esc(caption.strip())}</figcaption>" if caption.strip() else ""
        return f'<figure class="example"><div class="example-row">{"".join(plays)}</div>{note}</figure>'

    def _points(self, name):
        face = self.app.game(self._game)["faces"].get(name)
        return face["points"] if face else 0

    # -- what the player does

    def act(self, name, data):
        if name == "section":
            self.app.dom.focus(f"#rules-{self._game}-{data['section']}")

    def field(self, name, value, data, final):
        if name == "game":
            self._game = value
            self.app.redraw()
