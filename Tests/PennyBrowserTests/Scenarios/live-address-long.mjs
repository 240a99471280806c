// An address with more inputs than a form can hold is not taken over, and the page says so at once;
// one with as many as somebody may have is.
import { engineIs, home, namesOf, put, resultOf, valueOf } from "./Parts/live.mjs";
import { long, soon } from "./Parts/size.mjs";

export const needs = ["form.js"];

const extras = "calculations/with-extras.html";
const refused = "The address of this page has more inputs than this form can take. The page does not "
  + "use any of them, and the result stays the same.";
const faults = "#inputs [role=status][data-summary]";
const heavy = {
  rows: long((row) => `extra.${row}.amount=1`).join("&"),
  "rows with a fault": long((row) => `extra.${row}.x=`).join("&"),
  "a list in one line": `extra=${long(() => "5+from+1%3B").join("")}`,
  "a long text": `principal=${long(() => "1").join("")}`,
  "one input again and again": long(() => "term=20+years").join("&"),
  "names of nothing": long((number) => `a${number}=1`).join("&"),
};

export default async function ({ page, check }) {
  await page.open(extras);
  const published = await resultOf(page);
  for (const [what, text] of Object.entries(heavy)) {
    await page.open("index.html");
    await soon(page, async () => {
      await page.open(`${extras}#${text}`);
      await engineIs(page, "ready");
      await page.shows(faults, refused);
    }, what);
    check(await resultOf(page), published, `the result beside ${what}`);
    check(await namesOf(page, "extra").then(({ length }) => length), 10, "the fields of the list");
    await page.shows("#changed");
  }

  // Inputs that are typed then are taken, and the words go.
  await put(page, "rate", "5.5");
  await page.shows("[data-back]", "Undo changes");
  await page.shows(faults);
  const mine = await resultOf(page);
  await page.evaluate((text) => { location.hash = text; }, heavy.rows);
  await page.shows(faults, refused);
  check(await resultOf(page), mine, "the result of what was typed");
  check(await valueOf(page, "rate"), "5.5", "what was typed");

  // As many as the longest list may have.
  const honest = Array.from({ length: 1_200 }, (_, row) =>
    `extra.${row}.amount=1,234.50&extra.${row}.at=${row % 360 + 1}`).join("&");
  await soon(page, async () => {
    await page.evaluate((text) => { location.hash = text; }, honest);
    await page.waitFor(
      () => document.querySelector('[name="extra.1199.amount"]')?.value === "1,234.50",
      "all of the list is there");
    await page.shows(faults);
    await page.waitFor(() => seen("#changed").length > 0, "the figures are others");
  }, "a long list");

  await page.open(`${home}#rate=5.5%25`);
  await page.shows("[data-back]", "Undo changes");
}
