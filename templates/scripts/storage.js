// Stores what a reader has chosen, read and saved in this browser, and nowhere else. Whatever the browser
// refuses to store, the page goes on with what it has and says so.
import { isObject } from "./json-values.js";
import { say } from "./messages.js";
import { storageKey } from "./storage-key.js";

const version = 1;
// A heavy reader of a large site stores a tenth of this.
const longest = 262_144;

const usualWords = () => ({
  notStored: say("storage.not-stored"), unknown: say("storage.unknown"), broken: say("storage.broken"),
});

// An item of the browser's storage. `sound` makes a value of the form that this edition knows from whatever
// was stored; `limit` is the longest text that is read.
export function storedItem(
  name, sound, { words = usualWords(), storage = "localStorage", limit = longest } = {}
) {
  const key = storageKey(name);
  let unstored;
  let note = "";
  let line;
  let last = {};

  function report(text) {
    note = text;
    if (line && line.textContent !== note) line.textContent = note;
  }

  function stored() {
    try {
      return globalThis[storage].getItem(key);
    } catch {
      return null;
    }
  }

  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  function judged(text) {
    const value = text === null ? { version } : parsed(text.length > limit ? "" : text);
    if (isObject(value) && value.version === version) return { value: sound(value), fault: "" };
    const isOther = isObject(value) && "version" in value;
    return { value: sound({}), fault: isOther ? words.unknown : words.broken };
  }

  // Pages ask often, and what is stored is judged anew when it is another text.
  function read() {
    if (unstored) return unstored;
    const text = stored();
    if (text !== last.text) last = { text, ...judged(text) };
    report(last.fault);
    return last.value;
  }

  // A change that gives nothing leaves all as it is.
  function write(change) {
    const value = change(read());
    if (!value) return;
    if (note === words.unknown) {
      unstored = value;
      return;
    }
    try {
      globalThis[storage].setItem(key, JSON.stringify({ version, ...value }));
      unstored = undefined;
      report("");
    } catch {
      unstored = value;
      report(words.notStored);
    }
  }

  // Calls `show` when another tab has changed the item, or the page comes back with an old one.
  function follow(show) {
    addEventListener("storage", (event) => {
      if (event.key === key || event.key === null) show();
    });
    addEventListener("pageshow", (event) => {
      if (event.persisted) show();
    });
  }

  // Says at the end of `parent` what is wrong with the storage, when something is.
  function reportIn(parent) {
    line = document.createElement("p");
    line.className = "unkept";
    line.setAttribute("role", "status");
    line.textContent = note;
    parent.append(line);
  }

  return { read, write, follow, reportIn, isStored: () => !unstored };
}
