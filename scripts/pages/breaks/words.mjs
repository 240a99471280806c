import { add } from "./ways.mjs";

export const wordsBreaks = [
  { name: "a word of the trade", says: /“half-up” is on 1 pages/, text: add("<p>Rounded half-up.</p>") },
  { name: "a word of the trade in a label", says: /“minor units\?” is on 1/, text: add('<p><input aria-label="Minor units" size="3"></p>') },
];
