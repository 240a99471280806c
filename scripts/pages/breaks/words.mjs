import { add } from "./ways.mjs";

export const wordsBreaks = [
  { name: "a word of the trade", says: /“half-up” is on 1 pages/, text: add("<p>Rounded half-up.</p>") },
  { name: "a word of the trade in a label", says: /“unit-periods\?” is on 1/, text: add('<p><input aria-label="Unit-periods" size="3"></p>') },
];
