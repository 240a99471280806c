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

  async function fetched(file, options) {
    const response = await fetch(new URL(file, folder), options);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response;
  }

  function scripted(name) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = new URL(`${name}.js`, folder);
      script.addEventListener("load", resolve);
      script.addEventListener("error", () => reject(new Error(`${name}.js does not load`)));
      document.head.append(script);
    });
  }

  const isFetched = (name) => !carried.has(name) && location.protocol.startsWith("http");

  // The bytes of a module or of its words from a script.
  async function bytesOf(name) {
    if (!carried.has(name)) await scripted(name);
    return Uint8Array.from(atob(carried.get(name)), (letter) => letter.charCodeAt(0)).buffer;
  }

  async function wordsOf(name, options) {
    const file = `${name}.${readers}`;
    return isFetched(file) ? (await fetched(`${file}.words`, options)).arrayBuffer() : bytesOf(file);
  }

  // A module and an instance of it. Browsers compile while it loads if its type is right.
  async function instantiated(name, options) {
    if (!isFetched(name)) return WebAssembly.instantiate(await bytesOf(name), {});
    const response = await fetched(`${name}.wasm`, options);
    return response.headers.get("content-type") === "application/wasm"
      ? WebAssembly.instantiateStreaming(response, {})
      : WebAssembly.instantiate(await response.arrayBuffer(), {});
  }

  // Asks a module for answers once it has its words. The module or its words may come from a cache
  // and be of another build than the other: then both are asked for again.
  async function ready(name, options) {
    const [{ module, instance }, words] = await Promise.all([
      instantiated(name, options), wordsOf(name, options),
    ]);
    const first = begun(name, instance, words);
    if (first) {
      const anew = async () => begun(name, await WebAssembly.instantiate(module, {}), words);
      return engine(name, first, anew);
    }
    if (options) throw new Error(`${name} and its words are of different builds`);
    return ready(name, { cache: "reload" });
  }

  // Nothing where the words are not those of the module.
  function begun(name, instance, words) {
    const functions = called(name, instance.exports);
    const status = functions.send(formats.words, new Uint8Array(words));
    return status === statuses.computed ? functions : undefined;
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

  // Asks an instance of a module, and another one after a trap: what memory holds then is unknown.
  function engine(name, first, anew) {
    let instance = first;
    let renewal;

    const renew = () => (renewal ??= anew().then((other) => { instance = other; })
      .finally(() => { renewal = undefined; }));

    function answer(format, request) {
      try {
        return instance.answer(format, request);
      } catch (error) {
        instance = undefined;
        renew().catch(() => {});
        throw error;
      }
    }

    return {
      answer,

      // The differences are told from the first of `others`; `beside` shows all of them. What was
      // typed elsewhere comes with its locale, `typedIn`.
      async ask(format, { title, locale, currency, typedIn }, inputs, others = [inputs]) {
        if (isTooMuch(inputs)) return { problems: [tooMuch(inputs)] };
        if (!instance) await renew();
        const { status, text } = answer(formats[format], [
          `kind=${name}`, `title=${title}`, `locale=${locale}`, `default-currency=${currency}`,
          ...(typedIn ? [`typed-in=${typedIn}`] : []),
          ...inputs, ...others.flatMap((lines) => ["---", ...lines]),
        ].join("\n"));
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
        const load = ready(name);
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
