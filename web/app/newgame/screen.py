"""New game: seats, first dealer, options, all as the engine describes the game; the last choice is restored."""

from ..late_rooms import explain_phones
from ..markup.html import attrs, button, esc, icon
from ..markup.widgets import Limit, choices, disc, segmented, switch
from ..matches.new_match import NewMatch
from ..matches.sides import are_teams
from ..screen import Screen
from ..screens.parts import game_wait
from ..texts.names import NAME_MAX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..messages import Option

LONG = 34  # characters of all labels together that still fit one row on a phone
KINDS = (("human", "person"), ("remote", "phone"), ("bot", "bot"))  # who may sit at a seat, and the sign of each

# The methods that set the fields not tied to a single seat, by the field's name.
_SETTERS = {
    "seats": "set_seats",
    "preset": "preset",
    "level": "set_level",
    "temperaments": "set_temperaments_chosen",
    "dealer": "set_dealer",
}


class NewGame(Screen):
    """Sets up a table, and deals."""

    name = "newgame"

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("newgame")
        self._wanted = id
        self._asks_game = False
        self._chosen: NewMatch | None = None
        self._open = False
        self._beginning = False
        self._wrong: dict[str, str] = {}
        self._limit = Limit(self.app, NAME_MAX)
        self._take_up()

    def _take_up(self) -> None:
        """Makes the set-up as soon as the games are known."""
        hello = self.app.hello
        if self._chosen is not None or hello is None:
            return
        wanted = (self._wanted, str(self.app.extras.recent_choices().get("game")), hello["games"][0]["name"])
        self._choose(next(name for name in wanted if self.app.game(name) is not None))
        self._asks_game = self._new.name != self._wanted  # a player who named a game is not asked again

    def _choose(self, name: str) -> None:
        """Begins the set-up of a game."""
        game = self.app.game(name)
        if game is not None:
            self._chosen = NewMatch(self.app, game)

    @property
    def _new(self) -> NewMatch:
        """Returns the set-up; raises LookupError while the games are unknown, which no caller has to expect."""
        if self._chosen is None:
            raise LookupError("no game is known")
        return self._chosen

    def title(self) -> str:
        return self.app.t("new-game")

    def regions(self) -> list[tuple[str, str]]:
        self._take_up()
        if self._chosen is None:
            return [("new-wait", f'<p class="panel">{esc(self.app.t("home-waiting"))}</p>')]
        wait = game_wait(self.app, self._new.name)
        if wait:
            return [("new-game", self._games()), ("new-wait", wait)]
        return [
            ("new-game", self._games()),
            ("new-seats", self._seats()),
            ("new-length", self._length()),
            ("new-dealer", self._dealer()),
            ("new-options", self._options()),
            ("new-deal", self._deal()),
        ]

    # -- what is drawn

    def _games(self) -> str:
        t = self.app.t
        games = self.app.hello["games"] if self.app.hello else []
        current = self._new.name
        rules = button("go", t("rules"), "btn-quiet", key="rules", icon=icon("rules"), to="rules", id=current)
        blurb = f'<p class="soft">{esc(t("game-" + current + ".blurb"))}</p>'
        if len(games) == 1:
            return f"<h2>{esc(t('game-' + current))}</h2>{blurb}{rules}"
        if not self._asks_game:
            other = button("other-game", t("other-game"), "btn-quiet")
            return f'<h2>{esc(t("game-" + current))}</h2>{blurb}<div class="cluster">{rules}{other}</div>'
        pairs = [(game["name"], t("game-" + game["name"])) for game in games]
        return choices("game", t("which-game"), pairs, current) + blurb + rules

    def _seats(self) -> str:
        t = self.app.t
        new = self._new
        parts = [f"<h2>{esc(t('players'))}</h2>"]
        counts = [(str(count), str(count)) for count in new.game["seats"]]
        if len(counts) > 1:
            parts.append(segmented("seats", t("how-many"), counts, str(new.seats)))
        presets = [("solo", t("preset-solo")), ("people", t("preset-people"))]
        parts.append(segmented("preset", t("who-plays"), presets, new.current_preset()))
        chairs = "".join(self._chair(seat) for seat in range(new.seats))
        signs = "".join([f"<span>{icon(sign)} {esc(t('kind-' + kind))}</span>" for kind, sign in KINDS])
        parts.append(f'<ol class="chairs">{chairs}</ol><p class="help kinds" aria-hidden="true">{signs}</p>')
        if new.persons() < new.seats and len(new.levels) > 1:
            levels = [(name, t("level-" + name)) for name in new.levels]
            about = t(f"level-{new.level}.about")
            parts.append(segmented("level", t("level"), levels, new.level, about))
        if new.persons() < new.seats and new.temperaments:
            about = t("temperaments.about")
            parts.append(switch("temperaments", t("temperaments"), new.temperaments_chosen, about))
            if new.temperaments_chosen:
                parts += [self._temperament(seat) for seat in range(new.seats) if new.temperament(seat)]
        if are_teams(new.sides()):
            names = [player["name"] for player in new.players()]
            teams = [self.app.l10n.listing([names[seat] for seat in seats]) for seats in new.sides()]
            line = teams[0]
            for side in teams[1:]:
                line = t("teams", before=line, side=side)
            parts.append(f'<p class="help">{esc(line)}</p>')
        if new.here() > 1:
            parts.append(f'<p class="help">{esc(t("pass-and-play"))}</p>')
        if new.persons() > new.here():
            parts.append(f'<p class="help">{esc(t("several-phones"))}</p>')
            parts.append(button("together", t("together"), "btn-quiet"))
        if new.persons() == 0:
            parts.append(f'<p class="help">{esc(t("bots-only"))}</p>')
        return f'<section class="panel stack">{"".join(parts)}</section>'

    def _chair(self, seat: int) -> str:
        t = self.app.t
        new = self._new
        chair = new.chairs[seat]
        shown = new.shown_name(seat)
        label = t("name-of", n=seat + 1)
        fixed = attrs(
            {
                "aria-label": label,
                "autocomplete": "off",
                "autocapitalize": "words",
                "data-field": "name",
                "data-key": f"name-{seat}-{chair['kind']}",
                "data-seat": seat,
                "enterkeyhint": "done",
                "maxlength": NAME_MAX,
                "name": f"name-{seat}",
                "placeholder": new.default_name(seat),
                "spellcheck": "false",
                "type": "text",
                "value": shown,
            }
        )
        pairs = [(kind, t("kind-" + kind)) for kind, _ in KINDS]
        kinds = segmented("kind", t("seat-n", n=seat + 1), pairs, chair["kind"], pictures=dict(KINDS), seat=seat)
        name = shown or new.default_name(seat)
        field = f'<span class="field grow"><input{fixed}>{self._limit.html(seat)}</span>'
        return f'<li class="chair">{disc(name)}{field}{kinds}</li>'

    def _temperament(self, seat: int) -> str:
        """Returns the choice of a bot's temperament."""
        t = self.app.t
        new = self._new
        chosen = new.temperament(seat)
        code = f"temperament-{new.name}-"
        pairs = [(word, t(code + word)) for word in new.temperaments]
        label = t("temperament-of", name=new.players()[seat]["name"])
        show = choices if sum(len(text) for _, text in pairs) > LONG else segmented
        return show("temperament", label, pairs, chosen, t(f"{code}{chosen}.about"), seat=seat)

    def _length(self) -> str:
        rows = "".join([self._option(option) for option in self._new.length()])
        return f'<section class="panel">{rows}</section>' if rows else ""

    def _dealer(self) -> str:
        t = self.app.t
        new = self._new
        names = [player["name"] for player in new.players()]
        pairs = [("random", t("dealer-random"))] + [(str(seat), name) for seat, name in enumerate(names)]
        show = choices if sum(len(label) for _, label in pairs) > LONG else segmented
        return f'<section class="panel">{show("dealer", t("who-deals"), pairs, new.dealer_choice)}</section>'

    def _options(self) -> str:
        t = self.app.t
        new = self._new
        changed = new.changed()
        note = t("options-changed", n=changed) if changed else t("options-standard")
        head = (
            f'<h2><button type="button" class="row list-button" data-act="options" data-key="options" '
            f'aria-expanded="{"true" if self._open else "false"}"><span class="grow"><span>{esc(t("options"))}</span>'
            f'<span class="help">{esc(note)}</span></span>{icon("next")}</button></h2>'
        )
        if not self._open:
            return f'<section class="panel options">{head}</section>'
        rows = "".join(f'<div class="option">{self._option(option)}</div>' for option in new.house_rules())
        reset = button("standard", t("options-reset")) if changed else ""
        return f'<section class="panel options stack">{head}{rows}{reset}</section>'

    def _words(self, option: "Option") -> str:
        """Returns the code of an option's texts: the game's own, or the one that all games share."""
        own = f"option-{self._new.name}-{option['name']}"
        return own if self.app.l10n.has(own) else "option-" + option["name"]

    def _option(self, option: "Option") -> str:
        t = self.app.t
        name = option["name"]
        words = self._words(option)
        value = self._new.value(option)
        label = t(words)
        note = t(words + ".help")
        if option["kind"] == "switch":
            return switch("switch", label, value == "on", note, option=name)
        pairs = [(choice, self._value_label(words, choice)) for choice in option["choices"]]
        if option["kind"] == "number" and option["range"] is not None:
            return self._number(option, option["range"], label, note, pairs)
        show = choices if sum(len(text) for _, text in pairs) > LONG else segmented
        return show("option", label, pairs, value, note, option=name)

    def _value_label(self, words: str, choice: str) -> str:
        code = f"{words}-{choice}"
        return self.app.t(code) if self.app.l10n.has(code) else choice

    def _number(
        self,
        option: "Option",
        limits: tuple[int, int],
        label: str,
        note: str,
        pairs: list[tuple[str, str]],
    ) -> str:
        """Returns the presets of a number, and a field for any other number in its range."""
        t = self.app.t
        name = option["name"]
        low, high = limits
        value = self._new.value(option)
        own = value not in option["choices"]
        pairs.append(("other", t("other-number")))
        show = choices if sum(len(text) for _, text in pairs) > LONG else segmented
        shown = self._wrong.get(name)
        asked = own or shown is not None
        html = show("option", label, pairs, "other" if asked else value, note, option=name)
        if not asked:
            return html
        fixed = attrs(
            {
                "aria-invalid": "true" if shown is not None else None,
                "aria-describedby": f"range-{name}",
                "aria-label": label,
                "data-field": "number",
                "data-key": f"number-{name}",
                "data-option": name,
                "inputmode": "numeric",
                "max": high,
                "min": low,
                "name": f"number-{name}",
                "type": "number",
                "value": value if shown is None else shown,
            }
        )
        style = "error" if shown is not None else "help"
        return (
            f'{html}<div class="field number"><input{fixed}>'
            f'<p class="{style}" id="range-{esc(name)}">{esc(t("number-range", low=low, high=high))}</p></div>'
        )

    def _deal(self) -> str:
        t = self.app.t
        if self._beginning:
            return f'<p class="laying" role="status">{esc(t("laying"))}</p>'
        press = button("deal", t("deal"), "btn-primary btn-wide", disabled=bool(self._wrong))
        return f'<div class="deal-foot">{press}</div>'

    # -- what the player does

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        new = self._new
        seat = int(data.get("seat", 0))
        if name == "name":
            new.set_name(seat, value)
            self._limit.typed(seat, value, final)
            if not final:
                return
        elif name == "game":
            self._choose(value)
            self._wrong = {}
        elif name in ("kind", "temperament"):
            change = new.set_kind if name == "kind" else new.set_temperament
            change(seat, value)
        elif name in _SETTERS:
            getattr(new, _SETTERS[name])(value)
        else:
            self._set_option(name, data["option"], value, final)
        self.app.redraw()

    def _set_option(self, kind: str, name: str, value: str, final: bool) -> None:
        if kind == "switch":
            self._new.set_option(name, value)
        elif value == "other":
            self._wrong[name] = ""
        elif self._new.set_option(name, value):
            self._wrong.pop(name, None)
        elif final or name in self._wrong:
            self._wrong[name] = value

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "other-game":
            self._asks_game = True
            self.app.redraw()
            self.app.dom.focus('[data-field="game"]:checked')
        elif name == "options":
            self._open = not self._open
            self.app.redraw()
        elif name == "standard":
            self._new.standard()
            self._wrong = {}
            self.app.redraw()
        elif name == "together":
            self.app.spawn(explain_phones(self.app))
        elif name == "deal":
            self._begin()

    def _begin(self) -> None:
        new = self._new
        new.remember()
        self._beginning = True
        self.app.redraw()
        begun = self.app.begin(new.name, new.players(), new.chosen_options(), new.dealer(), replacing=True)
        begun.then(self._begun)

    def _begun(self, _: object) -> None:
        self._beginning = False
        if self.app.screen is self:
            self.app.redraw()
