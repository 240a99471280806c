// When the index does not load, that is said, and the list of all pages stays.
export const needs = ["search-page.js"];

export default async function ({ page, check, expectProblem }) {
  await page.block("*/search/*");
  expectProblem(/failed request: .*search\/index\.js/);
  expectProblem(/Pennypress: search\/index.js does not load/);
  await page.open("search.html?q=debt");
  await page.shows("[data-said]", "The search did not load. Check your connection, and try again.");
  check((await page.texts("[data-listing] a")).length > 20, true, "whether all pages are listed");
  await page.block();
  await page.click("#q");
  await page.type("s");
  await page.press("Backspace");
  await page.becomes(async () => (await page.texts("[data-hits] li > a"))[0], "Debt", "the first result");
}
