// The menu of a phone: a button that opens it, and Escape or a touch beside it that closes it.
export const needs = ["common.js"];

const entries = ".site-header nav:not(.languages) > ul > li > a";
const isOpen = (page) => page.evaluate(() => document.querySelector(".menu").open);

export default async function ({ page, check }) {
  await page.phone();
  await page.open("glossary/index.html");
  await page.shows(entries);
  await page.tap(".menu summary");
  await page.has(`${entries}[aria-current]`, "aria-current", "page");
  const names = await page.texts(entries);
  check(names.length >= 4, true, "whether the menu has its entries");

  await page.press("Escape");
  await page.shows(entries);
  check(
    await page.evaluate(() => document.activeElement.localName), "summary",
    "what has the focus after Escape");

  await page.press("Enter");
  await page.shows(entries, ...names);
  await page.tap("h1");
  await page.waitFor(() => seen(".site-header nav:not(.languages) li a").length === 0, "a touch beside it closes it");
  check(await isOpen(page), false, "whether the menu is open");
}
