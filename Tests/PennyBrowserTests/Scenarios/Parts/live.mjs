// What scenarios of changed inputs share.
export const home = "calculations/thirty.html";
export const inputs = Object.fromEntries(
  ["principal", "rate", "term", "fees"].map((name) => [name, `#inputs [name=${name}]`]));

// Rows out of sight change a moment later than all else.
export const resultOf = (page) => page.evaluate(() => {
  document.dispatchEvent(new Event("pennypress:settle"));
  return document.querySelector("#result").outerHTML;
});
export const engineIs = (page, state) => page.has("html", "data-engine", state);
export const valueOf = (page, name) => page.evaluate(
  (field) => document.querySelector("#inputs").elements[field]?.value, name);
export const namesOf = (page, list) => page.evaluate((start) =>
  [...document.querySelector("#inputs").elements].map(({ name }) => name)
    .filter((name) => name.startsWith(`${start}.`)), list);

// Puts a text in the place of the one in a field.
export async function put(page, name, text) {
  await page.click(`#inputs [name="${name}"]`);
  await page.evaluate(() => document.activeElement.select());
  if (text === "") await page.press("Backspace");
  await page.type(text);
}
