// The keypad by keyboard: the same table, the keys reached with Tab and arrows, and the editing
// that stays the browser's.
import {
  empty, enabledAt, keyOf, key, openForm, operators, says, table, told, value, wordsOf,
} from "./keypad.mjs";

export const needs = ["form.js"];

const toggle = "+ − × =";

// What is typed in the place of the signs that are shown.
const ascii = (keys) => keys.replace("−", "-").replace("×", "*").replace("÷", "/");
// A point in front stays as it was typed until the field is left.
const shown = (text, kind) => (kind === "point" ? text.replace("0.", ".") : text);

async function everyStage(page) {
  for (const row of table) {
    for (const kind of [...Object.keys(keyOf), "leaving"]) {
      await empty(page);
      await page.click("#Price");
      await page.type(ascii(row.stage));
      await operators(page, enabledAt(row.stage));
      if (kind === "leaving") await page.press("Tab", { shift: true });
      else await page.type(ascii(keyOf[kind]));
      await value(page, shown(row[kind], kind));
      await says(page, ...wordsOf(row, kind));
    }
  }
}

const command = async (page, name, code) => {
  const pressed = { key: name, code, modifiers: 2 };
  await page.send("Input.dispatchKeyEvent", {
    type: "rawKeyDown", ...pressed, commands: [{ z: "undo", a: "selectAll" }[name]],
  });
  await page.send("Input.dispatchKeyEvent", { type: "keyUp", ...pressed });
};

async function editing(page) {
  await empty(page);
  await page.click("#Price");
  await page.type("4-1=");
  await value(page, "3");
  await command(page, "z", "KeyZ");
  await value(page, "4−1");
  await page.press("Enter");
  await value(page, "3");
  // Every digit behind a result starts anew, and within it edits it.
  await page.press("ArrowRight");
  await page.type("5");
  await value(page, "35");
  await page.press("Home");
  await page.type("-");
  await value(page, "-35");
  await page.press("ArrowRight");
  await page.type("*");
  await value(page, "-3*5");
  await operators(page, "");
  await page.press("Enter");
  await value(page, "−15");
  await command(page, "a", "KeyA");
  await page.send("Input.insertText", { text: "1,000 + 250.50" });
  await told(page, ...[
    "4", "unfinished", "unfinished", "3", "unfinished", "3", "35", "-35", "unfinished", "−15",
    "unfinished"]);
  await page.press("End");
  await page.type("=");
  await value(page, "1250.5");
  await page.type("/3=*3=");
  await value(page, "1250.5");

  // Text that is no amount is the reader's.
  await empty(page);
  await page.click("#Price");
  await page.type("ab-c");
  await value(page, "ab-c");
  await page.type("=");
  await value(page, "ab-c=");
  await page.press("Tab", { shift: true });
  await value(page, "ab-c=");
  await says(page);
}

async function walking(page, check) {
  await empty(page);
  await page.click("#Price");
  await page.type("12+");
  await page.press("Escape");
  check(await page.texts(".keypad-keys"), [], "the keys after Escape");
  await page.press("Tab");
  await page.has(":focus", "aria-label", "Calculator");
  await page.press("Enter");
  await page.has(":focus", "aria-expanded", "true");
  await page.press("Tab");
  await page.shows(":focus", "7");
  await page.press("ArrowDown");
  await page.shows(":focus", "4");
  await page.press("Space");
  for (const [step, shownKey] of [
    ["ArrowRight", "5"], ["ArrowRight", "6"], ["ArrowRight", "×"], ["ArrowRight", "⌫"],
    ["ArrowDown", "="],
  ]) {
    await page.press(step);
    await page.shows(":focus", shownKey);
  }
  await value(page, "12+4");
  // Tab comes back to the key that was left.
  await page.press("Tab", { shift: true });
  await page.press("Tab");
  await page.shows(":focus", "=");
  await page.press("Enter");
  await value(page, "16");
  await page.press("Tab");
  await page.has(":focus", "id", "Deposit");
  await page.shows(key("="), "=");
  await page.press("Escape");
  check(await page.texts(".keypad-keys"), [], "the keys after Escape");
  await page.has(":focus", "id", "Deposit");
}

async function otherMark(page) {
  await openForm(page, ",");
  await page.click("#Price");
  await page.shows(".keypad-toggle", toggle);
  await page.type("4,5*2");
  await page.press("Enter");
  await value(page, "9");
  await page.type("4.99");
  await page.press("Tab", { shift: true });
  await value(page, "4,99");
  await page.click("#Price");
  await page.press("End");
  await page.type("-0.5=");
  await value(page, "4,49");
  await page.press("Backspace");
  await page.type("350.000-1=");
  await value(page, "349999");
  const numpad = { code: "NumpadDecimal", key: ".", text: ".", location: 3 };
  await page.type("€ 12,50 + EUR 1=");
  await value(page, "13,5");
  await page.type("7");
  await page.send("Input.dispatchKeyEvent", { type: "keyDown", ...numpad });
  await page.type("5");
  await value(page, "7,5");
}

// A reader who looks something up in another window, and a form that is written anew.
async function interrupted(page) {
  await openForm(page);
  await page.click("#Price");
  await page.shows(".keypad-toggle", toggle);
  await page.type("4-");
  await page.evaluate(() => {
    document.activeElement.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  });
  await value(page, "4−");
  await page.type("1=");
  await value(page, "3");
  await page.evaluate(() => document.querySelector("#Price").parentElement.remove());
  await page.click("#Deposit");
  await page.type("8/");
  await value(page, "8÷", "Deposit");
}

export default async function ({ page, check }) {
  await openForm(page);
  await page.click("#Price");
  await page.click(".keypad-toggle");
  await everyStage(page);
  await editing(page);
  await walking(page, check);
  await otherMark(page);
  await interrupted(page);
}
