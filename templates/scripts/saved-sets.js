// The page of the reader's saved sets: a strip of cards, the chosen set below it, Undo and Remove,
// and the sets as a file.
import { replaceState } from "./addresses.js";
import { removeChoice } from "./compare-choice.js";
import { startCompareSelect } from "./compare-select.js";
import { dayText } from "./days.js";
import { make } from "./elements.js";
import { saveFile } from "./files.js";
import { say } from "./messages.js";
import { setDescriptions } from "./set-description.js";
import { named, setFiles } from "./set-files.js";
import { setLibrary } from "./set-library.js";

const page = document.querySelector("article.saved");
const library = setLibrary(page);

const part = (name) => page.querySelector(`[data-${name}]`);
const [shelf, strip, detail, status] = ["library", "cards", "detail", "said"].map(part);
const [undoButton, removeButton] = ["undo", "remove"].map(part);
const kinds = new Map([...part("kinds").querySelectorAll("[data-kind]")].map((link) => [
  link.dataset.kind, {
    label: link.dataset.label, folder: link.dataset.folder, address: link.getAttribute("href"),
  },
]));
const { locale, currency } = page.dataset;
const { described, localLines } = setDescriptions({ locale, currency, kinds: [...kinds.keys()] });
const { exported, opened, fromFile } = setFiles({ library, localLines, locale, currency });
const calm = matchMedia("(prefers-reduced-motion: reduce)");

let chosen = "";
let isScrolledByHand = false;

const report = (words) => { status.textContent = words; };
const dateOf = ({ date }) => say("saved-sets.date", { date: dayText(date, locale) });
const labelOf = ({ kind }) => kinds.get(kind)?.label ?? kind;

// MARK: The strip

const links = () => [...strip.querySelectorAll("a")];
const linkOf = (name) => links().find((link) => link.dataset.name === name);

function card(set) {
  const item = make("li", "", "card");
  item.id = `set-${set.name}`;
  const heading = make("h2");
  const link = make("a", set.title);
  link.href = `#set-${set.name}`;
  link.dataset.name = set.name;
  heading.append(link);
  const [, label, text] = set.figures[0] ?? ["", "", ""];
  const figure = make("p", "", "card-figure");
  figure.append(make("span", label), " ", make("strong", text));
  item.append(make("p", labelOf(set), "kind"), heading, figure,
    make("p", dateOf(set), "detail"));
  return item;
}

