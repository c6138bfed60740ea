"""A browser for tests: the methods of app.browser.dom.Dom without a page. Runs under CPython and under MicroPython.

Texts come out as their codes (`home-new`, `turn-of{seat=Anna}`), so a test names codes and never English; a code that
no .ftl file defines comes out as None, as in the browser. A press must find its button in the HTML that is shown.
"""

import json

from tests.app.fake_journal import FakeJournal
from tests.app.fake_late import answer_late
from tests.app.fake_player import FakePlayer
from tests.app.fake_storage import FakeStorage
from tests.app.markup import brought, codes, game_texts

FILES = ("", "web/")


class FakeDom(FakePlayer):
    """Draws into `html` (by region), records its calls in plain lists, and lets a test do what a player does."""

    is_wide = True  # whether the window has room for the side panel
    height = 0  # how far down the page is scrolled

    def __init__(self, storage=None, engine=None, files=None, journal=None):
        self.storage = storage or FakeStorage()
        self.journal = journal or FakeJournal()
        self.engine = engine
        self.files = dict(files or {})
        self.html = {}
        self.patches = []
        self.screen = ""
        self.window_title = ""
        self.roots = {}
        self.sheet_open = False
        self.sheet_style = ""
        self.time, self.date = 1_000_000.0, "2026-11-22"
        self.timers = {}
        self.paused = None  # a list that collects what has paused: a test lets it go on
        self.unseen = None  # one that collects what waits for the next picture
        self.entries = ["#"]
        self.here = 0
        self.depths, self.way_here = {}, []
        self.pops = []
        self.started = 0
        self.asked = []
        self.said, self.lines = [], []  # everything said, and what of it is still on the page
        self.warnings, self.errors = [], []
        self.marks = []
        self.moves = []
        self.arranged = 0
        self.loud, self.heard = 0, []
        self.vibrates, self.buzzed = True, []
        self.places = {}
        self.revealed = self.pointed = ""
        self.focus_now = ""  # what has the focus
        self.willing, self.shares = True, False  # to copy and to share; whether it can share
        self.copied, self.shared, self.downloads = [], [], []
        self.file, self.awake = None, False
        self.accepted, self.reloaded = False, 0
        self.install, self.missing = "no", []
        self.spoken = self.manifest = "en"
        self.available = {"en": "English"}
        self.away = {}  # the answers for games that cannot be fetched, by name
        self.slow = self.slow_rooms = None  # lists that collect the games and rooms asked for: a test lets them come
        self.filled = 0
        self.quiet = False
        self._listeners = {}
        self._messages = {}
        self._next_timer = 1
        self._randoms = 0

    # -- the methods of Dom

    def listen(self, kind, handler):
        self._listeners.setdefault(kind, []).append(handler)

    def patch(self, region, html):
        self.patches.append(region)
        if region == "main":
            self.html = {name: self.html[name] for name in self.html if name in ("top", "engine", "toast", "sheet")}
            for part in html.split('<div class="region" id="')[1:]:
                name, _, inner = part.partition('">')
                self.html[name] = inner[: -len("</div>")]
            return
        assert region in self.html or region in ("top", "engine", "toast", "sheet"), f"no region {region}"
        self.html[region] = html

    def say(self, text):
        self.said.append(text)
        self.lines.append(text)

    def hush(self):
        self.lines.clear()

    def page(self, name, title):
        self.screen = name
        self.window_title = title

    def root(self, name, value):
        self.roots[name] = value

    def theme(self, name):
        self.roots["data-theme"] = name

    def modal(self, opened, style):
        self.sheet_open = opened
        self.sheet_style = style
        if not opened:
            self.html.pop("sheet", None)

    def focus(self, selector):
        self.focus_now = selector
        return True

    def blur(self):
        self.focus_now = ""

    def focused(self):
        return "" if self.focus_now.startswith(("#", ".")) else self.focus_now  # tests set a key, the app a selector

    def reveal(self, selector, at):
        self.revealed = selector

    def point(self, selector):
        self.pointed = selector

    def scroll(self, height):
        self.height = height

    def scrolled(self):
        return self.height

    def rects(self, selector):
        return dict(self.places)

    def animate(self, moves):
        self.moves.append(moves)

    def hurry(self):
        self.moves.append("hurry")

    def arrange(self):
        self.arranged += 1

    def volume(self, level):
        self.loud = level

    def sound(self, name, delay):
        if self.loud:
            self.heard.append((name, delay))

    def can_vibrate(self):
        return self.vibrates

    def vibrate(self, ms):
        self.buzzed.append(ms)

    def still(self):
        return self.quiet

    def now(self):
        return self.time

    def today(self):
        return self.date

    def noon(self, day):
        return int(day.replace("-", ""))

    def after(self, ms, function):
        token = self._next_timer
        self._next_timer += 1
        self.timers[token] = (self.time + ms / 1000, function)
        return token

    def cancel(self, token):
        self.timers.pop(token, None)

    def pause(self, function):
        if self.paused is None:
            function()
        else:
            self.paused.append(function)

    def before_picture(self, function):
        if self.unseen is None:
            function()
        else:
            self.unseen.append(function)

    def after_picture(self, function):
        self.before_picture(lambda: self.after(0, function))

    def read(self, path):
        if path in self.files:
            return self.files[path]
        for place in [root + path for root in FILES] + game_texts(path):
            try:
                with open(place) as file:
                    return file.read()
            except OSError:
                pass
        return ""

    def bring(self, what, name):
        if what == "game":
            self._bring_game(name)
        elif what == "room" and self.slow_rooms is not None:
            self.slow_rooms.append(name)
        else:
            self.emit(what, name, self.away.get("code/" + name if what == "code" else name, {}))

    def _bring_game(self, name):
        if self.slow is not None:
            self.slow.append(name)
        else:
            self.come(name)

    def come(self, name):
        """Delivers a game, or the answer for one that cannot be fetched."""
        self.emit("game", name, self.away.get(name) or {"texts": brought(name)})

    def fetch_rest(self):
        self.filled += 1

    def languages(self):
        return list(self.available)

    def language_name(self, tag):
        return self.available[tag]

    def language(self):
        return self.spoken

    def speak(self, tag):
        self.spoken = tag

    def manifest_in(self, tag):
        self.manifest = tag

    def language_preferred(self):
        return self.spoken

    def folded(self, text):
        for sign, plain in (("É", "e"), ("é", "e"), ("ó", "o")):
            text = text.replace(sign, plain)
        return text.lower()

    def in_order(self, names):
        return sorted(names, key=self.folded)

    def fluent_start(self, language):
        self._messages = {}

    def fluent_add(self, text, override):
        for code in codes(text):
            self._messages[code] = True

    def fluent_letters(self, letters):
        self.letters = dict(letters)

    def fluent_has(self, code):
        return code in self._messages

    def fluent(self, code, args):
        if code not in self._messages:
            return None
        values = json.loads(args) if args else {}
        if values.pop("shown", "none") != "none":
            values["shown"] = "cards"
        values.pop("aloud", None)
        inside = ",".join(f"{name}={values[name]}" for name in sorted(values))
        return f"{code}{{{inside}}}" if inside else code

    def ask_journal(self, what, then, *arguments):
        if what == "Read":
            arguments = (self.storage,)
        getattr(self.journal, what.lower())(*arguments, then)

    def ask_late(self, script, what, then, *arguments):
        then(answer_late(script, what, *arguments))

    def engine_start(self):
        self.started += 1
        self.asked = []

    def engine_ask(self, text):
        if self.engine is not None:
            self.emit("reply", self.engine(text))
            return
        self.asked.append(json.loads(text))

    def depth(self):
        return self.depths.get(self.here, -1)

    def address(self):
        return self.entries[self.here]

    def way(self):
        return list(self.way_here)

    def push(self, depth, address):
        self.here += 1
        del self.entries[self.here :]
        self.entries.append(address)
        self.depths[self.here] = depth

    def replace(self, depth, address):
        self.entries[self.here] = address
        self.depths[self.here] = depth

    def go(self, steps):
        self.pops.append(steps)

    def random(self, count):
        self._randoms += 1
        text = f"{self._randoms:x}"
        return "0" * (2 * count - len(text)) + text

    def has_side(self):
        return self.is_wide

    def standalone(self):
        return False

    def wake(self, on):
        self.awake = on

    def reload(self):
        self.reloaded += 1

    def mark(self, name):
        self.marks.append(name)

    def warn(self, text):
        self.warnings.append(text)

    def report(self, error):
        self.errors.append(error)

    def persist(self):
        self.marks.append("persist")

    def persisted(self, then):
        then("persisted" in self.marks)

    def forgets(self):
        return "webkit" in self.marks

    def copy(self, text, then):
        self.copied.append(text)
        then(self.willing)

    def can_share(self):
        return self.shares

    def share(self, title, text, then):
        self.shared.append(text)
        then(self.willing)

    def download(self, name, *texts):
        self.downloads.append((name, "\n".join(texts)))

    def pick_file(self, accept, limit, then):
        file = self.file
        self._long = None
        if file and file["text"] and len(json.dumps(file["text"])) > limit:
            self._long = file["text"]
            file = {"name": file["name"], "text": None}
        then(file)

    def long_file(self, size):
        if self._long is None:  # not even read
            return []
        texts = [""]
        for line in self._long.split("\n"):
            texts[-1] += line + "\n"
            if len(texts[-1]) > size:
                texts.append("")
        self._long = None
        return [text[:-1] for text in texts if text]

    def watch(self):
        pass

    def install_now(self):
        self.marks.append("install")

    def update_accept(self):
        self.accepted = True

    def offline_ready(self):
        return not self.missing

    def version(self):
        return "0.0.0"
