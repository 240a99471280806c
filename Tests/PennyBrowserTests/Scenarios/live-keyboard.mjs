// Inputs are changed by keyboard alone.
import { engineIs, inputs, valueOf } from "./Parts/live.mjs";

export const needs = ["form.js"];

export default async function ({ page, check }) {
  await page.open("calculations/with-extras.html");
  await page.tabTo(inputs.rate);
  await engineIs(page, "ready");
  await page.type("5.5");
  await page.waitFor(() => seen("#changed").length > 0, "the figures are others");
  check(await valueOf(page, "rate"), "5.5", "a field that Tab leads to is replaced");
  await page.tabTo("[data-add=extra]");
  await page.press("Enter");
  await page.waitFor(
    () => document.activeElement.name === "extra.2.amount", "the focus is in the new row");
  await page.type("750");
  await page.tabTo(".entry:last-of-type summary");
  await page.press("Space");
  await page.tabTo('[name="extra.2.at"]');
  await page.type("6");
  await page.shows("#inputs .error");
  await page.tabTo('[data-remove="extra.2"]');
  await page.press("Space");
  await page.waitFor(() => document.activeElement.dataset.add === "extra", "the focus moves on");
  // What has an input is open, and a group in it by itself.
  await page.tabTo("summary >> Fees and APR");
  await page.press("Enter");
  await page.tabTo(inputs.fees);
  await page.type("995");
  await page.waitFor(
    () => seen("#result dt, #result th").some(({ innerText }) => /APR/.test(innerText)),
    "the fees make an APR");

  // The way back stands behind the form.
  await page.tabTo("[data-back]");
  await page.press("Enter");
  await page.shows("#changed");
  await page.waitFor(() => document.activeElement.name === "principal", "the focus is in the form");
}
