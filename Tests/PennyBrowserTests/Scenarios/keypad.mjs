// The keypad by pointer: every key at every stage of the engine's table of the two-operand field.
export const needs = ["words.js", "form.js"];

// A stage's keys, and then each kind of key with what the field shows behind it.
export const table = [
  { stage: "", digit: "2", point: "0.", operator: "", equals: "", leaving: "" },
  { stage: "4", digit: "42", point: "4.", operator: "4×", equals: "4", leaving: "4" },
  { stage: "4−", digit: "4−2", point: "4−0.", operator: "4×", equals: "4−", leaving: "4" },
  { stage: "4−1", digit: "4−12", point: "4−1.", operator: "4−1", equals: "3", leaving: "3" },
  { stage: "4−1=", digit: "2", point: "0.", operator: "3×", equals: "3", leaving: "3" },
];
export const keyOf = { digit: "2", point: ".", operator: "×", equals: "=" };
const words = {
  " operator": "Type a number first.", "4−1 operator": "Press = before the next operator.",
  "4− leaving": "− was dropped: no number follows it.",
};

// Puts a form of three amounts into a page, and notes what the form is told while it is used.
export async function openForm(page, mark = ".") {
  await page.open("calculations/thirty.html");
  await page.evaluate(async (decimalMark) => {
    const field = (name) => `<div class="field"><label for="${name}">${name}</label>`
      + `<input id="${name}" inputmode="decimal" data-keypad data-decimals="2"></div>`;
    document.querySelector("main").replaceChildren();
    for (const name of ["words.js", "form.js"]) {
      const script = document.createElement("script");
      script.src = `../assets/${name}`;
      await new Promise((resolve) => {
        script.onload = resolve;
        document.head.append(script);
      });
    }
    document.querySelector("main").innerHTML =
      `<form id="inputs" data-mark="${decimalMark}" data-currency="EUR">`
      + `${field("Price")}${field("Deposit")}<p><label>Name <input id="name"></label></p></form>`;
    window.told = [];
    document.querySelector("#inputs").addEventListener("input", ({ target }) => {
      window.told.push(target.hasAttribute("data-unfinished") ? "unfinished" : target.value);
    });
    Penny["keypad.js"].startKeypad(document.querySelector("#inputs"));
  }, mark);
}

export const value = (page, wanted, id = "Price") => page.becomes(
  () => page.evaluate((name) => document.getElementById(name).value, id), wanted, `the ${id}`);
export const told = (page, ...wanted) => page.becomes(
  () => page.evaluate(() => window.told.splice(0)), wanted, "what the form was told");
export const says = (page, ...wanted) => page.becomes(
  async () => (await page.texts(".keypad-words")).filter(Boolean), wanted, "what the keypad says");
export const key = (name) => `.keypad-keys button >> ${name}`;

// The operators that can be pressed.
export const operators = (page, wanted) => page.becomes(
  () => page.evaluate(() => seen(".keypad-keys .operator[aria-disabled=false]")
    .map((button) => button.textContent).join("")), wanted, "the operators that can be pressed");

export const wordsOf = (row, kind) => [words[`${row.stage} ${kind}`]].filter(Boolean);
const enabled = { "": "−", "4−1": "" };
export const enabledAt = (stage) => enabled[stage] ?? "÷×−+";

export async function empty(page) {
  await page.evaluate(() => {
    document.activeElement.blur();
    document.querySelector("#Price").value = "";
    window.told = [];
  });
}

export default async function ({ page, check }) {
  await openForm(page);
  await page.click("#Price");
  check(await page.texts(".keypad-keys"), [], "the keys before they are asked for");
  await page.click(".keypad-toggle");
  for (const row of table) {
    for (const kind of [...Object.keys(keyOf), "leaving"]) {
      await empty(page);
      await page.click("#Price");
      for (const name of row.stage) await page.click(key(name));
      await operators(page, enabledAt(row.stage));
      if (kind === "leaving") await page.click("#name");
      else await page.click(key(keyOf[kind]));
      await value(page, row[kind]);
      await says(page, ...wordsOf(row, kind));
    }
  }

  // The form hears of amounts, and of a calculation only that there is one.
  await empty(page);
  await page.click("#Price");
  for (const name of "4−1") await page.click(key(name));
  await told(page, "4", "unfinished", "unfinished");
  await page.click(key("="));
  await told(page, "3");
  await page.has(":focus", "id", "Price");
  await page.click(key("×"));
  await page.click("#name");
  await value(page, "3");
  await told(page, "unfinished", "3");
  check(await page.texts(".keypad-keys, .keypad-toggle"), [], "the keypad of what was left");

  // What cannot be computed stays and is told; backspace and clear.
  await empty(page);
  await page.click("#Price");
  for (const name of "7÷0=") await page.click(key(name));
  await value(page, "7÷0");
  await says(page, "You cannot divide by zero.");
  await told(page, "7", "unfinished", "unfinished");
  await page.click("#name");
  await value(page, "7÷0");
  await told(page, "7÷0");
  await says(page, "You cannot divide by zero.");
  await page.click("#Price");
  await page.click(key("⌫"));
  for (const name of "3=") await page.click(key(name));
  await value(page, "2.33");
  await says(page, "Rounded to 2 decimals.");
  for (const name of "×3=") await page.click(key(name));
  await value(page, "7");
  await page.click(key("C"));
  await value(page, "");
}
