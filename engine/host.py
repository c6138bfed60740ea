"""The host: JSON text in, JSON text out. The worker and `python -m engine serve` are thin shells around it.

Requests carry the record, so the host can die and be restarted without loss; it caches recent matches by their
text to avoid replaying them. Every op is answered in the call itself except `think`, `hint` and `review`: for these,
`ask` returns a coroutine that works in slices and lets other requests through in between.
"""

import zlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any

import engine
from engine.answers import deal_json, game_json, lost_json, moves_json, player_json, provenance_json, tally_json
from engine.beginning import begun, continued
from engine.bots.bot import Bot
from engine.bots.levels import ADVISER, LEVELS, STRONGEST, TemperedBot, bot_for, level_of
from engine.bots.rollouts import reasons_for, rolled_out
from engine.bots.search import gain
from engine.core import registry, replay
from engine.core.excerpt import excerpt
from engine.core.look import events, look, look_open, since
from engine.core.match import Match, Player
from engine.core.provenance import provenances
from engine.core.rng import SplitMix64, seed_of
from engine.core.selection import touch
from engine.core.state import Seat
from engine.core.wire import to_json
from engine.moments import deal_in, finished_deal, moment_in, past_in, ply_in, settled, spot_in
from engine.reviewing import Reviewing
from engine.thinking import Budget, Thinking
from engine.wire import Fault, Id, Request, failed, parse_request, refusals, reply

__all__ = ["PROTOCOL", "Host"]

PROTOCOL = 1
_KEPT = 64
_MAX_MS = 600_000
_MAX_PLAYOUTS = 100_000_000
_DEFAULT_MS = 300

type Body = Mapping[str, Any]


