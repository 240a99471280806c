// What the engine does not take is told at its field, in its words, and the last result stays.
import { inputs, home, engineIs, put, resultOf } from "./Parts/live.mjs";

export const needs = ["form.js"];

const lower = "Published: $2,155.01 (−$167.75)";
const noRate = "“lots” is not a rate. Enter a percentage, such as 6.25%.";

const old = "Not updated. This is the result of your last valid inputs.";
const isDimmed = (page) => page.evaluate(() => {
  const figure = document.querySelector("#result .figure.main");
  return getComputedStyle(figure).backgroundColor === "rgba(0, 0, 0, 0)";
});

export default async function ({ page, check }) {
  await page.open(home);
  await put(page, "rate", "5.5");
  await page.shows("#changed [data-changes]", lower);
  const sound = await resultOf(page);

  // The old result is marked at once, and the fault told when the reader pauses.
  const isOldAtOnce = await page.evaluate(async () => {
    const { rate } = document.querySelector("#inputs").elements;
    rate.value = "";
    rate.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return seen("[data-old]").length === 1 && seen("#inputs .error").length === 0;
  });
  check(isOldAtOnce, true, "whether the result is old before the next frame");
  await put(page, "rate", "lots");
  await page.shows("#inputs .error", noRate);
  await page.has(inputs.rate, "aria-invalid", "true");
  await page.shows("[data-summary] a", `Yearly interest rate: ${noRate}`);
  await page.has("[data-summary]", "role", "status");
  const [id] = await page.attributes(inputs.rate, "aria-describedby");
  check(await page.texts(`#${id}`), [noRate], "what describes the field");
  await page.shows("[data-old]", old);
  check(await isDimmed(page), true, "whether the old result is dimmed");
  check(await resultOf(page), sound, "the result beside a fault");

  // The list leads to the field.
  await page.click("#inputs h2");
  await page.click("[data-summary] a");
  await page.waitFor(() => document.activeElement.name === "rate", "the focus is at the fault");

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
  await page.shows("[data-summary] a");
  await page.shows("[data-old]");
  check(await isDimmed(page), false, "whether a result without a fault is dimmed");
  await page.has(inputs.term, "aria-invalid", null);
  check(await resultOf(page), sound, "the result of the mended inputs");

  // A fault in what is folded unfolds it.
  await page.open(`${home}#homeValue=much`);
  await engineIs(page, "ready");
  await page.waitFor(() => seen("#inputs .error").length === 1, "the fault is to be seen");
  await page.has("#inputs [name=homeValue]", "aria-invalid", "true");

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
