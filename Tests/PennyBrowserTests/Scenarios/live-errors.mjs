// What the engine does not take is told at its field, in its words, and the last result stays.
import { inputs, home, engineIs, put, resultOf } from "./Parts/live.mjs";

export const needs = ["engine.js", "live.js"];

const lower = "Monthly payment: $2,155.01 → $1,987.26 (−$167.75)";
const noRate = "“lots” is not a rate. Enter a percentage, such as 6.25%.";

export default async function ({ page, check }) {
  await page.open(home);
  await put(page, "rate", "5.5");
  await page.shows("#changed li >> Monthly", lower);
  const sound = await resultOf(page);

  await put(page, "rate", "lots");
  await page.shows("#inputs .error", noRate);
  await page.has(inputs.rate, "aria-invalid", "true");
  const [id] = await page.attributes(inputs.rate, "aria-describedby");
  check(await page.texts(`#${id}`), [noRate], "what describes the field");
  await page.shows("[data-problems]", "The result is that of the last inputs without a fault.");
  check(await resultOf(page), sound, "the result beside a fault");

  // Another fault stands at its own field, and each goes when it is mended.
  await put(page, "term", "");
  await page.waitFor(() => seen("#inputs .error").length === 2, "two faults are told");
  await page.has(inputs.term, "aria-invalid", "true");
  await put(page, "rate", "5.5");
  await page.waitFor(() => seen("#inputs .error").length === 1, "one fault is left");
  await page.has(inputs.rate, "aria-invalid", null);
  await page.has(inputs.rate, "aria-describedby", null);
  await put(page, "term", "30 years");
  await page.shows("#inputs .error");
  await page.shows("[data-problems]");
  await page.has(inputs.term, "aria-invalid", null);
  check(await resultOf(page), sound, "the result of the mended inputs");

  // A fault in what is folded unfolds it.
  await page.open(`${home}#dueDay=90`);
  await engineIs(page, "ready");
  await page.waitFor(() => seen("#inputs .error").length === 1, "the fault is to be seen");
  await page.has("#inputs [name=dueDay]", "aria-invalid", "true");

  // One of a list stands at the entry's field.
  await page.open("calculations/with-extras.html");
  await put(page, "extra.1.at", "x");
  await page.shows(
    "#inputs .entry .error",
    "Enter a whole number from 1 to 5,200.");
  await page.has('[name="extra.1.at"]', "aria-invalid", "true");
  await page.click('[data-remove="extra.0"]');
  await page.waitFor(() => seen('[name="extra.0.at"][aria-invalid]').length === 1, "it moves up");
}
