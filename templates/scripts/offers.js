// Compares offers: each has a form of its own, and what it leaves empty that says what is wanted, such as
// the amount, is that of the first offer. The engine of their calculator compares them.
import { startChartReadout } from "./chart-readout.js";
import { loadEngine } from "./engine.js";
import { startFieldKeys } from "./field-keys.js";
import { formFields } from "./form-fields.js";
import { formLists } from "./form-lists.js";
import { formProblems } from "./form-problems.js";
import { startKeypad } from "./keypad.js";
import { say } from "./messages.js";
import {
  completed, fragmentOfOffers, inheritedBy, inputsIn, offersIn, soundOffers,
} from "./offer-lines.js";
import { startPaperAddress } from "./paper-address.js";
import { startShare } from "./share.js";
import { storeVisit } from "./visit-state.js";

// How long a reader may pause before a fault is shown, in milliseconds.
const patience = 700;
const letters = ["a", "b", "c", "d"];

const page = document.querySelector("article.offers");
const { kind, locale, currency } = page.dataset;
const shared = page.dataset.shared.split(" ");
const inputs = inputsIn(page.dataset.inputs);
const part = (name) => page.querySelector(`[data-${name}]`);
const [verdict, said, columns, more, fewer, beside] =
  ["verdict", "said", "columns", "more", "fewer", "beside"].map(part);
const verdictAtFirst = verdict.textContent;
const offers = [];
document.documentElement.dataset.live = "";

let engine;
let pause;
// The number of the latest question: an answer to an earlier one is late.
let latest = 0;

async function load() {
  try {
    engine ??= await loadEngine(kind);
    document.documentElement.dataset.engine = "ready";
  } catch (error) {
    document.documentElement.dataset.engine = "failed";
    verdict.textContent = say("offers.no-engine");
    console.debug(`Pennypress: ${error.message}`);
  }
  return engine;
}

// MARK: The forms

function begin(form) {
  const { offer: column } = form.dataset;
  const title = say("offers.one", { letter: column.toUpperCase() });
  const typing = formFields(form);
  const offer = { form, column, title, typing, problems: formProblems(form, typing) };
  offers.push(offer);
  const lists = formLists(typing, (lines) => put(offer, lines));
  startKeypad(form);
  startFieldKeys(form, { scope: page });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", async ({ target }) => {
    typing.follow(target);
    if (offer === offers[0]) follow(target);
    else if (target.localName === "select") target.dataset.own = "";
    showShared();
    if (await load()) compute();
  });
  form.addEventListener("click", ({ target }) => {
    if (target.dataset.add) lists.add(target.dataset);
    if (target.dataset.remove) lists.remove(target.dataset);
  });
  for (const event of ["focusin", "pointerdown"]) form.addEventListener(event, load, { once: true });
  return offer;
}

const heading = { locale, currency };

// Puts inputs into a form, whose fields the engine writes; gives whether they are there.
async function put({ column, typing }, lines) {
  if (!await load()) return false;
  const { parts } = await engine.ask("form", { ...heading, title: "", column }, lines, []);
  if (!parts) return false;
  typing.write(parts[0]);
  showShared();
  compute();
  return true;
}

// What an offer takes from the first one is shown in its empty fields, and an example only while nothing
// is typed in the first one.
function showShared() {
  const [first, ...others] = offers;
  const lines = first.typing.lines();
  for (const { typing } of others) {
    const inherited = inheritedBy(typing.lines(), lines, shared, inputs);
    for (const name of inputs.keys()) {
      const control = typing.field(name);
      if (control?.localName !== "input") continue;
      control.dataset.placeholder ??= control.placeholder;
      const given = inherited.includes(name) ? first.typing.field(name)?.value : "";
      control.placeholder = given || (lines.length > 0 ? "" : control.dataset.placeholder);
    }
  }
}

// A choice of the first offer counts for the others until they have their own.
function follow(target) {
  if (target.localName !== "select") return;
  for (const { form } of offers.slice(1)) {
    const other = [...form.querySelectorAll("select")].find(({ dataset, name }) =>
      name === target.name && dataset.unit === target.dataset.unit);
    if (other && !("own" in other.dataset)) other.value = target.value;
  }
}

// MARK: The answer

function show(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const finding = template.content.querySelector(".finding");
  verdict.textContent = finding?.textContent ?? "";
  verdict.hidden = !finding;
  verdict.classList.toggle("is-found", Boolean(finding));
  finding?.remove();
  beside.replaceChildren(template.content);
  pause = setTimeout(() => { said.textContent = verdict.textContent; }, patience);
  document.dispatchEvent(new CustomEvent("pennypress:computed"));
}

