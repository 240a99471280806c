// Saves the inputs of a result's page among the reader's own sets (sets.js), and says of a set that
// is looked at again what its figures were when it was saved.
(() => {
  "use strict";

  const sets = globalThis.Penny?.sets;
  const form = document.querySelector("form[data-save]");
  let live;
  document.dispatchEvent(
    new CustomEvent("pennypress:live", { detail: (given) => { live = given; } }));
  if (!sets || !form || !live) return;

  const { kind, name: page, page: address, folder, locale, currency } = form.dataset;
  const title = document.querySelector("[data-figures-only] .embedded-title")
    ?? document.querySelector("h1");
  const heading = title.textContent.trim();
  const field = form.querySelector("input");
  const link = form.querySelector("[data-saved]");
  const listAddress = link.getAttribute("href");
  const status = form.querySelector("[data-save-status]");
  const note = document.querySelector("[data-recalled]");
  const isPublished = () => live.lines().join("\n") === live.published.join("\n");

  // MARK: Saving

  // A title is text without the marks that keep the direction of a value to itself.
  const unmarked = (text) => text.replace(/[\u2066-\u2069]/g, "");

  function usualTitle() {
    const figure = document.querySelector("#result .figure dd")?.textContent.trim();
    return isPublished() || !figure
      ? heading : unmarked(Penny.say("save.title-with-figure", { title: heading, figure }));
  }

  function freeTitle(wanted) {
    const taken = sets.all().map(({ title }) => title);
    let title = wanted;
    for (let number = 2; taken.includes(title) && number <= taken.length + 1; number += 1) {
      title = unmarked(Penny.say("save.title-with-number", { title: wanted, number }));
    }
    return title;
  }

  function text({ outcome, set, from, same, count }) {
    if (outcome === "full") return Penny.say("save.full", { reason: sets.fullText({ folder }) });
    if (outcome === "renamed") return Penny.say("save.renamed", { from, title: set.title });
    if (outcome === "duplicate") {
      return Penny.say("save.duplicate", { title: same.title, date: sets.dayText(same.date) });
    }
    // Where nothing is kept a line below says so.
    if (!sets.isKept()) return "";
    return Penny.say("save.saved", {
      title: set.title, count, capacity: sets.capacity, folder,
    });
  }

  // The set whose inputs this page was opened with.
  const said = (name) => live.parameters()?.get(name) ?? "";
  const opened = () => sets.find(said("set"), kind);

  async function set() {
    const lines = live.lines();
    const given = { kind, title: heading, currency, locale, inputs: sets.inputsOf(lines) };
    const { problems, ...looks } = await sets.described(given);
    if (problems) return { problems };
    const title = sets.clean(field.value).replaceAll("{{", "{ {") || freeTitle(usualTitle());
    const origin = opened() ?? (isPublished() ? undefined : { name: page, title: heading });
    return {
      ...given, ...looks, name: page, title, date: sets.today(), folder, page: address,
      ...(origin ? { derivedFrom: origin.name, from: origin.title } : {}),
    };
  }

  // Inputs that are saved already get the title that the reader typed.
  function saved(wanted) {
    const result = sets.save(wanted, [page]);
    const { same } = result;
    const isTyped = sets.clean(field.value) !== "";
    if (result.outcome !== "duplicate" || !isTyped || same.title === wanted.title) return result;
    return {
      outcome: "renamed", from: same.title, set: sets.rename(same.name, wanted.title) ?? wanted,
    };
  }

  async function save() {
    status.textContent = "";
    let wanted;
    try {
      wanted = await set();
    } catch {
      status.textContent = Penny.say("save.no-engine");
      return;
    }
    if (wanted.problems) {
      status.textContent = Penny.say("save.faulty", { reason: wanted.problems.join(" ") });
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
    const count = sets.all().length;
    const words = Penny.say("save.link", { count });
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
    const today = await sets.described(set);
    if (today.problems) return [];
    const shown = new Map(Object.entries(today.shown));
    const names = Object.keys(set.shown).filter((name) => set.shown[name] !== shown.get(name));
    const row = ({ figures }, name) => figures.find(([known]) => known === name);
    return names.map((name) => {
      const [, label, then] = row(set, name) ?? ["", name, set.shown[name]];
      const now = row(today, name)?.[2];
      return now === undefined
        ? Penny.say("save.gone", { label, then }) : Penny.say("save.changed", { label, then, now });
    });
  }

  async function recall() {
    const set = opened();
    if (recalled === set?.name) return;
    recalled = set?.name;
    recalledLines = undefined;
    note.replaceChildren();
    if (!set) return;
    const lines = await sets.localLines(set).catch(() => undefined);
    if (recalled !== set.name) return;
    if (!lines) {
      note.append(line("p", sets.unreadable(set)));
      note.hidden = false;
      return;
    }
    recalledLines = lines.join("\n");
    // What a reader has changed since, and comes back to, stays.
    if (!history.state?.inputs) await live.put(lines);
    const changes = await compare(set).catch(() => []);
    if (recalled !== set.name) return;
    const words = Penny.say("save.recalled", { title: set.title, date: sets.dayText(set.date) });
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
  sets.tellIn(form);
  sets.follow(show);
  show();
})();