const middle = (element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

function center(name, behavior) {
  const item = linkOf(name)?.closest("li");
  if (!item) return;
  isScrolledByHand = false;
  const left = strip.scrollLeft + middle(item) - middle(strip);
  strip.scrollTo({ left, behavior: calm.matches ? "instant" : behavior });
}

function mark(name) {
  chosen = name;
  for (const link of links()) {
    const isChosen = link.dataset.name === name;
    // One card is in the way of the Tab key; the arrows lead to the others.
    link.tabIndex = isChosen ? 0 : -1;
    if (isChosen) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  showDetail(library.find(name));
}

// What the reader chooses is the current one when the page opens again. The page does not follow what
// other tabs choose: two tabs would answer each other forever.
function choose(name) {
  mark(name);
  library.choose(name);
  replaceState(null, `#set-${name}`);
}

function move(link, key) {
  const all = links();
  const here = all.indexOf(link);
  const index = {
    ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: all.length - 1,
  }[key];
  const next = all[Math.min(Math.max(index, 0), all.length - 1)];
  choose(next.dataset.name);
  next.focus({ preventScroll: true });
  center(chosen, "smooth");
}

// MARK: The chosen set

function pairs(list, rows, isFigures) {
  list.replaceChildren(...rows.map(([label, text], index) => {
    const row = make("div", "", isFigures ? `figure${index === 0 ? " main" : ""}` : "");
    row.append(make("dt", label), make("dd", text));
    return row;
  }));
}

// The page a set was saved on; of another browser's, one of its kind.
function addressOf({ kind, page: address }) {
  const isPage = typeof address === "string"
    && /^[a-z0-9-]+(\/[a-z0-9-]+)*\.html$/.test(address);
  return isPage ? `../${address}` : kinds.get(kind)?.address;
}

// The inputs stay where they are kept: an address is seen by others.
const address = (set, more = []) =>
  `${addressOf(set)}#${new URLSearchParams([["set", set.name], ...more])}`;

function showDetail(set) {
  detail.hidden = !set;
  if (!set) return;
  const canOpen = addressOf(set) !== undefined;
  const origin = library.find(set.derivedFrom)?.title ?? set.from ?? set.derivedFrom;
  part("kind-label").textContent = labelOf(set);
  const day = make("time", dateOf(set));
  day.dateTime = set.date;
  part("date").replaceChildren(day);
  part("origin").textContent = origin ? say("saved-sets.origin", { title: origin }) : "";
  detail.querySelector("h2").textContent = set.title;
  pairs(part("figures"), set.figures.map(([, label, text]) => [label, text]), true);
  pairs(part("inputs"), set.typed);
  for (const [name, more] of [["recall", []], ["adjust", [["adjust", "yes"]]]]) {
    part(name).hidden = !canOpen;
    if (canOpen) part(name).href = address(set, more);
  }
}

// MARK: The page

function show() {
  const all = library.all();
  const names = all.map(({ name }) => name);
  const hadFocus = strip.contains(document.activeElement);
  shelf.hidden = all.length === 0 && !library.canUndo();
  strip.hidden = all.length === 0;
  part("empty").hidden = all.length > 0;
  part("kinds").hidden = all.length > 0;
  part("export").disabled = all.length === 0;
  removeButton.disabled = all.length === 0;
  undoButton.disabled = !library.canUndo();
  strip.replaceChildren(...all.map(card));
  document.dispatchEvent(new CustomEvent("pennypress:cards"));
  const asked = location.hash.replace("#set-", "");
  const known = [chosen, asked, library.current(), names[0]].find((name) => names.includes(name));
  mark(known ?? "");
  center(chosen, "instant");
  if (hadFocus) linkOf(chosen)?.focus({ preventScroll: true });
}

function remove() {
  const set = library.remove(chosen);
  chosen = library.current();
  if (set) {
    removeChoice({ key: `saved:${set.name}` });
    report(say("saved-sets.removed", { title: set.title }));
  }
  show();
  if (removeButton.disabled) undoButton.focus();
}

function undo() {
  const { outcome, set, same } = library.undo();
  chosen = library.current();
  const title = set?.title;
  if (outcome === "restored") report(say("saved-sets.restored", { title }));
  if (outcome === "duplicate") {
    report(say("saved-sets.undo-duplicate", { title, same: same.title }));
  }
  if (outcome === "full") {
    report(say("saved-sets.undo-full", { title, reason: library.fullText(set) }));
  }
  show();
  if (undoButton.disabled) removeButton.focus();
}

// MARK: Files

async function exportAll() {
  const file = new Blob([await exported()], { type: "application/json" });
  saveFile("saved-sets.json", file);
}

// Adds a set of a file; gives what came of it, in words.
async function imported(entry, typedIn, others) {
  const set = fromFile(entry, typedIn, others);
  if (!set) return say("saved-sets.no-set");
  const kind = kinds.get(set.kind);
  if (!kind) return say("saved-sets.unknown-kind", { title: set.title, kind: set.kind });
  const { problems, ...looks } = await described(set);
  if (problems) {
    return say("saved-sets.not-imported", { title: set.title, reason: problems.join(" ") });
  }
  // What was shown at first stays with a set that comes from elsewhere.
  const shown = Object.keys(set.shown).length > 0 ? set.shown : looks.shown;
  const figures = looks.figures.map(([name, label, text]) =>
    [name, label, (shown[name] ?? looks.shown[name]) === looks.shown[name] ? text : shown[name]]);
  const { outcome, same } = library.save({
    ...set, ...looks, shown, figures, folder: kind.folder,
  });
  const { title } = looks;
  if (outcome === "full") {
    return say("saved-sets.not-imported", { title, reason: library.fullText(kind) });
  }
  if (outcome === "duplicate") {
    return say("saved-sets.import-duplicate", { title, same: same.title });
  }
  return say("saved-sets.imported", { title });
}

async function importFile(file) {
  const outcomes = part("outcomes");
  const add = (words) => outcomes.append(make("li", words));
  outcomes.replaceChildren();
  try {
    const { entries, typedIn } = await opened(file);
    if (entries.length === 0) add(say("saved-sets.empty-file"));
    const others = named(entries);
    for (const entry of entries) {
      // The page stays the reader's while many are read.
      await new Promise((resolve) => setTimeout(resolve));
      try {
        add(await imported(entry, typedIn, others));
      } catch {
        add(say("saved-sets.no-engine"));
      }
    }
  } catch (error) {
    add(error.message);
  }
  chosen = library.current();
  show();
}

// MARK: Events

strip.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(link.dataset.name);
  center(chosen, "smooth");
});
strip.addEventListener("keydown", (event) => {
  const link = event.target.closest("a");
  if (!link || !["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
  event.preventDefault();
  move(link, event.key);
});
// The card that a finger has brought to the middle is the chosen one.
let rest;
for (const gesture of ["pointerdown", "touchstart", "wheel"]) {
  strip.addEventListener(gesture, () => { isScrolledByHand = true; }, { passive: true });
}
strip.addEventListener("scroll", () => {
  clearTimeout(rest);
  rest = setTimeout(() => {
    if (!isScrolledByHand) return;
    const far = (link) => Math.abs(middle(link.closest("li")) - middle(strip));
    const [nearest] = links().sort((one, other) => far(one) - far(other));
    if (nearest && nearest.dataset.name !== chosen) choose(nearest.dataset.name);
  }, 150);
});
addEventListener("resize", () => center(chosen, "instant"));
removeButton.addEventListener("click", remove);
undoButton.addEventListener("click", undo);
part("export").addEventListener("click", exportAll);
page.querySelector("input[type=file]").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (file) await importFile(file);
  target.value = "";
});
addEventListener("hashchange", () => {
  chosen = "";
  show();
});

part("exchange").hidden = false;
library.reportIn(page.querySelector(".hero"));
library.follow(show);
startCompareSelect(library);
show();
