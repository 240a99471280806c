// A calculator begins with its form and a result, and the text that explains it follows; what a
// reader enters can be saved, and opened again there.
import { engineIs, put, resultOf } from "./Parts/live.mjs";

export const needs = ["form.js"];
export const alsoFromDisk = true;

export default async function ({ page, check }) {
  await page.open("calculators/loan.html");
  await page.shows("h1", "What a loan costs");
  await page.shows("#result .figure.main dd", "$365.06");
  const order = await page.evaluate(() => ["#inputs", "#result", ".about"].every((css, place, all) => {
    const next = document.querySelector(all[place + 1] ?? css);
    return place === all.length - 1
      || (document.querySelector(css).compareDocumentPosition(next) & 4) !== 0;
  }));
  check(order, true, "whether the form comes first, and the explanation last");
  const published = await resultOf(page);
  await put(page, "rate", "5.5");
  await engineIs(page, "ready");
  await page.shows("#result .figure.main dd", "$362.35");
  await page.click("form.keep button");
  await page.becomes(
    async () => (await page.texts("[data-save-status]"))[0]?.startsWith("Saved as"), true,
    "whether it is saved");
  await page.click("[data-saved]");
  await page.click("[data-recall]");
  await page.waitFor(() => location.pathname.endsWith("calculators/loan.html"), "it opens there");
  await page.shows("#result .figure.main dd", "$362.35");
  await page.click("[data-back]");
  await page.becomes(() => resultOf(page), published, "the result as it was");
  await page.clearStorage();
}
