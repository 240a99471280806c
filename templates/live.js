// Lets a reader change the inputs of a published result. The engine that computed it computes it
// anew and writes the same markup; this file carries inputs to it and its answers onto the page.
// It is loaded when the form is touched, or when the address brings inputs along (start.js).
(() => {
  "use strict";

  const form = document.querySelector("form#inputs");
  if (!form) return;

  const page = document.documentElement;
  const changed = document.querySelector("#changed");
  const status = document.querySelector("[data-live-status]");
  const failed = document.querySelector("[data-failed]");
  const old = document.querySelector("[data-old]");
  const { kind, locale, currency } = form.dataset;
  // A form in a text shows the key figures alone, below the title of its set.
  const part = form.closest("[data-figures-only]");
  const title = part?.querySelector(".embedded-title") ?? document.querySelector("h1");
  const heading = { title: title.textContent, locale, currency };
  const { pairOf } = Penny;
  const typing = Penny.fields(form);
  const {
    fields, controls, field, listOf, nameOf, inOneLine, typed, lines, published, write, unfold,
  } = typing;
  const faults = Penny.faults(form, typing);

  // How long a reader may pause before a fault is told, in milliseconds.
  const patience = 700;

  let engine;
  let pause;

  let publishedFields;

  const list = (name) => fields.querySelector(`[data-list="${CSS.escape(name)}"]`);

  const isPublished = () => lines().join("\n") === published.join("\n");

  // MARK: The engine

  async function load() {
    if (engine) return engine;
    try {
      engine = await Penny.load(kind);
      page.dataset.engine = "ready";
      failed.hidden = true;
      warm();
    } catch (error) {
      fail(error);
    }
    return engine;
  }

  // The first answer of a module takes longer than the others, and so does the first look at what
  // the page holds. Both are done before the reader has changed anything.
  function warm() {
    setTimeout(async () => {
      if (shown.inputs !== published) return;
      try {
        await engine?.ask("page", heading, published);
        Penny.redraw.read(result());
        Penny.redraw.read(understood());
      } catch (error) {
        fail(error);
      }
    });
  }

  // The page is again what it was when it was published, and says why it stays so. What did not
  // come may come when the reader tries again.
  function fail(error) {
    engine = undefined;
    clearTimeout(pause);
    tell([]);
    show(written);
    changed.hidden = true;
    page.dataset.engine = "failed";
    document.dispatchEvent(new CustomEvent("pennypress:failed", { detail: again }));
    console.debug(`Pennypress: ${error.message}`);
  }

  // Loads the engine, and computes what has been typed by now.
  async function again() {
    if (await load() && !isPublished()) compute();
  }

  async function ask(format, inputs) {
    try {
      return await engine.ask(format, heading, inputs, [published]);
    } catch (error) {
      fail(error);
      return {};
    }
  }

  // MARK: Showing

  const result = () => document.querySelector("#result");
  const understood = () => document.querySelector("#understood");
  // What opens. The years of a schedule open by boxes, of which no markup says whether they are set.
  const foldings = () => [...result().querySelectorAll("details")];
  const states = () => foldings().map(({ open }) => open);

  const written = { result: result().outerHTML, understood: understood().outerHTML };
  let shown = { ...written, inputs: published };
  let statesAsWritten;
  document.dispatchEvent(new CustomEvent("pennypress:written", {
    detail(given) {
      statesAsWritten = given.states;
      publishedFields = given.fields;
    },
  }));

  // What the page shows of a result.
  function reduced(markup) {
    if (!part) return markup;
    const template = document.createElement("template");
    template.innerHTML = markup;
    const whole = template.content.firstElementChild;
    for (const child of [...whole.children]) if (!child.matches(".figures")) child.remove();
    return whole.outerHTML;
  }

  function show(parts) {
    // What the reader has opened or closed stays so.
    const turned = states().map((state, place) => state !== statesAsWritten[place]);
    const isOther = Penny.redraw(result(), parts.result);
    Penny.redraw(understood(), parts.understood);
    if (!isOther) return;
    statesAsWritten = states();
    foldings().forEach((folding, place) => {
      if (turned[place]) folding.open = !folding.open;
    });
  }

  const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

  async function compute() {
    if (!engine) return;
    if (fields.querySelector("[data-unfinished]")) {
      clearTimeout(pause);
      pause = setTimeout(() => isOld(true), patience);
      return;
    }
    const inputs = lines();
    const { parts, problems } = await ask("page", inputs);
    clearTimeout(pause);
    if (problems) pause = setTimeout(() => tell(problems), patience);
    if (!parts) return;
    tell([]);
    const [result, understood, changes] = parts;
    shown = { inputs, result: reduced(result.trimEnd()), understood: understood.trimEnd() };
    show(shown);
    changed.hidden = isPublished();
    const words = changes || `<p>${escaped(Penny.say("live.no-change"))}</p>`;
    Penny.redraw(changed.querySelector("[data-changes]"), `<div data-changes>${words}</div>`);
    pause = setTimeout(() => {
      status.textContent = changed.hidden
        ? "" : changed.querySelector("[data-changes] li")?.textContent ?? "";
    }, patience);
    document.dispatchEvent(new CustomEvent("pennypress:computed"));
  }

  // MARK: Faults

  // The result of inputs before stays, and is marked as that.
  function tell(problems) {
    faults.tell(problems);
    isOld(problems.length > 0);
  }

  function isOld(isOld) {
    if (old.hidden !== isOld) return;
    old.hidden = !isOld;
    old.textContent = isOld ? Penny.say("live.old-result") : "";
    form.closest("article").classList.toggle("is-old", isOld);
    document.dispatchEvent(new CustomEvent("pennypress:told"));
  }

  // MARK: Other inputs as a whole

  // Puts inputs into the form, whose fields the engine writes; gives whether they are there.
  async function put(inputs) {
    if (!await load()) return false;
    const { parts, problems } = await ask("form", inputs);
    if (problems) tell(problems);
    if (!parts) return false;
    write(parts[0]);
    compute();
    return true;
  }

  function back() {
    fields.innerHTML = publishedFields;
    history.replaceState(null, "", location.pathname + location.search);
    compute();
    field(nameOf(published[0]))?.focus();
  }

  // The lines of `inputs` with what an address says in their place, if a calculator of this kind
  // has the input, or the list, whatever its rows.
  function merged(inputs, parameters) {
    const names = new Set([...parameters].map(([name]) => listOf(name) ?? name));
    const isNamed = (line) => names.has(listOf(nameOf(line)) ?? nameOf(line));
    const lists = [...fields.querySelectorAll("[data-list]")].map(({ dataset }) => dataset.list);
    const known = new Set([...controls().map(({ name }) => name), ...lists]);
    const isInput = (name) => {
      const group = /^([^.\n]+)\.\d+\.[\w.-]+$/.exec(name)?.[1];
      return group === undefined ? known.has(name) : lists.includes(group);
    };
    const given = [...parameters].filter(([name, text]) => text && isInput(name))
      .map(([name, text]) => `${name}=${inOneLine(text)}`);
    return [...inputs.filter((line) => !isNamed(line)), ...given];
  }

  // What an address has to say for a page to show these inputs.
  function fragment(inputs) {
    const group = (line) => listOf(nameOf(line)) ?? nameOf(line);
    const of = (all, name) => all.filter((line) => group(line) === name);
    const parameters = new URLSearchParams();
    for (const name of new Set([...published, ...inputs].map(group))) {
      const now = of(inputs, name);
      if (now.join("\n") === of(published, name).join("\n")) continue;
      if (now.length === 0) parameters.append(name, "");
      for (const line of now) parameters.append(...pairOf(line));
    }
    return parameters.toString();
  }

  // What the address says, or nothing where that is more than a form holds.
  function parameters() {
    const said = new URLSearchParams(location.hash.slice(1));
    return Penny.isTooMuch([...said].map((pair) => pair.join("="))) ? undefined : said;
  }

  // Nothing of such an address is used: a part of somebody's inputs gives figures of nobody's.
  function refuse() {
    clearTimeout(pause);
    faults.note(Penny.say("live.long-address"));
  }

  function readAddress() {
    const text = location.hash.slice(1);
    if (!text.includes("=")) return;
    const given = parameters();
    if (given) take(given);
    else refuse();
  }

  function take(parameters) {
    // Links of older pages had the inputs of a saved set behind its name. Now save.js puts them.
    const isSet = parameters.has("set");
    for (const name of ["set", "adjust"]) parameters.delete(name);
    if (!isSet || parameters.size > 0) put(merged(isSet ? [] : published, parameters));
  }

  // What a file of these inputs is called: the name of the set, and what is not as published.
  function fileName(name) {
    const [said, all] = [new URLSearchParams(fragment(shown.inputs)), new Set()];
    for (const [input, text] of said) {
      const label = field(input)?.closest(".field")?.querySelector("label")?.textContent;
      all.add(label ? `${label} ${text}` : list(listOf(input) ?? input)
        ?.querySelector("legend")?.textContent ?? input);
    }
    const words = [...all].join(" ").toLowerCase().replace(/[^\p{L}\p{M}\p{N}.,]+/gu, "-");
    return [name, words.slice(0, 80)].filter(Boolean).join("-").replace(/[-.,]+$/, "");
  }

  // MARK: Lists

  // A row that has no value yet is one for the form alone.
  function linesWithRows() {
    const names = new Set(lines().map(nameOf));
    const isFirst = (control) => control.matches(".entry > .field:first-of-type *");
    return controls().filter((control) => names.has(control.name) || isFirst(control))
      .map((control) => `${control.name}=${typed(control)}`);
  }

  // Who adds a set wants one of it changed: it is the last one with another name.
  function copied(entry, number, first) {
    const names = new Set(controls().filter(({ name }) => name.endsWith(`.${first}`))
      .map(({ value }) => value));
    let name = number + 1;
    while (names.has(String(name))) name += 1;
    const start = `${entry}.`;
    const isCopied = (line) => line.startsWith(start) && !line.startsWith(`${start}title=`);
    const other = start.replace(/\d+\.$/, `${number}.`);
    return lines().filter(isCopied).map((line) => line.startsWith(`${start}${first}=`)
      ? `${other}${first}=${name}` : other + line.slice(start.length));
  }

  async function add({ add, first, copies }) {
    const numbers = controls().filter(({ name }) => listOf(name) === add)
      .map(({ name }) => Number(name.split(".")[1]));
    const number = Math.max(-1, ...numbers) + 1;
    const added = copies === undefined
      ? [`${add}.${number}.${first}=`] : copied(`${add}.${copies}`, number, first);
    if (!await put([...linesWithRows(), ...added])) return;
    const control = [...list(add)?.querySelectorAll(".entry") ?? []].at(-1)
      ?.querySelector("[name]:not([type=hidden])");
    unfold(control);
    control?.focus();
  }

  async function remove({ remove }) {
    await put(linesWithRows().filter((line) => !line.startsWith(`${remove}.`)));
    fields.querySelector(`[data-add="${CSS.escape(remove.split(".")[0])}"]`)?.focus();
  }

  // MARK: Taking it along

  async function download(anchor) {
    const isTable = anchor.href.endsWith(".csv");
    const { parts } = await ask(isTable ? "csv" : "json", shown.inputs);
    if (!parts) return;
    const [, name, ending] = /([^/]*)(\.[^./]+)$/.exec(decodeURIComponent(anchor.pathname));
    Penny.offer(fileName(name) + ending, parts[0], isTable ? "text/csv" : "application/json");
  }

  // MARK: Events

  for (const event of ["focusin", "pointerdown"]) {
    form.addEventListener(event, load, { once: true });
  }
  form.addEventListener("input", async ({ target }) => {
    typing.follow(target);
    if (!engine) await load();
    compute();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("click", ({ target }) => {
    if (target.dataset.add) add(target.dataset);
    if (target.dataset.remove) remove(target.dataset);
  });
  changed.addEventListener("click", ({ target }) => {
    if (target.matches("[data-back]")) back();
  });
  document.addEventListener("click", async (event) => {
    const anchor = event.target.closest?.(".downloads a[download]");
    const isAlone = "standalone" in page.dataset;
    if (!anchor || (changed.hidden && !isAlone)) return;
    event.preventDefault();
    if (await load()) download(anchor);
  });
  addEventListener("hashchange", readAddress);
  document.addEventListener(
    "pennypress:live", (event) => event.detail({
      lines, published, parameters, put, fileName, fragment: () => fragment(shown.inputs),
    }));

  // A page that carries its engine opens it when it is touched; another has been touched by now.
  if (!("standalone" in page.dataset)) again();
  readAddress();
})();
