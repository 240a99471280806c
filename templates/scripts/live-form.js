// Lets a reader change the inputs of a published result. The engine that computed it computes it
// anew and writes the same markup; this file carries inputs to it and its answers onto the page.
import { decoded, replaceState } from "./addresses.js";
import { loadEngine } from "./engine.js";
import { fileNameOf, saveFile } from "./files.js";
import { startFieldKeys } from "./field-keys.js";
import { formFields } from "./form-fields.js";
import { formLists } from "./form-lists.js";
import { formProblems } from "./form-problems.js";
import { listOf, nameOf } from "./input-lines.js";
import { say } from "./messages.js";
import { startPaperAddress } from "./paper-address.js";
import { resultView } from "./result-view.js";
import { fragmentOf, merged, parametersIn } from "./shared-inputs.js";

// How long a reader may pause before a fault is shown, in milliseconds.
const patience = 700;

// Starts the form, and gives what other scripts need to know of it.
export function startLiveForm(form) {
  const page = document.documentElement;
  const changed = document.querySelector("#changed");
  const status = document.querySelector("[data-live-status]");
  const failed = document.querySelector("[data-failed]");
  const old = document.querySelector("[data-old]");
  const { kind, locale, currency } = form.dataset;
  // A form in a text shows the key figures alone, below the title of its set.
  const part = form.closest("[data-figures-only]");
  const title = part?.querySelector(".embedded-title") ?? document.querySelector("h1");
  const article = form.closest("article");
  // A calculator has nothing that was published: its fields are the reader's own.
  const isCalculator = "blank" in form.dataset;
  const heading = { title: title.textContent, locale, currency };
  // What was published begins on its own day, if it has one.
  if (!isCalculator) heading.day = document.querySelector(".page-head time")?.dateTime ?? "";
  const example = isCalculator ? form.dataset.example.split("\n") : [];
  const wanting = document.querySelector("[data-wanting]");
  const emptied = form.querySelector("[data-empty]");
  const typing = formFields(form);
  const { fields, controls, field, lines, published, write } = typing;
  const problems = formProblems(form, typing);
  const lists = formLists(typing, put);
  const isPublished = () => lines().join("\n") === published.join("\n");
  const wantingAtFirst = wanting?.textContent;

  // What the page was written as, which form-loader.js knows.
  let asWritten;
  document.dispatchEvent(new CustomEvent("pennypress:written", {
    detail(given) { asWritten = given; },
  }));
  const view = resultView(part !== null, asWritten.states);
  const figure = () => {
    const main = document.querySelector("#result .figure.main");
    return { label: main?.querySelector("dt").textContent, value: main?.querySelector("dd").textContent };
  };
  const publishedFigure = figure().value;
  const announcement = () => {
    const { label, value } = figure();
    return say("live-form.figure", { label, value });
  };

  let engine;
  let pause;
  // The inputs of the result that is shown.
  let shown = published;

  // MARK: The engine

  async function load() {
    if (engine) return engine;
    try {
      engine = await loadEngine(kind);
      page.dataset.engine = "ready";
      failed.hidden = true;
      warmUp();
    } catch (error) {
      fail(error);
    }
    return engine;
  }

  // The first answer of a module takes longer than the others. It comes before the reader has changed
  // anything.
  function warmUp() {
    setTimeout(async () => {
      if (shown !== published) return;
      try {
        await engine?.ask("page", heading, isCalculator ? example : published, []);
        view.warmUp();
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
    showProblems([]);
    view.showPublished();
    if (changed) changed.hidden = true;
    if (isCalculator) showWanting([]);
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
      return await engine.ask(format, heading, inputs, isCalculator ? [] : [published]);
    } catch (error) {
      fail(error);
      return {};
    }
  }

  // MARK: Showing

  async function compute() {
    if (!engine) return;
    const inputs = lines();
    if (emptied) emptied.hidden = inputs.length === 0;
    if (fields.querySelector("[data-unfinished]")) {
      outdate([]);
      return;
    }
    if (isCalculator && inputs.length === 0) {
      clearTimeout(pause);
      problems.clear();
      showWanting([]);
      return;
    }
    const { parts, problems: found } = await ask("page", inputs);
    if (found) outdate(found);
    if (!parts) return;
    clearTimeout(pause);
    showProblems([]);
    const [result, understood, changes] = parts;
    shown = inputs;
    view.show(result, understood);
    article?.classList.remove("is-blank");
    showChanges(changes);
    document.dispatchEvent(new CustomEvent("pennypress:computed"));
  }

  // One line on a page that was published: the main figure as it was.
  function showChanges(changes) {
    if (changed) {
      const list = document.createElement("template");
      list.innerHTML = changes;
      const difference = list.content.querySelector("li")?.dataset.by;
      const isMain = list.content.querySelector("li:first-child")?.textContent
        .includes(publishedFigure);
      const words = !changes ? say("live-form.no-change")
        : difference && isMain
          ? say("live-form.published-by", { value: publishedFigure, difference })
          : say("live-form.published", { value: publishedFigure });
      const line = changed.querySelector("[data-changes]");
      if (line.textContent !== words) line.textContent = words;
      if (isMain && difference) line.dataset.by = difference;
      else delete line.dataset.by;
      changed.hidden = isPublished();
    }
    pause = setTimeout(() => {
      status.textContent = isPublished() ? "" : announcement();
    }, patience);
  }

  // The inputs have no result yet. The last one is gone from a calculator, and marked as old
  // elsewhere, before the next frame; what is wrong is told when the reader pauses.
  function outdate(found) {
    clearTimeout(pause);
    if (status.textContent) status.textContent = "";
    const faults = found.filter((problem) => !isCalculator || !problem.isWanting);
    if (faults.length === 0) problems.clear();
    pause = setTimeout(() => problems.show(faults), patience);
    if (isCalculator) showWanting(found.filter(({ isWanting }) => isWanting));
    else markOld(true);
  }

  // What a calculator needs still, in the place of its answer.
  function showWanting(found) {
    shown = published;
    view.showPublished();
    article.classList.add("is-blank");
    const places = [...new Set(found.filter(({ isMissing }) => isMissing).map(({ place }) => place))];
    const others = [...new Set(found.filter(({ isMissing }) => !isMissing).map(({ words }) => words))];
    const list = new Intl.ListFormat(locale, { type: "unit" });
    const needed = places.length > 0
      ? [say("live-form.wanting", { fields: list.format(places) })] : [];
    wanting.textContent = [...needed, ...others].join(" ") || wantingAtFirst;
    document.dispatchEvent(new CustomEvent("pennypress:problems"));
  }

  // Keeps the last result, and marks it as old.
  function showProblems(found) {
    problems.show(found);
    markOld(found.length > 0);
  }

  function markOld(isOld) {
    if (isCalculator || old.hidden !== isOld) return;
    old.hidden = !isOld;
    old.textContent = isOld ? say("live-form.old-result") : "";
    article.classList.toggle("is-old", isOld);
    document.dispatchEvent(new CustomEvent("pennypress:problems"));
  }

  // MARK: Other inputs as a whole

  // Puts inputs into the form, whose fields the engine writes; gives whether they are there.
  async function put(inputs) {
    if (!await load()) return false;
    const { parts, problems: found } = await ask("form", inputs);
    if (found) showProblems(found);
    if (!parts) return false;
    write(parts[0]);
    if (isCalculator) typing.showExamples();
    compute();
    return true;
  }

  function goBack() {
    fields.innerHTML = asWritten.fields;
    replaceState(null, location.pathname + location.search);
    compute();
    fields.querySelector("[name]:not([type=hidden])")?.focus();
  }

  function inputNames() {
    const names = [...fields.querySelectorAll("[data-list]")].map(({ dataset }) => dataset.list);
    return { lists: names, known: new Set([...controls().map(({ name }) => name), ...names]) };
  }

  // Using a part of the inputs would show figures that nobody asked for.
  function refuse() {
    clearTimeout(pause);
    problems.note(say("live-form.long-address"));
  }

  function readAddress() {
    if (!location.hash.includes("=")) return;
    const parameters = parametersIn(location.hash);
    if (!parameters) {
      refuse();
      return;
    }
    // Links of older pages had the inputs of a saved set behind its name. Now save-set.js puts them.
    const isSet = parameters.has("set");
    for (const name of ["set", "adjust"]) parameters.delete(name);
    if (isSet && parameters.size === 0) return;
    put(merged(isSet ? [] : published, parameters, inputNames()));
  }

  // MARK: Files

  function fileName(name) {
    const changes = [...new URLSearchParams(fragmentOf(shown, published))].map(([input, text]) => {
      const label = field(input)?.closest(".field")?.querySelector("label")?.textContent;
      if (label) return `${label} ${text}`;
      const list = fields.querySelector(`[data-list="${CSS.escape(listOf(input) ?? input)}"]`);
      return list?.querySelector("legend")?.textContent ?? input;
    });
    return fileNameOf(name, changes);
  }

  async function download(anchor) {
    const isTable = anchor.href.endsWith(".csv");
    const { parts } = await ask(isTable ? "csv" : "json", shown);
    if (!parts) return;
    const [, name, ending] = /([^/]*)(\.[^./]+)$/.exec(decoded(anchor.pathname));
    const type = isTable ? "text/csv" : "application/json";
    saveFile(fileName(name) + ending, new Blob([parts[0]], { type }));
  }

  // MARK: Events

  startFieldKeys(form);
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
    if (target.dataset.add) lists.add(target.dataset);
    if (target.dataset.remove) lists.remove(target.dataset);
    if ("try" in target.dataset) put(example);
    if (target === emptied) goBack();
  });
  changed?.querySelector("[data-back]").addEventListener("click", goBack);
  document.addEventListener("click", async (event) => {
    const anchor = event.target.closest?.(".downloads a[download]");
    const isAlone = "standalone" in page.dataset;
    if (!anchor || (changed?.hidden && !isAlone)) return;
    event.preventDefault();
    if (await load()) download(anchor);
  });
  addEventListener("hashchange", readAddress);

  const live = {
    lines, published, put, fileName, isPublished,
    parameters: () => parametersIn(location.hash),
    fragment: () => fragmentOf(shown, published),
  };
  document.addEventListener("pennypress:live", (event) => event.detail(live));
  startPaperAddress(live.fragment);

  // A page that carries its engine opens it when it is touched; another has been touched by now.
  if (!("standalone" in page.dataset)) again();
  readAddress();
  return live;
}
