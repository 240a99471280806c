// A reader who is offline when the form is touched is told, and tries again.
import { engineIs, home, inputs, put, resultOf } from "./Parts/live.mjs";

export const needs = ["start.js", "form.js"];

export default async function ({ page, check, expectProblem }) {
  await page.open(home);
  const published = await resultOf(page);
  await page.block("*engine/loan.wasm", "*engine/loan.js");
  expectProblem(/^failed request: .*engine\/loan\.([a-zA-Z-]+\.)?(wasm|words|js) /);
  expectProblem(/^console.debug: Pennypress: /);
  await page.click(inputs.rate);
  await engineIs(page, "failed");
  await page.shows(
    "[data-failed] p:not(.actions)",
    "The calculator did not load. Check your connection and try again. You see the published "
      + "result.");
  check(await resultOf(page), published, "the result of a page that is offline");

  // Once more in vain.
  await page.click("[data-retry]");
  await page.waitFor(() => !document.querySelector("[data-retry]").disabled, "it was tried");
  await engineIs(page, "failed");

  await page.block();
  await page.click("button >> Try again");
  await engineIs(page, "ready");
  await page.shows("[data-failed]");
  await page.waitFor(() => document.activeElement.name === "principal", "the focus is in the form");
  await put(page, "rate", "5.5");
  await page.shows(
    "#changed [data-changes]", "Published: $2,155.01 (−$167.75)");
}
