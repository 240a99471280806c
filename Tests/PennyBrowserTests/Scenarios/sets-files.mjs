// The sets go into a file that the tool imports, and come back from one; the tests of the commands
// use the same two files.
import { readFileSync } from "node:fs";

export const needs = ["form.js", "saved-sets.js"];

const file = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const outcomes = "[data-outcomes] li";

async function fill(page, name, text) {
  await page.evaluate((input) => {
    const control = document.querySelector(`#inputs [name="${input}"]`);
    control.focus();
    control.select();
  }, name);
  await page.type(text);
}

async function save(page, title, message) {
  await page.evaluate(() => document.querySelector("#save-title").focus());
  await page.type(title);
  await page.press("Enter");
  await page.shows("[data-save-status]", message);
}

function choose(page, text) {
  return page.evaluate((content) => {
    const input = document.querySelector("input[type=file]");
    const chosen = new DataTransfer();
    chosen.items.add(new File([content], "sets.json"));
    input.files = chosen.files;
    input.dispatchEvent(new Event("change"));
  }, text);
}

async function exported(page) {
  await page.click("[data-export]");
  return page.evaluate(() => globalThis.exported);
}

export default async function ({ page, newPage, check }) {
  await page.before(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      globalThis.exported = blob.text();
      return make.call(URL, blob);
    };
  });
  await page.open("calculations/home.html");
  await fill(page, "rate", "5.50");
  await save(page, 'A "home", über all', "Saved as “A \"home\", über all”, 1 of 15 results.");
  await page.open("calculations/plan.html");
  await save(page, "The plan", "Saved as “The plan”, 2 of 15 results.");
  await page.open("comparisons/rice.html");
  await save(page, "Rice", "Saved as “Rice”, 1 of 15 comparisons.");
  await page.open("saved/index.html");
  const written = JSON.parse(await exported(page));
  const today = await page.evaluate(() => {
    const now = new Date();
    return new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });
  for (const set of written.sets) {
    check(set.date, today, "the day of a set");
    set.date = "2026-11-21";
  }
  check(written, JSON.parse(file("sets-of-a-page.json")), "what is exported");

  // The tool's file holds the same sets, and one more.
  await choose(page, file("sets-of-the-tool.json"));
  await page.shows(
    outcomes,
    "“Car” is saved.",
    "“A \"home\", über all” is not saved: the same inputs are in “A \"home\", über all”.",
    "“The plan” is not saved: the same inputs are in “The plan”.",
    "“Rice” is not saved: the same inputs are in “Rice”.");
  await page.shows(".strip [aria-current]", "Car");
  await page.has("[data-recall]", "href",
    "../calculations/first-home.html#set=car");

  // In a browser without sets all of them are new, and are exported as they came.
  const other = await newPage();
  await other.open("saved/index.html");
  await other.clearStorage();
  await other.reload();
  await choose(other, file("sets-of-a-page.json"));
  await other.shows(
    outcomes, "“A \"home\", über all” is saved.", "“The plan” is saved.", "“Rice” is saved.");
  await other.evaluate(() => {
    URL.createObjectURL = (blob) => {
      globalThis.exported = blob.text();
      return "data:,";
    };
  });
  check(
    JSON.parse(await exported(other)), JSON.parse(file("sets-of-a-page.json")),
    "what is exported again");

  // Files that are none, and sets that are not sound.
  const none = "Choose one that was exported here or by “pennypress export”.";
  const bundle = (more) => JSON.stringify({ format: "pennypress sets", version: 1, sets: [], ...more });
  for (const [text, ...words] of [
    ["{", `This file cannot be read. ${none}`], ["[]", `This file has no saved results. ${none}`],
    [bundle({ version: 2 }), "This file is from another edition of Pennypress, so it was not read."],
    [bundle({ locale: "de-DE" }), "The file has no results."],
    [bundle({}), "The file has no results."],
    [bundle({ sets: [7, { kind: "loan", rate: 5 }, { name: "a", kind: "budget" }] }),
      "An entry in the file is not a saved result.", "An entry in the file is not a saved result.",
      "“A” is not saved: this site has no page for the kind “budget”."],
    [bundle({ sets: [{ name: "a", kind: "loan", principal: "100", rate: "6", term: "1 year" }] }),
      "“A” is not saved. Yearly interest rate: Enter the percent sign: “6%” for 6 percent."],
  ]) {
    await choose(other, text);
    await other.shows(outcomes, ...words);
  }

  // A title tells the figures of today.
  await choose(other, bundle({ sets: [{
    name: "a", kind: "loan", title: "A bill of {{this.payment}}", principal: "1200", rate: "0%",
    term: "12 months",
  }] }));
  await other.shows(outcomes, "“A bill of $100.00” is saved.");

  // A name that is taken gets a number, and the figures of a file stay what was shown then.
  await choose(other, bundle({ sets: [{
    name: "home-2", kind: "loan", title: "Old", date: "2020-01-02", principal: "100", rate: "6%",
    term: "1 year", shown: { payment: "8.60" },
  }] }));
  await other.shows(outcomes, "“Old” is saved.");
  await other.shows(".saved-set .figure.main dd", "8.60");
  await other.click("[data-recall]");
  await other.shows(
    "[data-recalled] p", "Your saved result “Old” of Jan 2, 2020.",
    "Monthly payment was 8.60 when this was saved, and is $8.61 today.");
}
