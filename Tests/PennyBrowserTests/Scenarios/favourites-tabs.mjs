// A star given in one tab of the browser shows in the others.
export const needs = ["glossary.js"];

const found = "[data-found] > li > a";
const star = '[aria-label="Favorite: Debt"]';

export default async function ({ page, newPage }) {
  await page.open("glossary/index.html#favourites");
  await page.shows("[data-found] > li");
  const other = await newPage();
  await other.open("glossary/debt.html");
  await other.click(star);
  await page.shows(found, "Debt");
  await page.click(star);
  await other.has(star, "aria-pressed", "false");
  await other.click(star);
  await page.shows(found, "Debt");
  await other.clearStorage();
  await page.shows("[data-found] > li");

  // A page that the browser had put away has not been told; it looks for itself.
  await page.store("favourites", '{"version":1,"terms":["apr"]}');
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await page.shows(found, "APR (Annual Percentage Rate)");
}
