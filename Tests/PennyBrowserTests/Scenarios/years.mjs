// A schedule shows its years; a year opens, all of them open, and what is open stays so.
import { home, put } from "./Parts/live.mjs";

export const needs = ["form.js"];

const visible = (page) => page.evaluate(() =>
  [...document.querySelectorAll(".years tbody tr:not(.total)")]
    .filter((row) => row.checkVisibility()).length);
const open = (page, place) => page.evaluate((number) => {
  document.querySelectorAll(".opens")[number].closest("label").click();
}, place);

export default async function ({ page, check }) {
  await page.open(home);
  check(await visible(page), 0, "the payments of a page that is opened");
  await open(page, 1);
  check(await visible(page), 12, "the payments of the second year");

  // Other inputs leave it open.
  await put(page, "rate", "5.5");
  await page.shows("#changed [data-changes]", "Published: $2,155.01 (−$167.75)");
  check(await visible(page), 12, "the payments of the second year at another rate");
  await open(page, 1);
  check(await visible(page), 0, "the payments of closed years");

  await page.evaluate(() => document.querySelector(".opens-all input").click());
  check(await visible(page), 360, "the payments when all are asked for");
  await page.evaluate(() => document.querySelector(".opens-all input").click());
  check(await visible(page), 0, "the payments when all are closed again");

  // Paper has them all.
  await page.send("Emulation.setEmulatedMedia", { media: "print" });
  check(await visible(page), 360, "the payments on paper");
}
