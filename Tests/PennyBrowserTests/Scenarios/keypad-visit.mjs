// Who comes by a field and types nothing changes nothing, whatever calculation stands there.
import { key, says, value } from "./keypad.mjs";
import { engineIs } from "./Parts/live.mjs";

export const needs = ["start.js", "form.js"];

const prices = [0, 1, 2].map((row) => `input-products.${row}.price`);
const principal = "input-principal";

// What the page shows and says, where it stands, and what the form was told.
const state = (page) => page.evaluate(() => ({
  address: location.href, values: seen("#inputs [name]").map((control) => control.value),
  result: document.querySelector("#result").outerHTML,
  understood: document.querySelector("#understood").outerHTML,
  changed: seen("#changed").length,
  said: seen("#inputs [role=status]").map((e) => e.innerText).filter(Boolean),
  told: window.told,
}));

const listen = (page) => page.evaluate(() => {
  window.told = [];
  document.querySelector("#inputs").addEventListener("input", ({ target }) => {
    window.told.push(target.name);
  });
});

const focus = (page, id) => page.evaluate((name) => document.getElementById(name).focus(), id);
const keypadIsAt = (page, id) => page.waitFor(
  (name) => document.querySelector(".keypad-toggle")?.closest(".field")
    ?.contains(document.getElementById(name)),
  `the keypad is at ${id}`, id);
const without = ({ said, ...rest }) => rest;

// Tab comes to a field, to its calculator, and goes on.
async function visit(page, check, ids) {
  await listen(page);
  const before = await state(page);
  for (const id of ids) {
    await focus(page, id);
    await keypadIsAt(page, id);
    const here = await state(page);
    check(without(here), without(before), `the page while ${id} has the focus`);
    await page.press("Tab");
    await page.press("Tab");
    check(without(await state(page)), without(before), `the page after Tab twice from ${id}`);
    await page.press("Tab", { shift: true });
    await page.press("Tab", { shift: true });
    check(without(await state(page)), without(before), `the page after the way back to ${id}`);
  }
  await focus(page, "save-title");
  // Figures would have followed by then, and words have been told.
  await new Promise((resolve) => setTimeout(resolve, 900));
  check(await state(page), before, "the page after all visits");
}

export default async function ({ page, check }) {
  await page.open("comparisons/with-a-coupon.html");
  // A calculation is seen whole, on a phone too.
  for (const width of [1280, 390]) {
    await page.send("Emulation.setDeviceMetricsOverride", {
      width, height: 900, deviceScaleFactor: 1, mobile: false,
    });
    const cut = await page.evaluate(() => seen(".entry > .field > input")
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ value }) => value));
    check(cut, [], `what is cut off at ${width}`);
  }
  await page.send("Emulation.clearDeviceMetricsOverride");
  // The first visit is over before the keypad has come.
  await page.evaluate((id) => document.getElementById(id).focus(), prices[0]);
  await page.press("Tab");
  await engineIs(page, "ready");
  await value(page, "14.50 - 6.50", prices[0]);
  await visit(page, check, prices);
  await value(page, "14.50 - 6.50", prices[0]);
  await value(page, "3 x 2.20", prices[1]);
  await value(page, "7.00 / 2", prices[2]);
  await page.shows("#changed");

  // What an address has brought stays as it was brought: a calculation, one without an end, and
  // what cannot be computed.
  for (const typed of ["400,000 − 50,000", "350000 +", "5 / 0"]) {
    await page.open("index.html");
    await page.open(`calculations/thirty.html#principal=${encodeURIComponent(typed)}`);
    await engineIs(page, "ready");
    await value(page, typed, principal);
    await new Promise((resolve) => setTimeout(resolve, 900));
    await visit(page, check, [principal]);
  }

  // What is typed and taken back is no change; what is typed is one, at the next visit, too.
  await page.open("comparisons/with-a-coupon.html");
  await focus(page, prices[0]);
  await keypadIsAt(page, prices[0]);
  await page.press("End");
  await page.type("0");
  await page.press("Backspace");
  await focus(page, "save-title");
  await value(page, "14.50 - 6.50", prices[0]);
  await page.shows("#changed");
  await focus(page, prices[0]);
  await keypadIsAt(page, prices[0]);
  await page.press("End");
  await page.press("Backspace");
  await page.type("1");
  await focus(page, "save-title");
  await value(page, "7.99", prices[0]);
  await page.shows("[data-back]", "Undo changes");

  // A key of the calculator is no mere visit.
  await focus(page, prices[2]);
  await keypadIsAt(page, prices[2]);
  await page.click(".keypad-toggle");
  await page.click(key("="));
  await value(page, "3.5", prices[2]);
  await says(page);
}
