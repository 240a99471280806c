// The definitions and other names are loaded at the first letter typed and not before. When they cannot be had,
// the list itself is searched, and that is said.
export const needs = ["glossary.js"];

const found = "[data-found] > li > a";
const isAsked = (page) => [...page.requests.values()].some((url) => url.endsWith("/search.js"));

export default async function ({ page, newPage, check, expectProblem }) {
  await page.open("glossary/index.html");
  await page.click("#find");
  check(isAsked(page), false, "whether the definitions are loaded before a letter is typed");
  await page.type("employer");
  await page.shows(found, "401(k)");
  check(isAsked(page), true, "whether the definitions are loaded");
  await page.press("Escape");
  await page.type("lender’s");
  await page.shows(found, "APR (Annual Percentage Rate)");
  check(await page.evaluate(() => "pennyGlossary" in window), false, "whether a global is left");

  const other = await newPage();
  await other.block("*/search.js");
  expectProblem(/failed request: .*search\.js/);
  await other.open("glossary/index.html");
  await other.click("#find");
  await other.type("employer");
  await other.shows(".unkept >> definitions",
    "The definitions did not load, so the search only looks at the words in this list.");
  await other.shows("[data-status]", "No word found for “employer”");
  await other.press("Escape");
  await other.type("pension");
  await other.shows(found, "401(k)");
}
