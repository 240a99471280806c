// The reader's saved sets: the library of the tool, with its rules, kept in this browser and
// nowhere else. save.js and saved.js ask for them.
//
// What is stored of a set is what its file would have (name, kind, title, date, inputs as typed,
// `shown` as tools read it, derivedFrom), what makes it the same as another (identity), and how
// it looked when it was saved, so that a list of sets needs no engine (figures, typed).
(() => {
  "use strict";

  let marks;
  document.dispatchEvent(
    new CustomEvent("pennypress:marks", { detail: (given) => { marks = given; } }));
  const place = document.querySelector("[data-capacity]");
  if (!marks || !place || !globalThis.Penny?.load) return;

  const capacity = Number(place.dataset.capacity);
  const { locale, currency } = place.dataset;
  const bundle = { format: "pennypress sets", version: 1 };
  const nameLimit = 80;
  // Beyond these nothing is a set of a reader, and a page would be busy for minutes.
  const most = {
    title: 1_000, shown: 100, typed: 5_000, members: 262_144,
    sets: Math.max(1_000, 10 * capacity), fileBytes: 4 * 1024 * 1024,
  };
  // Those that this page leads to: a kind becomes part of an address.
  const kinds = [place, ...place.querySelectorAll("[data-kind]")]
    .map(({ dataset }) => dataset.kind);
  // What a file says of a set beside its inputs; pages keep it for the next file.
  const headers = ["description", "order", "tags", "keyTerms", "autolink", "draft", "body"];
  const own = ["name", "kind", "title", "date", "derivedFrom", "shown"];

  const words = {
    unkept: Penny.say("sets.unkept"), unknown: Penny.say("sets.unknown"),
    broken: Penny.say("sets.broken"),
  };

  // MARK: What is stored

  const isText = (value) => typeof value === "string";
  const isObject = (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const isTexts = (value) => isObject(value) && Object.values(value).every(isText);
  const hasNames = (value) =>
    isObject(value) && Object.keys(value).every((name) => /^[A-Za-z][A-Za-z0-9]*$/.test(name));
  const isEntry = (value) => hasNames(value) && isTexts(value);
  const isInput = (value) => isText(value) || (Array.isArray(value) && value.every(isEntry));
  const isInputs = (value) => hasNames(value) && Object.values(value).every(isInput);
  const isSlug = (text) =>
    isText(text) && text.length <= nameLimit && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
  const isDay = (text) => isText(text) && /^\d{4}-\d\d-\d\d$/.test(text);
  const rows = (value, width) => (Array.isArray(value) ? value : [])
    .filter((row) => Array.isArray(row) && row.length === width && row.every(isText));

  const isTitle = (value) => isText(value) && value.length <= most.title;
  const isShown = (value) => isTexts(value) && Object.keys(value).length <= most.shown;
  const texts = ["kind", "folder", "title", "locale", "currency"];
  const others = ["page", "derivedFrom", "from"];
  const isEnglish = (value) => value === undefined || isInputs(value);
  const isSet = (value) => isObject(value) && isSlug(value.name) && isDay(value.date)
    && texts.every((key) => isTitle(value[key])) && isText(value.identity)
    && others.every((key) => value[key] === undefined || isTitle(value[key]))
    && isInputs(value.inputs) && isEnglish(value.english) && isShown(value.shown)
    && !Penny.isTooMuch(linesOf(value));
  const sound = (value) => ({
    sets: (Array.isArray(value.sets) ? value.sets : []).slice(0, most.sets).filter(isSet)
      .map((set) => ({
        ...set, figures: rows(set.figures, 3).slice(0, 3),
        typed: rows(set.typed, 2).slice(0, most.typed),
      })),
    current: isText(value.current) ? value.current : "",
  });

  // The browser limits them all, and each is judged by itself.
  const limit = Number.POSITIVE_INFINITY;
  const store = marks.item("sets", sound, { words, limit });
  // What was removed, for as long as this tab is open; the last one at the end.
  const removed = marks.item("removed", (value) => ({
    stack: (Array.isArray(value.stack) ? value.stack : [])
      .filter((entry) => isObject(entry) && isSet(entry.set) && Number.isInteger(entry.place)),
  }), { storage: "sessionStorage", limit });

  // MARK: The rules

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

  const fullText = ({ folder }) => Penny.say("sets.full", { folder, capacity });

  function freeName(wanted, taken) {
    let name = wanted;
    for (let number = 2; taken.includes(name); number += 1) {
      name = `${wanted.slice(0, nameLimit - `-${number}`.length)}-${number}`;
    }
    return name;
  }

  function nameNear(text) {
    const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const name = plain.replace(/[^a-z0-9]+/g, "-").slice(0, nameLimit).replace(/^-|-$/g, "");
    return isSlug(name) ? name : "set";
  }

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

  // Who saves the same inputs again by another title wants the title.
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
      const place = sets.findIndex((set) => set.name === name);
      if (place < 0) return undefined;
      entry = { set: sets[place], place };
      const rest = sets.filter((set) => set.name !== name);
      return { sets: rest, current: (rest[place] ?? rest.at(-1))?.name ?? "" };
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

  // MARK: Inputs, as lines `name=value` and as a file has them

  const clean = (text) => (text.toWellFormed?.() ?? text).replace(/\s+/g, " ").trim();

  // A value in the text that a file has for the inputs of a set in a list.
  const quoted = (text) => (/^[\d.,%]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`);

  function inputsOf(lines) {
    const inputs = new Map();
    const rows = new Map();
    for (const line of lines) {
      const [name, text] = Penny.pairOf(line);
      const [list, number, field, input] = name.split(".");
      if (field === undefined) {
        inputs.set(name, text);
        continue;
      }
      const row = `${list}.${number}`;
      if (!inputs.has(list)) inputs.set(list, []);
      if (!rows.has(row)) {
        rows.set(row, {});
        inputs.get(list).push(rows.get(row));
      }
      const entry = rows.get(row);
      if (input === undefined) entry[field] = text;
      else entry[field] = [entry[field], input, quoted(text)].filter(Boolean).join(" ");
    }
    return Object.fromEntries(inputs);
  }

  function linesOf({ inputs, currency: usual }) {
    const pairs = Object.entries(inputs).flatMap(([name, input]) => (isText(input)
      ? [[name, input]]
      : input.flatMap((entry, number) => Object.entries(entry)
        .map(([field, text]) => [`${name}.${number}.${field}`, text]))));
    // Where the site's currency is another one by now, the set keeps its own.
    if (!("currency" in inputs) && usual !== currency) pairs.push(["currency", usual]);
    return pairs.map(([name, text]) => [name, clean(text)]).filter(([, text]) => text)
      .map(([name, text]) => `${name}=${text}`);
  }

  const places = Penny.places({ locale, currency, linesOf, inputsOf });
  const unreadable = ({ title }) => Penny.say("sets.unreadable", { title });

  // MARK: What the engine says of a set

  const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
  const plain = (element) => element?.textContent.trim() ?? "";

  function labelOf(control) {
    const label = plain(control.closest(".field")?.querySelector("label"));
    const entry = control.closest(".entry");
    const list = entry?.closest(".list")?.querySelector("legend");
    return entry ? Penny.say("sets.entry-input", {
      list: plain(list), entry: plain(entry.querySelector("legend")), label,
    }) : label;
  }

  // What was typed, by the labels of the form. The inputs of a set in a list are one line, and have
  // a field each; what the form keeps for itself is nobody's.
  function typedBy(lines, html) {
    const form = parsed(html);
    const controls = [...form.querySelectorAll("[name]")];
    const sign = ({ dataset, name }) => ("rate" in dataset
      ? "%" : form.querySelector(`[data-unit="${CSS.escape(name)}"]`)?.value ?? "");
    return lines.map(Penny.pairOf).flatMap(([name, text]) => {
      const own = controls.find((control) => control.name === name);
      if (own) return own.type === "hidden" ? [] : [[labelOf(own), text]];
      const inner = controls.filter((control) => control.name.startsWith(`${name}.`));
      if (inner.length === 0) return [[name, text]];
      return inner.filter(({ value }) => value)
        .map((control) => [labelOf(control), control.value + sign(control)]);
    });
  }

  // What makes a set the same as another, and how it looks today; or what is wrong with it.
  async function described(set) {
    if (!kinds.includes(set.kind)) throw new Error("no kind of this page");
    const engine = await Penny.load(set.kind);
    const lines = await places.localLines(set);
    if (!lines) return { problems: [unreadable(set)] };
    const heading = { title: clean(set.title), locale, currency };
    const { parts, problems } = await engine.ask("page", heading, lines);
    if (problems) {
      return {
        problems: problems.map(({ place, words }) =>
          (place ? Penny.say("sets.problem", { place, problem: words }) : words)),
      };
    }
    const [result, , , identity] = parts;
    const part = async (format) => (await engine.ask(format, heading, lines)).parts[0];
    const data = JSON.parse(await part("json"));
    const seen = [...parsed(result).querySelectorAll(".figure")];
    const figures = Object.entries(data.figures).slice(0, 3);
    const values = new Map(Object.keys(data.figures).map((name, place) =>
      [name, plain(seen[place]?.querySelector("dd"))]));
    return {
      identity,
      // A title of a file may tell figures.
      title: set.title.replace(
        /\{\{\s*this\.(\w+)\s*\}\}/g, (reference, name) => values.get(name) ?? reference),
      shown: Object.fromEntries(figures),
      figures: figures.map(([name], place) =>
        [name, plain(seen[place]?.querySelector("dt")), values.get(name)]),
      english: set.english ?? (set.locale === locale
        ? await places.englishOf(engine, heading, lines) : undefined),
      typed: typedBy(linesOf(set), await part("form")),
    };
  }

  // MARK: Files

  // The sets as a file that `pennypress import` and this page take.
  async function exported() {
    const sets = [];
    for (const set of all()) {
      const lines = set.locale === locale
        ? undefined : await places.localLines(set).catch(() => undefined);
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
    if (chosen.size > most.fileBytes) {
      throw new Error(Penny.say("sets.file-too-large"));
    }
    let file;
    try {
      file = JSON.parse(await chosen.text());
    } catch {
      throw new Error(Penny.say("sets.file-unreadable"));
    }
    if (!isObject(file) || file.format !== bundle.format || !Array.isArray(file.sets)) {
      throw new Error(Penny.say("sets.file-other"));
    }
    if (file.version !== bundle.version) {
      throw new Error(Penny.say("sets.file-other-edition"));
    }
    if (file.locale !== undefined && !isTitle(file.locale)) {
      throw new Error(Penny.say("sets.file-other"));
    }
    if (file.sets.length > most.sets) {
      throw new Error(Penny.say("sets.file-too-many", { count: most.sets }));
    }
    return { entries: file.sets, place: file.locale ?? locale };
  }

  const inputsIn = (entry) => Object.fromEntries(Object.entries(entry)
    .filter(([name]) => !own.includes(name) && !headers.includes(name)));

  // A list in one line, as the engine splits it.
  const inOneLine = (entries) => entries.map((entry) => Object.entries(entry)
    .map(([name, text]) => [name, isText(text) ? text : inOneLine(text)])
    .map(([name, text]) => `${name} "${text.replaceAll('"', '""')}"`).join(" ")).join("; ");

  // The sets of a file by their names, as one of them may name others.
  function named(entries) {
    const sets = new Map();
    for (const entry of entries.filter(isObject)) {
      const inputs = inputsIn(entry);
      const { name, kind, title = name } = entry;
      const isSound = [name, kind, title].every(isTitle) && isInputs(inputs);
      if (isSound && !sets.has(name)) sets.set(name, { kind, title, inputs });
    }
    return sets;
  }

  // The engine knows no names of sets: what they are is put beside them.
  function withMembers(inputs, others) {
    if (!Array.isArray(inputs.sets)) return inputs;
    const own = new Map(all().map((set) => [set.name, set]));
    let length = 0;
    const sets = inputs.sets.map((member) => {
      const other = others.get(member.set) ?? own.get(member.set);
      // A set that names a long one often is too long as a whole; the engine's limit tells it.
      if (!other || "kind" in member || length > most.members) return member;
      const { title, kind } = other;
      const line = inOneLine([other.inputs]);
      length += line.length;
      return { title, ...member, kind, inputs: line };
    });
    return { ...inputs, sets };
  }

  // Of what a file says of a set beside its inputs: texts, lists of them, and plain values.
  const isHeader = (value) => ["string", "number", "boolean"].includes(typeof value)
    || (Array.isArray(value) && value.every(isText));

  // A set of a file as it would be stored; undefined for one that is not of that form.
  function fromFile(entry, place = locale, others = new Map()) {
    if (!isObject(entry)) return undefined;
    const inputs = inputsIn(entry);
    if (!isTitle(entry.kind) || !isInputs(inputs) || !isShown(entry.shown ?? {})) return undefined;
    if (isText(entry.title) && !isTitle(entry.title)) return undefined;
    const name = isTitle(entry.name) ? entry.name : entry.kind;
    const words = name.replaceAll("-", " ");
    const title = isText(entry.title) && clean(entry.title)
      ? entry.title : words.charAt(0).toUpperCase() + words.slice(1);
    const more = headers.filter((key) => isHeader(entry[key])).map((key) => [key, entry[key]]);
    return {
      name: isSlug(name) ? name : nameNear(name), kind: entry.kind, title: clean(title),
      date: isDay(entry.date) ? entry.date : today(), inputs: withMembers(inputs, others),
      shown: entry.shown ?? {},
      ...(isTitle(entry.derivedFrom) ? { derivedFrom: entry.derivedFrom } : {}),
      ...(more.length > 0 ? { more: Object.fromEntries(more) } : {}), locale: place, currency,
    };
  }

  // MARK: Days

  function today() {
    const now = new Date();
    const digits = (number, width) => String(number).padStart(width, "0");
    return [digits(now.getFullYear(), 4), digits(now.getMonth() + 1, 2), digits(now.getDate(), 2)]
      .join("-");
  }

  function dayText(date) {
    const [year, month, day] = date.split("-").map(Number);
    return new Date(year, month - 1, day).toLocaleDateString(locale, { dateStyle: "medium" });
  }

  Penny.sets = {
    all, find, save, rename, choose, remove, undo, inputsOf, linesOf, localLines: places.localLines,
    unreadable, described, exported, opened, named,
    fromFile, today, dayText, clean, capacity, fullText, isKept: store.isKept,
    current: () => store.read().current, canUndo: () => removed.read().stack.length > 0,
    follow: store.follow, tellIn: store.tellIn,
  };
})();
