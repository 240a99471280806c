// Loads the scripts by which a reader changes and saves a published result: when a reader comes near the
// form, when the address or the tab's history has inputs, and when the reader has saved sets. They run in
// the order in which `data-later` of the page's script names them.
import { startFieldKeys } from "./field-keys.js";
import { loadScript } from "./load-script.js";
import { storageKey } from "./storage-key.js";

export function watchForm(script) {
  const page = document.documentElement;
  const parts = [...document.querySelectorAll("form#inputs, form[data-save]")];
  const later = script.dataset.later?.split(" ") ?? [];
  if (parts.length === 0) return;

  page.dataset.live = "";

  // What is open and what the form holds as the page was written; live-form.js asks for it, after a
  // reader has opened more and the keypad has put its keys between the fields.
  const written = {
    states: [...document.querySelectorAll("#result details")].map(({ open }) => open),
    fields: document.querySelector("#inputs [data-fields]")?.innerHTML,
  };
  document.addEventListener("pennypress:written", ({ detail }) => detail(written));

  // MARK: What does not come

  const failed = document.querySelector("[data-failed]");
  const retry = failed.querySelector("[data-retry]");
  let again;

  // Trying again cannot help a browser without WebAssembly. It can help after a failed download.
  function fail(work) {
    page.dataset.engine = "failed";
    const mayCome = globalThis.WebAssembly !== undefined && !("standalone" in page.dataset);
    again = mayCome ? work : undefined;
    failed.querySelector("[data-unable]").hidden = mayCome;
    failed.querySelector("[data-offline]").hidden = !mayCome;
    retry.hidden = !mayCome;
    failed.hidden = false;
  }

  document.addEventListener("pennypress:failed", ({ detail }) => fail(detail));
  retry.addEventListener("click", async () => {
    retry.disabled = true;
    await again?.();
    retry.disabled = false;
    if (page.dataset.engine === "failed") return;
    failed.hidden = true;
    document.querySelector("#inputs [name]")?.focus();
  });

  // Buttons that scripts add have their own listeners.
  const buttons = new Set(parts.flatMap((part) => [...part.querySelectorAll("button")]));

  // In a page that stands alone they have run already.
  if (later.length === 0) return;

  // A pointer that comes near is about to touch it.
  const events = ["pointerenter", "pointerdown", "focusin", "input", "click", "submit"];
  let loading;
  let isReady = false;
  // Who types fast is in the third field before the scripts have come. They lead from field to field in
  // their own order, behind the keypad.
  const early = new AbortController();
  const inputs = parts.find(({ id }) => id === "inputs");
  if (inputs) startFieldKeys(inputs, { signal: early.signal });

  // The scripts that are still to come. One asks those before it, so those behind one that did not
  // come are loaded again as well.
  let missing = later;

  async function load() {
    if (page.dataset.engine === "failed") delete page.dataset.engine;
    const ends = await Promise.allSettled(missing.map((path) => loadScript(path)));
    const first = ends.findIndex(({ status }) => status === "rejected");
    missing = first < 0 ? [] : missing.slice(first);
    for (const part of parts) part.hidden = first >= 0;
    if (first >= 0) {
      fail(load);
      console.debug(`Pennypress: ${ends[first].reason.message}`);
      return;
    }
    isReady = true;
    early.abort();
    removeEventListener("hashchange", readAddress);
  }

  const begin = () => (loading ??= load());

  // Repeats what the reader did once the scripts have loaded.
  async function touched(event) {
    if (isReady) return;
    const pressed = event.type === "click" && event.target.closest("button");
    const button = buttons.has(pressed) && pressed;
    const form = event.type === "submit" && event.target;
    if (button || form) event.preventDefault();
    await begin();
    // The same event would come back here forever.
    if (!isReady) return;
    if (button) button.click();
    if (form) form.requestSubmit();
    if (event.type === "input") {
      event.target.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }

  function readAddress() {
    if (location.hash.includes("=") || history.state?.inputs) begin();
  }

  // Loads the form for a reader with saved sets, to show how many.
  function hasSets() {
    try {
      return localStorage.getItem(storageKey("sets"))?.includes('"sets":[{') ?? false;
    } catch {
      return false;
    }
  }

  for (const part of parts) {
    part.hidden = false;
    for (const event of events) part.addEventListener(event, touched);
  }
  addEventListener("hashchange", readAddress);
  readAddress();
  if (hasSets()) begin();
}
