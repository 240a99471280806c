// Sets that stand side by side have a field for each input, in the words of their own forms. Who adds
// one gets the last one again, to change it.
import { engineIs, namesOf, put, valueOf } from "./Parts/live.mjs";

export const needs = ["form.js"];

const field = (index, name) => `sets.${index}.inputs.${name}`;
const columns = (page) => page.texts("#result table:first-of-type thead th");

export default async function ({ page, newPage, check }) {
  await page.open("calculations/two-terms.html");
  const labels = await page.texts("#inputs .entry:nth-of-type(1) > .field label");
  check(labels.slice(0, 2), ["Title", "Amount borrowed"], "the first labels of a set");
  check(await valueOf(page, field(0, "rate")), "6.25", "the rate of the first set");

  await put(page, field(1, "rate"), "5.25");
  const fragment = () => page.evaluate(() => {
    let found;
    document.dispatchEvent(new CustomEvent("pennypress:live", { detail: (live) => { found = live; } }));
    return found?.fragment() ?? "";
  });
  // A result comes for each key.
  await page.until(
    async () => (await fragment()).includes("rate=5.25"), "the result is that of the whole rate");
  const shared = await fragment();

  // A fault is at the field, and goes with its reason.
  await put(page, field(1, "term"), "20 x");
  await page.waitFor(() => seen("#inputs .error p:not(.answers)").length === 1, "an error");
  await put(page, field(1, "term"), "20 years");
  await page.shows("#inputs .error");

  // One more, which is the last one until it is changed.
  await page.click("[data-add=sets]");
  await page.waitFor(
    () => document.activeElement.name === "sets.2.title", "the title of the new set has the focus");
  check(await valueOf(page, field(2, "rate")), "5.25", "the rate of the new set");
  check(await valueOf(page, "sets.2.title"), "", "its title");
  await page.type("Soon");
  // Of three sets, those after the first are folded; what was in sight stays.
  await page.shows("[data-fold^=set-] > summary", "First home", "Soon");
  check(await page.evaluate((name) => seen(`[name="${name}"]`).length, field(1, "rate")), 1,
    "how many rates of the second set are in sight");
  await put(page, field(1, "term"), "20 x");
  await page.waitFor(() => seen("#inputs .error p:not(.answers)").length === 1, "an error");
  await page.click("[data-fold='set-sets.1'] > summary");
  await page.shows("#inputs .error");
  await put(page, field(0, "rate"), "6.2");
  await page.waitFor(() => seen("#inputs .error p:not(.answers)").length === 1, "the fold of a fault opens");
  await put(page, field(0, "rate"), "6.25");
  await put(page, field(1, "term"), "20 years");
  await page.shows("#inputs .error");
  await put(page, field(2, "term"), "10 years");
  await page.waitFor(
    () => seen("#result th >> Soon").length > 0, "the new set is in the result");
  check((await columns(page)).includes("Soon"), true, "the new set has a column");

  // What is saved has the inputs in one text, as files do.
  await page.click("form.keep button");
  await page.waitFor(
    () => document.querySelector("[data-save-status]").textContent.startsWith("Saved as"),
    "the sets are saved");
  const [{ inputs, typed }] = JSON.parse(await page.stored("sets")).sets;
  check(inputs.sets[2].inputs.includes('rate 5.25% term "10 years"'), true, inputs.sets[2].inputs);
  check(inputs.sets[2].inputs.startsWith("principal 350,000"), true, "where the text begins");
  check(typed.some(([label, text]) => label === "Scenarios 3: Term" && text === "10 years"), true,
    JSON.stringify(typed));

  // A set's own list has fields too.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("#inputs details")) fold.open = true;
  });
  await page.click("[data-add='sets.2.inputs.extra']");
  await page.waitFor(
    () => document.activeElement.name === "sets.2.inputs.extra.0.amount", "the extra payment has the focus");
  await put(page, field(2, "extra.0.amount"), "x");
  await page.waitFor(() => seen("#inputs .error p:not(.answers)").length === 1, "an error");
  const marked = () => page.evaluate(() => document.querySelector("[aria-invalid]")?.name);
  check(await marked(), "sets.2.inputs.extra.0.amount", "the field of the error");
  await put(page, field(2, "extra.0.amount"), "100");
  await page.shows("#inputs .error");
  await page.becomes(async () => (await fragment()).includes("extra.0.amount=100"), true,
    "the address has the extra payment");
  await page.click("[data-remove='sets.2.inputs.extra.0']");
  await page.waitFor(
    () => document.activeElement.dataset.add === "sets.2.inputs.extra", "the button has the focus");
  check((await namesOf(page, "sets.2.inputs.extra")).length, 0, "fields of extra payments");

  // Other inputs of sets with the same titles are another comparison.
  await put(page, field(2, "term"), "12 years");
  await page.click("form.keep button");
  await page.shows("[data-saved]", "My results (2)");

  await page.click("[data-remove='sets.0']");
  await page.becomes(() => valueOf(page, field(0, "rate")), "5.25", "the rate of the first set");
  check((await namesOf(page, "sets.2")).length, 0, "fields of a third set");

  // Others see the same by a link.
  const other = await newPage();
  await other.open(`calculations/two-terms.html#${shared}`);
  await engineIs(other, "ready");
  await other.becomes(() => valueOf(other, field(1, "rate")), "5.25", "the rate by the link");
}
