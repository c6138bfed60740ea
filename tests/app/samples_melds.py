"""Sample tables of a game with combinations, as the engine sends them, written by hand."""

from tests.app.samples_table import action, back, backs, group, seat_view, text, zone

RANKS = "A23456789TJQK"
HAND = ("5h", "6h", "7h", "9c", "9d", "9s", "Kc", "9c")
DRAW = action("draw", "draw", text("action/handromi-draw"), at="stock")
TAKE = action("take", "take", text("action/handromi-take", rank="2", suit="s"), at="pile")
DISCARD = action("discard Kc", "discard", text("action/handromi-discard", rank="K", suit="c"), ["Kc"], "pile")
MELD = action("meld 5h 6h 7h", "meld", text("action/handromi-meld-run", points=18), ["5h", "6h", "7h"], "melds:0")
LAYOFF = action("layoff Kc 2", "layoff", text("action/handromi-layoff-run", to=1), ["Kc"], "m2")


def card(face, key=None, group=None, marks=()):
    """Returns a slot of a French card."""
    rank = RANKS.index(face[0].replace("1", "T")) + 1
    order = {"rank": rank, "suit": "shdc".index(face[-1])}
    return {
        "key": key or "c" + face,
        "face": face,
        "marks": list(marks),
        "was": None,
        "order": order,
        "points": min(rank, 10),
        "group": group,
        "stands": None,
    }


def hand_slots():
    """Returns the hand: a run f1, three nines f2, a king that was just drawn and a second nine of clubs."""
    members = {"5h": "f1", "6h": "f1", "7h": "f1", "9c": "f2", "9d": "f2", "9s": "f2"}
    slots = [card(face, f"c{number}", members.get(face)) for number, face in enumerate(HAND)]
    slots[6]["marks"] = ["drawn"]
    slots[7]["group"] = None
    return slots


def table(seat=0, phase="meld", laid=True, **more):
    """Returns a table of three: Anna is between drawing and discarding, Béla has laid two combinations, Cili one."""
    found = [
        group("f1", 0, "meld", text("zone/handromi-found-run", low="5", high="7", suit="h", points=18), ["run"]),
        group("f2", 0, "meld", text("zone/handromi-found-group", rank="9", cards=3, points=27)),
    ]
    melds = [
        ("m1", 1, [card(face, "a" + face, "m1") for face in ("3s", "4s", "5s")]),
        ("m2", 1, [card(face, "b" + face, "m2") for face in ("Tc", "Jc", "Qc")]),
        ("m3", 2, [card(face, "d" + face, "m3") for face in ("8s", "8h", "8d")]),
    ]
    zones = [
        zone("hand:0", "hand", "own", 0, hand_slots(), found),
        zone("hand:1", "fan", "opponent", 1, backs(1, 8)),
        zone("hand:2", "fan", "opponent", 2, backs(2, 11)),
    ]
    for seat_of in range(3):
        mine = [meld for meld in melds if meld[1] == seat_of and laid]
        slots = [slot for _, _, cards in mine for slot in cards]
        groups = [group(key, owner, "meld", text("shape/handromi-run", low="3")) for key, owner, _ in mine]
        place = "own" if seat_of == seat else "opponent"
        zones.append(zone(f"melds:{seat_of}", "melds", place, seat_of, slots, groups, label="zone/handromi-melds"))
    zones += [
        zone("stock", "stock", "centre", None, [back("stock/0")], count=31, label="zone/handromi-stock"),
        zone("pile", "pile", "centre", None, [card("2s", marks=["last"])], count=9, label="zone/handromi-pile"),
        zone("exchange", "pile", "centre", None, [card("Ah")], label="zone/handromi-exchange"),
    ]
    base = {
        "layout": "rummy",
        "hand_order": "rank",
        "singly": True,
        "game": "handromi",
        "deal": 2,
        "ply": 40,
        "seat": seat,
        "must": [0],
        "may": [],
        "undo": None,
        "practice": False,
        "phase": phase,
        "deal_over": False,
        "match_over": False,
        "title": text("title/handromi", deal=2, deals=5),
        "banner": text("banner/handromi-meld"),
        "seats": [
            seat_view(0, "Anna", turn=True, cards=len(HAND)),
            seat_view(1, "Béla", kind="bot", cards=8),
            seat_view(2, "Cili", kind="bot", cards=11),
        ],
        "zones": zones,
        "actions": [],
        "log": [{"ply": 40, "seat": 0, "text": text("log/handromi-draw", seat=0), "cards": []}],
        "guide": [],
        "tip": None,
        "summary": None,
    }
    base.update(more)
    return base
