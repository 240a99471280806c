// Lets a reader change the inputs of a published result. The engine that computed it computes it
// anew and writes the same markup; this file carries inputs to it and its answers onto the page.
// It is loaded when the form is touched, or when the address brings inputs along (start.js).
(() => {
  "use strict";

  const form = document.querySelector("form#inputs");
  if (!form) return;

  const page = document.documentElement;
  const fields = form.querySelector("[data-fields]");
  const changed = document.querySelector("#changed");
  const linkNote = changed.querySelector("[data-link-note]");
  const status = document.querySelector("[data-live-status]");
  const failed = document.querySelector("[data-failed]");
  const { kind, locale, currency, mark } = form.dataset;
  const heading = { title: document.querySelector("h1").textContent, locale, currency };
  const { pairOf } = Penny;

  // How long a reader may pause before a fault is told, in milliseconds.
  const patience = 700;

  let engine;
  let pause;
  // The fragment that this page has put into its address itself, and its inputs.
  let linked;

  // MARK: The inputs, as lines `name=value`

  const controls = () => [...fields.querySelectorAll("[name]")];
  const field = (name) => controls().find((control) => control.name === name);
  const listOf = (name) => /^([^.]+)\.\d+\./.exec(name)?.[1];
  const nameOf = (line) => pairOf(line)[0];

  // A line is one line; all other signs are the engine's to judge.
  const inOneLine = (text) => text.replace(/[\n\r\x1e]+/g, " ").trim();

  const justDigits = /^[-−]?[\d٠-٩۰-۹０-９.,'’٫٬\u00a0\u202f ]+$/;

  function typed(control, value = control.value) {
    const text = inOneLine(value);
    // The sign stands behind the field.
    return "rate" in control.dataset && justDigits.test(text) ? `${text}%` : text;
  }

  const linesOf = (value) => controls()
    .map((control) => [control.name, typed(control, value(control))])
    .filter(([, text]) => text).map(([name, text]) => `${name}=${text}`);

  const lines = () => linesOf(({ value }) => value);

  // What the page was written with, whatever a reader has typed since.
  const writtenValue = ({ defaultValue, options }) => defaultValue
    ?? ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]).value;
  const published = linesOf(writtenValue);
  let publishedFields;

  const isPublished = () => lines().join("\n") === published.join("\n");

  // MARK: The engine

  async function load() {
    if (engine) return engine;
    try {
      engine = await Penny.load(kind);
      page.dataset.engine = "ready";
      failed.hidden = true;
    } catch (error) {
      fail(error);
    }
    return engine;
  }

  // The page is again what it was when it was published, and says why it stays so.
  function fail(error) {
    engine = undefined;
    clearTimeout(pause);
    tell([]);
    show(written);
    changed.hidden = true;
    page.dataset.engine = "failed";
    failed.hidden = false;
    console.debug(`Pennypress: ${error.message}`);
  }

  async function ask(format, inputs) {
    try {
      return await engine.ask(format, heading, inputs, published);
    } catch (error) {
      fail(error);
      return {};
    }
  }

  // MARK: Showing

  const result = () => document.querySelector("#result");
  const understood = () => document.querySelector("#understood");
  // What opens: foldings, and the years of a schedule by their boxes.
  const foldings = () => [...result().querySelectorAll("details, [type=checkbox]")];
  const stateOf = (folding) => (folding.type ? "checked" : "open");
  const states = () => foldings().map((folding) => folding[stateOf(folding)]);

  const written = { result: result().outerHTML, understood: understood().outerHTML };
  let shown = { ...written, inputs: published };
  let statesAsWritten;
  document.dispatchEvent(new CustomEvent("pennypress:written", {
    detail(given) {
      statesAsWritten = given.states;
      publishedFields = given.fields;
    },
  }));

  function show(parts) {
    // What the reader has opened or closed stays so.
    const turned = states().map((state, place) => state !== statesAsWritten[place]);
    Penny.redraw(understood(), parts.understood);
    if (!Penny.redraw(result(), parts.result)) return;
    statesAsWritten = states();
    foldings().forEach((folding, place) => {
      if (turned[place]) folding[stateOf(folding)] = !folding[stateOf(folding)];
    });
  }

  const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

  async function compute() {
    if (!engine || fields.querySelector("[data-unfinished]")) return;
    const inputs = lines();
    const { parts, problems } = await ask("page", inputs);
    clearTimeout(pause);
    if (problems) pause = setTimeout(() => tell(problems), patience);
    if (!parts) return;
    tell([]);
    const [result, understood, changes] = parts;
    shown = { inputs, result: result.trimEnd(), understood: understood.trimEnd() };
    show(shown);
    changed.hidden = isPublished();
    const words = changes || `<p>${escaped(Penny.say("live.no-change"))}</p>`;
    Penny.redraw(changed.querySelector("[data-changes]"), `<div data-changes>${words}</div>`);
    if (inputs.join("\n") !== linked?.inputs.join("\n")) linkNote.textContent = "";
    pause = setTimeout(() => {
      status.textContent = changed.hidden
        ? "" : changed.querySelector("[data-changes] li")?.textContent ?? "";
    }, patience);
    document.dispatchEvent(new CustomEvent("pennypress:computed"));
  }

  // MARK: Faults

  function clear() {
    for (const line of form.querySelectorAll(".error")) line.remove();
    for (const control of controls()) {
      control.removeAttribute("aria-invalid");
      control.removeAttribute("aria-describedby");
    }
  }

  const list = (name) => fields.querySelector(`[data-list="${CSS.escape(name)}"]`);
  const rowOf = (name) => name.split(".", 2).join(".");

  // Finds the field of a problem, and where its words stand. The form is gone through once for all
  // problems, of which a long list may have thousands.
  function places() {
    const byName = new Map();
    const firstOfRow = new Map();
    for (const control of controls()) {
      byName.set(control.name, control);
      const row = rowOf(control.name);
      if (!firstOfRow.has(row)) firstOfRow.set(row, control);
    }
    // A list's entries that the engine was told of, in their order.
    const rows = new Map();
    for (const row of new Set(lines().map(nameOf).filter(listOf).map(rowOf))) {
      const name = listOf(`${row}.`);
      if (!rows.has(name)) rows.set(name, []);
      rows.get(name).push(row);
    }
    return ({ input, entry, field }) => {
      if (entry === "") {
        const control = byName.get(input);
        return { control, parent: control?.closest(".field") ?? list(input) };
      }
      const row = rows.get(input)?.[Number(entry)];
      const control = byName.get(`${row}.${field}`) ?? firstOfRow.get(row);
      return { control, parent: control?.closest(".field") };
    };
  }

  function note(words) {
    form.querySelector("[data-problems]").textContent = words;
  }

  // Says each problem at its field, in the engine's words.
  function tell(problems) {
    clear();
    const place = places();
    problems.forEach((problem, number) => {
      const { control, parent } = place(problem);
      const line = document.createElement("p");
      line.className = "error";
      line.id = `error-${number}`;
      line.textContent = problem.words;
      (parent ?? fields).append(line);
      if (!control) return;
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", line.id);
      const folding = control.closest("details");
      if (folding) folding.open = true;
    });
    note(problems.length === 0 ? "" : Penny.say("live.last-result"));
  }

  // MARK: Other inputs as a whole

  // Puts inputs into the form, whose fields the engine writes; gives whether they are there.
  async function put(inputs) {
    if (!await load()) return false;
    const { parts, problems } = await ask("form", inputs);
    if (problems) tell(problems);
    if (!parts) return false;
    fields.innerHTML = parts[0];
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
      const group = /^([^.\n]+)\.\d+\.[\w-]+$/.exec(name)?.[1];
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
    clear();
    note(Penny.say("live.long-address"));
  }

  function readAddress() {
    const text = location.hash.slice(1);
    // What this page has put there itself stands in its form already.
    if (text === linked?.fragment || !text.includes("=")) return;
    const given = parameters();
    if (given) take(given);
    else refuse();
  }

  function take(parameters) {
    // The name of a saved set stands beside its inputs, which are all there are then.
    const isWhole = parameters.has("set");
    for (const name of ["set", "adjust"]) parameters.delete(name);
    put(merged(isWhole ? [] : published, parameters));
  }

  async function link() {
    linked = { fragment: fragment(shown.inputs), inputs: shown.inputs };
    location.replace(`#${linked.fragment}`);
    try {
      await navigator.clipboard.writeText(location.href);
      status.textContent = Penny.say("live.link-copied");
    } catch {
      status.textContent = Penny.say("live.linked");
    }
    linkNote.textContent = status.textContent;
  }

  // MARK: Lists

  // A row that has no value yet is one for the form alone.
  function linesWithRows() {
    const names = new Set(lines().map(nameOf));
    const isFirst = (control) => control.matches(".entry > .field:first-of-type *");
    return controls().filter((control) => names.has(control.name) || isFirst(control))
      .map((control) => `${control.name}=${typed(control)}`);
  }

  async function add({ add, first }) {
    const numbers = controls().filter(({ name }) => listOf(name) === add)
      .map(({ name }) => Number(name.split(".")[1]));
    const number = Math.max(-1, ...numbers) + 1;
    const isThere = await put([...linesWithRows(), `${add}.${number}.${first}=`]);
    if (!isThere) return;
    const entries = list(add)?.querySelectorAll(".entry") ?? [];
    const control = [...entries].at(-1)?.querySelector("[name]");
    const folding = control?.closest("details");
    if (folding) folding.open = true;
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
    const name = decodeURIComponent(anchor.pathname.split("/").pop());
    Penny.offer(name, parts[0], isTable ? "text/csv" : "application/json");
  }

  // MARK: Events

  function slide(range) {
    const control = field(range.dataset.slides);
    control.value = range.value.replace(".", mark) + range.dataset.unit;
  }

  function follow(control) {
    const range = fields.querySelector(`[data-slides="${CSS.escape(control.name)}"]`);
    const grouping = mark === "," ? /[.\s'’٬]/g : /[,\s'’٬]/g;
    const plain = control.value.replace(grouping, "").replace(/[,٫]/, ".")
      .replace(/[٠-٩]/g, (digit) => digit.charCodeAt(0) - 0x0660);
    if (range && /^\d+(\.\d+)?/.test(plain)) range.value = Number.parseFloat(plain);
  }

  for (const event of ["focusin", "pointerdown"]) {
    form.addEventListener(event, load, { once: true });
  }
  form.addEventListener("input", async ({ target }) => {
    if (target.dataset.slides) slide(target);
    else if (target.name) follow(target);
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
    if (target.matches("[data-link]")) link();
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
    "pennypress:live", (event) => event.detail({ lines, published, parameters }));

  // A page that carries its engine opens it when it is touched; another has been touched by now.
  if (!("standalone" in page.dataset)) load();
  readAddress();
})();
