// The reader's marks: favourite words, chapters read, answers chosen. They are kept in this
// browser and nowhere else.
//
// glossary.js, lessons.js and sets.js ask for them by the event "pennypress:marks"; its detail is a
// function that receives them. Whatever the browser refuses to keep, the page goes on with what it
// has and says so.
(() => {
  "use strict";

  const version = 1;
  // The marks of all chapters and words of a large site are a tenth of it.
  const longest = 262_144;
  const root = new URL("../", document.currentScript.src || document.baseURI).pathname;

  const wordsOfMarks = {
    unkept: Penny.say("marks.unkept"), unknown: Penny.say("marks.unknown"),
    broken: Penny.say("marks.broken"),
  };

  const isObject = (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const texts = (value) =>
    Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  const entries = (value) => (isObject(value) ? Object.entries(value) : []);

  // One item of a storage of the browser. `sound` makes a value of the form we know of whatever
  // was stored.
  function item(
    name, sound, { words = wordsOfMarks, storage = "localStorage", limit = longest } = {}
  ) {
    const key = `pennypress:${root}:${name}`;
    let unkept;
    let note = "";
    let line;
    let last = {};

    function tell(text) {
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
      if (unkept) return unkept;
      const text = stored();
      if (text !== last.text) last = { text, ...judged(text) };
      tell(last.fault);
      return last.value;
    }

    // A change that gives nothing leaves all as it is.
    function write(change) {
      const value = change(read());
      if (!value) return;
      if (note === words.unknown) {
        unkept = value;
        return;
      }
      try {
        globalThis[storage].setItem(key, JSON.stringify({ version, ...value }));
        unkept = undefined;
        tell("");
      } catch {
        unkept = value;
        tell(words.unkept);
      }
    }

    // Calls `show` when another tab has changed the marks, or the page comes back with old ones.
    function follow(show) {
      addEventListener("storage", (event) => {
        if (event.key === key || event.key === null) show();
      });
      addEventListener("pageshow", (event) => {
        if (event.persisted) show();
      });
    }

    // Says at the end of `place` what is wrong with the storage, when something is.
    function tellIn(place) {
      line = document.createElement("p");
      line.className = "unkept";
      line.setAttribute("role", "status");
      line.textContent = note;
      place.append(line);
    }

    return { read, write, follow, tellIn, isKept: () => !unkept };
  }

  function favourites() {
    const { read, write, follow, tellIn } = item("favourites", (value) => ({
      terms: texts(value.terms),
    }));
    const means = (term) => (slug) => slug === term.slug || term.aliases.includes(slug);

    // Those of `terms` that are favourites, under their name or one they had before.
    function among(terms) {
      const kept = new Set(read().terms);
      return new Set(terms.filter(({ slug, aliases }) =>
        [slug, ...aliases].some((name) => kept.has(name))));
    }

    function toggle(term) {
      write(({ terms }) => ({
        terms: terms.some(means(term))
          ? terms.filter((slug) => !means(term)(slug))
          : [...terms, term.slug],
      }));
    }

    return { among, toggle, follow, tellIn };
  }

  function lessons() {
    const { read, write, follow, tellIn } = item("lessons", (value) => ({
      read: texts(value.read),
      answers: Object.fromEntries(
        entries(value.answers).map(([lesson, chosen]) => [
          lesson,
          Object.fromEntries(entries(chosen).filter(([, place]) => Number.isInteger(place))),
        ])
      ),
    }));
    const isRead = (lesson) => read().read.includes(lesson);

    function answers(lesson) {
      const own = Object.entries(read().answers).find(([name]) => name === lesson);
      return new Map(own ? Object.entries(own[1]) : []);
    }

    function toggleRead(lesson) {
      write((value) => ({
        ...value,
        read: value.read.includes(lesson)
          ? value.read.filter((name) => name !== lesson)
          : [...value.read, lesson],
      }));
    }

    function keepAnswer(lesson, anchor, place) {
      const own = answers(lesson).set(anchor, place);
      write((value) => ({
        ...value,
        answers: { ...value.answers, [lesson]: Object.fromEntries(own) },
      }));
    }

    function forgetAnswers(lesson) {
      write((value) => ({
        ...value,
        answers: Object.fromEntries(
          Object.entries(value.answers).filter(([name]) => name !== lesson)
        ),
      }));
    }

    return { isRead, toggleRead, answers, keepAnswer, forgetAnswers, follow, tellIn };
  }

  const marks = { favourites: favourites(), lessons: lessons(), item };
  document.addEventListener("pennypress:marks", (event) => event.detail(marks));
})();
