"""Sample tables for the tests of the table screen: the view model's JSON as the engine sends it, written by hand."""


def text(code, **args):
    """Returns a Text."""
    return {"code": code, "args": args}


def face_order(face):
    """Returns where a card sorts by rank and by suit."""
    wild = {"J": 11, "Q": 12, "K": 13}
    if face in wild:
        return {"rank": wild[face], "suit": 9}
    return {"rank": int(face[:-1]), "suit": "roygb".index(face[-1])}


def points(face):
    """Returns the points printed on a card."""
    return {"J": 2, "Q": 3, "K": 5}.get(face, 1 if face[:-1] in {"3", "5", "7", "9"} else 0)


def slot(face, key=None, group=None, marks=(), was=None):
    """Returns a face-up slot; its key is made from its face."""
    marks = list(marks) + (["wild"] if face in {"J", "Q", "K"} else [])
    return {
        "key": key or "c" + face,
        "face": face,
        "marks": marks,
        "was": was,
        "order": face_order(face),
        "points": points(face),
        "group": group,
        "stands": None,
    }


def zone(key, kind, place, seat=None, slots=(), groups=(), count=None, label="zone/hand"):  # noqa: PLR0917
    """Returns a zone."""
    return {
        "key": key,
        "kind": kind,
        "seat": seat,
        "place": place,
        "label": text(label, seat=seat) if seat is not None else text(label),
        "count": len(slots) if count is None else count,
        "slots": list(slots),
        "groups": list(groups),
        "actions": [],
    }


def back(key):
    """Returns a face-down slot."""
    return {
        "key": key,
        "face": None,
        "marks": [],
        "was": None,
        "order": {},
        "points": 0,
        "group": None,
        "stands": None,
    }


def backs(seat, count):
    """Returns the face-down slots of a hand."""
    return [back(f"hand:{seat}/{n}") for n in range(count)]


def group(key, seat, kind="play", label=None, marks=()):
    """Returns a group of a trick."""
    label = label or text("shape/single", rank="5")
    return {"key": key, "seat": seat, "kind": kind, "label": label, "marks": list(marks)}


def action(move, kind, label, cards=(), at=None):
    """Returns an action."""
    return {"move": move, "kind": kind, "cards": list(cards), "at": at, "label": label}


def seat_view(seat, name, **more):
    """Returns a seat as the table view has it."""
    view = {
        "seat": seat,
        "name": name,
        "kind": "human",
        "level": "",
        "side": seat,
        "cards": 17,
        "turn": False,
        "dealer": False,
        "leader": False,
        "out": 0,
        "bet": 0,
        "bet_lost": False,
        "total": 0,
        "stats": [],
    }
    view.update(more)
    return view


HAND = ("2r", "3y", "4g", "5r", "5o", "6y", "7r", "7g", "8o", "8r", "9y", "9r", "10g", "10o", "J", "Q", "K")
OTHER = ("2o", "3r", "4o", "5y", "6r", "6g", "7o", "7y", "7b", "8g", "9o", "9g", "10r", "10y")

PASS = action("pass", "pass", text("action/pass"))
BETS = [action(f"bet {n}", "bet", text("action/bet", value=n), ()) for n in (0, 15, 30)]
PAIR = action("9r 9y", "set", text("action/set", width=2, rank="9"), ("9r", "9y"))


