// Sets are removed and put back, the last first, each at its place; a full library and a set that
// was saved anew are told.
export const needs = ["saved-sets.js"];

const titles = ".strip h2";
const current = ".strip [aria-current]";
const said = "[data-said]";

const set = (number) => ({
  name: `home-${number}`, kind: "loan", folder: "calculations", title: `Home ${number}`,
  date: "2026-11-20", locale: "en-US", currency: "USD", page: "calculations/home.html",
  inputs: { principal: "120,000", rate: `${number}%`, term: "30 years" },
  shown: { payment: `${number}00.00` }, figures: [["payment", "Payment", `$${number}00.00`]],
  typed: [["Interest rate", `${number}%`]], identity: `loan ${number}`,
});
const stored = (numbers) => JSON.stringify({
  version: 1, sets: numbers.map(set), current: `home-${numbers.at(-1)}`,
});
const named = (...numbers) => numbers.map((number) => `Home ${number}`);

export default async function ({ page, newPage, check }) {
  await page.open("saved/index.html");
  await page.shows("[data-empty] h2", "You have not saved a result yet");
  await page.store("sets", stored([1, 2, 3, 4, 5]));
  await page.reload();
  await page.shows(titles, ...named(1, 2, 3, 4, 5));
  await page.shows(current, "Home 5");
  await page.has("[data-undo]", "disabled", "");
  await page.click(".strip a >> Home 2");
  await page.shows(".saved-set h2", "Home 2");
  await page.click("[data-remove]");
  await page.shows(said, "Removed “Home 2”. Undo puts it back.");
  await page.shows(current, "Home 3");
  await page.click("[data-remove]");
  await page.click(".strip a >> Home 5");
  await page.click("[data-remove]");
  await page.shows(titles, ...named(1, 4));
  await page.shows(current, "Home 4");

  await page.reload();
  await page.shows(titles, ...named(1, 4));
  await page.shows(current, "Home 4");
  await page.click("[data-undo]");
  await page.shows(said, "Put back “Home 5”.");
  await page.shows(titles, ...named(1, 4, 5));
  await page.shows(current, "Home 5");
  await page.click("[data-undo]");
  await page.shows(titles, ...named(1, 3, 4, 5));
  await page.shows(current, "Home 3");
  await page.click("[data-undo]");
  await page.shows(titles, ...named(1, 2, 3, 4, 5));
  await page.has("[data-undo]", "disabled", "");
  check(await page.evaluate(() => document.activeElement.textContent), "Remove", "the focus");

  // All of them, and all back.
  for (let count = 0; count < 5; count += 1) await page.click("[data-remove]");
  await page.shows("[data-empty] h2", "You have not saved a result yet");
  await page.has("[data-remove]", "disabled", "");
  check(await page.evaluate(() => document.activeElement.textContent), "Undo", "the focus");
  for (let count = 0; count < 5; count += 1) await page.click("[data-undo]");
  await page.shows(titles, ...named(1, 2, 3, 4, 5));

  // Another session begins without the removals.
  await page.click(".strip a >> Home 1");
  await page.click("[data-remove]");
  const other = await newPage();
  await other.open("saved/index.html");
  await other.shows(titles, ...named(2, 3, 4, 5));
  await other.has("[data-undo]", "disabled", "");

  // Saved anew since: dropped. And a name that was taken meanwhile gets a number.
  await page.store("sets", JSON.stringify({
    version: 1, current: "",
    sets: [2, 3].map(set).concat({ ...set(1), name: "again", title: "Again" }),
  }));
  await page.click("[data-undo]");
  await page.shows(said, "Not put back: the inputs of “Home 1” were saved since as “Again”.");
  await page.shows(current, "Again");
  await page.has("[data-undo]", "disabled", "");
  await page.click(".strip a >> Home 3");
  await page.click("[data-remove]");
  await page.store("sets", JSON.stringify({
    version: 1, current: "", sets: [{ ...set(2), name: "home-3" }],
  }));
  await page.click("[data-undo]");
  await page.shows(titles, "Home 2", "Home 3");
  check(
    JSON.parse(await page.stored("sets")).sets.map(({ name }) => name), ["home-3", "home-3-2"],
    "the names");

  // Full: it stays to be put back.
  await page.click("[data-remove]");
  await page.store("sets", stored([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]));
  await page.click("[data-undo]");
  await page.shows(
    said,
    "Not put back. Results are full, with 15 results. Remove another result, and undo again to put "
      + "back “Home 3”.");
  await page.click("[data-remove]");
  await page.click("[data-undo]");
  await page.shows(said, "Put back “Home 25”.");
}
