// On a phone, by touch: what is touched is large enough, and nothing makes the page wider.
export const needs = ["glossary.js", "lessons.js"];

const star = '[aria-label="Favorite: Debt"]';

async function fits(page, check, selector) {
  const small = await page.evaluate((css) => seen(css).map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return `${element.outerHTML.slice(0, 80)} ${width} × ${height}`;
  }).filter((_, place) => {
    const { width, height } = seen(css)[place].getBoundingClientRect();
    return Math.min(width, height) < 44;
  }), selector);
  check(small, [], "what is too small to touch");
  check(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true,
    "whether the page is no wider than the phone");
}

export default async function ({ page, check }) {
  await page.phone();
  await page.open("glossary/index.html");
  await page.tap(star);
  await page.has(star, "aria-pressed", "true");
  await fits(page, check, ".star, [data-tab], #find, .letters a");
  await page.tap("[data-tab=favourites]");
  await page.shows("[data-found] > li > a", "Debt");
  await fits(page, check, ".star, [data-tab], #find");
  await page.tap("[data-found] > li > a");
  await page.isAt("glossary/debt.html");
  await page.tap(star);
  await page.has(star, "aria-pressed", "false");
  await fits(page, check, ".star");

  await page.open("lessons/credit.html");
  await page.tap("summary >> Lenders");
  await page.shows("details[open] .verdict", "Right.");
  await page.tap("button >> Mark this chapter as read");
  await page.shows("[data-actions] button", "Read. Mark as unread");
  await fits(page, check, "summary, button");
  await page.open("lessons/index.html");
  await page.shows("[data-progress]", "1 of 3 chapters read. Go on with: Debt");
  await fits(page, check, "[data-progress] a");
}
