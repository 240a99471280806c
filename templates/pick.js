// Lets a reader choose two to four sets on lists, published ones and saved ones, to see them side by
// side (compare.js). What is chosen stays in this tab. Only sets of one kind and currency can be
// chosen: the boxes of others are disabled and say why. What compares sets itself has no box.
(() => {
  "use strict";

  let marks;
  document.dispatchEvent(
    new CustomEvent("pennypress:marks", { detail: (given) => { marks = given; } }));
  const place = document.querySelector("[data-compare]");
  if (!marks || !place) return;

  const most = 4;
  const isText = (value) => typeof value === "string" && value.length <= 5_000;
  const parts = ["key", "kind", "label", "currency", "title", "inputs"];
  const isPick = (value) => typeof value === "object" && value !== null
    && parts.every((name) => isText(value[name]));
  const store = marks.item("compare", (value) => ({
    picks: (Array.isArray(value.picks) ? value.picks : []).filter(isPick).slice(0, most),
  }), { storage: "sessionStorage" });
  const picks = () => store.read().picks;

  // MARK: The cards

  const cards = () => [...place.querySelectorAll(".cards > .card")];
  const saved = () => new Map((globalThis.Penny.sets?.all() ?? []).map((set) => [set.name, set]));

  // What a card is about; nothing for one that shows several sets already.
  function pickOf(card, sets) {
    const link = card.querySelector(":is(h2, h3) a");
    const label = card.querySelector(".kind").textContent;
    const title = link.textContent;
    const set = sets.get(link.dataset.name);
    if (set) {
      // Its inputs are in the browser's own sets.
      const currency = (set.inputs.currency ?? set.currency).trim().toUpperCase();
      if (set.kind === "scenarios") return undefined;
      return { key: `saved:${set.name}`, kind: set.kind, label, currency, title, inputs: "" };
    }
    const { kind, name, currency, inputs } = card.dataset;
    return kind && { key: `${kind}:${name}`, kind, label, currency, title, inputs };
  }

  // Why a set cannot be chosen now.
  function reason(pick, chosen) {
    if (!pick.key.startsWith("saved:") && !pick.inputs) return Penny.say("pick.too-long");
    const [first] = chosen;
    if (!first) return "";
    if (first.kind !== pick.kind) {
      return Penny.say("pick.other-kind", { kind: pick.label, chosen: first.label });
    }
    if (first.currency !== pick.currency) {
      return Penny.say(
        "pick.other-currency", { currency: pick.currency, chosen: first.currency });
    }
    return chosen.length >= most ? Penny.say("pick.full") : "";
  }

  function boxOn(card, title, number) {
    const line = document.createElement("p");
    const label = document.createElement("label");
    const box = document.createElement("input");
    const why = document.createElement("span");
    line.className = "pick";
    box.type = "checkbox";
    box.setAttribute("aria-label", Penny.say("pick.compare-set", { title }));
    // With two hyphens, which the id of no heading has.
    why.id = `pick--${number}`;
    label.append(box, Penny.say("pick.compare"));
    line.append(label, why);
    card.append(line);
    return line;
  }

  function show() {
    const chosen = picks();
    const sets = saved();
    cards().forEach((card, number) => {
      const pick = pickOf(card, sets);
      if (!pick) return;
      const link = card.querySelector(":is(h2, h3) a");
      const line = card.querySelector(".pick") ?? boxOn(card, link.textContent, number);
      const box = line.querySelector("input");
      const why = line.querySelector("span");
      box.checked = chosen.some(({ key }) => key === pick.key);
      const words = box.checked ? "" : reason(pick, chosen);
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
  open.href = place.dataset.compare;
  open.textContent = Penny.say("pick.open");
  clear.type = "button";
  clear.className = "button quiet";
  clear.textContent = Penny.say("pick.clear");
  bar.append(count, open, clear);
  document.querySelector("main").append(bar);

  function showBar(number) {
    bar.hidden = number === 0;
    const words = number === 0 ? "" : Penny.say("pick.chosen", { count: number });
    if (count.textContent !== words) count.textContent = words;
    open.hidden = number < 2;
  }

  // MARK: Events

  place.addEventListener("change", ({ target }) => {
    const card = target.closest(".card");
    const pick = target.closest(".pick") && pickOf(card, saved());
    if (!pick) return;
    store.write((value) => {
      const others = value.picks.filter(({ key }) => key !== pick.key);
      return { picks: target.checked ? [...others, pick].slice(0, most) : others };
    });
    show();
  });
  clear.addEventListener("click", () => {
    store.write(() => ({ picks: [] }));
    show();
    place.querySelector(".pick input:enabled")?.focus();
  });
  document.addEventListener("pennypress:cards", show);
  addEventListener("pageshow", show);
  show();
})();
