// A calculator is the reader's own: its fields are empty, an example counts only when it is asked for, and
// there is no answer before the fields are filled in. What a reader enters can be saved, and opened again.
import { engineIs, put, valueOf } from "./Parts/live.mjs";

export const needs = ["form.js"];

const figure = "#result .figure.main dd";
const first = "Your answer appears here when the fields are filled in.";

export default async function ({ page, check }) {
  await page.open("calculators/loan.html");
  await page.shows("h1", "What a loan costs");
  await page.shows("[data-wanting]", first);
  await page.shows(figure);
  check(
    await page.evaluate(() => [...document.querySelectorAll("#inputs [name]")]
      .filter(({ value }) => value !== "").length),
    0, "the fields that are filled in");
  const order = await page.evaluate(() => ["#inputs", "[data-wanting]", ".about"].every((css, place, all) => {
    const next = document.querySelector(all[place + 1] ?? css);
    return place === all.length - 1
      || (document.querySelector(css).compareDocumentPosition(next) & 4) !== 0;
  }));
  check(order, true, "whether the form comes first, and the explanation last");
  check(await page.texts(".share button, form.keep button"), [], "what can be done without an answer");

  // What is still needed is said calmly, and no fault is told.
  await put(page, "principal", "300,000");
  await engineIs(page, "ready");
  await page.shows("[data-wanting]", "Please enter: Yearly interest rate, Term");
  await put(page, "term", "30");
  await page.shows("[data-wanting]", "Please enter: Yearly interest rate");
  await page.shows("#inputs .error");
  await put(page, "rate", "5.5");
  await page.shows(figure, "$1,703.37");
  await page.shows("[data-wanting]");
  await page.shows("[data-live-status]", "Monthly payment: $1,703.37");

  // An unfinished field has no answer, from one frame to the next.
  const after = (value) => page.evaluate(async (text) => {
    const { rate } = document.querySelector("#inputs").elements;
    rate.value = text;
    rate.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return seen("#result .figure.main dd").map(({ textContent }) => textContent);
  }, value);
  check(await after(""), [], "the answer without a rate");
  check(await after("lots"), [], "the answer with a rate that is none");
  await page.waitFor(() => seen("#inputs .error").length === 1, "the fault is told");
  check(await after("5.5"), ["$1,703.37"], "the answer of the mended rate");
  await page.shows("#inputs .error");

  await page.click("form.keep button");
  await page.becomes(
    async () => (await page.texts("[data-save-status]"))[0]?.startsWith("Saved as"), true,
    "whether it is saved");
  await page.click("[data-saved]");
  await page.click("[data-recall]");
  await page.waitFor(() => location.pathname.endsWith("calculators/loan.html"), "it opens there");
  await page.shows(figure, "$1,703.37");

  // All fields can be emptied, and an example can be tried.
  await page.click("button >> Clear all fields");
  await page.shows("[data-wanting]", first);
  await page.shows(figure);
  check(await valueOf(page, "principal"), "", "the amount after clearing");
  await page.click("button >> Try an example");
  await page.shows(figure, "$2,155.01");
  check(await valueOf(page, "fees"), "1,500", "the fee of the example");
  await page.clearStorage();

  // The gray values are those of the example, also where the engine has written the fields anew.
  await page.open("calculators/comparison.html");
  const gray = () => page.evaluate(() => [0, 1].map((row) =>
    document.querySelector(`[name="products.${row}.name"]`).placeholder));
  const names = ["Small jar", "Small jars on offer"];
  check(await gray(), names, "the names in gray");
  await page.click("[data-add=products]");
  await page.waitFor(() => document.querySelector('[name="products.2.name"]'), "a third row");
  check(await gray(), names, "the names in gray beside a third row");
}
