// Results come by how well they fit: the headword begins so, then one of its words or of another
// name, then anything in a name, then the definition. Within a rank they keep their order.
export const needs = ["glossary.js"];

const found = "[data-found] > li > a";

export default async function ({ page }) {
  await page.open("glossary/index.html");
  await page.click("#find");
  await page.type("con");
  await page.shows(found, "Contract", "Debt consolidation loan", "Second mortgage", "Budget");
  await page.shows("[data-status]", "4 words");
  await page.shows("[data-all]");
  await page.press("Enter");
  await page.type("t");
  await page.shows(found, "Contract", "Budget");

  await page.press("Escape");
  await page.shows("[data-found]");
  await page.has("#letter-d", "id", "letter-d");
  await page.shows("[data-status]", "");

  await page.type("ra");
  await page.shows(found, "Rainy-day fund", "APR (Annual Percentage Rate)", "Contract");
  await page.press("Escape");
  await page.type("tr");
  await page.shows(found, "Éclair fund", "Contract", "Budget");
  await page.press("Escape");

  await page.type("effective");
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
