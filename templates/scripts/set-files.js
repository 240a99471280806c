// Saved sets as a file, which `pennypress import` and a page of saved sets read.
import { today } from "./days.js";
import { isObject, isText } from "./json-values.js";
import { bundle, headerNames, ownNames } from "./library-rules.generated.js";
import { say } from "./messages.js";
import { isDay, isHeader, isInputs, isShown, isSlug, isTitle } from "./set-checks.js";
import { clean, entriesInOneLine, inputsOf } from "./set-inputs.js";
import { nameNear } from "./set-names.js";

const limits = { members: 262_144, fileBytes: 4 * 1024 * 1024 };

const inputsIn = (entry) => Object.fromEntries(Object.entries(entry)
  .filter(([name]) => !ownNames.includes(name) && !headerNames.includes(name)));

// The sets of a file by their names, as one of them may name others.
export function named(entries) {
  const sets = new Map();
  for (const entry of entries.filter(isObject)) {
    const inputs = inputsIn(entry);
    const { name, kind, title = name } = entry;
    const isSound = [name, kind, title].every(isTitle) && isInputs(inputs);
    if (isSound && !sets.has(name)) sets.set(name, { kind, title, inputs });
  }
  return sets;
}

export function setFiles({ library, localLines, locale, currency }) {
  // The sets as a file that `pennypress import` and this page take.
  async function exported() {
    const sets = [];
    for (const set of library.all()) {
      const lines = set.locale === locale
        ? undefined : await localLines(set).catch(() => undefined);
      // One that cannot be read here stays in the browser.
      if (set.locale !== locale && !lines) continue;
      const { body, ...more } = isObject(set.more) ? set.more : {};
      const inputs = lines ? inputsOf(lines) : set.english ?? set.inputs;
      sets.push({
        name: set.name, kind: set.kind, title: set.title, date: set.date, ...more,
        derivedFrom: set.derivedFrom, ...inputs,
        currency: inputs.currency ?? set.currency, shown: set.shown, body,
      });
    }
    // Some readers of such files refuse these characters as they are.
    return JSON.stringify({ ...bundle, locale, sets }, null, 2).replace(
      /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`) + "\n";
  }

  // The sets of a file; throws what is wrong with it as a whole.
  async function opened(chosen) {
    if (chosen.size > limits.fileBytes) {
      throw new Error(say("set-files.too-large"));
    }
    let file;
    try {
      file = JSON.parse(await chosen.text());
    } catch {
      throw new Error(say("set-files.unreadable"));
    }
    if (!isObject(file) || file.format !== bundle.format || !Array.isArray(file.sets)) {
      throw new Error(say("set-files.other"));
    }
    if (file.version !== bundle.version) {
      throw new Error(say("set-files.other-edition"));
    }
    if (file.locale !== undefined && !isTitle(file.locale)) {
      throw new Error(say("set-files.other"));
    }
    if (file.sets.length > library.setLimit) {
      throw new Error(say("set-files.too-many", { count: library.setLimit }));
    }
    return { entries: file.sets, typedIn: file.locale ?? locale };
  }

  // The engine knows no names of sets: what they are is put beside them.
  function withMembers(inputs, others) {
    if (!Array.isArray(inputs.sets)) return inputs;
    const own = new Map(library.all().map((set) => [set.name, set]));
    let length = 0;
    const sets = inputs.sets.map((member) => {
      const other = others.get(member.set) ?? own.get(member.set);
      // A set that names a long one often is too long as a whole; the engine's limit tells it.
      if (!other || "kind" in member || length > limits.members) return member;
      const { title, kind } = other;
      const line = entriesInOneLine([other.inputs]);
      length += line.length;
      return { title, ...member, kind, inputs: line };
    });
    return { ...inputs, sets };
  }

  // A set of a file as it would be stored; undefined for one that is not of that form.
  function fromFile(entry, typedIn = locale, others = new Map()) {
    if (!isObject(entry)) return undefined;
    const inputs = inputsIn(entry);
    if (!isTitle(entry.kind) || !isInputs(inputs) || !isShown(entry.shown ?? {})) return undefined;
    if (isText(entry.title) && !isTitle(entry.title)) return undefined;
    const name = isTitle(entry.name) ? entry.name : entry.kind;
    const words = name.replaceAll("-", " ");
    const title = isText(entry.title) && clean(entry.title)
      ? entry.title : words.charAt(0).toUpperCase() + words.slice(1);
    const more = headerNames.filter((key) => isHeader(entry[key])).map((key) => [key, entry[key]]);
    return {
      name: isSlug(name) ? name : nameNear(name), kind: entry.kind, title: clean(title),
      date: isDay(entry.date) ? entry.date : today(), inputs: withMembers(inputs, others),
      shown: entry.shown ?? {},
      ...(isTitle(entry.derivedFrom) ? { derivedFrom: entry.derivedFrom } : {}),
      ...(more.length > 0 ? { more: Object.fromEntries(more) } : {}), locale: typedIn, currency,
    };
  }

  return { exported, opened, fromFile };
}
