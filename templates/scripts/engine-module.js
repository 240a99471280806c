// Loads the modules of the engine, which lie in engine/ beside this file, and their words. A page on a
// disk may not fetch files, so there each comes as a script that holds it.
import { loadScript } from "./load-script.js";

const folder = new URL("engine/", import.meta.url);
// The numbers by which a module knows what is asked for, and those of its answers.
export const formats = { json: 0, csv: 1, html: 2, page: 3, form: 4, beside: 5, retyped: 6, words: 7 };
export const statuses = { computed: 0, problems: 1 };
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// A site's own layout may lack this attribute.
const readers = () => document.documentElement.dataset.words
  ?? document.querySelector("[data-locale]")?.dataset.locale ?? "en-US";

async function fetched(file, options) {
  const response = await fetch(new URL(file, folder), options);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

const scriptOf = (name) => `engine/${name}.js`;
const isFetched = (name) =>
  globalThis.Penny?.[scriptOf(name)] === undefined && location.protocol.startsWith("http");

// The bytes of a module or of its words from a script.
async function bytesOf(name) {
  const base64 = await loadScript(scriptOf(name));
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
}

async function wordsOf(name, options) {
  const file = `${name}.${readers()}`;
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

// Loads a module with its words: gives an instance of it, and a function that makes another. Either may
// be cached from an older build. If they do not match, both are loaded again.
export async function ready(name, options) {
  const [{ module, instance }, words] = await Promise.all([
    instantiated(name, options), wordsOf(name, options),
  ]);
  const first = begun(name, instance, words);
  if (first) {
    const renewed = async () => begun(name, await WebAssembly.instantiate(module, {}), words);
    return { instance: first, renewed };
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

// The functions of a module.
function called(name, { memory, penny_alloc, penny_output, penny_output_length, ...others }) {
  const compute = others[`penny_${name.replaceAll("-", "_")}`];
  const send = (format, bytes) => {
    const start = penny_alloc(bytes.length);
    new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
    return compute(start, bytes.length, format);
  };
  return {
    send,

    answer(format, request) {
      const status = send(format, encoder.encode(request));
      // The memory may have grown, which replaces its buffer.
      const output = new Uint8Array(memory.buffer, penny_output(), penny_output_length());
      return { status, text: decoder.decode(output) };
    },
  };
}
