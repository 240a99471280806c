// The search takes as much as there is to be found, by the address and by the field.
import { megabyte, soon } from "./Parts/size.mjs";

export const needs = ["glossary.js"];

const size = (page) => page.evaluate(() => document.querySelector("#find").value.length);

export default async function ({ page, check }) {
  await soon(page, async () => {
    await page.open(`glossary/index.html#find=${"debt%20".repeat(megabyte / 7)}`);
    await page.shows("[data-status]", "2 words");
  }, "a long search by the address", 4_000);
  check(await size(page), 200, "how much of it stands in the field");

  // Half a character is none, and the address of what is typed then can be written.
  await page.evaluate((text) => { location.hash = `find=${text}`; }, `a${"%F0%9F%98%80".repeat(150)}`);
  await page.becomes(() => size(page), 199, "whole characters in the field");
  await page.click("#find");
  await page.press("End");
  await page.press("Backspace");
  await page.becomes(
    () => page.evaluate(() => decodeURIComponent(location.hash).length), "#find=".length + 197,
    "the address");

  await page.evaluate(() => document.querySelector("#find").select());
  await soon(
    page, () => page.send("Input.insertText", { text: "a ".repeat(megabyte / 2) }), "a long text", 4_000);
  check(await size(page), 200, "how much of a long text is taken");
}
