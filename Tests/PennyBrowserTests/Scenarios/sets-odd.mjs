// A stored set whose parts are of other types is none, and names that every object has mean nothing.
export const needs = ["form.js", "saved-sets.js"];

const set = (name, more = {}) => ({
  name, kind: "loan", folder: "calculations", title: `The ${name}`, date: "2026-11-20",
  locale: "en-US", currency: "USD", page: "calculations/home.html",
  inputs: { principal: "120,000", rate: "5%", term: "30 years" }, shown: { payment: "644.19" },
  figures: [["payment", "Payment", "$644.19"]], typed: [["Interest rate", "5%"]],
  identity: name, ...more,
});
// As text it throws.
const trap = { toString: 1 };

const choose = (page, file) => page.evaluate((content) => {
  const input = document.querySelector("input[type=file]");
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], "sets.json"));
  input.files = chosen.files;
  input.dispatchEvent(new Event("change"));
}, JSON.stringify({ format: "pennypress sets", version: 1, sets: [], ...file }));

export default async function ({ page }) {
  await page.open("saved/index.html");
  const sets = [
    set("sound"), set("from", { from: trap }), set("origin", { derivedFrom: trap }),
    set("page", { page: trap }), set("kind", { kind: trap }), set("date", { date: trap }),
    set("proto", { derivedFrom: "__proto__" }),
    set("shown", { shown: { constructor: "1", toString: "2" } }),
  ];
  await page.store("sets", JSON.stringify({ version: 1, sets, current: "__proto__" }).replace(
    '"constructor":"1"', '"constructor":"1","__proto__":"3"'));
  await page.reload();
  await page.shows(".strip h2", "The sound", "The proto", "The shown");
  await page.click(".strip a >> The proto");
  await page.shows("[data-origin]", "Adjusted from “__proto__”");
  await page.click(".strip a >> The shown");
  await page.click("[data-recall]");
  await page.shows(
    "[data-recalled] p", "Your saved result “The shown” of Nov 20, 2026.",
    ...[["constructor", 1], ["__proto__", 3], ["toString", 2]].map(([name, value]) =>
      `${name} was ${value} when this was saved, and there is no such figure today.`));

  // A file's.
  await page.open("saved/index.html");
  const outcomes = "[data-outcomes] li";
  await choose(page, { locale: trap });
  await page.shows(
    outcomes,
    "This file has no saved results. Choose one that was exported here or by “pennypress export”.");
  const loan = { kind: "loan", principal: "100", rate: "6%", term: "1 year" };
  await choose(page, { sets: [
    { ...loan, kind: trap }, { ...loan, name: trap, title: trap, date: trap, derivedFrom: trap },
    { ...loan, name: "deep", principal: "200", tags: [[trap]], body: trap, order: 1 },
  ] });
  await page.shows(
    outcomes, "An entry in the file is not a saved result.", "“Loan” is saved.", "“Deep” is saved.");
  await page.shows(
    ".strip h2", "The sound", "The proto", "The shown", "Loan", "Deep");
}
