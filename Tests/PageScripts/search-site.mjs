// Searches a built site as its page of the search does, in Node.js. Scripts of the index run as a browser
// runs them, and the engine's modules come from files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";

let folder;
let head;

function script() {
  const listeners = {};
  let path;
  return {
    set src(address) { path = new URL(address).pathname; },
    addEventListener(name, listener) { listeners[name] = listener; },
    run() {
      runInThisContext(readFileSync(join(folder, path), "utf8"));
      listeners.load();
    },
  };
}

const attribute = (name) => new RegExp(` data-${name}="([^"]*)"`).exec(head)?.[1];

globalThis.location = { protocol: "http:" };
globalThis.document = {
  querySelector: () => ({ action: "http://site.test/" }),
  createElement: script,
  head: { append: (added) => added.run() },
  get documentElement() { return { dataset: { words: attribute("words") ?? attribute("locale") } }; },
};
globalThis.fetch = (address) => {
  const name = new URL(address).pathname.split("/").at(-1);
  const bytes = readFileSync(join(folder, "assets/engine", name));
  const type = name.endsWith(".wasm") ? "application/wasm" : "text/plain";
  return Promise.resolve(new Response(bytes, { headers: { "content-type": type } }));
};

const { inputsOf } = await import("../../templates/scripts/search-answer.js");
const { lookUp } = await import("../../templates/scripts/search-asking.js");
const { loadEngine } = await import("../../templates/scripts/engine.js");

async function answer(reading, currency) {
  const page = { locale: attribute("locale"), currency: attribute("currency") };
  const engine = await loadEngine(reading.calculator);
  const pairs = inputsOf(reading, currency, page);
  const { parts, problems = [] } = await engine.ask("json", { title: "", ...page }, pairs.map((pair) => pair.join("=")));
  const fragment = new URLSearchParams(pairs).toString();
  if (parts && reading.isWhole) return { fragment, data: JSON.parse(parts[0]) };
  const isBegun = Object.keys(reading.inputs).length > 0 && problems.every(({ isWanting }) => isWanting);
  return isBegun ? { fragment, missing: problems.map(({ place }) => place), unused: reading.unused } : undefined;
}

// What is found for each question on a site: the addresses, the best first, and the result of the first answer.
export async function searched(site, language, questions) {
  folder = site;
  head = readFileSync(join(site, "search.html"), "utf8");
  const answering = attribute("answers").split(" ").filter(Boolean);
  const all = [];
  for (const question of questions) {
    const { answers, found } = await lookUp(question, { count: 12, language, answering, answer });
    const pages = [...answers, ...found.hits].map(({ href }) => href.split("#")[0]);
    all.push({ pages: [...new Set(pages)], answer: answers[0] });
  }
  return all;
}
