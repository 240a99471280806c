// What a reader brings a page to: inputs changed, inputs refused, sets saved.

// Runs in the page: types into the form's controls one after another, as far as `place`.
function type(place, text) {
  const texts = [...document.querySelectorAll("form#inputs input[name]")]
    .filter((control) => control.type === "text");
  const amounts = texts.filter((control) => /^\P{L}*[1-9١-٩]/u.test(control.value));
  // Sets side by side have their inputs in words.
  const controls = amounts.length > 0
    ? amounts : texts.filter((control) => /[1-9١-٩]/.test(control.value));
  const control = controls[place];
  if (!control) return false;
  control.dataset.before ??= control.value;
  control.focus();
  // The first digit one more or less: an amount stays of its size.
  control.value = text ?? control.dataset.before.replace(
    /[1-9١-٩]/, (digit) => String.fromCodePoint(
      digit.codePointAt(0) + (digit === "9" || digit === "٩" ? -1 : 1)));
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

const isChanged = () => (document.querySelector("[data-blank]")
  ? document.querySelector("#result .figure.main") !== null && !document.querySelector("form#inputs .error")
  : !document.querySelector("#changed").hidden);
const hasFailed = () => document.documentElement.dataset.engine === "failed";
const isRefused = () => document.querySelector("form#inputs .error") !== null;

// Fills the fields of a calculator.
export async function tryExample(page) {
  await page.click("[data-try]");
  await page.waitFor(() => document.querySelector("#result .figure.main") !== null, "the example");
}

const fillIfBlank = async (page) => {
  if (await page.evaluate(() => document.querySelector("[data-blank]") !== null)) await tryExample(page);
};

// Changes the first input that another value can take, so that the engine prints the result again.
export async function changeInput(page) {
  await fillIfBlank(page);
  for (let place = 0; await page.evaluate(type, place); place += 1) {
    await page.until(async () => {
      if (await page.evaluate(hasFailed)) throw new Error("the engine does not load");
      return (await page.evaluate(isChanged)) || page.evaluate(isRefused);
    }, "the engine answers");
    if (await page.evaluate(isChanged)) return;
    await page.evaluate((at) => {
      const control = document.querySelectorAll("form#inputs [data-before]")[at];
      control.value = control.dataset.before;
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, place);
  }
  throw new Error("no input of the form can be changed");
}

// Types what no engine takes, and waits for what the page says of it.
export async function refuseInput(page) {
  await fillIfBlank(page);
  if (!(await page.evaluate(type, 0, "much"))) throw new Error("the form has no field to type in");
  await page.waitFor(isRefused, "a wrong input is refused");
}

// Saves the inputs of pages in the browser, so that the page of the saved sets shows them.
export async function saveSets(page, paths) {
  for (const path of paths) {
    await page.open(path);
    await page.click("form[data-save] button");
    await page.waitFor(
      () => document.querySelector("[data-save-status]").textContent !== "", `${path} is saved`);
  }
}
