// What few inputs need of the engine is loaded when a reader has one of them.
import { engineIs, home, put, resultOf } from "./Parts/live.mjs";

export const needs = ["unpack.js", "engine.js", "live.js"];

const lower = "Monthly payment: $2,155.01 → $1,987.26 (−$167.75)";
const notLoaded = "The page could not load what these inputs need. "
  + "Check your connection, then enter the last one again.";

const loads = (page, name) => [...page.requests.values()]
  .filter((address) => address.split("/").pop().startsWith(`${name}.`)).length;

// Types into a field, wherever it is folded.
const enter = (page, name, text) => page.evaluate((field, value) => {
  const control = document.querySelector("#inputs").elements[field];
  control.value = value;
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}, name, text);

// Costs by which there is an APR, and with them another rate.
async function changeOrdinary(page) {
  await put(page, "rate", "5.5");
  await enter(page, "fees", "1,500");
  await page.shows("#changed li >> Monthly", lower);
  await page.waitFor(() => seen("#result .figure >> APR").length > 0, "there is an APR");
}

// The law of Switzerland is one that no sample has.
const choose = (page, law) => enter(page, "aprMethod", law);

export default async function ({ page, newPage, check, expectProblem, way }) {
  await page.open(home);
  await changeOrdinary(page);
  check(loads(page, "loan.rest"), 0, "how often the other code is loaded for a rate");
  const ordinary = await resultOf(page);

  await choose(page, "ch");
  await page.waitFor(
    () => seen("#result .figure >> Swiss").length > 0, "the law of Switzerland is on the page");
  check(loads(page, "loan.rest"), 1, "how often the other code is loaded for a law");
  await choose(page, "us");
  await page.becomes(() => resultOf(page), ordinary, "the result by the first law");
  await choose(page, "ch");
  await page.waitFor(() => seen("#result .figure >> Swiss").length > 0, "the law is there again");
  check(loads(page, "loan.rest"), 1, "how often the other code is loaded in all");

  // Scenarios take the code of the calculators that they name.
  const scenarios = await newPage();
  await scenarios.open("calculations/two-terms.html");
  await enter(scenarios, "sets.1.inputs.term", "15 years");
  await scenarios.waitFor(
    () => document.querySelector("#changed").hidden === false, "the scenarios have changed");
  check(["loan", "savings", "rest"].map((part) => loads(scenarios, `scenarios.${part}`)), [1, 0, 0],
    "which code scenarios of loans have loaded");

  // Where it does not come, the page says so, keeps its result, and tries again.
  const offline = await newPage();
  await offline.block("*engine/loan.rest.wasm", "*engine/loan.rest.js");
  expectProblem(/^failed request: .*engine\/loan\.rest\.(wasm|js) /);
  expectProblem(/^console.debug: Pennypress: loan\.rest/);
  await offline.open(home);
  await changeOrdinary(offline);
  await choose(offline, "ch");
  await offline.shows("#inputs .error", notLoaded);
  await engineIs(offline, "ready");
  check(await resultOf(offline), ordinary, "the result without the other code");
  await choose(offline, "us");
  await offline.shows("#inputs .error");
  await offline.block();
  await choose(offline, "ch");
  await offline.waitFor(
    () => seen("#result .figure >> Swiss").length > 0, "the other code has come");
  await offline.shows("#inputs .error");

  // A part of another build, from a cache, is of no use: then all is loaded again.
  if (way !== "http") return;
  const stale = await newPage();
  await stale.before(() => {
    const { fetch } = window;
    let isFirst = true;
    window.fetch = async (address, options) => {
      const response = await fetch(address, options);
      if (!isFirst || !String(address).includes("loan.rest")) return response;
      isFirst = false;
      const bytes = new Uint8Array(await response.arrayBuffer());
      // A byte of the digest.
      bytes[25] ^= 1;
      return new Response(bytes);
    };
  });
  await stale.open(home);
  await changeOrdinary(stale);
  await choose(stale, "ch");
  await stale.waitFor(() => seen("#result .figure >> Swiss").length > 0, "the law is on the page");
  check([loads(stale, "loan"), loads(stale, "loan.rest")], [6, 2], "what was loaded");
}
