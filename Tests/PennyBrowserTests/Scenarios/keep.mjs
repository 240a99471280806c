// What was typed is there after a reload, and when the reader comes back from another page; a new
// visit begins with what is published. Nothing of it is in the address.
import { home, put, valueOf } from "./Parts/live.mjs";

export const needs = ["form.js"];

const main = "#result .figure.main dd";

export default async function ({ page, check }) {
  await page.open(home);
  await put(page, "rate", "5.5");
  await page.shows(main, "$1,987.26");
  await page.becomes(
    () => page.evaluate(() => history.state?.inputs?.includes("rate=5.5%")), true,
    "whether all that was typed is stored");
  await page.reload();
  await page.shows(main, "$1,987.26");
  check(await valueOf(page, "rate"), "5.5", "the field after a reload");
  check(await page.evaluate(() => location.hash), "", "the address");
  // A text that is published is not about these figures.
  await page.click("nav a");
  await page.becomes(
    () => page.evaluate(() => document.querySelector("#inputs") === null), true, "another page");
  await page.back();
  await page.shows(main, "$1,987.26");
  await page.click("[data-back]");
  await page.shows(main, "$2,155.01");
  await page.becomes(
    () => page.evaluate(() => history.state?.inputs === undefined), true, "whether it is forgotten");
  await page.reload();
  await page.shows(main, "$2,155.01");
  await page.open(home);
  await page.shows(main, "$2,155.01");
}
