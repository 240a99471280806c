// Who only reads a result loads none of what changes it; what is done first of all is not lost.
import { engineIs, home, inputs, resultOf } from "./Parts/live.mjs";

export const needs = ["start.js", "form.js"];
export const alsoFromDisk = true;

const early = ["common.js", "result.js", "start.js"];
const later = ["words.js", "form.js"];
const loaded = (page) => page.evaluate(() =>
  [...document.querySelectorAll("script[src]")].map(({ src }) => src.split("/assets/")[1])
    .filter((name) => !name.startsWith("engine/")));
const isReady = (page) => page.waitFor(() => window.Penny?.["form.js"], "the form is there");

export default async function ({ page, newPage, check, expectProblem }) {
  await page.open(`${home}#steps`);
  await page.shows("#inputs h2", "Change the inputs");
  await page.shows("form.keep button", "Save these inputs");
  check(await loaded(page), early, "the scripts of a page that is read");

  // The first touch is a button that only later scripts know.
  await page.click("form.keep button");
  await page.shows("[data-save-status]", "Saved as “First home”, 1 of 15 results.");
  check(await loaded(page), [...early, ...later], "the scripts of a page that is used");
  await page.open(home);
  await page.shows("[data-saved]", "My results (1)");
  await page.clearStorage();

  // The Enter key in a form does not leave the page.
  const named = await newPage();
  await named.open(home);
  await named.evaluate(() => {
    const title = document.querySelector("#save-title");
    title.value = "By name";
    title.form.requestSubmit();
  });
  await named.shows("[data-save-status]", "Saved as “By name”, 1 of 15 results.");
  await named.clearStorage();

  // What is typed before the scripts are there counts, and is no published input.
  const typing = await newPage();
  await typing.open(home);
  const published = await resultOf(typing);
  await typing.evaluate((field) => {
    const control = document.querySelector(field);
    control.value = "5.5";
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, inputs.rate);
  await typing.shows(
    "#changed [data-changes]", "Published: $2,155.01 (−$167.75)");
  await typing.click("[data-back]");
  await typing.becomes(() => resultOf(typing), published, "the published result");
  await isReady(typing);

  // A script that does not come is said, and the page is what it was.
  const cut = await newPage();
  await cut.open(home);
  await cut.block("*assets/form.js");
  expectProblem(/^failed request: .*form\.js /);
  expectProblem(/^console.debug: Pennypress: form.js does not load/);
  await cut.click(inputs.rate);
  await engineIs(cut, "failed");
  await cut.shows(
    "[data-failed] p:not(.actions)",
    "The calculator did not load. Check your connection and try again. You see the published result.");
  await cut.shows("form.keep");
  check(await resultOf(cut), published, "the result without its scripts");

  // A button that was waiting for them does nothing, and the page stays the reader's.
  const waiting = await newPage();
  await waiting.open(home);
  await waiting.block("*assets/form.js");
  await waiting.click("form.keep button");
  await engineIs(waiting, "failed");
  await waiting.block();
  await waiting.click("[data-retry]");
  await engineIs(waiting, "ready");

  // It comes when the reader tries again.
  await cut.block();
  await cut.click("[data-retry]");
  await engineIs(cut, "ready");
  await cut.shows("[data-failed]");
  await cut.waitFor(() => document.activeElement.name === "principal", "the focus is in the form");
}
