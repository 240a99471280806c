// Everything by keyboard alone.
export const needs = ["glossary.js", "lessons.js"];

export default async function ({ page }) {
  await page.open("glossary/index.html");
  await page.tabTo("#find");
  await page.type("debt con");
  await page.tabTo('[data-found] [aria-label="Favorite: Debt consolidation loan"]');
  await page.press("Space");
  await page.has("[data-found] .star", "aria-pressed", "true");
  await page.press("Tab", { shift: true });
  await page.press("Enter");
  await page.isAt("glossary/debt-consolidation-loan.html");
  await page.tabTo(".star");
  await page.press("Enter");
  await page.has(".star", "aria-pressed", "false");
  await page.press("Enter");
  await page.has(".star", "aria-pressed", "true");
  await page.back();
  await page.tabTo("[data-tab=favourites]");
  await page.press("Enter");
  await page.tabTo("#find");
  await page.press("Escape");
  await page.shows("[data-found] > li > a", "Debt consolidation loan");

  await page.open("lessons/credit.html");
  await page.tabTo("summary >> The one over 15 years");
  await page.press("Enter");
  await page.tabTo("summary >> It hurts your score");
  await page.press("Space");
  await page.tabTo("summary >> Nobody");
  await page.press("Space");
  await page.shows(".count", "2 of 3 right the first time");
  await page.tabTo("button >> Mark this chapter as read");
  await page.press("Space");
  await page.shows("[data-actions] button", "Read. Mark as unread");
  await page.tabTo("button >> Start again");
  await page.press("Enter");
  await page.shows("details[open]");

  await page.open("lessons/index.html");
  await page.tabTo("[data-progress] a");
  await page.press("Enter");
  await page.isAt("lessons/debt.html");
}
