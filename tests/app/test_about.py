"""What Talon is made of: every part listed under its purpose, with a link to its licence."""

import json

from tests.app.markup import tags
from tests.app.samples_shell import open_whole, start

PARTS = [
    {"id": "pyodide", "name": "pyodide", "version": "314.0.7", "license": "MPL-2.0", "use": "rules"},
    {"id": "weak-id", "name": "weak-id", "version": "0.2.2", "license": "MIT", "use": "tools"},
    {"id": "html-escaper", "name": "html-escaper", "version": "", "license": "<MIT>", "use": "tools"},
]


def _about():
    app, dom = start()
    dom.files["about/parts.json"] = json.dumps(PARTS)
    open_whole(app, "settings")
    dom.press("go", to="about")
    return dom


def test_every_part_stands_under_what_it_is_for():
    dom = _about()
    assert "use-rules" in dom.html["about-rules"]
    assert "pyodide 314.0.7" in dom.html["about-rules"]
    assert "weak-id 0.2.2" in dom.html["about-tools"]
    assert "html-escaper</span>" in dom.html["about-tools"]
    assert "pyodide" not in dom.html["about-tools"]


def test_every_part_leads_to_its_licence():
    dom = _about()
    links = [found["href"] for found in tags(dom.html["about-rules"] + dom.html["about-tools"]) if "href" in found]
    assert links == ["./licenses.html#pyodide", "./licenses.html#weak-id", "./licenses.html#html-escaper"]
    assert ">MPL-2.0</a>" in dom.html["about-rules"]
    assert "part-licence{license=MPL-2.0,name=pyodide}" in dom.html["about-rules"]
    assert "<MIT>" not in dom.html["about-tools"]
