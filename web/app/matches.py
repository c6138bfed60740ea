"""Beginning a match: one request to the engine, one save, and then its table."""

SEED_BYTES = 16


async def begin(app, game, seats, options, dealer=None):
    """Makes a match, keeps it, and returns its id; raises HostError and SaveError."""
    fields = {"game": game, "seats": seats, "options": options, "seed": app.dom.random(SEED_BYTES)}
    if dealer is not None:
        fields["dealer"] = dealer
    answer = await app.client.ask("new", **fields)
    return app.saves.create(answer["record"], about(game, seats, options))


async def repeat(app, record, meta, again):
    """Makes a match like another: the same people and options, and with `again` the very same cards."""
    if again:
        answer = await app.client.ask("new", again=record)
        fresh = about(meta["game"], meta["seats"], meta.get("options") or {})
        return app.saves.create(answer["record"], fresh)
    return await begin(app, meta["game"], meta["seats"], meta.get("options") or {})


async def take_in(app, record, checked):
    """Keeps a match that came from outside, after the engine's `check`; returns its id."""
    meta = about(checked["game"], checked["seats"], checked.get("options") or {})
    meta["deal"] = checked["deal"]
    meta["ply"] = checked["ply"]
    meta["scores"] = checked["scores"]
    meta["over"] = checked["over"]
    return app.saves.create(record, meta)


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


def people(meta):
    """Returns the numbers of the seats where people sit."""
    return [number for number, seat in enumerate(meta["seats"]) if seat["kind"] == "human"]
