// The keypad when its module comes late, fails, or never comes: the fields take amounts as ever.
import { openForm, says, told, value } from "./keypad.mjs";

export const needs = ["form.js"];

const nothingIsShown = (page) => page.shows(".keypad-keys, .keypad-toggle");

export default async function ({ page }) {
  // Late: what was typed meanwhile is a start like any other.
  await openForm(page);
  await page.evaluate(() => {
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const original = WebAssembly[name];
      WebAssembly[name] = async (...request) => {
        await new Promise((resolve) => {
          window.comes = resolve;
        });
        return original(...request);
      };
    }
  });
  await page.click("#Price");
  await page.type("12*3");
  await page.click("#Deposit");
  await page.type("4-1");
  await value(page, "12*3");
  await nothingIsShown(page);
  await page.evaluate(() => window.comes());
  await value(page, "36");
  await page.shows(".keypad-toggle", "+ − × =");
  await page.type("=");
  await value(page, "3", "Deposit");

  // Never: nothing is shown and nothing is said, and the next field asks again.
  await openForm(page);
  await page.evaluate(() => {
    window.asked = 0;
    for (const name of ["instantiate", "instantiateStreaming"]) {
      WebAssembly[name] = async () => {
        window.asked += 1;
        throw new Error("it is not there");
      };
    }
  });
  await page.click("#Price");
  await page.type("4-1=");
  await page.waitFor(() => window.asked === 1, "the module was asked for");
  await page.click("#Deposit");
  await page.waitFor(() => window.asked === 2, "the module was asked for again");
  await page.click("#name");
  await value(page, "4-1=");
  await nothingIsShown(page);

  // Stopped in the middle: the text is the reader's.
  await openForm(page);
  await page.click("#Price");
  await page.click(".keypad-toggle");
  await page.type("4-1");
  await page.evaluate(() => {
    Object.defineProperty(TextEncoder.prototype, "encode", { value: null });
  });
  await told(page, "4", "unfinished", "unfinished");
  await page.type("2");
  await value(page, "4−12");
  await page.type("+");
  await value(page, "4−12+");
  await told(page, "4−12", "4−12+");
  await page.click("#name");
  await value(page, "4−12+");
  await says(page);
}
