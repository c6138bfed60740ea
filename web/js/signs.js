// What the page shows, as classes of #app for the style sheets: `with-tower` while there is a tower, and so on.
// `:has()` could tell as well, but with an anchor so far up: wherever anything came or went below it, Chromium would
// restyle whatever any rule with `:has()` is about, on a table each card in hand.
const SIGNS = {
  asking: "#t-bar :is(.bets > .btn-primary, .bets[data-lapses])",
  brief: ".is-brief",
  climbing: "#main .cloth:not(.cloth-turns, .cloth-melds)",
  coach: "#t-coach",
  code: "#t-code",
  curtain: "#main .curtain",
  dealing: "#main .is-dealing",
  engine: "#engine:not(:empty)",
  focus: "#main :is(#t-seats, #t-centre) :focus-visible",
  four: '#t-seats .seats[data-count="4"]',
  guided: "#main .is-guided",
  lesson: "#main .is-lesson",
  melds: "#main .cloth-melds",
  others: '#t-seats .seats:not([data-count="1"])',
  same: "[data-act=same]",
  slider: "#main .slider",
  summary: "#main .summary",
  toast: "#toast:not(:empty)",
  tower: "#main .tower",
};

export function showSigns() {
  const app = document.getElementById("app");
  for (const [name, selector] of Object.entries(SIGNS))
    app.classList.toggle(`with-${name}`, app.querySelector(selector) !== null);
}

for (const kind of ["focusin", "focusout"]) addEventListener(kind, showSigns);
