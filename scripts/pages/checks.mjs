// The checks by their names, in the order in which they run: the quick ones first.
import { join } from "node:path";
import { checkAxe } from "./axe.mjs";
import { checkBlank } from "./blank.mjs";
import { checkCharts } from "./charts.mjs";
import { checkCSP } from "./csp.mjs";
import { checkForm } from "./form.mjs";
import { checkHTML } from "./html.mjs";
import { checkKeys } from "./keys.mjs";
import { checkLarge } from "./large.mjs";
import { checkLinks } from "./links.mjs";
import { checkLooks } from "./looks.mjs";
import { checkPrint } from "./print.mjs";
import { checkSteady } from "./steady.mjs";
import { checkWords } from "./words.mjs";

export const checks = {
  html: checkHTML, words: checkWords, links: checkLinks, csp: checkCSP, looks: checkLooks,
  large: checkLarge, charts: checkCharts, steady: checkSteady, keys: checkKeys, form: checkForm,
  blank: checkBlank, print: checkPrint, axe: checkAxe,
};

// The checkers that scripts/pages/fetch-tools has put into a folder.
export function givenTools(folder) {
  return { axe: join(folder, "axe.min.js"), vnu: join(folder, "vnu.jar") };
}