// There is no answer yet: it is gone before the next frame, and says what it needs. What is wrong is
// told when the reader pauses.
function clear(faults) {
  const wanting = faults.flatMap(({ offer, found }) => found.filter(({ isWanting }) => isWanting)
    .map(({ place }) => say("offers.place", { offer: offer.title, field: place })));
  const list = new Intl.ListFormat(locale, { type: "unit" });
  verdict.textContent = wanting.length > 0
    ? say("offers.wanting", { fields: list.format([...new Set(wanting)]) }) : verdictAtFirst;
  verdict.hidden = false;
  verdict.classList.remove("is-found");
  beside.replaceChildren();
  said.textContent = "";
  pause = setTimeout(() => {
    for (const { offer, found } of faults) {
      offer.problems.show(found.filter(({ isWanting }) => !isWanting));
    }
  }, patience);
}

async function faultsOf(all) {
  const faults = [];
  for (const [place, lines] of all.entries()) {
    const { problems = [] } = await engine.ask("csv", { ...heading, title: "" }, lines, []);
    faults.push({ offer: offers[place], found: problems });
  }
  return faults;
}

async function besides([first, ...others]) {
  const { horizon } = typed();
  const behind = others.map((lines, place) => [`title=${offers[place + 1].title}`, ...lines]);
  const { parts } = await engine.ask(
    "beside", { ...heading, title: offers[0].title, horizon }, first, behind);
  return parts;
}

async function compute() {
  if (!engine) return;
  const number = (latest += 1);
  clearTimeout(pause);
  const own = offers.map(({ typing }) => typing.lines());
  const all = completed(own, shared, inputs);
  if (columns.querySelector("[data-unfinished]") || all[0].length === 0) {
    clear([]);
    return;
  }
  try {
    const parts = await besides(all);
    const faults = parts ? [] : await faultsOf(all);
    if (number !== latest) return;
    if (parts) {
      for (const { problems } of offers) problems.clear();
      show(parts[0]);
    } else {
      clear(faults);
    }
  } catch (error) {
    if (number !== latest) return;
    clear([]);
    verdict.textContent = say("offers.no-engine");
    console.debug(`Pennypress: ${error.message}`);
  }
}

// MARK: More offers

function showCount() {
  more.hidden = offers.length === letters.length;
  fewer.hidden = offers.length === 2;
  columns.dataset.count = offers.length;
}

// Adds an offer; gives it, or nothing if there can be no more.
async function add() {
  if (!await load() || offers.length === letters.length) return undefined;
  const column = letters[offers.length];
  const { parts } = await engine.ask("form", { ...heading, title: "", column }, [], []);
  const form = offers[0].form.cloneNode(false);
  form.dataset.offer = column;
  const title = document.createElement("h2");
  title.textContent = say("offers.one", { letter: column.toUpperCase() });
  form.setAttribute("aria-label", title.textContent);
  const fields = document.createElement("div");
  fields.dataset.fields = "";
  fields.innerHTML = parts[0];
  const summary = document.createElement("div");
  summary.className = "faults";
  summary.dataset.summary = "";
  form.append(title, fields, summary);
  columns.append(form);
  const offer = begin(form);
  showCount();
  showShared();
  return offer;
}

more.addEventListener("click", async () => {
  const offer = await add();
  if (!offer) return;
  offer.form.querySelector("[name]:not([type=hidden])").focus();
  compute();
});

part("horizon")?.addEventListener("change", async () => {
  if (await load()) compute();
});

function removeLast() {
  offers.pop().form.remove();
  showCount();
}

fewer.addEventListener("click", () => {
  removeLast();
  compute();
  more.focus();
});

// MARK: What was typed, over a reload and in a link

const typed = () => ({
  horizon: part("horizon")?.value ?? "", offers: offers.map(({ typing }) => typing.lines()),
});

async function restore(given) {
  if (!await load()) return;
  while (offers.length > given.offers.length) removeLast();
  while (offers.length < given.offers.length) if (!await add()) return;
  const choice = part("horizon");
  if (choice && [...choice.options].some(({ value }) => value === given.horizon)) {
    choice.value = given.horizon;
  }
  for (const [index, lines] of given.offers.entries()) await put(offers[index], lines);
}

function readAddress() {
  const given = offersIn(location.hash, letters);
  if (given) restore(given);
  return given !== undefined;
}

for (const form of page.querySelectorAll("form[data-offer]")) begin(form);
showCount();
startChartReadout();
startShare();
const fragment = () => fragmentOfOffers(typed(), letters);
document.addEventListener("pennypress:live", ({ detail }) => detail({ fragment }));
startPaperAddress(fragment);
const draft = soundOffers(storeVisit("offers", page, typed), letters.length);
if (draft) restore(draft);
else if (!readAddress() && typed().offers.some((lines) => lines.length > 0)) load().then(compute);
addEventListener("hashchange", readAddress);
