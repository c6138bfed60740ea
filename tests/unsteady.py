"""A pytest plugin that names the tests that failed and then passed on a second try: they are not steady."""

import pytest

__all__: list[str] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tried-again", action="store_true", help="name what passes: it failed a moment ago")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Lists the tests that passed, above pytest's summary line."""
    if not config.getoption("--tried-again"):
        return
    broken = {report.nodeid for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, ())}
    passed = [report.nodeid for report in terminalreporter.stats.get("passed", ()) if report.nodeid not in broken]
    terminalreporter.section("failed first, passed when tried again")
    for name in passed or ["none"]:
        terminalreporter.line(name)
