// Lets a reader change the inputs of a published result. The engine that computed it computes it
// anew and writes the same markup; this file carries inputs to it and its answers onto the page.
import { decoded, replaceState } from "./addresses.js";
import { loadEngine } from "./engine.js";
import { fileNameOf, saveFile } from "./files.js";
import { formFields } from "./form-fields.js";
import { formLists } from "./form-lists.js";
import { formProblems } from "./form-problems.js";
import { listOf, nameOf } from "./input-lines.js";
import { say } from "./messages.js";
import { redraw } from "./redraw.js";
import { resultView } from "./result-view.js";
import { fragmentOf, merged, parametersIn } from "./shared-inputs.js";

// How long a reader may pause before a fault is shown, in milliseconds.
const patience = 700;

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

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
  const heading = { title: title.textContent, locale, currency };
  const typing = formFields(form);
  const { fields, controls, field, lines, published, write } = typing;
  const problems = formProblems(form, typing);
  const lists = formLists(typing, put);
  const isPublished = () => lines().join("\n") === published.join("\n");

  // What the page was written as, which form-loader.js knows.
  let asWritten;
  document.dispatchEvent(new CustomEvent("pennypress:written", {
    detail(given) { asWritten = given; },
  }));
  const view = resultView(part !== null, asWritten.states);

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
        await engine?.ask("page", heading, published);
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

  async function compute() {
    if (!engine) return;
    if (fields.querySelector("[data-unfinished]")) {
      clearTimeout(pause);
      pause = setTimeout(() => markOld(true), patience);
      return;
    }
    const inputs = lines();
    const { parts, problems: found } = await ask("page", inputs);
    clearTimeout(pause);
    if (found) pause = setTimeout(() => showProblems(found), patience);
    if (!parts) return;
    showProblems([]);
    const [result, understood, changes] = parts;
    shown = inputs;
    view.show(result, understood);
    showChanges(changes);
    document.dispatchEvent(new CustomEvent("pennypress:computed"));
  }

  function showChanges(changes) {
    changed.hidden = isPublished();
    const words = changes || `<p>${escaped(say("live-form.no-change"))}</p>`;
    redraw(changed.querySelector("[data-changes]"), `<div data-changes>${words}</div>`);
    pause = setTimeout(() => {
      status.textContent = changed.hidden
        ? "" : changed.querySelector("[data-changes] li")?.textContent ?? "";
    }, patience);
  }

  // Keeps the last result, and marks it as old.
  function showProblems(found) {
    problems.show(found);
    markOld(found.length > 0);
  }

  function markOld(isOld) {
    if (old.hidden !== isOld) return;
    old.hidden = !isOld;
    old.textContent = isOld ? say("live-form.old-result") : "";
    form.closest("article").classList.toggle("is-old", isOld);
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
    compute();
    return true;
  }

  function goBack() {
    fields.innerHTML = asWritten.fields;
    replaceState(null, location.pathname + location.search);
    compute();
    field(nameOf(published[0]))?.focus();
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
  });
  changed.addEventListener("click", ({ target }) => {
    if (target.matches("[data-back]")) goBack();
  });
  document.addEventListener("click", async (event) => {
    const anchor = event.target.closest?.(".downloads a[download]");
    const isAlone = "standalone" in page.dataset;
    if (!anchor || (changed.hidden && !isAlone)) return;
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

  // A page that carries its engine opens it when it is touched; another has been touched by now.
  if (!("standalone" in page.dataset)) again();
  readAddress();
  return live;
}
