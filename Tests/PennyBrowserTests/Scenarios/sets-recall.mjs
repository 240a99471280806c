// A set opens where it was saved, with what was shown then; an adjusted one is a new set that says
// where it is from.
import { resultOf } from "./Parts/live.mjs";

export const needs = ["form.js", "saved-sets.js"];
export const alsoFromDisk = true;

const main = "#result .figure.main dd";
const recalled = "[data-recalled] p";

async function type(page, name, text) {
  await page.evaluate((input) => {
    const control = document.querySelector(`#inputs [name="${input}"]`);
    control.focus();
    control.select();
  }, name);
  await page.type(text);
}

export default async function ({ page, check }) {
  await page.open("calculations/home.html");
  const day = await page.evaluate(
    () => new Date().toLocaleDateString("en-US", { dateStyle: "medium" }));
  // Without the extra payments that the published set has.
  await page.click("[data-remove]");
  await page.shows(".entry legend");
  await type(page, "rate", "5.5");
  await page.shows(main, "$681.35");
  await page.click("form.keep button");
  await page.shows("[data-save-status]", "Saved as “Our home: $681.35”, 1 of 15 results.");
  const result = await resultOf(page);

  await page.click("[data-saved]");
  await page.shows("[data-origin]", "Adjusted from “Our home”");
  await page.shows(
    ".saved-set .inputs dd", "120,000", "5.5%", "30 years");
  await page.click("[data-recall]");
  await page.shows(recalled, `Your saved result “Our home: $681.35” of ${day}.`);
  check(await resultOf(page), result, "the result");
  await page.click("form.keep button");
  await page.shows(
    "[data-save-status]", `Not saved: the same inputs are in “Our home: $681.35” of ${day}.`);
  // Other inputs are not what was shown then.
  await type(page, "rate", "5");
  await page.shows(recalled);
  await type(page, "rate", "5.50%");
  await type(page, "rate", "5.5");
  await page.shows(recalled, `Your saved result “Our home: $681.35” of ${day}.`);
  await page.click("[data-back]");
  await page.shows(recalled);

  // Figures that are others today are told.
  const stored = JSON.parse(await page.stored("sets"));
  stored.sets[0].shown.payment = "600.00";
  stored.sets[0].figures[0][2] = "$600.00";
  stored.sets[0].shown.odd = "1";
  await page.store("sets", JSON.stringify(stored));
  await page.open("saved/index.html");
  await page.click("[data-recall]");
  await page.shows(
    recalled, `Your saved result “Our home: $681.35” of ${day}.`,
    "Monthly payment was $600.00 when this was saved, and is $681.35 today.",
    "odd was 1 when this was saved, and there is no such figure today.");

  await page.open("saved/index.html");
  await page.click("[data-adjust]");
  await page.shows(main, "$681.35");
  await page.becomes(
    () => page.evaluate(() => document.activeElement.name), "principal", "the focus");
  await type(page, "term", "15 years");
  await page.click("form.keep button");
  await page.shows("[data-save-status]", "Saved as “Our home: $980.50”, 2 of 15 results.");
  const { sets } = JSON.parse(await page.stored("sets"));
  check(sets.map(({ name }) => name), ["home-2", "home-3"], "the names");
  check(sets[1].derivedFrom, "home-2", "where it is from");
  await page.click("[data-saved]");
  await page.shows("[data-origin]", "Adjusted from “Our home: $681.35”");
}
