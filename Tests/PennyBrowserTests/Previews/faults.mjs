// Faults are shown on the page as it was, each with its place, and go when they are mended.
import { faults, isSame, mark, says } from "./Parts/edits.mjs";

export const needs = [];

export default async function ({ page, newPage, check, expectProblem, site }) {
  const file = "lessons/02-debt.md";
  const text = site.read(file);
  await page.open("lessons/debt.html");
  await mark(page);
  await page.evaluate(() => { document.querySelector("main a, nav a").focus(); window.at = document.activeElement; });
  check(await faults(page), null, "the panel");

  site.write(file, text.replace("All about", "{{nothing.figure}} of"));
  await page.waitFor(() => [...document.body.children].some(
    ({ shadowRoot }) => shadowRoot?.querySelector("li")), "faults are shown");
  const found = await faults(page);
  check(found.title, "1 error", "the title");
  check(found.summaries, ["error: there is no saved set “nothing”"], "what is wrong");
  check(found.places, [`${file}:5:1`], "the place");
  check(found.links[0].endsWith(`${file}&line=5&column=1`), true, "where the link ends");
  check(found.links[0].startsWith("editor://open?file=/"), true, "where the link begins");
  check(found.lines, ["5 │ {{nothing.figure}} of debt.\n  │ ^"], "the line");
  check(found.status, "The site has 1 error. The page stays as it was.", "what is said");
  check(await page.evaluate(() => document.activeElement === window.at), true, "the focus");
  await says(page, "All about debt.");

  // Another reader, who comes now, sees the page as it was, and the fault.
  const other = await newPage();
  await other.open("lessons/debt.html");
  await says(other, "All about debt.");
  await other.waitFor(() => [...document.body.children].some(
    ({ shadowRoot }) => shadowRoot?.querySelector("li")), "faults are shown");

  // Folded, it says how many there are, and no more.
  await page.evaluate(() => [...document.body.children].find(({ shadowRoot }) => shadowRoot)
    .shadowRoot.querySelector("button").click());
  check(await page.evaluate(() => [...document.body.children].find(({ shadowRoot }) => shadowRoot)
    .shadowRoot.querySelector(".list").checkVisibility()), false, "whether the list is open");

  site.write(file, text.replace("All about", "Mended:"));
  await says(page, "Mended: debt.");
  await page.becomes(() => faults(page), null, "the panel");
  check(await isSame(page), true, "whether the page is the same");
  await says(other, "Mended: debt.");

  // A page that is no more is what a wrong address is.
  expectProblem(/404/);
  site.remove(file);
  await says(page, "There is no page here");
  site.write(file, text);
  await says(page, "All about debt.");

  // A server that ends is told.
  await page.open("");
  expectProblem(/events|ERR_|failed/i);
  site.end();
  await page.becomes(
    async () => (await faults(page))?.title,
    "The preview has ended. The page shows its last version.", "the title");
}
