// Two offers with a fee, on a phone, from the home page: a few touches and keys, and a verdict in money
// that counts the fee. What the second offer leaves empty is that of the first.
import { counted } from "./Parts/effort.mjs";

export const needs = ["offers.js"];

export default async function ({ page, check }) {
  await page.phone();
  await page.open("index.html");
  const { effort, touch, type } = counted(page);
  const verdict = () => page.evaluate(() => document.querySelector("[data-verdict]").textContent);
  const field = (offer, name) => `[data-offer=${offer}] [name=${name}]`;

  await touch(".doors a >> Compare offers");
  await page.isAt("compare/loans.html");
  await page.shows("[data-verdict]", "Which offer is better? The answer appears here when both are filled in.");
  await touch(field("a", "principal"));
  await type(..."20000", "Enter", ..."6.9", "Enter", "5");
  await page.shows("[data-verdict]", "Please enter: Offer B: Yearly interest rate");
  await page.has(field("b", "principal"), "placeholder", "20000");
  await touch(field("b", "rate"));
  await type(..."5.9");
  await touch(field("b", "fees"));
  await type(..."900");
  await page.waitFor(() => document.querySelector(".verdict.is-found"), "the verdict");
  const words = await verdict();
  check(words.includes("Offer A") && words.includes("$338.64"), true, `whether it is right: ${words}`);
  const { touches, keys } = effort;
  check(touches <= 7 && keys <= 35, true, `whether ${touches} touches and ${keys} keys are few`);
  await page.shows("[data-said]", words);
  check(
    (await page.texts("#beside thead th")).slice(1), ["Offer A", "Offer B"], "the columns of figures");
  check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "whether it fits");

  // An unfinished field takes the answer away, from one frame to the next, and without an error.
  const isGone = await page.evaluate(async () => {
    const control = document.querySelector("[data-offer=a]").querySelector("[name=rate]");
    control.value = "";
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return document.querySelector("#beside") === null && seen(".offer .error").length === 0;
  });
  check(isGone, true, "whether the answer is gone");
  await page.tap(field("a", "rate"));
  await type(..."6.9");
  await page.becomes(verdict, words, "the verdict again");

  // An offer with a fee of its own has the rate of the first one, and says so in its field.
  await page.evaluate(() => {
    const control = document.querySelector("[data-offer=b]").querySelector("[name=rate]");
    control.value = "";
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await page.becomes(
    verdict, "“Offer A” costs $900.00 less than “Offer B”.", "the verdict with the same rate");
  await page.has(field("b", "rate"), "placeholder", "6.9");
  await page.tap(field("b", "rate"));
  await type(..."5.9");
  await page.becomes(verdict, words, "the verdict with the own rate");

  // Up to four offers, each with its own lists.
  await page.tap("button >> Add an offer");
  await page.waitFor(() => document.activeElement.id === "input-c-principal", "the third offer");
  await page.tap(field("c", "rate"));
  await type(..."5");
  await page.becomes(async () => (await page.texts("#beside thead th")).length, 4, "the columns");
  await page.tap("[data-offer=c] [data-fold=more] > summary");
  await page.tap("[data-offer=c] [data-add=extra]");
  await page.waitFor(() => document.activeElement.name === "extra.0.amount", "a row of the list");
  await type(..."1000");
  await page.tap("[data-offer=c] .entry .more > summary");
  await page.tap("[data-offer=c] [name='extra.0.at']");
  await type("1");
  await page.waitFor(() => document.querySelector("#beside"), "it is compared");
  check(
    await page.evaluate(() => document.querySelectorAll("[id]").length
      === new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)).size),
    true, "whether each id is there once");

  // A reload keeps what was typed, in three offers and a list; so does a link for another reader.
  const third = await verdict();
  const isBack = async () => {
    await page.becomes(verdict, third, "the verdict of three offers");
    await page.has(
      `:is([data-offer=c] [name=rate], [data-offer=c] [name="extra.0.amount"])`, "value", "5", "1,000");
    check(new URL(await page.evaluate(() => location.href)).search, "", "what a server is told");
  };
  await page.waitFor(
    () => history.state?.offers?.offers[2]?.includes("extra.0.at=1"), "the tab has what was typed");
  await page.reload();
  await isBack();
  check(await page.evaluate(() => location.hash), "", "the address");
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error("refused")); });
  await page.click(".share button >> Copy link");
  const link = await page.evaluate(() => document.querySelector(".share textarea").value);
  check(link.includes("#a.principal=20%2C000&a.rate=6.9%25"), true, `whether the link has the inputs: ${link}`);
  await page.click(".share button >> Copy summary");
  const summary = await page.evaluate(() => document.querySelector(".share textarea").value);
  check(summary.startsWith(`Compare two loans\n\n${third}\n\n`), true, `whether the summary answers: ${summary}`);
  await page.open("index.html");
  await page.open(`compare/loans.html${new URL(link).hash}`);
  await isBack();

  await page.tap("button >> Add an offer");
  await page.shows("[data-more]");
  await page.evaluate(() => document.querySelector("[data-fewer]").click());
  await page.shows("[data-more]", "Add an offer");

  // A link to two offers, opened over three, leaves none behind.
  const two = new URLSearchParams(new URL(link).hash.slice(1));
  for (const name of [...two.keys()]) if (name.startsWith("c.")) two.delete(name);
  await page.evaluate((hash) => { location.hash = hash; }, two.toString());
  await page.becomes(verdict, words, "the verdict of two offers");
  check((await page.texts("form.offer > h2")).length, 2, "the forms");

  // The page of results side by side leads to the offers, too.
  await page.open("compare/index.html");
  await page.tap(".compare .kinds a >> Compare two loans");
  await page.isAt("compare/loans.html");
}
