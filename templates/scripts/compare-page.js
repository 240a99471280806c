// Shows the sets side by side that a reader has chosen in this tab (compare-select.js). The calculator
// of their kind computes them and writes what is shown.
import { choices, clearChoices, removeChoice } from "./compare-choice.js";
import { startChartReadout } from "./chart-readout.js";
import { loadEngine } from "./engine.js";
import { say } from "./messages.js";
import { clean } from "./set-inputs.js";
import { setLibrary } from "./set-library.js";
import { setLocales, unreadable } from "./set-locales.js";

const page = document.querySelector("article.compare");
const library = setLibrary(page);
const { localLines } = setLocales(page.dataset);

const part = (name) => page.querySelector(`[data-${name}]`);
const [list, said, beside, none, again] =
  ["chosen", "said", "beside", "none", "again"].map(part);
const { locale, currency } = page.dataset;
const lists = new Map([...none.querySelectorAll("[data-kind]")].map(
  (link) => [link.dataset.kind, link.getAttribute("href")]));

// A saved set that is gone is chosen no more.
const isSaved = ({ key }) => key.startsWith("saved:");
const setOf = ({ key, kind }) => library.find(key.slice("saved:".length), kind);
const chosen = () => choices().filter((choice) =>
  lists.has(choice.kind) && (!isSaved(choice) || setOf(choice)));

// The inputs of a chosen set as readers of this site type them; nothing where they mean nothing.
const linesOf = async (choice) =>
  (isSaved(choice) ? localLines(setOf(choice)) : choice.inputs.split("\n"));

function item(choice) {
  const line = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button quiet";
  button.textContent = "×";
  button.setAttribute("aria-label", say("compare-page.remove", { title: choice.title }));
  button.addEventListener("click", () => {
    removeChoice(choice);
    show();
    (list.querySelector("button") ?? none.querySelector("a")).focus();
  });
  const title = document.createElement("span");
  title.textContent = choice.title;
  line.append(title, button);
  return line;
}

const faulty = ({ title }, reason) => Object.assign(
  new Error(say("compare-page.faulty", { title, reason })), { isSaid: true });

async function computed(chosenSets) {
  const engine = await loadEngine(chosenSets[0].kind);
  const sets = [];
  for (const choice of chosenSets) {
    const lines = await linesOf(choice);
    if (!lines) throw faulty(choice, unreadable(choice));
    const { problems } = await engine.ask("json", { title: "", locale, currency }, lines);
    if (problems) throw faulty(choice, problems.map(({ words }) => words).join(" "));
    sets.push({ title: clean(choice.title), lines });
  }
  const [first, ...others] = sets;
  const behind = others.map(({ title, lines }) => [`title=${title}`, ...lines]);
  const heading = { title: first.title, locale, currency };
  const { parts } = await engine.ask("beside", heading, first.lines, behind);
  return parts?.[0] ?? "";
}

let shown = 0;

async function show() {
  const all = chosen();
  const number = shown += 1;
  list.replaceChildren(...all.map(item));
  list.hidden = all.length === 0;
  none.hidden = all.length > 1;
  again.hidden = all.length === 0;
  said.textContent = "";
  beside.replaceChildren();
  if (all.length < 2) return;
  try {
    const html = await computed(all);
    if (number !== shown) return;
    beside.innerHTML = html;
    if (!html) said.textContent = say("compare-page.nothing");
  } catch (error) {
    if (number !== shown) return;
    said.textContent = error.isSaid ? error.message : say("compare-page.no-engine");
  }
}

part("clear").addEventListener("click", () => {
  const all = chosen();
  clearChoices();
  location.href = lists.get(all[0]?.kind) ?? none.querySelector("a").href;
});
library.follow(show);
show();
startChartReadout();
