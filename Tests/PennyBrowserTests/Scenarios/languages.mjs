// A reader goes to the same page in another language by keyboard, changes an input as people type
// there, and goes back. A page that the language does not have leads to its home page.
import { engineIs, home, put } from "./Parts/live.mjs";

export const needs = ["form.js"];
export const alsoFromDisk = true;

export default async function ({ page, check }) {
  await page.open(home);
  await page.tabTo(".languages a >> Deutsch");
  await page.press("Enter");
  await page.isAt(`de/${home}`);
  await page.shows("h1", "Dreißig Jahre");
  await page.has("html", "lang", "de");
  await page.has(".languages [aria-current]", "lang", "de");
  check(await page.evaluate(() => document.querySelector("#inputs").elements.principal.value),
    "350.000", "the amount as Germans type it");
  await put(page, "principal", "200.000");
  await engineIs(page, "ready");
  await page.becomes(
    () => page.evaluate(() => document.querySelector("#result .main dd").innerText.replace(/\s/, " ")),
    "1.231,43 $", "the payment");
  await page.click(".languages a >> English");
  await page.isAt(home);
  await page.open("glossary/index.html");
  await page.click(".languages a >> Deutsch");
  await page.isAt("de/index.html");
}
