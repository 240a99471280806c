// A long list with a fault in each of its rows is told at once, each fault at its own field.
import { engineIs } from "./Parts/live.mjs";
import { soon } from "./Parts/size.mjs";

export const needs = ["form.js"];

const count = 1_000;
const rows = Array.from({ length: count }, (_, row) => `products.${row}.name=P${row}`).join("&");

export default async function ({ page, check }) {
  await page.open("comparisons/which-rice.html");
  await soon(page, async () => {
    await page.evaluate((text) => { location.hash = text; }, rows);
    await engineIs(page, "ready");
    await page.waitFor(
      () => document.querySelectorAll("#inputs .error").length > 0, "the faults are told");
  }, "telling the faults");
  const told = await page.evaluate(() => [...document.querySelectorAll("#inputs .error")].map(
    (line) => [line.closest(".field")?.querySelector("[name]").name, line.textContent]));
  check(told.length, 2 * count, "how many faults are told");
  for (const row of [0, 1, count - 1]) {
    check(
      told.filter(([name]) => name?.startsWith(`products.${row}.`)).map(([name, words]) =>
        [name.split(".")[2], words.split(",")[0]]),
      [["price", "Enter a value"], ["size", "Enter a value"]], `the faults of row ${row}`);
  }
}
