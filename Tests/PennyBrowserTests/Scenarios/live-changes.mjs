// Inputs change, and with them all that the page shows; what was published is a press away.
import { inputs, home, engineIs, put, resultOf } from "./Parts/live.mjs";

export const needs = ["form.js"];
export const alsoFromDisk = true;

const lower = "Published: $2,155.01 (−$167.75)";

export default async function ({ page, check, way }) {
  await page.open(home);
  const published = await resultOf(page);
  const isEngine = (url) => url.includes("/assets/engine/");
  check([...page.requests.values()].filter(isEngine), [], "what is loaded of the engine");
  await page.has("html", "data-engine", null);
  await page.shows("#changed");

  // A press in the form loads it, once, and changes nothing.
  await page.click(inputs.rate);
  await engineIs(page, "ready");
  check(await resultOf(page), published, "the result after a press");
  await put(page, "rate", "5.5");
  await page.shows("#changed [data-changes]", lower);
  const loaded = [...page.requests.values()].filter(isEngine).map((url) => url.split("/").pop());
  check(
    loaded, way === "http" ? ["loan.wasm", "loan.en-US.words"] : ["loan.js", "loan.en-US.js"],
    "what is loaded of the engine");
  check((await resultOf(page)).includes("$1,987.26"), true, "whether the result is another");
  // What is heard is the new figure.
  await page.shows("[data-live-status]", "Monthly payment: $1,987.26");

  // What the reader has unfolded stays so.
  await page.click("#result summary >> Figures in this chart");
  await page.waitFor(() => seen("#result details[open]").length === 1, "one table is unfolded");
  await put(page, "term", "15 years");
  await page.waitFor(() => seen("#result details[open] tbody tr").length === 16, "15 years stand");

  // The address says nothing of it; one that does shows the same.
  check(await page.evaluate(() => location.hash), "", "the address");
  await page.click("#result summary >> Figures in this chart");
  const changed = await resultOf(page);
  await page.open(`${home}#rate=5.5%25&term=15+years`);
  await engineIs(page, "ready");
  await page.becomes(() => resultOf(page), changed, "the result of the link");
  await page.has(inputs.term, "value", "15");

  await page.click("button >> Undo changes");
  await page.isAt(home);
  await page.shows("#changed");
  check(await resultOf(page), published, "the result after the way back");
  await page.waitFor((name) => document.activeElement.name === name, "the focus", "principal");
  check(
    await page.evaluate(() => document.activeElement.form.elements.rate.value), "6.25",
    "the rate after the way back");

  // The same in other words is no change of a figure.
  await put(page, "term", "360 months");
  await page.shows("[data-changes]", "The figures are the same as published.");
  await put(page, "term", "30 years");
  await page.shows("#changed");
}
