// Stars on the index and on a word's page are the same marks; the second tab lists them.
export const needs = ["glossary.js"];
export const alsoFromDisk = true;

const found = "[data-found] > li > a";
const star = (name) => `[aria-label="Favorite: ${name}"]`;

export default async function ({ page, check }) {
  await page.open("glossary/index.html");
  await page.click("[data-tab=favourites]");
  await page.shows("[data-status]", "You have no favorites yet. Select the star next to a word to add it.");
  await page.click("[data-tab=all]");
  await page.click(star("Debt"));
  await page.has(star("Debt"), "aria-pressed", "true");
  await page.shows(star("Debt"), "★");
  await page.click(star("APR (Annual Percentage Rate)"));
  await page.reload();
  await page.has(star("Debt"), "aria-pressed", "true");
  await page.has(star("Contract"), "aria-pressed", "false");
  check(
    await page.stored("favourites"), '{"version":1,"terms":["debt","apr"]}', "what is stored");

  await page.click("[data-term=contract] > a");
  await page.isAt("glossary/contract.html");
  await page.shows(star("Contract"), "☆ Favorite");
  await page.click(star("Contract"));
  await page.shows(star("Contract"), "★ Favorite");
  await page.back();
  await page.has(star("Contract"), "aria-pressed", "true");
  await page.click("[data-tab=favourites]");
  await page.shows(found, "APR (Annual Percentage Rate)", "Contract", "Debt");
  await page.shows("[data-status]", "3 favorites");

  // The same search, among the favourites alone.
  await page.click("#find");
  await page.type("con");
  await page.shows(found, "Contract");
  await page.press("Escape");
  await page.shows(found, "APR (Annual Percentage Rate)", "Contract", "Debt");

  // A star taken away takes its row; the focus goes to the next one.
  await page.click(star("Contract"));
  await page.shows(found, "APR (Annual Percentage Rate)", "Debt");
  await page.waitFor(
    () => document.activeElement.getAttribute("aria-label") === "Favorite: Debt",
    "the next star has the focus");
  await page.press("Space");
  await page.shows(found, "APR (Annual Percentage Rate)");
  await page.press("Space");
  await page.shows("[data-found] > li");
  await page.waitFor(
    () => document.activeElement.matches("[data-tab=favourites]"), "the tab has the focus");
}
