// Loads the engine: the modules that lie in engine/ beside this file, each when it is asked for,
// and the words and marks of numbers of the page's readers.
//
//     const loan = await Penny.load("loan");
//     const { parts, problems } =
//       await loan.ask("page", { title, locale, currency }, inputs, published);
//
// Inputs are lines `name=value`, as the page's form has them. An answer has parts, or the problems
// that the engine sees in the inputs; what it does not understand at all is thrown.
//
// A module comes with the code that most requests need. It stops where one needs other code, which
// is then loaded, and the whole module answers (unpack.js). A part for what a request names is
// loaded before it is asked.
//
// A page of a disk may not fetch files, so there each comes as a script that holds it.
Object.assign(Penny, (() => {
  "use strict";

  const folder = new URL("engine/", document.currentScript.src || document.baseURI);
  // The numbers by which modules know what is asked for.
  const formats = { json: 0, csv: 1, html: 2, page: 3, form: 4, beside: 5, retyped: 6, words: 7 };
  const statuses = { computed: 0, problems: 1 };
  // The longest list that a calculator says it takes has 1,200 entries, and a set's file 64 KiB: who
  // has written inputs comes near none of these, and a page answers as many at once.
  const most = { rows: 1_250, lines: 5_000, inLine: 65_536, inAll: 262_144 };
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const loads = new Map();
  const carried = new Map();
  // A layout of the site’s own may not say it.
  const readers = document.documentElement.dataset.words
    ?? document.querySelector("[data-locale]")?.dataset.locale ?? "en-US";

  // A file that did not come.
  class Missing extends Error {}

  async function fetched(file, options) {
    try {
      const response = await fetch(new URL(file, folder), options);
      if (response.ok) return await response.arrayBuffer();
      throw new Error(response.status);
    } catch (error) {
      throw new Missing(`${file}: ${error.message}`);
    }
  }

  function scripted(name) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = new URL(`${name}.js`, folder);
      script.addEventListener("load", resolve);
      script.addEventListener("error", () => reject(new Missing(`${name}.js does not load`)));
      document.head.append(script);
    });
  }

  // The bytes of a module or of its words; `ending` is that of the file.
  async function bytes(name, ending, options) {
    if (!carried.has(name) && location.protocol.startsWith("http")) {
      return fetched(name + ending, options);
    }
    if (!carried.has(name)) await scripted(name);
    return Uint8Array.from(atob(carried.get(name)), (letter) => letter.charCodeAt(0)).buffer;
  }

  // A module that has taken its words, and how to begin it anew, to load what a request names, and
  // to load all of it. What comes from a cache may be of another build than what comes with it: then
  // all is asked for again.
  async function ready(name, options) {
    const [first, words] = await Promise.all([
      bytes(name, ".wasm", options), bytes(`${name}.${readers}`, ".words", options),
    ]);
    const parts = Penny.partsOf(first);
    const held = new Map();
    const lacks = (request) => Penny.partsNamed(parts, request).filter((part) => !held.has(part));
    const grown = async (wanted) => {
      const missing = wanted.filter((part) => !held.has(part));
      const came = await Promise.all(
        missing.map((part) => bytes(`${name}.${part}`, ".wasm", options)));
      if (came.some((part) => !Penny.areOfOneBuild(first, part))) {
        if (options) throw new Error(`the parts of ${name} are of different builds`);
        return (await ready(name, { cache: "reload" })).grown(wanted);
      }
      missing.forEach((part, index) => held.set(part, came[index]));
      return begin();
    };
    const begin = async () => {
      const module = await begun(name, Penny.unpack(first, [...held.values()]), words);
      const isWhole = held.size === parts.length;
      return module && { ...module, begin, lacks, grown, rest: isWhole ? undefined : parts };
    };
    const module = await begin();
    if (module) return module;
    if (options) throw new Error(`${name} and its words are of different builds`);
    return ready(name, { cache: "reload" });
  }

  // Nothing where the words are not those of the module.
  async function begun(name, module, words) {
    const { instance } = await WebAssembly.instantiate(module, {});
    const loaded = called(name, instance.exports);
    const status = loaded.send(formats.words, new Uint8Array(words));
    return status === statuses.computed ? loaded : undefined;
  }

  const isTooLong = (line) => line.length > most.inLine;

  // A list in one line has an entry behind each semicolon.
  function isTooMuch(lines) {
    if (lines.length > most.lines || lines.some(isTooLong)) return true;
    const text = lines.join("\n");
    const rows = new Set(lines.map((line) => pairOf(line)[0].split(".", 2).join(".")));
    return text.length > most.inAll || rows.size + text.split(";").length > most.rows;
  }

  // Says it at the field that is too long, if it is a single one.
  function tooMuch(lines) {
    const [name] = pairOf(lines.find(isTooLong) ?? "=");
    const [input, number, ...rest] = name.split(".");
    const field = rest.join(".");
    const numbers = lines.map((line) => pairOf(line)[0].split("."))
      .filter(([list, , field]) => list === input && field !== undefined);
    const places = [...new Set(numbers.map(([, number]) => number))];
    const entry = field ? String(places.indexOf(number)) : "";
    const words = name ? Penny.say("engine.too-long") : Penny.say("engine.too-many");
    return { input, entry, field, words };
  }

  // A problem that no field has.
  const ofWhole = (words) => ({ input: "", entry: "", field: "", words });

  // The functions of a module.
  function called(name, { memory, penny_alloc, penny_output, penny_output_length, ...others }) {
    const compute = others[`penny_${name.replaceAll("-", "_")}`];
    const send = (format, bytes) => {
      const place = penny_alloc(bytes.length);
      new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
      return compute(place, bytes.length, format);
    };
    return {
      send,

      answer(format, request) {
        const status = send(format, encoder.encode(request));
        // The memory may have grown, and its buffer is another then.
        const output = new Uint8Array(memory.buffer, penny_output(), penny_output_length());
        return { status, text: decoder.decode(output) };
      },
    };
  }

  // What is called with a request and gives its answer.
  function engine(name, first) {
    let module = first;
    let growing;

    // What has stopped in the middle is not asked again.
    async function grow({ begin, grown }, parts) {
      try {
        module = await grown(parts);
      } catch (error) {
        module = await begin();
        throw error;
      } finally {
        growing = undefined;
      }
    }

    // Whether the parts came.
    async function hasGrown(parts) {
      growing = grow(module, parts);
      try {
        await growing;
        return true;
      } catch (error) {
        if (!(error instanceof Missing)) throw error;
        console.debug(`Pennypress: ${error.message}`);
        return false;
      }
    }

    // Answers come in the order of their requests. Nothing where other code did not come.
    async function complete(format, request) {
      while (growing) await growing.catch(() => {});
      const lacking = module.lacks(request);
      if (lacking.length > 0 && !(await hasGrown(lacking))) return undefined;
      try {
        return module.answer(format, request);
      } catch (error) {
        if (!module.rest) throw error;
      }
      return (await hasGrown(module.rest)) ? module.answer(format, request) : undefined;
    }

    return {
      // What a module of another kind of request says to it; it comes as one part.
      answer: (format, request) => module.answer(format, request),

      // The differences are told from the first of `others`; `beside` shows all of them. What was
      // typed elsewhere comes with its locale, `typedIn`.
      async ask(format, { title, locale, currency, typedIn }, inputs, others = [inputs]) {
        if (isTooMuch(inputs)) return { problems: [tooMuch(inputs)] };
        const answer = await complete(formats[format], [
          `kind=${name}`, `title=${title}`, `locale=${locale}`, `default-currency=${currency}`,
          ...(typedIn ? [`typed-in=${typedIn}`] : []),
          ...inputs, ...others.flatMap((lines) => ["---", ...lines]),
        ].join("\n"));
        if (!answer) return { problems: [ofWhole(Penny.say("engine.not-loaded"))] };
        const { status, text } = answer;
        if (status === statuses.computed) return { parts: text.split("\x1e") };
        if (status !== statuses.problems) throw new Error("the engine does not know the request");
        return { problems: text.split("\n").filter(Boolean).map(problem) };
      },
    };
  }

  // Where a problem is, the engine's words for it, and what may have been meant.
  function problem(line) {
    const [input, entry, field, place, words, ...answers] = line.split("\t");
    return { input, entry, field, place, words, answers };
  }

  // The name and the value of a line.
  function pairOf(line) {
    const mark = line.indexOf("=");
    return [line.slice(0, mark), line.slice(mark + 1)];
  }

  return {
    isTooMuch, pairOf,

    load(name) {
      // It becomes part of an address, which may lead to the engine's folder alone.
      if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return Promise.reject(new Error("no name of a module"));
      if (!loads.has(name)) {
        const load = ready(name).then((module) => engine(name, module));
        loads.set(name, load);
        // What did not come may come the next time.
        load.catch(() => loads.delete(name));
      }
      return loads.get(name);
    },

    // Called by the script that holds a module or its words, with the bytes in base64.
    carry(name, base64) { carried.set(name, base64); },

    // Gives the reader a file.
    offer(name, text, type) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
  };
})());
