// The key “/” leads to the search from anywhere, except where somebody types.
export const needs = ["common.js"];

const focus = (page) => page.evaluate(() => document.activeElement.name || document.activeElement.localName);
const typed = (page, selector) => page.evaluate((css) => document.querySelector(css).value, selector);

export default async function ({ page, check }) {
  await page.open("lessons/credit.html");
  await page.type("/");
  check(await focus(page), "q", "what has the focus");
  check(await typed(page, "[name=q]"), "", "what stands in the field");
  await page.type("a/b");
  check(await typed(page, "[name=q]"), "a/b", "what stands in the field");
  await page.press("Escape");
  check(await typed(page, "[name=q]"), "", "what stands in the field");
  await page.press("Escape");
  check(await focus(page), "body", "what has the focus");

  await page.open("glossary/index.html");
  await page.click("#find");
  await page.type("1/2");
  check(await typed(page, "#find"), "1/2", "what stands in the dictionary's field");

  await page.open("search.html?q=debt");
  await page.type("/");
  check(await focus(page), "q", "what has the focus");

  // On a phone there is only the button, which leads to the page.
  await page.phone();
  await page.open("lessons/credit.html");
  await page.shows("[data-find] input");
  await page.tap("[data-find] button");
  await page.isAt("search.html?q=");
  await page.becomes(() => focus(page), "q", "what has the focus");
}
