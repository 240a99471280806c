import { rules, swap } from "./ways.mjs";

const links = Array.from({ length: 13 }, (_, place) => `<a href="#main">Link ${place}</a>`).join(" ");

export const formBreaks = [
  { name: "a form at the end", says: /does not stand below/, style: rules(".calculation > .adjust { order: 9 !important }") },
  { name: "links before the form", says: /late in the order of Tab/, text: swap('<div class="adjust">', `<p>${links}</p><div class="adjust">`) },
  {
    name: "a form behind the result", says: /comes behind the result/,
    text: (text) => {
      const start = text.indexOf('<div class="adjust">');
      const end = text.indexOf('<div class="story">');
      return text.slice(0, start) + text.slice(end).replace(
        '<div class="beside">', () => `${text.slice(start, end)}<div class="beside">`);
    },
  },
  { name: "a form that scrolls", says: /scrolls by itself/, style: rules("#inputs { max-height: 12rem; overflow-y: auto }") },
  { name: "saving at the end of the form", says: /saving is out of sight/, style: rules(".keep .actions { position: static !important }") },
  { name: "no line", says: /result is out of sight/, style: rules(".result-line { display: none !important }") },
  { name: "a line that is high", says: /is no line/, style: rules(".result-line { min-height: 9rem }") },
  { name: "a line that covers", says: /field is covered/, style: rules(".result-line { bottom: 0 !important }") },
  { name: "faults that nobody hears", says: /not announced/, text: swap('role="status" data-summary', "data-summary") },
  { name: "faults that nobody sees", says: /not shown at its field/, style: rules(".error { display: none !important }") },
  { name: "an old result as a new one", says: /not marked as old/, style: rules(".note.old { display: none !important }") },
  {
    name: "a keypad that is wider than the phone", says: /beside the window/,
    style: rules(".keypad-keys { grid-template-columns: 17rem repeat(4, 2.75rem) !important }"),
  },
];
