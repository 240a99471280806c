// How pages are broken on purpose, by the check that must notice.
import { axeBreaks } from "./axe.mjs";
import { blankBreaks } from "./blank.mjs";
import { chartsBreaks } from "./charts.mjs";
import { cspBreaks } from "./csp.mjs";
import { formBreaks } from "./form.mjs";
import { htmlBreaks } from "./html.mjs";
import { keysBreaks } from "./keys.mjs";
import { largeBreaks } from "./large.mjs";
import { linksBreaks } from "./links.mjs";
import { looksBreaks } from "./looks.mjs";
import { printBreaks } from "./print.mjs";
import { steadyBreaks } from "./steady.mjs";
import { wordsBreaks } from "./words.mjs";

export const breaks = {
  html: htmlBreaks, words: wordsBreaks, links: linksBreaks, csp: cspBreaks, looks: looksBreaks,
  large: largeBreaks, charts: chartsBreaks, steady: steadyBreaks, keys: keysBreaks,
  form: formBreaks, blank: blankBreaks, print: printBreaks, axe: axeBreaks,
};