def table(seat=0, **more):
    """Returns a two-player table: Anna follows Béla's pair of 8s; seat None sees no hand, seat 1 sees Béla's."""
    turn = 0
    hands = []
    for who, cards in ((0, HAND), (1, OTHER)):
        if who == seat:
            hands.append(zone(f"hand:{who}", "hand", "own", who, [slot(face) for face in cards]))
        else:
            hands.append(zone(f"hand:{who}", "fan", "opponent", who, backs(who, len(cards))))
            hands.append(
                zone(f"wild:{who}", "fan", "opponent", who, [slot(w, f"w{who}{w}") for w in "JQK"], label="zone/wild")
            )
    trick = zone(
        "trick",
        "trick",
        "centre",
        None,
        [
            slot("6o", group="g1"),
            slot("6b", group="g1"),
            slot("8b", "c8b", "g2"),
            slot("8y", "c8y", "g2", was="hand:1/13"),
        ],
        [
            group("g1", 0, label=text("shape/set", width=2, rank="6")),
            group("g2", 1, label=text("shape/set", width=2, rank="8"), marks=["top"]),
        ],
        label="zone/trick",
    )
    last = zone(
        "last",
        "trick",
        "side",
        None,
        [slot("2y", group="l1"), slot("3b", group="l2")],
        [
            group("l1", 1, label=text("shape/set", width=1, rank="2")),
            group("l2", 0, label=text("shape/set", width=1, rank="3"), marks=["top"]),
            group("l3", 1, "pass", text("shape/pass")),
        ],
        label="zone/last",
    )
    stats = [text("stat/bet", value=15), text("stat/captured", points=1)]
    sides = [
        zone("won:0", "pile", "side", 0, count=2, label="zone/won"),
        zone("won:1", "pile", "side", 1, count=0, label="zone/won"),
        zone("haggis", "stock", "centre", None, count=8, label="zone/haggis"),
    ]
    base = {
        "layout": "climbing",
        "hand_order": "rank",
        "singly": False,
        "game": "haggis",
        "deal": 3,
        "ply": 12,
        "seat": seat,
        "must": [turn],
        "may": [1],
        "undo": None if seat is None else "decision",
        "practice": False,
        "phase": "follow",
        "deal_over": False,
        "match_over": False,
        "title": text("title/haggis", deal=3, target=250),
        "banner": text("beat/set", width=2, rank="8"),
        "seats": [
            seat_view(0, "Anna", turn=True, total=112, stats=stats),
            seat_view(1, "Béla", kind="bot", level="club", dealer=True, leader=True, total=96, cards=14),
        ],
        "zones": hands,
        "actions": [PASS] if seat == turn else BETS if seat == 1 else [],
        "log": [
            {"ply": 10, "seat": 0, "text": text("play/set", seat=0, width=2, rank="6"), "cards": ["6o", "6b"]},
            {"ply": 11, "seat": 1, "text": text("play/set", seat=1, width=2, rank="8"), "cards": ["8b", "8y"]},
        ],
        "guide": [text("guide/bombs"), text("guide/bomb", bomb=2, cards="J Q")],
        "tip": None,
        "summary": None,
    }
    base["zones"].extend([trick, last])
    base["zones"].extend(sides)
    base.update(more)
    return base


def three(seat=0, **more):
    """Returns a three-player table: Anna and Cili are people, Béla is a bot and has the turn after a bomb."""
    base = table(seat)
    base["seats"].append(seat_view(2, "Cili", total=40, cards=3))
    base["seats"][0]["turn"] = False
    base["seats"][1]["turn"] = True
    base["must"] = [1]
    base["may"] = []
    base["actions"] = []
    base["banner"] = text("waits/set", seat=1, width=2, rank="8")
    base["zones"].append(zone("hand:2", "fan", "opponent", 2, backs(2, 2)))
    base["zones"].append(zone("wild:2", "fan", "opponent", 2, [slot("K", "w2K")], label="zone/wild"))
    base["zones"].append(zone("won:2", "pile", "side", 2, count=6, label="zone/won"))
    base.update(more)
    return base


def four(seat=0, **more):
    """Returns a table of two teams, Anna and Cili against Béla and Dezső, all of whom choose a card at once."""
    base = three(seat)
    base["seats"].append(seat_view(3, "Dezső", cards=2))
    base["zones"].append(zone("hand:3", "fan", "opponent", 3, backs(3, 2)))
    for number, total in enumerate((112, 96, 112, 96)):
        base["seats"][number].update(side=number % 2, turn=True, total=total)
    base["must"] = [0, 1, 2, 3]
    base["banner"] = text("banner/exchange", to=2, swap=1, swaps=2)
    base.update(more)
    return base


def over(seat=0, places=None, **more):
    """Returns a two-player table after a deal that Anna won: all hands are open; `places` ends the match."""
    base = table(seat)
    parts = [
        {
            "seat": 0,
            "rows": [
                {"text": text("score/out", cards=3, each=5), "points": 15, "cards": []},
                {"text": text("score/captured"), "points": 2, "cards": ["3b", "9r", "9y", "2y"]},
                {"text": text("score/bet-made", value=15), "points": 15, "cards": []},
            ],
            "points": 32,
            "total": 144,
        },
        {"seat": 1, "rows": [], "points": 0, "total": 96},
    ]
    base["must"] = []
    base["may"] = []
    base["deal_over"] = True
    base["match_over"] = places is not None
    base["phase"] = "over"
    base["banner"] = text("banner/over", seat=0, points=32)
    base["actions"] = []
    base["summary"] = {"parts": parts, "places": places, "order": [0, 1], "reason": text("deal/first-out", seat=0)}
    left = [slot(face) for face in ("2o", "4o", "6g")]
    base["zones"] = [
        zone("hand:0", "hand", "own", 0, []),
        zone("hand:1", "fan", "opponent", 1, left),
        zone("trick", "trick", "centre", label="zone/trick"),
        zone("haggis", "stock", "centre", None, [slot(face) for face in ("2g", "4r")], label="zone/haggis"),
    ]
    base["seats"][0].update(cards=0, out=1, total=144, turn=False)
    base["seats"][1].update(cards=3, total=96)
    base.update(more)
    return base


def bots_turn(viewer):
    """Returns a table where Béla, a bot, has the turn and Anna may still bet."""
    return table(viewer, must=[1], may=[0], actions=BETS)
