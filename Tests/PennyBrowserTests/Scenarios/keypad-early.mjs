// The keypad is open before the script has come that follows the inputs: the way back leads to the
// form as it was written, without the keypad's keys in it.
import { key, value } from "./keypad.mjs";

export const needs = ["start.js", "keypad.js", "live.js"];

export default async function ({ page, check }) {
  await page.open("calculations/first-home.html");
  await page.evaluate(() => {
    const { head } = document;
    const append = head.append.bind(head);
    head.append = (element) => {
      if (element.src?.endsWith("live.js")) window.comes = () => append(element);
      else append(element);
    };
  });
  await page.click("#input-principal");
  await page.click(".keypad-toggle");
  await page.click(key("×"));
  await page.evaluate(() => window.comes());
  await page.waitFor(() => document.documentElement.dataset.engine === "ready", "the engine");
  await page.click(key("2"));
  await page.click(key("="));
  await page.shows("#changed li >> Monthly", "Monthly payment: $2,155.01 → $4,310.02 (+$2,155.01)");
  await page.click("button >> Back to the published figures");
  await value(page, "350,000", "input-principal");
  check(
    await page.evaluate(() => document.querySelectorAll(".keypad").length), 1,
    "the keypads of the fields, of which the focused one has its own");
}
