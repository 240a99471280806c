// Lets a reader choose two to four sets on lists, published ones and saved ones, to see them side by
// side (compare-page.js). Only sets of one kind and currency can be chosen: the boxes of others are
// disabled and say why. What compares sets itself has no box.
import {
  choices, choose, clearChoices, most, removeChoice,
} from "./compare-choice.js";
import { isText } from "./json-values.js";
import { say } from "./messages.js";

// `library` has the saved sets, on the page that lists them.
export function startCompareSelect(library) {
  const lists = document.querySelector("[data-compare]");
  if (!lists) return;

  // MARK: The cards

  const cards = () => [...lists.querySelectorAll(".cards > .card")];
  const saved = () => new Map((library?.all() ?? []).map((set) => [set.name, set]));

  // What a card is about; nothing for one that shows several sets already.
  function choiceOf(card, sets) {
    const link = card.querySelector(":is(h2, h3) a");
    const label = card.querySelector(".kind").textContent;
    const title = link.textContent;
    const set = sets.get(link.dataset.name);
    if (set) {
      // Its inputs are in the browser's own sets.
      const own = set.inputs.currency;
      const currency = (isText(own) ? own : set.currency).trim().toUpperCase();
      if (set.kind === "scenarios") return undefined;
      return { key: `saved:${set.name}`, kind: set.kind, label, currency, title, inputs: "" };
    }
    const { kind, name, currency, inputs } = card.dataset;
    return kind && { key: `${kind}:${name}`, kind, label, currency, title, inputs };
  }

  // Why a set cannot be chosen now.
  function reason(choice, chosen) {
    if (!choice.key.startsWith("saved:") && !choice.inputs) return say("compare-select.too-long");
    const [first] = chosen;
    if (!first) return "";
    if (first.kind !== choice.kind) {
      return say("compare-select.other-kind", { kind: choice.label, chosen: first.label });
    }
    if (first.currency !== choice.currency) {
      return say(
        "compare-select.other-currency", { currency: choice.currency, chosen: first.currency });
    }
    return chosen.length >= most ? say("compare-select.full") : "";
  }

  function boxOn(card, title, number) {
    const line = document.createElement("p");
    const label = document.createElement("label");
    const box = document.createElement("input");
    const why = document.createElement("span");
    line.className = "pick";
    box.type = "checkbox";
    box.setAttribute("aria-label", say("compare-select.compare-set", { title }));
    // With two hyphens, which the id of no heading has.
    why.id = `pick--${number}`;
    label.append(box, say("compare-select.compare"));
    line.append(label, why);
    card.append(line);
    return line;
  }

  function show() {
    const chosen = choices();
    const sets = saved();
    cards().forEach((card, number) => {
      const choice = choiceOf(card, sets);
      if (!choice) return;
      const link = card.querySelector(":is(h2, h3) a");
      const line = card.querySelector(".pick") ?? boxOn(card, link.textContent, number);
      const box = line.querySelector("input");
      const why = line.querySelector("span");
      box.checked = chosen.some(({ key }) => key === choice.key);
      const words = box.checked ? "" : reason(choice, chosen);
      box.disabled = words !== "";
      if (why.textContent !== words) why.textContent = words;
      if (words) box.setAttribute("aria-describedby", why.id);
      else box.removeAttribute("aria-describedby");
    });
    showBar(chosen.length);
  }

  // MARK: The bar

  const bar = document.createElement("div");
  const count = document.createElement("p");
  const open = document.createElement("a");
  const clear = document.createElement("button");
  bar.className = "pick-bar";
  bar.hidden = true;
  count.setAttribute("role", "status");
  open.className = "button";
  open.href = lists.dataset.compare;
  open.textContent = say("compare-select.open");
  clear.type = "button";
  clear.className = "button quiet";
  clear.textContent = say("compare-select.clear");
  bar.append(count, open, clear);
  document.querySelector("main").append(bar);

  function showBar(number) {
    bar.hidden = number === 0;
    const words = number === 0 ? "" : say("compare-select.chosen", { count: number });
    if (count.textContent !== words) count.textContent = words;
    open.hidden = number < 2;
  }

  // MARK: Events

  lists.addEventListener("change", ({ target }) => {
    const card = target.closest(".card");
    const choice = target.closest(".pick") && choiceOf(card, saved());
    if (!choice) return;
    if (target.checked) choose(choice);
    else removeChoice(choice);
    show();
  });
  clear.addEventListener("click", () => {
    clearChoices();
    show();
    lists.querySelector(".pick input:enabled")?.focus();
  });
  document.addEventListener("pennypress:cards", show);
  addEventListener("pageshow", show);
  show();
}
