"""Tasks: coroutines without an event loop."""

from app.task import Tasks


def _tasks():
    errors = []
    return Tasks(errors.append), errors


def test_a_task_runs_to_its_first_wait_at_once_and_goes_on_when_it_is_done():
    tasks, errors = _tasks()
    gate = tasks.deferred()
    seen = []

    async def work():
        seen.append("begun")
        seen.append(await gate)
        return "end"

    result = tasks.spawn(work())
    assert seen == ["begun"]
    gate.done("value")
    assert seen == ["begun", "value"]
    assert result.settled
    assert result.value == "end"
    assert errors == []


def test_a_settled_deferred_is_awaited_without_waiting_and_keeps_its_first_value():
    tasks, _ = _tasks()
    gate = tasks.deferred()
    gate.done(1)
    gate.done(2)

    async def work():
        return await gate

    assert tasks.spawn(work()).value == 1


def test_an_error_is_raised_where_it_is_awaited():
    tasks, errors = _tasks()
    gate = tasks.deferred()

    async def inner():
        return await gate

    async def work():
        try:
            await tasks.spawn(inner())
        except KeyError:
            return "caught"

    result = tasks.spawn(work())
    gate.fail(KeyError("x"))
    assert result.value == "caught"
    assert errors == []


def test_an_error_that_nobody_awaits_is_reported():
    tasks, errors = _tasks()

    async def work():
        raise KeyError("lost")

    tasks.spawn(work())
    assert [type(error) for error in errors] == [KeyError]


def test_a_broken_listener_does_not_stop_the_others():
    tasks, errors = _tasks()
    gate = tasks.deferred()
    seen = []

    def broken(_):
        raise ValueError

    gate.then(broken)
    gate.then(lambda done: seen.append(done.value))
    gate.done(3)
    assert seen == [3]
    assert len(errors) == 1


def test_long_chains_do_not_nest():
    tasks, _ = _tasks()
    gates = [tasks.deferred() for _ in range(500)]

    async def link(number):
        await gates[number]
        if number + 1 < len(gates):
            gates[number + 1].done()

    for number in range(len(gates)):
        last = tasks.spawn(link(number))
    gates[0].done()
    assert last.settled
