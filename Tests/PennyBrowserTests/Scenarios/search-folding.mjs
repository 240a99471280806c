// Case, accents, hyphens and brackets make no difference, in the search and in the words.
export const needs = ["glossary.js"];

const found = "[data-found] > li > a";
const searches = [
  ["eclair", "Éclair fund"],
  ["ÉCLAIR F", "Éclair fund"],
  ["e\u0301clair", "Éclair fund"],
  ["401k", "401(k)"],
  ["401(", "401(k)"],
  ["rainy day", "Rainy-day fund"],
  ["RAINY-DAY", "Rainy-day fund"],
  ["rainy\u2011day", "Rainy-day fund"],
  ["  apr ", "APR (Annual Percentage Rate)"],
  ["annual perc", "APR (Annual Percentage Rate)"],
  ["plan's month", "Budget"],
  ["plan’s MONTH", "Budget"],
];

export default async function ({ page }) {
  await page.open("glossary/index.html");
  await page.click("#find");
  for (const [search, word] of searches) {
    await page.type(search);
    await page.shows(found, word);
    await page.press("Escape");
    await page.shows("[data-found]");
  }
}
