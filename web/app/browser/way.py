"""The way from home to the present screen: what is open below it, and how each screen was left."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .dom import Dom

    Step = tuple[str, dict[str, str]]  # a screen's name and parameters


class Way:
    """Holds the screens from home to the present one, so that whoever comes back to one finds it as they left it.

    `height` and `key` tell of the present screen how far down it was then, and which control led away from it.
    """

    def __init__(self, dom: "Dom") -> None:
        self._dom = dom
        self.steps: list[Step] = []
        self.height = 0  # in pixels; 0 if the screen is new
        self.key = ""  # "" if it is new, or nothing had the focus
        self._left: list[tuple[int, str]] = []  # (height, key) of each screen below the present one

    @property
    def below(self) -> str:
        """The name of the screen that the way back leads to, "" at home."""
        return self.steps[-2][0] if self.depth else ""

    @property
    def depth(self) -> int:
        """How many screens lie below the present one."""
        return len(self.steps) - 1

    def begin(self, steps: "list[Step]") -> None:
        """Starts with the screens that led to the present one, as far as is known."""
        self.steps = steps
        self._left = [(0, "")] * (len(steps) - 1)

    def open(self, name: str, params: dict[str, str]) -> None:
        """Opens a screen over the present one, or the present one again."""
        if self.steps[-1][0] == name:
            self.steps[-1] = (name, params)
        else:
            self._left.append((self._dom.scrolled(), self._dom.focused()))
            self.steps.append((name, params))
        self._is_new()

    def swap(self, name: str, params: dict[str, str]) -> None:
        """Opens a screen in place of the present one; goes back if it lies below."""
        left = (self._dom.scrolled(), self._dom.focused())
        if self.depth:
            self.cut(self.depth - 1)
            left = (self.height, self.key)
        if self.steps[-1] != (name, params):
            self._left.append(left)
            self.steps.append((name, params))
            self._is_new()

    def stay(self, params: dict[str, str]) -> None:
        """Changes the present screen's parameters."""
        self.steps[-1] = (self.steps[-1][0], params)

    def cut(self, depth: int) -> None:
        """Goes back to the screen at a depth, 0 for home."""
        self.height, self.key = self._left[depth] if depth < len(self._left) else (0, "")
        self.steps = self.steps[: depth + 1]
        self._left = self._left[:depth]

    def _is_new(self) -> None:
        self.height, self.key = 0, ""
