// A favourite stays one when its word is renamed; one whose word has gone is kept and not shown.
export const needs = ["glossary.js"];

const found = "[data-found] > li > a";
const star = '[aria-label="Favorite: Rainy-day fund"]';

// As if the loan had been called "debt" before another word took that address.
function takeOver() {
  new MutationObserver(() => {
    const row = document.querySelector("[data-term=debt-consolidation-loan]");
    if (row) row.dataset.aliases = "debt";
  }).observe(document, { childList: true, subtree: true });
}

export default async function ({ page, newPage, check }) {
  await page.open("glossary/index.html");
  await page.store("favourites", '{"version":1,"terms":["gone","emergency-fund","__proto__"]}');
  await page.reload();
  await page.has(star, "aria-pressed", "true");
  await page.click("[data-tab=favourites]");
  await page.shows(found, "Rainy-day fund");
  await page.open("glossary/rainy-day-fund.html");
  await page.shows(star, "★ Favorite");
  await page.click(star);
  await page.shows(star, "☆ Favorite");
  check(
    await page.stored("favourites"), '{"version":1,"terms":["gone","__proto__"]}',
    "what is stored");
  await page.click(star);
  await page.shows(star, "★ Favorite");
  check(
    await page.stored("favourites"),
    '{"version":1,"terms":["gone","__proto__","rainy-day-fund"]}', "what is stored");

  const other = await newPage();
  await other.before(takeOver);
  await other.open("glossary/index.html");
  await other.has("[data-term=debt-consolidation-loan]", "data-aliases", "debt");
  await other.click('[aria-label="Favorite: Debt"]');
  await other.click("[data-tab=favourites]");
  await other.shows(found, "Debt", "Rainy-day fund");
}
