"""Beginning a match: one request to the engine, one save, and then its table."""

SEED_BYTES = 16


async def begin(app, game, seats, options, dealer=None):
    """Makes a match, keeps it, and returns its id; raises EngineError and SaveError."""
    fields = {"game": game, "seats": seats, "options": options, "seed": app.dom.random(SEED_BYTES)}
    if dealer is not None:
        fields["dealer"] = dealer
    answer = await app.engine.ask("new", **fields)
    return await app.saves.create(answer["record"], about(game, seats, options))


async def repeat(app, record, meta, again):
    """Makes a match like another: the same people and options, and with `again` the very same cards."""
    if again:
        answer = await app.engine.ask("new", again=record)
        fresh = about(meta["game"], meta["seats"], meta.get("options") or {})
        return await app.saves.create(answer["record"], fresh)
    return await begin(app, meta["game"], meta["seats"], meta.get("options") or {})


async def take_in(app, record, checked):
    """Keeps a match that came from outside, after the engine's `check` and `named`; returns its id."""
    meta = about(checked["game"], checked["seats"], checked.get("options") or {})
    meta["deal"] = checked["deal"]
    meta["ply"] = checked["ply"]
    meta["scores"] = checked["scores"]
    meta["over"] = checked["over"]
    return await app.saves.create(record, meta)


def about(game, seats, options):
    """Returns a new match's meta."""
    return {
        "game": game,
        "seats": seats,
        "options": options,
        "deal": 1,
        "ply": 0,
        "scores": [0] * len(seats),
        "over": False,
        "places": None,
    }


def deal_name(app, meta):
    """Returns what a game calls the running deal of a match: "hand 3", "round 3"."""
    return app.t(f"game-{meta['game']}.deal", n=meta["deal"])


def deal_count(app, game, n):
    """Returns so many deals of a game in its own words: "one hand", "3 rounds"."""
    return app.t(f"game-{game}.deals", n=n)


def people(meta):
    """Returns the numbers of the seats where people sit."""
    return [number for number, seat in enumerate(meta["seats"]) if seat["kind"] == "human"]


def usual_name(app, kind, place, persons):
    """Returns the name of a seat that was given none, at a table of so many people."""
    if kind == "bot":
        return app.t("bot-n", n=place + 1)
    return app.t("name-you") if persons == 1 else app.t("player-n", n=place + 1)


def named(app, seats):
    """Returns seats with a name for each, and no two alike: a name that is missing is made, a second one numbered."""
    persons = sum(seat["kind"] == "human" for seat in seats)
    found = []
    for place, seat in enumerate(seats):
        name = base = seat["name"] or usual_name(app, seat["kind"], place, persons)
        number = 2
        while any(other["name"] == name for other in found):
            name = f"{base} {number}"
            number += 1
        found.append({"kind": seat["kind"], "name": name, "level": seat["level"]})
    return found
