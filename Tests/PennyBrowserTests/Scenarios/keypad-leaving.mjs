// A touch that leaves a field for what is below it opens or presses that at once, although the words about what was left
// come between the two.
export const needs = ["form.js"];

const words = "× was dropped: no number follows it.";

async function leaveUnfinished(page, amount) {
  await page.tap("#inputs [name=principal]");
  await page.shows(".keypad-keys button", "÷", "×", "−", "=", "+");
  await page.type(amount);
  await page.tap(".keypad-keys button >> ×");
  await page.becomes(
    () => page.evaluate(() => document.activeElement.value), `${amount}×`, "the unfinished calculation");
}

const isOpen = (page) => page.evaluate(() => document.querySelector("[data-fold=more]").open);

export default async function ({ page, check }) {
  await page.phone();
  await page.open("calculators/loan.html");
  await leaveUnfinished(page, "300000");
  await page.tap("[data-fold=more] > summary");
  await page.shows(".keypad-words", words);
  check(await isOpen(page), true, "whether one touch opens what is below the field");
  await page.becomes(
    () => page.evaluate(() => document.querySelector("[name=principal]").value), "300000", "what was left");

  await page.tap("[data-fold=more] > summary");
  check(await isOpen(page), false, "whether one touch closes it");
  await leaveUnfinished(page, "200000");
  await page.tap("[data-try]");
  await page.becomes(
    () => page.evaluate(() => document.querySelector("[name=rate]").value), "6.25", "the rate of the example");
}
