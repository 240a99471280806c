// The index is loaded when a word is typed and not before. When it cannot be had, that is said, and the list stays.
export const needs = ["glossary.js"];

const found = "[data-found] > li > a";
const isAsked = (page) => [...page.requests.values()].some((url) => url.includes("/search/"));

export default async function ({ page, newPage, check, expectProblem }) {
  await page.open("glossary/index.html");
  await page.click("#find");
  check(isAsked(page), false, "whether the index is loaded before a letter is typed");
  await page.type("employer");
  await page.shows(found, "401(k)");
  check(isAsked(page), true, "whether the index is loaded");
  await page.press("Escape");
  await page.type("lender’s");
  await page.shows(found, "APR (Annual Percentage Rate)");

  const other = await newPage();
  await other.block("*/search/*");
  expectProblem(/failed request: .*search\/index\.js/);
  expectProblem(/Pennypress: search\/index.js does not load/);
  await other.open("glossary/index.html");
  await other.click("#find");
  await other.type("employer");
  await other.shows("[data-status]", "The search did not load. Check your connection, and try again.");
  await other.has("#letter-d", "id", "letter-d");
}
