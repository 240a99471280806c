// Short ways to type a number are understood, and what can mean two things is asked about: a button
// for each answer puts it into the field.
import { engineIs, home, inputs, put, valueOf } from "./Parts/live.mjs";

export const needs = ["form.js"];

const payment = (page, words) => page.shows("#result .figure.main dd", words);
const unitOf = (page, name) => page.evaluate(
  (field) => document.querySelector(`[data-unit="${field}"]`).selectedOptions[0]?.textContent, name);

export default async function ({ page, check }) {
  await page.open(home);
  await put(page, "principal", "400k");
  await payment(page, "$2,462.87");
  await put(page, "principal", "0.4m");
  await payment(page, "$2,462.87");
  await put(page, "principal", "350,000");
  await payment(page, "$2,155.01");

  // A bare term is in the unit beside the field.
  await put(page, "term", "15");
  await payment(page, "$3,000.98");
  await put(page, "term", "180 payments");
  await payment(page, "$3,000.98");
  check(await unitOf(page, "term"), undefined, "a unit beside another one");
  await put(page, "term", "180 months");
  check(await unitOf(page, "term"), "months", "the unit that was typed");
  await put(page, "term", "180 payments");
  await put(page, "term", "15");
  check(await unitOf(page, "term"), "years", "the unit of a number alone");

  // A down payment of 20 is no loan of nearly everything.
  await page.open("index.html");
  await page.open(`${home}#principal=&homeValue=420,000&downPayment=20`);
  await engineIs(page, "ready");
  await page.shows("#inputs .error p:not(.answers)", "Do you mean 20% or $20.00?");
  await page.click(".answers button >> 20%");
  await payment(page, "$2,068.81");
  check(await valueOf(page, "downPayment"), "20", "the down payment");
  check(await unitOf(page, "downPayment"), "%", "its unit");

  // The unit is chosen, typed, or clear from the number.
  await put(page, "downPayment", "84,000");
  await payment(page, "$2,068.81");
  check(await unitOf(page, "downPayment"), "USD", "the unit of a large number");
  await put(page, "downPayment", "10%");
  check(await unitOf(page, "downPayment"), "%", "the unit that was typed");
  await payment(page, "$2,327.41");
  await page.evaluate(() => {
    const unit = document.querySelector("[data-unit=downPayment]");
    unit.value = "";
    unit.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.shows("#inputs .error p:not(.answers)", "Do you mean 10% or $10.00?");
  await page.click(".answers button >> $10.00");
  await page.shows("#inputs .error");
  check(await valueOf(page, "downPayment"), "$10.00", "an amount that is meant");
}
