// Saves the inputs of a result's page among the reader's own sets, and says of a set that is looked at
// again what its figures were when it was saved.
import { dayText, today } from "./days.js";
import { say } from "./messages.js";
import { setDescriptions } from "./set-description.js";
import { clean, inputsOf } from "./set-inputs.js";
import { setLibrary } from "./set-library.js";
import { unreadable } from "./set-locales.js";

export function startSaving(form, live) {
  const library = setLibrary(form);
  const { described, localLines } = setDescriptions({
    locale: form.dataset.locale, currency: form.dataset.currency, kinds: [form.dataset.kind],
  });
  const { kind, name: page, page: address, folder, locale, currency } = form.dataset;
  const title = document.querySelector("[data-figures-only] .embedded-title")
    ?? document.querySelector("h1");
  const heading = title.textContent.trim();
  const field = form.querySelector("input");
  const link = form.querySelector("[data-saved]");
  const listAddress = link.getAttribute("href");
  const status = form.querySelector("[data-save-status]");
  const note = document.querySelector("[data-recalled]");
  const { isPublished } = live;

  // MARK: Saving

  // A title is text without the marks that keep the direction of a value to itself.
  const unmarked = (text) => text.replace(/[\u2066-\u2069]/g, "");

  function usualTitle() {
    const figure = document.querySelector("#result .figure dd")?.textContent.trim();
    return isPublished() || !figure
      ? heading : unmarked(say("save-set.title-with-figure", { title: heading, figure }));
  }

  function freeTitle(wanted) {
    const taken = library.all().map(({ title }) => title);
    let title = wanted;
    for (let number = 2; taken.includes(title) && number <= taken.length + 1; number += 1) {
      title = unmarked(say("save-set.title-with-number", { title: wanted, number }));
    }
    return title;
  }

  function text({ outcome, set, from, same, count }) {
    if (outcome === "full") return say("save-set.full", { reason: library.fullText({ folder }) });
    if (outcome === "renamed") return say("save-set.renamed", { from, title: set.title });
    if (outcome === "duplicate") {
      return say("save-set.duplicate", { title: same.title, date: dayText(same.date, locale) });
    }
    // Where nothing is stored a line below says so.
    if (!library.isStored()) return "";
    return say("save-set.saved", {
      title: set.title, count, capacity: library.capacity, folder,
    });
  }

  // The set whose inputs this page was opened with.
  const said = (name) => live.parameters()?.get(name) ?? "";
  const opened = () => library.find(said("set"), kind);

  async function set() {
    const lines = live.lines();
    const given = { kind, title: heading, currency, locale, inputs: inputsOf(lines) };
    const { problems, ...looks } = await described(given);
    if (problems) return { problems };
    const title = clean(field.value).replaceAll("{{", "{ {") || freeTitle(usualTitle());
    const origin = opened() ?? (isPublished() ? undefined : { name: page, title: heading });
    return {
      ...given, ...looks, name: page, title, date: today(), folder, page: address,
      ...(origin ? { derivedFrom: origin.name, from: origin.title } : {}),
    };
  }

  // Inputs that are saved already get the title that the reader typed.
  function saved(wanted) {
    const result = library.save(wanted, [page]);
    const { same } = result;
    const isTyped = clean(field.value) !== "";
    if (result.outcome !== "duplicate" || !isTyped || same.title === wanted.title) return result;
    return {
      outcome: "renamed", from: same.title, set: library.rename(same.name, wanted.title) ?? wanted,
    };
  }

  async function save() {
    status.textContent = "";
    let wanted;
    try {
      wanted = await set();
    } catch {
      status.textContent = say("save-set.no-engine");
      return;
    }
    if (wanted.problems) {
      status.textContent = say("save-set.faulty", { reason: wanted.problems.join(" ") });
      return;
    }
    const result = saved(wanted);
    status.textContent = text(result);
    const shown = result.set ?? result.same;
    if (["saved", "renamed"].includes(result.outcome)) field.value = "";
    showCount();
    if (shown) link.href = `${listAddress}#set-${shown.name}`;
  }

  function showCount() {
    const count = library.all().length;
    const words = say("save-set.link", { count });
    // A text that is written anew has the browser look at the style of the page again.
    if (link.textContent !== words) link.textContent = words;
    link.href = listAddress;
    field.placeholder = freeTitle(usualTitle());
  }

  // MARK: A set that is looked at again

  let recalled;
  let recalledLines;

  function line(element, words) {
    const made = document.createElement(element);
    made.className = "changed";
    made.textContent = words;
    return made;
  }

  // What was shown then against today, as the pages of the site's own sets say it.
  async function compare(set) {
    const now = await described(set);
    if (now.problems) return [];
    const shown = new Map(Object.entries(now.shown));
    const names = Object.keys(set.shown).filter((name) => set.shown[name] !== shown.get(name));
    const row = ({ figures }, name) => figures.find(([known]) => known === name);
    return names.map((name) => {
      const [, label, then] = row(set, name) ?? ["", name, set.shown[name]];
      const text = row(now, name)?.[2];
      return text === undefined
        ? say("save-set.gone", { label, then }) : say("save-set.changed", { label, then, now: text });
    });
  }

  async function recall() {
    const set = opened();
    if (recalled === set?.name) return;
    recalled = set?.name;
    recalledLines = undefined;
    note.replaceChildren();
    if (!set) return;
    const lines = await localLines(set).catch(() => undefined);
    if (recalled !== set.name) return;
    if (!lines) {
      note.append(line("p", unreadable(set)));
      note.hidden = false;
      return;
    }
    recalledLines = lines.join("\n");
    // What a reader has changed since, and comes back to, stays.
    if (!history.state?.inputs) {
      await live.put(lines);
      // The fields write some inputs in another way: “1 year” as 1 and years.
      if (recalled === set.name) recalledLines = live.lines().join("\n");
    }
    const changes = await compare(set).catch(() => []);
    if (recalled !== set.name) return;
    const words = say("save-set.recalled", { title: set.title, date: dayText(set.date, locale) });
    note.append(line("p", words), ...changes.map((change) => line("p", change)));
    note.hidden = recalledLines !== live.lines().join("\n");
    if (said("adjust")) {
      document.querySelector("#inputs [name]")?.focus();
    }
  }

  // MARK: Events

  function show() {
    showCount();
    recall();
    // Of other inputs there is nothing to compare.
    if (recalledLines !== undefined || !opened()) {
      const isOther = recalledLines !== live.lines().join("\n");
      if (note.hidden !== isOther) note.hidden = isOther;
    }
  }

  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save();
  });
  document.addEventListener("pennypress:computed", show);
  library.reportIn(form);
  addEventListener("hashchange", show);
  library.follow(show);
  show();
}