class Host:
    """Answers requests about matches; `now` returns seconds and serves only to time thinking."""

    def __init__(self, *, now: Callable[[], float]) -> None:
        self._now = now
        self._matches: OrderedDict[str, Match] = OrderedDict()  # by record text as received; the last used last
        self._keys: dict[str, str] = {}
        self._thinking: list[tuple[Id, Thinking]] = []
        self._ops: dict[str, Callable[[Request], Body]] = {
            "hello": self._hello,
            "new": self._new,
            "check": self._check,
            "status": self._status,
            "legal": self._legal,
            "look": self._look,
            "touch": self._touch,
            "play": self._play,
            "next": self._next,
            "events": self._events,
            "verify": self._verify,
            "moves": self._moves,
            "past": self._past,
            "tally": self._tally,
            "branch": self._branch,
            "excerpt": self._excerpt,
            "rollout": self._rollout,
            "undo": self._undo,
            "concede": self._concede,
            "seat": self._seat,
            "cancel": self._cancel,
        }
        # Ops that run for a while, in slices.
        self._long: dict[str, Callable[[Request], Coroutine[Any, Any, Body]]] = {
            "think": partial(self._think, hint=False),
            "hint": partial(self._think, hint=True),
            "review": self._review,
        }

    def ask(self, text: str) -> str | Coroutine[Any, Any, str]:
        """Returns the reply to a request as a line, or for a long op a coroutine that returns it; never raises."""
        identity = None
        try:
            request = parse_request(text)
            identity = request.id()
            with refusals():
                answer = self._answer(request)
                return reply(identity, answer) if isinstance(answer, Mapping) else self._finish(identity, answer)
        except Fault as fault:
            return reply(identity, fault)
        except Exception as error:  # noqa: BLE001 - the last line of defence: every failure inside gets a reply
            return reply(identity, failed(error))

    def _answer(self, request: Request) -> Body | Coroutine[Any, Any, Body]:
        op = request.text("op")
        if op in self._long:
            return self._long[op](request)
        if op not in self._ops:
            known = ", ".join((*self._ops, *self._long))
            raise Fault("op/unknown", f"there is no op {op!r}; there are {known}")
        return self._ops[op](request)

    @staticmethod
    async def _finish(identity: Id, work: Coroutine[Any, Any, Body]) -> str:
        try:
            with refusals():
                return reply(identity, await work)
        except Fault as fault:
            return reply(identity, fault)
        except Exception as error:  # noqa: BLE001 - as above
            return reply(identity, failed(error))

    # -- records and keys

    def _keep(self, match: Match, text: str) -> None:
        """Caches a match by a text of its record and by its key; only the last ones are kept."""
        self._matches[text] = match
        self._matches.move_to_end(text)
        self._keys[_key(text)] = text
        if len(self._matches) > _KEPT:
            old, _ = self._matches.popitem(last=False)
            self._keys.pop(_key(old), None)

    def _recorded(self, match: Match) -> dict[str, Any]:
        self._keep(match, match.text)
        return {"record": match.text, "key": _key(match.text)}

    def _match(self, request: Request) -> Match:
        """Returns the match of a request, found by its record or by the key of a cached one."""
        key = request.text("key", "")
        if request.has("record"):
            match = self._loaded(request.text("record"))
            if key not in {"", _key(match.text)}:
                raise Fault("record/mismatch", f"the key {key!r} is not that of the record: send one of them")
            return match
        if not key:
            raise Fault("request/field", "the field record is missing, and so is the field key", field="record")
        if key not in self._keys:
            raise Fault("record/unknown", f"the key {key!r} is not known any more: send the record in full")
        return self._loaded(self._keys[key])

    def _loaded(self, text: str) -> Match:
        """Returns the match of a record; raises Fault for one with lost lines, which `check` can mend."""
        match = self._matches.get(text)
        if match is None:
            loaded = replay.load(text, registry.game)
            if loaded.lost:
                first = loaded.lost[0]
                detail = f"line {first.line}, {first.text!r}: {first.detail}. Use check to get the part that replays"
                raise Fault("record/broken", detail, line=first.line)
            match = loaded.match
        self._keep(match, text)
        return match

    @staticmethod
    def _at_seat(request: Request, match: Match) -> Seat:
        return request.number("seat", 0, match.setup.seats - 1)

    @staticmethod
    def _viewer(request: Request, match: Match, name: str) -> Seat | None:
        return request.number(name, 0, match.setup.seats - 1) if request.has(name) else None

    # -- ops

    @staticmethod
    def _hello(_: Request) -> Body:
        return {
            "protocol": PROTOCOL,
            "version": engine.__version__,
            "games": [game_json(game) for game in registry.games()],
            "levels": list(LEVELS),
        }

    def _new(self, request: Request) -> Body:
        return self._recorded(begun(request, self._loaded))

    def _check(self, request: Request) -> Body:
        loaded = replay.load(request.text("text"), registry.game)
        match = loaded.match
        return {
            **self._recorded(match),
            "kind": "match",
            "game": match.game.name,
            "seats": [player_json(player) for player in match.players],
            "options": dict(match.options.values),
            "deal": match.setup.deal,
            "ply": match.plies,
            "played": loaded.played,
            "deal_over": match.deal_over,
            "over": match.end is not None,
            "scores": list(match.totals),
            "lost": [lost_json(lost) for lost in loaded.lost],
        }

    def _status(self, request: Request) -> Body:
        match = self._match(request)
        return {
            "must": list(match.must),
            "may": list(match.may),
            "undo": [seat for seat in range(match.setup.seats) if replay.undoable(match, seat) is not None],
            "over": match.end is not None,
            "deal": match.setup.deal,
            "deal_over": match.deal_over,
            "ply": match.plies,
            "scores": list(match.totals),
            "places": list(match.end.ranking) if match.end else None,
            "deals": [deal_json(deal) for deal in settled(match.deals)],
        }

    def _legal(self, request: Request) -> Body:
        match = self._match(request)
        moves = match.legal(self._at_seat(request, match))
        return {"moves": [{"text": match.game.write(move), **match.game.about(move)} for move in moves]}

    def _look(self, request: Request) -> Body:
        match = self._match(request)
        viewer, is_open = self._viewer(request, match, "seat"), request.flag("open")
        there = past_in(request, match) if is_open else moment_in(request, match)
        return {"table": _seen(there, viewer, is_open=is_open)}

    def _moves(self, request: Request) -> Body:
        match = self._match(request)
        return moves_json(finished_deal(match, deal_in(request, match), "its moves are told"))

    def _past(self, request: Request) -> Body:
        match = self._match(request)
        deals = settled(match.deals)
        found = {"key": self._recorded(match)["key"], "deals": [deal_json(deal) for deal in deals]}
        viewer, is_open = self._viewer(request, match, "seat"), request.flag("open")
        spot = spot_in(request, deals)
        if spot is None:
            return found
        deal, ply = spot
        table = _seen(replay.at(match, deal.setup.deal, ply), viewer, is_open=is_open)
        return {**found, "deal": deal.setup.deal, **moves_json(deal), "table": table}

    def _excerpt(self, request: Request) -> Body:
        match = self._match(request)
        deal = finished_deal(match, deal_in(request, match), "it can be taken along")
        return self._recorded(excerpt(deal, request.number("ply", 0, deal.plies) if request.has("ply") else None))

    def _tally(self, request: Request) -> Body:
        match = self._match(request)
        deals = match.deals
        if request.has("deal"):
            deals = (finished_deal(match, deal_in(request, match), "it is counted"),)
        return tally_json(match, settled(deals))

    def _branch(self, request: Request) -> Body:
        return self._recorded(replay.branch(past_in(request, self._match(request))))

    def _rollout(self, request: Request) -> Body:
        match = self._match(request)
        seat, text = self._at_seat(request, match), request.text("move")
        after = rolled_out(match.play(seat, text))
        return {**self._recorded(after), "reasons": to_json(reasons_for(match, seat, text))}

    def _touch(self, request: Request) -> Body:
        match = self._match(request)
        seat = self._at_seat(request, match)
        names = request.names("cards")
        try:
            answer = touch(match, seat, names)
        except KeyError as error:
            raise Fault("request/field", f"cards: there is no {error} in the deck", field="cards") from None
        except ValueError as error:
            raise Fault("request/field", f"cards: {error}", field="cards") from None
        return dict(to_json(answer))

    def _play(self, request: Request) -> Body:
        match = self._match(request)
        viewer = self._viewer(request, match, "for")
        after = match.play(self._at_seat(request, match), request.text("move"))
        return {**self._recorded(after), "events": to_json(events(after, viewer))}

    def _events(self, request: Request) -> Body:
        match = self._match(request)
        viewer = self._viewer(request, match, "for")
        return {"events": to_json(since(match, ply_in(request, match), viewer))}

    def _verify(self, request: Request) -> Body:
        return {"deals": [provenance_json(provenance) for provenance in provenances(self._match(request))]}

    def _next(self, request: Request) -> Body:
        return self._recorded(continued(request, self._match(request)))

    def _undo(self, request: Request) -> Body:
        match = self._match(request)
        seat = self._at_seat(request, match)
        return self._recorded(replay.undo(match, seat, request.word("scope", "step", "decision")))

    def _concede(self, request: Request) -> Body:
        match = self._match(request)
        viewer = self._viewer(request, match, "for")
        after = match.concede(self._at_seat(request, match))
        return {**self._recorded(after), "events": to_json(events(after, viewer))}

    def _seat(self, request: Request) -> Body:
        match = self._match(request)
        return self._recorded(match.reseat(self._at_seat(request, match), request.player(match.game)))

    def _cancel(self, request: Request) -> Body:
        of = request.id("of")
        found = [thinking for identity, thinking in self._thinking if identity == of]
        for thinking in found:
            thinking.cancel()
        return {"cancelled": bool(found)}

    def _think(self, request: Request, *, hint: bool) -> Coroutine[Any, Any, Body]:
        match = self._match(request)
        seat = self._at_seat(request, match)
        match.need_running()
        if not match.legal(seat):
            raise Fault("seat/turn", f"seat {seat} has nothing to do now")
        bot = _bot(request, match.players[seat], hint=hint)
        rng, budget = self._effort(request)
        if seat not in match.must and not hint:
            return _waits()
        return self._begun(request, Thinking(match, seat, bot, rng, budget))

    def _review(self, request: Request) -> Coroutine[Any, Any, Body]:
        match = self._match(request)
        seat = self._at_seat(request, match)
        deal = replay.deal_of(match, deal_in(request, match))
        number = deal.setup.deal
        if deal.outcome is None:
            raise Fault("deal/running", f"deal {number} is still played: it can be reviewed when it is over")
        ply = request.number("ply", 0, deal.plies - 1)
        who, text = deal.moves[ply]
        if who != seat:
            raise Fault("request/field", f"ply: that move was made by seat {who}, not by seat {seat}", field="ply")
        before = replay.at(match, number, ply)
        played = next((move for move in before.legal(seat) if match.game.write(move) == text), None)
        if played is None:
            raise Fault("request/field", f"ply: {text!r} is a move of older rules", field="ply")
        rng, budget = self._effort(request)
        game = match.game
        result = gain(deal.outcome.points, game.sides(deal.setup), seat, low=game.wins == "low")
        return self._begun(request, Reviewing(before, seat, played, rng, budget, result=result))

    def _effort(self, request: Request) -> tuple[SplitMix64, Budget]:
        """Returns the generator for a search, and the budget that the request allows it."""
        rng = SplitMix64(seed_of(request.seed("")))
        ms = request.number("ms", 0, _MAX_MS) if request.has("ms") else None
        playouts = request.number("playouts", 0, _MAX_PLAYOUTS) if request.has("playouts") else None
        if ms is None and playouts is None:
            ms = _DEFAULT_MS
        return rng, Budget(self._now, ms, playouts)

    def _begun(self, request: Request, thinking: Thinking) -> Coroutine[Any, Any, Body]:
        entry = request.id(), thinking
        self._thinking.append(entry)
        return self._worked(entry)

    async def _worked(self, entry: tuple[Id, Thinking]) -> Body:
        try:
            return await entry[1].work()
        finally:
            self._thinking.remove(entry)


def _seen(match: Match, viewer: Seat | None, *, is_open: bool) -> object:
    """Returns the table as a viewer sees it, or with every hand open."""
    return to_json(look_open(match, viewer) if is_open else look(match, viewer))


async def _waits() -> Body:
    """Answers for a seat that may act but need not: bots bet on their own turn, so waiting loses nothing."""
    return {"move": None, "playouts": 0, "ms": 0, "cut": False, "why": []}


def _bot(request: Request, player: Player, *, hint: bool) -> Bot:
    """Returns the bot of the level that a request asks for, else of the player's own, with their temperament.

    For hints the default is the strongest level, and there is no temperament.
    """
    level = request.text("level", "") or (STRONGEST if hint else level_of(player.level))
    if hint and level == STRONGEST:
        return ADVISER
    bot = bot_for(level)
    return TemperedBot(bot, player.temperament) if player.temperament and not hint else bot


def _key(text: str) -> str:
    raw = text.encode()
    return f"{zlib.crc32(raw):08x}{zlib.adler32(raw):08x}{len(raw):x}"
