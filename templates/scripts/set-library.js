// The reader's saved sets: the library of the tool, with its rules, stored in this browser and nowhere
// else.
//
// What is stored of a set is what its file would have (name, kind, title, date, inputs as typed,
// `shown` as tools read it, derivedFrom), what makes it the same as another (identity), and how
// it looked when it was saved, so that a list of sets needs no engine (figures, typed).
import { isObject } from "./json-values.js";
import { say } from "./messages.js";
import { isSet, most, soundSets } from "./set-checks.js";
import { freeName } from "./set-names.js";
import { storedItem } from "./storage.js";

// The library of a page whose element says how many sets a folder holds (`data-capacity`), and the
// locale and the currency of the site.
export function setLibrary({ dataset }) {
  const capacity = Number(dataset.capacity);
  const { currency } = dataset;
  const setLimit = Math.max(most.sets, 10 * capacity);
  const words = {
    notStored: say("set-library.not-stored"), unknown: say("set-library.unknown"),
    broken: say("set-library.broken"),
  };

  // The browser limits them all, and each is judged by itself.
  const limit = Number.POSITIVE_INFINITY;
  const store = storedItem("sets", (value) => soundSets(value, currency, setLimit), { words, limit });
  // What was removed, for as long as this tab is open; the last one at the end.
  const removed = storedItem("removed", (value) => ({
    stack: (Array.isArray(value.stack) ? value.stack : []).filter((entry) =>
      isObject(entry) && isSet(entry.set, currency) && Number.isInteger(entry.place)),
  }), { storage: "sessionStorage", limit });

  const all = () => store.read().sets;
  // The set of a name, and of a kind if one is named.
  const find = (name, kind) =>
    all().find((set) => set.name === name && (kind ?? set.kind) === set.kind);
  const inFolder = (sets, folder) => sets.filter((set) => set.folder === folder).length;

  // Why a set cannot be added to others; full comes before duplicate, as in the tool.
  function refusal(set, sets) {
    if (inFolder(sets, set.folder) >= capacity) return { outcome: "full" };
    const same = sets.find(({ identity }) => identity === set.identity);
    return same ? { outcome: "duplicate", same } : undefined;
  }

  const fullText = ({ folder }) => say("set-library.full", { folder, capacity });

  // Reading, deciding and writing are one step, so that two tabs lose nothing to each other.
  // `taken` are names that other sets have, of the site's own.
  function save(set, taken = []) {
    let result;
    store.write((value) => {
      result = refusal(set, value.sets);
      if (result) return undefined;
      const name = freeName(set.name, [...taken, ...value.sets.map((other) => other.name)]);
      const sets = [...value.sets, { ...set, name }];
      result = { outcome: "saved", set: sets.at(-1), count: inFolder(sets, set.folder) };
      return { sets, current: name };
    });
    return result;
  }

  // Saving the same inputs under a new title renames the set.
  function rename(name, title) {
    let result;
    store.write(({ sets }) => {
      const set = sets.find((other) => other.name === name);
      if (!set) return undefined;
      result = { ...set, title };
      return { sets: sets.map((other) => (other === set ? result : other)), current: name };
    });
    return result;
  }

  function choose(name) {
    if (store.read().current !== name) store.write((value) => ({ ...value, current: name }));
  }

  function remove(name) {
    let entry;
    store.write(({ sets }) => {
      const index = sets.findIndex((set) => set.name === name);
      if (index < 0) return undefined;
      entry = { set: sets[index], place: index };
      const rest = sets.filter((set) => set.name !== name);
      return { sets: rest, current: (rest[index] ?? rest.at(-1))?.name ?? "" };
    });
    if (entry) removed.write(({ stack }) => ({ stack: [...stack, entry] }));
    return entry?.set;
  }

  // Puts what was removed last back at its place. In a full folder it stays to be put back; what
  // was saved anew since is dropped.
  function undo() {
    const entry = removed.read().stack.at(-1);
    if (!entry) return { outcome: "nothing" };
    let result;
    store.write(({ sets }) => {
      result = { ...refusal(entry.set, sets), set: entry.set };
      if (result.outcome === "full") return undefined;
      if (result.same) return { sets, current: result.same.name };
      const name = freeName(entry.set.name, sets.map((set) => set.name));
      result = { outcome: "restored", set: { ...entry.set, name } };
      const [before, after] = [sets.slice(0, entry.place), sets.slice(entry.place)];
      return { sets: [...before, result.set, ...after], current: name };
    });
    if (result.outcome !== "full") removed.write(({ stack }) => ({ stack: stack.slice(0, -1) }));
    return result;
  }

  return {
    all, find, save, rename, choose, remove, undo, capacity, fullText, setLimit,
    isStored: store.isStored, current: () => store.read().current,
    canUndo: () => removed.read().stack.length > 0,
    follow: store.follow, reportIn: store.reportIn,
  };
}
