// The keypad on the page of a result: the figures follow results, and wait for what is unfinished.
import { key, says, value } from "./keypad.mjs";

export const needs = ["form.js"];

const principal = "input-principal";
const payment = (page, wanted) => page.becomes(
  async () => (await page.texts("#result .figure.main dd"))[0], wanted, "the payment");

export default async function ({ page, check }) {
  await page.open("calculations/first-home.html");
  check(
    await page.evaluate(() => performance.getEntriesByType("resource")
      .filter(({ name }) => name.includes("/engine/")).length),
    0, "how many modules a reader who only reads has loaded");
  await payment(page, "$2,155.01");
  await page.click(`#${principal}`);
  await page.click(".keypad-toggle");
  await value(page, "350,000", principal);
  await page.click(key("×"));
  await page.click(key("2"));
  await value(page, "350000×2", principal);
  await payment(page, "$2,155.01");
  await page.shows(".error");
  await page.click(key("="));
  await value(page, "700000", principal);
  await payment(page, "$4,310.02");

  // What cannot be computed is told by the keypad, and by the engine at the field.
  await page.type("/0");
  await payment(page, "$4,310.02");
  await page.press("Escape");
  await page.press("Tab", { shift: true });
  await says(page, "You cannot divide by zero.");
  await page.waitFor(
    () => seen(".error").length === 1, "the engine says what is wrong with the field");
  await page.click("button >> Undo changes");
  await value(page, "350,000", principal);
  await payment(page, "$2,155.01");
  await page.click(`#${principal}`);
  await page.press("End");
  await page.type("-50,000");
  await page.press("Enter");
  await value(page, "300000", principal);
  await payment(page, "$1,847.15");
}
