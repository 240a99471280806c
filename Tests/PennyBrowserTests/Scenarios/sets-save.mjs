// Fifteen sets of inputs are kept, the published ones among them; the sixteenth finds the library
// full, and inputs that mean the same as others are told by the name of those.
export const needs = ["form.js"];
export const alsoFromDisk = true;

const save = "form.keep button";
const said = "[data-save-status]";
const full = "Not saved. Results are full, with 15 results. Remove one in My results first.";

async function fill(page, name, text) {
  await page.evaluate((input) => {
    const control = document.querySelector(`#inputs [name="${input}"]`);
    control.focus();
    control.select();
  }, name);
  await page.type(text);
}

export default async function ({ page, check }) {
  await page.open("calculations/home.html");
  const day = await page.evaluate(
    () => new Date().toLocaleDateString("en-US", { dateStyle: "medium" }));
  await page.click(save);
  await page.shows(said, "Saved as “Our home”, 1 of 15 results.");
  await page.shows("[data-saved]", "My results (1)");
  await page.click(save);
  await page.shows(said, `Not saved: the same inputs are in “Our home” of ${day}.`);

  await fill(page, "rate", "5.50");
  await page.shows("#result .figure.main dd", "$4,426.47");
  await page.click(save);
  await page.shows(said, "Saved as “Our home: $4,426.47”, 2 of 15 results.");
  const same = `Not saved: the same inputs are in “Our home: $4,426.47” of ${day}.`;
  for (const [name, text] of [["rate", "5.5"], ["term", "360 months"], ["principal", "120000.00"]]) {
    await fill(page, name, text);
    await page.click(save);
    await page.shows(said, same);
  }
  await page.has("[data-saved]", "href", "../saved/index.html#set-home-3");

  // Another title is what the reader wants.
  await page.evaluate(() => document.querySelector("#save-title").focus());
  await page.type("At 5.5");
  await page.press("Enter");
  await page.shows(said, "“Our home: $4,426.47” is now called “At 5.5”.");
  check(await page.evaluate(() => document.querySelector("#save-title").value), "", "the title");
  await page.click(save);
  await page.shows(said, `Not saved: the same inputs are in “At 5.5” of ${day}.`);

  await fill(page, "rate", "5.5x");
  await page.click(save);
  await page.becomes(
    async () => (await page.texts(said))[0].startsWith("Not saved. "), true, "whether it is saved");

  for (let number = 3; number <= 15; number += 1) {
    await fill(page, "rate", `6.${number}`);
    await fill(page, "term", "30 years");
    await page.evaluate(() => document.querySelector("#save-title").focus());
    await page.type(`No. ${number}`);
    await page.press("Enter");
    await page.shows(said, `Saved as “No. ${number}”, ${number} of 15 results.`);
  }
  await fill(page, "rate", "6.16");
  await page.click(save);
  await page.shows(said, full);
  // Full comes first: these inputs are saved already.
  await fill(page, "rate", "6.15");
  await page.click(save);
  await page.shows(said, full);
  const { sets, current } = JSON.parse(await page.stored("sets"));
  check(sets.length, 15, "how many sets are stored");
  check(current, "home-16", "the current set");
  check(sets[2].inputs, {
    principal: "120000.00", rate: "6.3%", term: "30 years",
    extra: [{ amount: "100", from: "13", to: "24" }],
  }, "the inputs of the third");
  check(sets[0].derivedFrom, undefined, "where the published inputs are from");
  check(sets[2].derivedFrom, "home", "where the third is from");
  check(sets[2].shown.payment, "742.77", "what was shown of the third");

  // Other folders have room of their own.
  await page.open("comparisons/rice.html");
  await page.click(save);
  await page.shows(said, "Saved as “Rice”, 1 of 15 comparisons.");
}
