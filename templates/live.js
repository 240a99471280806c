// Lets a reader change the inputs of a published result. The engine that computed it computes it
// anew and writes the same markup; this file carries inputs to it and its answers onto the page.
// Nothing is loaded before the form is touched, unless the address brings inputs along.
(() => {
  "use strict";

  const form = document.querySelector("form#inputs");
  if (!form) return;

  const formats = { json: 0, csv: 1, page: 3, form: 4 };
  const statuses = { computed: 0, problems: 1 };
  const page = document.documentElement;
  const fields = form.querySelector("[data-fields]");
  const changed = document.querySelector("#changed");
  const linkNote = changed.querySelector("[data-link-note]");
  const status = document.querySelector("[data-live-status]");
  const failed = document.querySelector("[data-failed]");
  const { kind, locale, currency, mark } = form.dataset;
  const title = document.querySelector("h1").textContent;

  // How long a reader may pause before a fault is told, in milliseconds.
  const patience = 700;

  let engine;
  let written;
  let shown = { identity: "" };
  let pause;
  // The fragment that this page has put into its address itself, and its inputs.
  let linked;

  page.dataset.live = "";

  // MARK: The inputs, as lines `name=value`

  const controls = () => [...fields.querySelectorAll("[name]")];
  const field = (name) => controls().find((control) => control.name === name);
  const listOf = (name) => /^([^.]+)\.\d+\./.exec(name)?.[1];
  const nameOf = (line) => line.slice(0, line.indexOf("="));
  const valueOf = (line) => line.slice(line.indexOf("=") + 1);

  // A line is one line; all other signs are the engine's to judge.
  const inOneLine = (text) => text.replace(/[\n\r\x1e]+/g, " ").trim();

  function typed(control) {
    const text = inOneLine(control.value);
    // The sign stands behind the field.
    return "rate" in control.dataset && /^[-−]?[\d.,'’\u00a0\u202f ]+$/.test(text) ? `${text}%` : text;
  }

  function lines() {
    return controls().map((control) => [control.name, typed(control)])
      .filter(([, text]) => text).map(([name, text]) => `${name}=${text}`);
  }

  const published = lines();
  const publishedFields = fields.innerHTML;
  shown.inputs = published;

  function request(inputs) {
    return [
      `kind=${kind}`, `title=${title}`, `locale=${locale}`, `default-currency=${currency}`,
      ...inputs, "---", ...published,
    ].join("\n");
  }

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
    if (written) show(written);
    changed.hidden = true;
    page.dataset.engine = "failed";
    failed.hidden = false;
    console.debug(`Pennypress: ${error.message}`);
  }

  function answer(format, inputs) {
    try {
      const { status, text } = engine.answer(format, request(inputs));
      if (status !== statuses.computed && status !== statuses.problems) {
        throw new Error("the engine does not know the request");
      }
      return { isSound: status === statuses.computed, text };
    } catch (error) {
      fail(error);
      return undefined;
    }
  }

  // MARK: Showing

  const result = () => document.querySelector("#result");
  const understood = () => document.querySelector("#understood");
  const foldings = () => [...result().querySelectorAll("details")];

  let foldedAsWritten = foldings().map(({ open }) => open);

  function show(parts) {
    // What the reader has opened or closed stays so.
    const turned = foldings().map(({ open }, place) => open !== foldedAsWritten[place] && open);
    const wasTurned = foldings().map(({ open }, place) => open !== foldedAsWritten[place]);
    result().outerHTML = parts.result;
    understood().outerHTML = parts.understood;
    foldedAsWritten = foldings().map(({ open }) => open);
    foldings().forEach((folding, place) => {
      if (wasTurned[place]) folding.open = turned[place];
    });
  }

  function compute() {
    if (!engine || fields.querySelector("[data-unfinished]")) return;
    const inputs = lines();
    const answered = answer(formats.page, inputs);
    if (!answered) return;
    clearTimeout(pause);
    if (!answered.isSound) {
      const problems = answered.text.split("\n").filter(Boolean).map((line) => line.split("\t"));
      pause = setTimeout(() => tell(problems), patience);
      return;
    }
    tell([]);
    const [result, understood, changes, identity] = answered.text.split("\x1e");
    shown = {
      inputs, result: result.trimEnd(), understood: understood.trimEnd(), changes, identity,
    };
    show(shown);
    changed.hidden = isPublished();
    changed.querySelector("[data-changes]").innerHTML =
      changes || "<p>The inputs are changed. The figures are the same.</p>";
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

  // The numbers of a list's entries that the engine was told of, in their order.
  function rows(list) {
    const numbers = lines().map(nameOf).filter((name) => listOf(name) === list)
      .map((name) => name.split(".")[1]);
    return [...new Set(numbers)];
  }

  function place([input, entry, name]) {
    if (entry === "") {
      const control = field(input);
      return { control, parent: control?.closest(".field") ?? fields.querySelector(`[data-list="${CSS.escape(input)}"]`) };
    }
    const row = rows(input)[Number(entry)];
    const control = field(`${input}.${row}.${name}`)
      ?? controls().find((control) => control.name.startsWith(`${input}.${row}.`));
    return { control, parent: control?.closest(".field") };
  }

  // Says each problem at its field, in the engine's words.
  function tell(problems) {
    clear();
    for (const [place_, problem] of problems.entries()) {
      const { control, parent } = place(problem);
      const line = document.createElement("p");
      line.className = "error";
      line.id = `error-${place_}`;
      line.textContent = `${problem[3]}. ${problem[4]}`.trim();
      (parent ?? fields).append(line);
      if (!control) continue;
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", line.id);
      const folding = control.closest("details");
      if (folding) folding.open = true;
    }
    form.querySelector("[data-problems]").textContent = problems.length === 0
      ? "" : "The result is that of the last inputs without a fault.";
  }

  // MARK: Other inputs as a whole

  // Puts inputs into the form; the engine writes its fields.
  async function put(inputs) {
    if (!await load()) return;
    const answered = answer(formats.form, inputs);
    if (!answered) return;
    fields.innerHTML = answered.text;
    compute();
  }

  function back() {
    fields.innerHTML = publishedFields;
    history.replaceState(null, "", location.pathname + location.search);
    compute();
    field(nameOf(published[0]))?.focus();
  }

  // Whether a calculator of this kind has the input, or the list, whatever its rows.
  function isInput(name) {
    const list = /^([^.\n]+)\.\d+\.[\w-]+$/.exec(name)?.[1];
    const group = list ?? name;
    return field(group) !== undefined && list === undefined
      || fields.querySelector(`[data-list="${CSS.escape(group)}"]`) !== null;
  }

  // The lines of `inputs` with what an address says in their place.
  function merged(inputs, parameters) {
    const names = [...parameters].map(([name]) => listOf(name) ?? name);
    const isNamed = (line) => names.includes(listOf(nameOf(line)) ?? nameOf(line));
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
      for (const line of now) parameters.append(nameOf(line), valueOf(line));
    }
    return parameters.toString();
  }

  function readAddress() {
    const text = location.hash.slice(1);
    // What this page has put there itself stands in its form already.
    if (text === linked?.fragment || !text.includes("=")) return;
    const parameters = new URLSearchParams(text);
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
      status.textContent = "The link is copied. This page’s address holds the inputs.";
    } catch {
      status.textContent = "This page’s address holds the inputs now.";
    }
    linkNote.textContent = status.textContent;
  }

  // MARK: Lists

  // A row that has no value yet is one for the form alone.
  function linesWithRows() {
    const names = new Set(lines().map(nameOf));
    return controls()
      .filter((control) => names.has(control.name) || control.matches(".entry > .field:first-of-type *"))
      .map((control) => `${control.name}=${typed(control)}`);
  }

  async function add({ add, first }) {
    const numbers = controls().filter(({ name }) => listOf(name) === add)
      .map(({ name }) => Number(name.split(".")[1]));
    const number = Math.max(-1, ...numbers) + 1;
    await put([...linesWithRows(), `${add}.${number}.${first}=`]);
    const entries = fields.querySelectorAll(`[data-list="${CSS.escape(add)}"] .entry`);
    const control = entries[entries.length - 1]?.querySelector("[name]");
    if (control?.closest("details")) control.closest("details").open = true;
    control?.focus();
  }

  async function remove({ remove }) {
    const list = remove.split(".")[0];
    await put(linesWithRows().filter((line) => !line.startsWith(`${remove}.`)));
    fields.querySelector(`[data-add="${CSS.escape(list)}"]`)?.focus();
  }

  // MARK: Taking it along

  function download(anchor) {
    const isTable = anchor.href.endsWith(".csv");
    const answered = answer(isTable ? formats.csv : formats.json, shown.inputs);
    if (!answered?.isSound) return;
    const type = isTable ? "text/csv" : "application/json";
    const copy = document.createElement("a");
    copy.href = URL.createObjectURL(new Blob([answered.text], { type }));
    copy.download = decodeURIComponent(anchor.pathname.split("/").pop());
    copy.click();
    setTimeout(() => URL.revokeObjectURL(copy.href), 60_000);
  }

  // MARK: Events

  function slide(range) {
    const control = field(range.dataset.slides);
    control.value = range.value.replace(".", mark) + range.dataset.unit;
  }

  function follow(control) {
    const range = fields.querySelector(`[data-slides="${CSS.escape(control.name)}"]`);
    const plain = control.value.replace(mark === "," ? /[.\s'’]/g : /[,\s'’]/g, "").replace(",", ".");
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
  document.addEventListener("pennypress:live", (event) => event.detail({ lines, published }));

  written = { result: result().outerHTML, understood: understood().outerHTML };
  readAddress();
})();
