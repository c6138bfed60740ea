"""The browser's history, kept in step with screens and sheets: going back always undoes the last step."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .dom import Dom


def route(name: str, params: dict[str, str]) -> str:
    """Returns a screen's part of the address; a screen's one lasting parameter is called `id`."""
    if name == "home":
        return "#"
    return f"#{name}/{params['id']}" if "id" in params else f"#{name}"


def parse(address: str) -> tuple[str, dict[str, str]]:
    """Returns the (name, params) in that part of an address; an empty one is home."""
    name, _, identity = address.lstrip("#").partition("/")
    return (name or "home", {"id": identity} if identity else {})


def way_to(dom: "Dom", opens: "Callable[[str], bool]") -> list[tuple[str, dict[str, str]]]:
    """Returns (name, params) of home and of the screens that led from there to the address, as far as is known."""
    way = dom.way()
    known = way[1:-1] if len(way) == dom.depth() + 1 else []
    found: list[tuple[str, dict[str, str]]] = [("home", {})]
    for address in known + [dom.address()]:
        name, params = parse(address)
        if opens(name) and (name, params) != found[-1]:
            found.append((name, params))
    return found


class History:
    """Makes the history show the entries that `wanted()` returns: one for each screen, one more for an open sheet.

    The browser goes back with a delay, so one thing is done at a time: `settle` compares and acts, `_popped` goes on.
    `on_back(depth)` is called when the player has gone back to an entry, `on_address(address)` when they have typed
    an address or followed a link.
    """

    def __init__(
        self,
        dom: "Dom",
        wanted: "Callable[[], list[str]]",
        on_back: "Callable[[int], None]",
        on_address: "Callable[[str], None]",
    ) -> None:
        self._dom = dom
        self._wanted = wanted
        self._on_back = on_back
        self._on_address = on_address
        self._shown: list[str] = []
        self._moving = False
        dom.listen("pop", self._popped)
        dom.listen("address", self._addressed)

    def begin(self, depth: int) -> None:
        """Starts with the entries that exist: a reloaded page finds its own `depth` in the history's state."""
        wanted = self._wanted()
        if depth >= len(wanted) - 1:
            self._shown = wanted + ["gone"] * (depth + 1 - len(wanted))
        else:
            self._shown = wanted[:1]
            self._dom.replace(0, self._address(wanted[0]))
        self.settle()

    def settle(self) -> None:
        """Takes the next step towards the wanted entries."""
        if self._moving:
            return
        wanted = self._wanted()
        same = 0
        while same < len(wanted) and same < len(self._shown) and wanted[same] == self._shown[same]:
            same += 1
        extra = len(self._shown) - same
        missing = wanted[same:]
        if extra > 1 or (extra == 1 and not missing):
            steps = extra - 1 if missing else extra
            self._moving = True
            self._shown = self._shown[: len(self._shown) - steps]
            self._dom.go(-steps)
            return
        for number, entry in enumerate(missing, same):
            if number == same and extra:
                self._dom.replace(number, self._address(entry))
            else:
                self._dom.push(number, self._address(entry))
        self._shown = wanted

    def _popped(self, depth: int) -> None:
        if self._moving:
            self._moving = False
            # An address typed meanwhile became an entry before or after the step: only the depth says where this is.
            self._shown = (self._shown + ["gone"] * (depth + 1 - len(self._shown)))[: depth + 1]
            self.settle()
            return
        here = len(self._shown) - 1
        if depth > here:
            # Going forward would lead to what is closed: stay.
            self._moving = True
            self._dom.go(here - depth)
            return
        if depth < here:
            newest = len(self._wanted()) - 1  # which may have no entry yet
            self._shown = self._shown[: depth + 1]
            self._on_back(max(0, newest - (here - depth)))
            self.settle()

    def _addressed(self) -> None:
        address = self._dom.address()
        self._dom.replace(len(self._shown), address)  # the entry is the browser's, and has no depth yet
        self._shown = self._shown + ["made by the browser"]
        self._on_address(address)
        self.settle()

    @staticmethod
    def _address(entry: str) -> str:
        return entry.partition(" ")[2]
