// The keypad on a phone: operators and = in a bar upon the keyboard, which covers no field.
import {
  empty, enabledAt, keyOf, key, openForm, operators, says, table, told, value, wordsOf,
} from "./keypad.mjs";

export const needs = ["form.js"];

// The phone's keyboard has the digits, the bar the rest.
async function use(page, name) {
  if (/[0-9.]/.test(name)) await page.type(name);
  else await page.tap(key(name));
}

const shown = (text, kind) => (kind === "point" ? text.replace("0.", ".") : text);

const inSight = (page) => page.waitFor(() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  const bar = document.querySelector(".keypad-keys").getBoundingClientRect();
  return top >= 0 && bottom <= bar.top && bar.bottom <= innerHeight;
}, "the field and the bar below it are to be seen");

const screen = (page, height) => page.send("Emulation.setDeviceMetricsOverride", {
  width: 360, height, deviceScaleFactor: 2, mobile: true,
});

export default async function ({ page, check }) {
  await page.phone();
  await openForm(page);
  await page.tap("#Price");
  await page.shows(".keypad-keys button", "÷", "×", "−", "=", "+");
  for (const row of table) {
    for (const kind of [...Object.keys(keyOf), "leaving"]) {
      await empty(page);
      await page.tap("#Price");
      for (const name of row.stage) await use(page, name);
      await operators(page, enabledAt(row.stage));
      if (kind === "leaving") await page.tap("#name");
      else await use(page, keyOf[kind]);
      await value(page, shown(row[kind], kind));
      await says(page, ...wordsOf(row, kind));
    }
  }
  await empty(page);
  await page.tap("#Price");
  for (const name of "4−1=") await use(page, name);
  await page.has(":focus", "id", "Price");
  await told(page, "4", "unfinished", "unfinished", "3");

  const small = await page.evaluate(() => seen(".keypad-keys button")
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => Math.min(width, height) < 44).length);
  check(small, 0, "how much is too small to touch");
  check(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true,
    "whether the page is no wider than the phone");

  // The keyboard takes half of the screen. This reader wants no motion, so the page jumps.
  await page.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value: "reduce" }],
  });
  await page.evaluate(() => {
    for (const place of ["before", "after"]) {
      const prose = document.createElement("div");
      prose.innerHTML = "<p>Words</p>".repeat(30);
      document.querySelector("#inputs")[place](prose);
    }
    document.activeElement.blur();
  });
  await page.tap("#Deposit");
  await page.evaluate(() => {
    const { bottom } = document.activeElement.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight + 90, behavior: "instant" });
  });
  await inSight(page);
  await screen(page, 320);
  await inSight(page);
  const before = await page.evaluate(() => scrollY);
  await screen(page, 330);
  await page.waitFor(() => innerHeight === 330, "the keyboard is lower");
  await inSight(page);
  check(await page.evaluate(() => scrollY), before, "where a page stands that covers nothing");
}
