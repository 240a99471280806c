// The inputs of a set are edited: figures follow on its open page. What a reader has typed stays.
import { isSame, mark, says } from "./Parts/edits.mjs";

export const needs = ["form.js"];

const file = "calculations/thirty.md";
const value = (page) => page.evaluate(() => document.querySelector("#inputs [name=rate]").value);

export default async function ({ page, check, site }) {
  await page.open("calculations/thirty.html");
  await mark(page);
  const text = site.read(file);
  const payment = () => page.texts("#result .figure dd");
  const [before] = await payment();
  site.write(file, text.replace(/rate: .*/, "rate: 5%"));
  await page.waitFor(
    (old) => document.querySelector("#result .figure dd").innerText.trim() !== old,
    "the payment is another one", before);
  const [published] = await payment();
  check(await isSame(page), true, "whether the page is the same");
  check(await value(page), "5", "the rate of the form");

  // The engine begins with what is written now, and goes back to it.
  await page.click("#inputs [name=rate]");
  await page.evaluate(() => document.activeElement.select());
  await page.type("4.75");
  await page.waitFor(
    (old) => document.querySelector("#result .figure dd").innerText.trim() !== old,
    "the payment follows", published);
  await page.click("[data-back]");
  await page.becomes(async () => (await payment())[0], published, "the payment");
  check(await value(page), "5", "the rate of the form");

  // A text is edited beside what somebody types: nothing is lost, not even the place in the field.
  await page.click("#inputs [name=rate]");
  await page.evaluate(() => document.activeElement.select());
  await page.type("4.5");
  await page.press("ArrowLeft");
  const typed = async () => page.evaluate(() => [
    document.activeElement.name, document.activeElement.value, document.activeElement.selectionStart,
  ]);
  site.write(file, `${text.replace(/rate: .*/, "rate: 5%")}\nA word more.\n`);
  await says(page, "A word more.");
  check(await typed(), ["rate", "4.5", 2], "the field, what is in it, and the place");
  check(await isSame(page), true, "whether the page is the same");
  const [theirs] = await payment();

  // What the page was written with changes below the reader's inputs: the page begins anew with
  // them in it.
  site.write(file, text.replace(/rate: .*/, "rate: 5.5%"));
  await page.waitFor(() => !window.isMarked && document.readyState === "complete",
    "the page is loaded again");
  await page.becomes(typed, ["rate", "4.5", 2], "the field, what is in it, and the place");
  await page.becomes(async () => (await payment())[0], theirs, "the payment of what is typed");
}
