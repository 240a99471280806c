// Storage and files far beyond any reader's sets leave the page usable, and say what is not read.
import { long, soon } from "./Parts/size.mjs";

export const needs = ["form.js", "saved-sets.js"];

const address = "calculations/home.html#set=x&principal=120%2C000&rate=5%25&term=30+years";
const set = (name, more = {}) => ({
  name, kind: "loan", folder: "calculations", title: `The ${name}`, date: "2026-11-20",
  locale: "en-US", currency: "USD", page: "calculations/home.html",
  inputs: { principal: "120,000", rate: "5%", term: "30 years" }, shown: { payment: "644.19" },
  figures: [["payment", "Payment", "$644.19"]], typed: [["Interest rate", "5%"]],
  identity: name, ...more,
});
const times = (count, make) => Array.from({ length: count }, (_, place) => make(place));
const pairs = (count, make) => Object.fromEntries(times(count, make));
const entries = times(100_000, () => ({ amount: "1" }));

const choose = (page, file) => page.evaluate((content) => {
  const input = document.querySelector("input[type=file]");
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], "sets.json"));
  input.files = chosen.files;
  input.dispatchEvent(new Event("change"));
}, file);

async function storage(page) {
  const sets = {
    "many sets": times(8_000, (place) => set(`home-${place}`)),
    inputs: [set("x", { inputs: { ...set("x").inputs, extra: entries } })],
    "rows of inputs": [set("x", { typed: times(400_000, () => ["a", "b"]) })],
    "rows of figures": [set("x", { figures: times(300_000, () => ["a", "b", "c"]) })],
    "shown figures": [set("x", { shown: pairs(200_000, (place) => [`a${place}`, "1"]) })],
    "a title": [set("x", { title: long(() => "a b ").join("") })],
  };
  for (const [what, others] of Object.entries(sets)) {
    await page.open("index.html");
    await page.evaluate((text) => localStorage.setItem(
      `pennypress:${new URL("./", location.href).pathname}:sets`, text),
    JSON.stringify({ version: 1, sets: [set("one"), ...others], current: "one" }));
    await soon(page, async () => {
      await page.open("saved/index.html");
      await page.shows(".strip [aria-current]", "The one");
      await page.shows("[data-origin]");
      await page.open(address);
      await page.waitFor(
        () => seen("[data-saved] >> results (").length > 0, "the page says how many sets there are");
      await page.has("html", "data-engine", "ready");
    }, `${what} in the storage`);
  }
}

async function files(page) {
  await page.open("saved/index.html");
  await page.clearStorage();
  await page.reload();
  const loan = (name, more) => ({
    name, kind: "loan", principal: "100,000", rate: "6%", term: "30 years", ...more,
  });
  const bundle = (sets) => JSON.stringify({ format: "pennypress sets", version: 1, sets });
  const noSet = "An entry in the file is not a saved result.";
  const few = "Choose one with fewer results.";
  for (const [what, text, ...words] of [
    ["bytes", bundle([loan("a", { body: "x".repeat(4 * 1024 * 1024) })]),
      `This file is larger than 4 MiB, so it was not read. ${few}`],
    ["entries", bundle(times(400_000, () => 7)),
      `This file has more than 1,000 results, so it was not read. ${few}`],
    ["inputs", bundle([loan("a", { extra: entries })]),
      "“A” is not saved. This page cannot compute so many inputs. Remove some of them."],
    ["text", bundle([loan("a", { principal: "1".repeat(3_000_000) })]),
      "“A” is not saved. This text is too long. Make it shorter."],
    ["a title", bundle([loan("a", { title: "a ".repeat(1_000_000) })]), noSet],
    ["shown figures", bundle([loan("a", { shown: pairs(100_000, (place) => [`a${place}`, "1"]) })]),
      noSet],
  ]) {
    await soon(page, async () => {
      await choose(page, text);
      await page.shows("[data-outcomes] li", ...words);
    }, `${what} in a file`);
  }
  await page.shows("[data-empty] h2", "You have not saved a result yet");

  // As many as a library may have are read, and the page answers meanwhile.
  await choose(page, bundle(times(900, (place) => loan(`home-${place}`))));
  await soon(page, () => page.evaluate(() => 1), "an answer while a file is read", 2_000);
  await page.waitFor(
    () => document.querySelectorAll("[data-outcomes] li").length > 2, "sets are being read");
}

export default async function ({ page }) {
  await storage(page);
  await files(page);
}
