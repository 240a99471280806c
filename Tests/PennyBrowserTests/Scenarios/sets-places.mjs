// A set that was typed in another place opens here, as people here type, with what it meant there;
// what was typed stays as it was. So does a file of such sets. What cannot be read is told.
import { valueOf } from "./Parts/live.mjs";

export const needs = ["form.js", "saved-sets.js"];

const identity = "loan\nUSD\n";
const german = (name, inputs, more = {}) => ({
  name, kind: "loan", folder: "calculations", title: `Das ${name}`, date: "2026-11-20",
  locale: "de-DE", currency: "USD", page: "calculations/home.html", inputs,
  shown: { payment: "644.19" }, figures: [["payment", "Monatliche Rate", "644,19 $"]],
  typed: Object.entries(inputs), identity: identity + name, ...more,
});

const choose = (page, file) => page.evaluate((content) => {
  const input = document.querySelector("input[type=file]");
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], "sets.json"));
  input.files = chosen.files;
  input.dispatchEvent(new Event("change"));
}, JSON.stringify({ format: "pennypress sets", version: 1, ...file }));

export default async function ({ page, check }) {
  await page.open("saved/index.html");
  const inputs = { principal: "120.000,00", rate: "5,0 %", term: "30 Jahre" };
  const sets = [
    german("haus", inputs, { english: { ...inputs, term: "30 years" } }), german("auto", inputs),
  ];
  await page.store("sets", JSON.stringify({ version: 1, sets, current: "haus" }));
  await page.reload();
  await page.shows(".saved-set .inputs dd", "120.000,00", "5,0 %", "30 Jahre");
  await page.click("[data-recall]");
  await page.shows("#result .figure.main dd", "$644.19");
  await page.shows("[data-recalled] p", "Your saved result “Das haus” of Nov 20, 2026.");
  check(await valueOf(page, "principal"), "$120,000.00", "the amount as it is typed here");
  check(await valueOf(page, "term"), "30", "the term");
  check(await page.evaluate(() => location.hash), "#set=haus", "what the address says");
  const kept = JSON.parse(await page.stored("sets"));
  check(kept.sets[0].inputs, inputs, "what was typed");

  // No English was kept of this one.
  await page.open("saved/index.html");
  await page.click(".strip a >> Das auto");
  await page.click("[data-recall]");
  await page.shows("[data-recalled] p",
    "“Das auto” was typed for another place, and its inputs cannot be read here.");

  await page.open("saved/index.html");
  await choose(page, { locale: "de-DE", sets: [
    {
      name: "boot", kind: "loan", title: "Das Boot", principal: "20.000", rate: "6,5%",
      term: "4 years",
    },
  ] });
  await page.shows("[data-outcomes] li", "“Das Boot” is saved.");
  await page.shows(".saved-set .inputs dd", "20.000", "6,5%", "4 years");
  await page.click("[data-recall]");
  await page.shows("#result .figure.main dd", "$474.30");
}
