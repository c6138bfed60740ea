// The sounds of the table, made as they are played: felt and cards from filtered noise, wood from decaying sines. A
// file of its own, fetched when the page is idle. Each sound is short, mostly below 3 kHz, and a little different
// each time.

const SILENT = 0.0001; // an exponential fall never reaches 0
const SPREAD = 0.06; // of a pitch, up and down

const SOUNDS = {
  deal(table) {
    for (let card = 0; card < 6; card++) snap(table, 0.07 * card, 0.16, 1500);
  },
  play(table) {
    snap(table, 0, 0.4, 1800);
    knock(table, 0.004, 150, 0.09, 0.3);
  },
  pass(table) {
    knock(table, 0, 210, 0.07, 0.26);
    knock(table, 0.12, 190, 0.07, 0.18);
  },
  trick(table) {
    sweep(table, 0, 0.2, 0.2);
    snap(table, 0.2, 0.22, 1300);
  },
  bomb(table) {
    knock(table, 0, 88, 0.5, 0.75, 0.45);
    sweep(table, 0, 0.28, 0.3);
  },
  turn(table) {
    knock(table, 0, 392, 0.16, 0.2);
  },
  win(table) {
    const tune = { ...table, pitch: 1 }; // its notes are in tune with each other
    for (const [place, hz] of [392, 494, 587].entries()) knock(tune, 0.15 * place, hz, 0.4, 0.26);
  },
};

/** Plays a sound, by its name, into a node of a running or offline context. */
export function play(out, name) {
  const pitch = 1 + SPREAD * (2 * Math.random() - 1);
  SOUNDS[name]({ out, pitch, start: out.context.currentTime + 0.005 });
}

/** A card on felt: a few milliseconds of noise around a frequency. */
function snap(table, after, loud, hz) {
  hiss(table, after, { type: "bandpass", from: hz, to: hz / 2, q: 0.9, seconds: 0.045, rise: 0.002, loud });
}

/** Cards drawn over felt. */
function sweep(table, after, seconds, loud) {
  hiss(table, after, { type: "lowpass", from: 900, to: 260, q: 0.5, seconds, rise: seconds / 3, loud });
}

function hiss({ out, pitch, start }, after, { type, from, to, q, seconds, rise, loud }) {
  const { context } = out;
  const at = start + after;
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type, Q: q, frequency: from * pitch });
  filter.frequency.setValueAtTime(from * pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to * pitch, at + seconds);
  noise.connect(filter).connect(envelope(out, at, { rise, seconds, loud }));
  noise.start(at);
}

/** Struck wood: a tone that falls to a share of its pitch, and a fainter one two octaves above that dies sooner. */
function knock({ out, pitch, start }, after, hz, seconds, loud, fall = 0.92) {
  const at = start + after;
  for (const [times, lasts, share] of [
    [1, 1, 1],
    [3.9, 0.35, 0.18],
  ]) {
    const length = seconds * lasts;
    const tone = new OscillatorNode(out.context, { frequency: hz * times * pitch });
    tone.frequency.setValueAtTime(hz * times * pitch, at);
    tone.frequency.exponentialRampToValueAtTime(hz * times * pitch * fall, at + length);
    tone.connect(envelope(out, at, { rise: 0.004, seconds: length, loud: loud * share }));
    tone.start(at);
    tone.stop(at + length);
  }
}

function envelope(out, at, { rise, seconds, loud }) {
  const gain = new GainNode(out.context, { gain: 0 });
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
  gain.connect(out);
  return gain;
}
