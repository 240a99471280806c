// An address brings inputs along, whatever it says.
import { engineIs, home, namesOf, resultOf, valueOf } from "./Parts/live.mjs";

export const needs = ["form.js"];
export const alsoFromDisk = true;

export default async function ({ page, check }) {
  await page.open(home);
  const published = await resultOf(page);

  // What is no input of this calculator means nothing, not even a line of its own.
  const odd = "principal=&rate=&term=&kind=savings&title=x&locale=de-DE&%0A---%0Ax=1&a%3Db=1"
    + "&extra.0.amount%0A---=5&utm=1&__proto__=1&extra.x.amount=5";
  await page.open(`calculations/with-extras.html#${odd}`);
  await engineIs(page, "ready");
  await page.waitFor(() => seen("#inputs .error").length > 0, "what is missing is told");
  check(await valueOf(page, "kind"), undefined, "a field of a reserved name");

  // Signs that part the engine's answers and lines are words like others.
  const name = "a%1Eb%0Ac%09%3Cimg+src=x%3E";
  await page.open(`comparisons/which-rice.html#products=name+%22${name}%22+price+1+size+1+kg`);
  await engineIs(page, "ready");
  await page.waitFor(() => seen("#changed").length > 0, "the figures are others");
  check(await valueOf(page, "products.0.name"), "a b c <img src=x>", "the product's name");
  check(await page.evaluate(() => document.querySelectorAll("#result img").length), 0, "markup");
  const understood = await page.evaluate(
    () => [...document.querySelectorAll("#understood")].map(({ innerText }) => innerText));
  check(understood.length, 1, "the inputs as they were understood");
  check(understood[0].includes("a b c <img src=x>"), true, "whether the name is among them");

  // The address of a page that stands open.
  await page.open(home);
  await page.evaluate(() => { location.hash = "term=15+years"; });
  await engineIs(page, "ready");
  await page.waitFor(() => seen("#changed").length > 0, "the figures are others");
  check(await valueOf(page, "rate"), "6.25", "what the address does not name");
  const sooner = await resultOf(page);
  await page.evaluate(() => { location.hash = "understood"; });
  await new Promise((resolve) => setTimeout(resolve, 50));
  check(await resultOf(page), sooner, "the result after a jump to a heading");
  await page.evaluate(() => { location.hash = "term=30+years"; });
  await page.becomes(() => resultOf(page), published, "the published inputs by address");
  await page.shows("#changed");

  // A fault in it is told at the field, and the result is the published one.
  await page.open(`${home}#rate=%3Cb%3E`);
  await page.shows(
    "#inputs .error", "“<b>” is not a rate. Enter a percentage, such as 6.25%.");
  check(await resultOf(page), published, "the result beside a fault");
  check(await namesOf(page, "extra"), [], "rows of a list that is not given");
}
