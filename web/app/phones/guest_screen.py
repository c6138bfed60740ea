"""The screen of a guest's table: drawn and played like any other, with the host's engine behind it."""

from ..table.screen import TableScreen
from .lines import lines_of
from .visit import GuestMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..messages import Event
    from ..table.playing.playing import Playing
    from .channel_client import ChannelClient


class GuestScreen(TableScreen):
    """The table that this phone visits; it cannot be opened before a host has let it in."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, self._match_of)
        self._visit = lines_of(app).visit
        self._follows = False

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("phones")
        super().enter(id)

    def _match_of(self, match: str) -> GuestMatch:
        return GuestMatch(self._visit)

    def set_up(self, playing: "Playing") -> None:
        """Follows what the host tells."""
        visit = self._visit
        if visit is not None:
            visit.on_moved = self._moved
            visit.on_change = self._changed

    def leave(self) -> None:
        if self._visit is not None:
            self._visit.on_moved = None
            self._visit.on_change = None
        super().leave()

    def _moved(self) -> None:
        """Notes that the match has gone on, and shows how."""
        if self.playing is not None and self._visit is not None and not self._follows:
            self._follows = True
            self.playing.session.spawn(self._follow(self.playing, self._visit.client))

    async def _follow(self, playing: "Playing", client: "ChannelClient") -> None:
        """Shows what has happened since the last time, until nothing is new."""
        session = playing.session
        try:
            while session.record != client.version and not session.stopped:
                session.went_on(client.version)
                await playing.presenter.follow(await self._news(playing, client))
        finally:
            self._follows = False

    async def _news(self, playing: "Playing", client: "ChannelClient") -> "list[Event]":
        """Returns what has happened since the player was last told, or since the table was last shown."""
        deal, ply = client.told
        if not deal and self.scene.has_view:
            table = self.scene.view.table
            deal, ply = table["deal"], table["ply"]
        if not deal:
            return []
        asked = {"at": {"deal": deal, "ply": ply}, "for": playing.hot_seat.viewer}
        found = await playing.session.ask("events", **asked)
        events: list[Event] = found["events"]
        return events

    def _changed(self) -> None:
        """Tells whether the host can be reached."""
        if self._visit is None or self._visit.is_here:
            self.app.frame.untoast()
        else:
            self.app.toast(self.app.t("guest-lost"), stay=True)
        self.engine_changed()
