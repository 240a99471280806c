// On a phone, by touch: what is touched is large enough, and nothing makes the page wider.
import { engineIs, home, inputs, resultOf } from "./Parts/live.mjs";

export const needs = ["form.js"];

const lower = "Published: $2,155.01 (−$167.75)";

async function fits(page, check, selector) {
  const small = await page.evaluate((css) => seen(css).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < 44;
  }).map((element) => element.outerHTML.slice(0, 80)), selector);
  check(small, [], "what is too small to touch");
  check(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true,
    "whether the page is no wider than the phone");
}

export default async function ({ page, check }) {
  await page.phone();
  await page.open(home);
  const published = await resultOf(page);
  await page.tap(inputs.rate);
  await engineIs(page, "ready");
  await page.evaluate(() => document.activeElement.select());
  await page.type("5.5");
  await page.shows("#changed [data-changes]", lower);
  await page.tap("summary >> More options");
  for (const group of ["A home and", "Other kinds", "Fees", "Dates", "Rounding"]) {
    await page.tap(`summary >> ${group}`);
  }
  await fits(page, check, "#inputs input:not([type=range]), #inputs select, #inputs button");
  await fits(page, check, "#inputs summary, #changed button");
  await page.tap("[data-add=extra]");
  await page.waitFor(
    () => document.activeElement.name === "extra.0.amount", "the focus is in the new row");
  await fits(page, check, "#inputs .entry input, #inputs .entry button");
  await page.tap("button >> Undo changes");
  await page.shows("#changed");
  check(await resultOf(page), published, "the result after the way back");

  await page.open("comparisons/which-rice.html");
  await page.tap('[name="products.0.price"]');
  await engineIs(page, "ready");
  await fits(page, check, "#inputs input, #inputs button");
}
