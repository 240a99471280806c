// Shows the sets side by side that a reader has chosen in this tab (pick.js). The calculator of
// their kind computes them and writes what is shown.
(() => {
  "use strict";

  const sets = globalThis.Penny?.sets;
  let marks;
  document.dispatchEvent(
    new CustomEvent("pennypress:marks", { detail: (given) => { marks = given; } }));
  const page = document.querySelector("article.compare");
  if (!sets || !marks || !page) return;

  const part = (name) => page.querySelector(`[data-${name}]`);
  const [list, said, beside, none, again] =
    ["chosen", "said", "beside", "none", "again"].map(part);
  const { locale, currency } = page.dataset;
  const lists = new Map([...none.querySelectorAll("[data-kind]")].map(
    (link) => [link.dataset.kind, link.getAttribute("href")]));
  const isText = (value) => typeof value === "string" && value.length <= 5_000;
  const isPick = (value) => typeof value === "object" && value !== null && lists.has(value.kind)
    && ["key", "title", "inputs"].every((name) => isText(value[name]));
  const store = marks.item("compare", (value) => ({
    picks: (Array.isArray(value.picks) ? value.picks : []).filter(isPick).slice(0, 4),
  }), { storage: "sessionStorage" });

  // A saved set that is gone is chosen no more.
  const isSaved = ({ key }) => key.startsWith("saved:");
  const setOf = ({ key }) => sets.find(key.slice("saved:".length));
  const chosen = () => store.read().picks.filter((pick) => !isSaved(pick) || setOf(pick));

  // The inputs of a chosen set as readers of this site type them; nothing where they mean nothing.
  const linesOf = async (pick) =>
    (isSaved(pick) ? sets.localLines(setOf(pick)) : pick.inputs.split("\n"));

  function item(pick) {
    const line = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet";
    button.textContent = "×";
    button.setAttribute("aria-label", Penny.say("compare.remove", { title: pick.title }));
    button.addEventListener("click", () => {
      store.write(({ picks }) => ({ picks: picks.filter(({ key }) => key !== pick.key) }));
      show();
      (list.querySelector("button") ?? none.querySelector("a")).focus();
    });
    const title = document.createElement("span");
    title.textContent = pick.title;
    line.append(title, button);
    return line;
  }

  const faulty = ({ title }, reason) => Object.assign(
    new Error(Penny.say("compare.faulty", { title, reason })), { isSaid: true });

  async function computed(picks) {
    const engine = await Penny.load(picks[0].kind);
    const all = [];
    for (const pick of picks) {
      const lines = await linesOf(pick);
      if (!lines) throw faulty(pick, sets.unreadable(pick));
      const { problems } = await engine.ask("json", { title: "", locale, currency }, lines);
      if (problems) throw faulty(pick, problems.map(({ words }) => words).join(" "));
      all.push({ title: sets.clean(pick.title), lines });
    }
    const [first, ...others] = all;
    const behind = others.map(({ title, lines }) => [`title=${title}`, ...lines]);
    const heading = { title: first.title, locale, currency };
    const { parts } = await engine.ask("beside", heading, first.lines, behind);
    return parts?.[0] ?? "";
  }

  let shown = 0;

  async function show() {
    const picks = chosen();
    const turn = shown += 1;
    list.replaceChildren(...picks.map(item));
    list.hidden = picks.length === 0;
    none.hidden = picks.length > 1;
    again.hidden = picks.length === 0;
    said.textContent = "";
    beside.replaceChildren();
    if (picks.length < 2) return;
    try {
      const html = await computed(picks);
      if (turn !== shown) return;
      beside.innerHTML = html;
      if (!html) said.textContent = Penny.say("compare.nothing");
    } catch (error) {
      if (turn !== shown) return;
      said.textContent = error.isSaid ? error.message : Penny.say("compare.no-engine");
    }
  }

  part("clear").addEventListener("click", () => {
    const { picks } = store.read();
    store.write(() => ({ picks: [] }));
    location.href = lists.get(picks[0]?.kind) ?? none.querySelector("a").href;
  });
  sets.follow(show);
  show();
})();
