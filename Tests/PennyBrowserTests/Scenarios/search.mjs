// The field of the dictionary asks the search of the site for its words. They come by where they have what was
// typed: the whole name, a part of it, the short text, the definition. Typos are forgiven.
export const needs = ["glossary.js"];
export const alsoFromDisk = true;

const found = "[data-found] > li > a";

export default async function ({ page }) {
  await page.open("glossary/index.html");
  await page.click("#find");
  await page.type("con");
  await page.shows(found, "Contract", "Debt consolidation loan", "Budget");
  await page.shows("[data-status]", "3 words");
  await page.shows("[data-all]");
  await page.press("Enter");
  await page.type("t");
  await page.shows(found, "Contract", "Budget");

  await page.press("Escape");
  await page.shows("[data-found]");
  await page.has("#letter-d", "id", "letter-d");
  await page.shows("[data-status]", "");

  await page.type("rainy");
  await page.shows(found, "Rainy-day fund");
  await page.press("Escape");
  await page.type("treat");
  await page.shows(found, "Éclair fund");
  await page.press("Escape");

  await page.type("efective");
  await page.shows(found, "APR (Annual Percentage Rate)");
  await page.shows("[data-status]", "1 word");
  await page.press("Escape");

  await page.type("loan debt");
  await page.shows(found, "Debt consolidation loan");
  await page.press("Escape");

  await page.type("<b>zebra");
  await page.shows("[data-status]", "No word found for “<b>zebra”");
  await page.shows("[data-found] li");
  await page.press("Enter");
  await page.press("Escape");

  await page.type("card");
  await page.shows(found, "Credit card");
  await page.press("Enter");
  await page.isAt("glossary/credit-card.html");
}
