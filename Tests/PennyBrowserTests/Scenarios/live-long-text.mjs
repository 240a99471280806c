// A text too long to be an input is told at the field it was put into, and the last result stays.
import { engineIs, resultOf } from "./Parts/live.mjs";
import { megabyte, soon } from "./Parts/size.mjs";

export const needs = ["form.js"];

const page = "calculations/with-extras.html";
const words = "This text is too long. Make it shorter.";

export default async function ({ page: reader, check }) {
  await reader.open(page);
  const published = await resultOf(reader);
  for (const name of ["rate", "principal", "extra.1.at"]) {
    await reader.open("index.html");
    await reader.open(page);
    await reader.click(`#inputs [name="${name}"]`);
    await engineIs(reader, "ready");
    await reader.evaluate(() => document.activeElement.select());
    await soon(reader, async () => {
      await reader.send("Input.insertText", { text: "1".repeat(megabyte) });
      await reader.shows("#inputs .error", words);
    }, `a long text in ${name}`);
    await reader.has(`#inputs [name="${name}"]`, "aria-invalid", "true");
    await reader.shows(
      "[data-old]", "Not updated. This is the result of your last valid inputs.");
    check(await resultOf(reader), published, `the result beside a long text in ${name}`);
    await soon(reader, async () => {
      await reader.press("Tab", { shift: true });
      await reader.click("#save-title");
    }, `leaving ${name}`);
  }

  // More rows than a page can compute, of which none is too long.
  await reader.open("index.html");
  const rows = Array.from({ length: 1_246 }, (_, row) => `extra.${row}.amount=1`).join("&");
  await reader.open(`${page}#${rows}`);
  await reader.waitFor(
    () => document.querySelector('[name="extra.1245.amount"]'), "all of the list is there");
  await reader.click("summary >> Extra payments (1,246)");
  for (let more = 0; more < 4; more += 1) await reader.click("[data-add=extra]");
  await reader.shows(
    "#inputs .error",
    "This page cannot compute so many inputs. Remove some of them.");
}
