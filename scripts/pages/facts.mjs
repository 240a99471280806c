// What the pages of a folder say, read by the browser's own parser: addresses, names that are
// pointed at, what the head tells, and what a policy is about.
import { Page } from "../browser-page.mjs";
import { findBrowser, startBrowser } from "../browser-process.mjs";
import { readText } from "./folder.mjs";

// Runs in an empty page.
function read(text, type) {
  const page = new DOMParser().parseFromString(text, type);
  const all = [...page.querySelectorAll("*")];
  const words = (element) => element.textContent.replace(/\s+/g, " ").trim();
  const short = (element) => element.cloneNode(false).outerHTML.slice(0, 120);

  const ids = all.map(({ id }) => id).filter(Boolean);
  const addresses = all.flatMap((element) => {
    const listed = element.getAttribute("srcset")?.split(",")
      .map((part) => part.trim().split(/\s/)[0]) ?? [];
    const own = ["href", "src", "data", "action", "poster"]
      .filter((key) => element.hasAttribute(key)).map((key) => element.getAttribute(key));
    const label = `${words(element)}${element.ariaLabel ?? ""}`
      || [...element.querySelectorAll("img[alt], svg > title")]
        .map((part) => part.alt ?? words(part)).join("");
    return [...own, ...listed].map((value) => ({
      tag: element.localName, rel: element.getAttribute("rel") ?? "", value, label,
      target: element.getAttribute("target"),
    }));
  });
  const pointing = [
    "for", "form", "headers", "list", "aria-labelledby", "aria-describedby", "aria-controls",
    "aria-owns", "aria-details", "aria-activedescendant", "aria-errormessage", "aria-flowto",
  ];
  const references = all.flatMap((element) => pointing
    .filter((key) => element.hasAttribute(key))
    .flatMap((key) => element.getAttribute(key).split(/\s+/).filter(Boolean)
      .map((id) => ({ key, id, element: short(element) }))));
  const content = (selector) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute("content"));

  const head = [...(page.head?.children ?? [])];
  const policy = head.find((element) =>
    element.httpEquiv?.toLowerCase() === "content-security-policy");
  const isData = (script) => /^application\/(ld\+)?json$/.test(script.type);
  const inline = all.flatMap((element) => [
    ...(element.localName === "script" && !element.src && !isData(element)
      ? [`<script> without src: ${words(element).slice(0, 40)}`] : []),
    ...(element.localName === "style" ? ["<style>"] : []),
    ...[...element.attributes]
      .filter(({ name }) => name === "style" || name.startsWith("on"))
      .map(({ name }) => `${name}= on ${element.localName}`),
  ]);
  return {
    broken: page.querySelector("parsererror")?.textContent ?? "",
    ids, addresses, references,
    language: page.documentElement.lang, title: page.title, description: content("meta[name=description]"),
    fields: [...page.querySelectorAll("form#inputs [name]")].map(({ name }) => name),
    scripts: [...page.querySelectorAll("script[src]")].flatMap((script) =>
      [script.getAttribute("src"), ...(script.dataset.later ?? "").split(" ")]),
    // The search answers questions with numbers by these calculators.
    answers: page.querySelector("[data-answers]")?.dataset.answers ?? "",
    canonical: [...page.querySelectorAll("link[rel=canonical]")].map((l) => l.getAttribute("href")),
    shared: content("meta[property='og:url'], meta[property='og:image'], meta[name='twitter:image']"),
    linkedData: [...page.querySelectorAll("script[type='application/ld+json']")]
      .map(({ textContent }) => textContent),
    policies: content("meta[http-equiv='Content-Security-Policy' i]"),
    isPolicyFirst: policy !== undefined && head.indexOf(policy) === 0,
    inline,
    frames: all.filter(({ localName, httpEquiv }) =>
      ["iframe", "object", "embed", "base"].includes(localName)
      || httpEquiv?.toLowerCase() === "refresh").map(short),
  };
}

// Runs in an empty page: an Atom feed or a sitemap.
function readXML(text) {
  const page = new DOMParser().parseFromString(text, "application/xml");
  const texts = (selector, from = page) =>
    [...from.querySelectorAll(selector)].map((element) => element.textContent);
  return {
    broken: page.querySelector("parsererror")?.textContent.slice(0, 200) ?? "",
    kind: page.documentElement.localName,
    own: page.querySelector("feed > link[rel=self]")?.getAttribute("href"),
    locations: texts("url > loc"),
    days: texts("url > lastmod"),
    times: texts("feed > updated"),
    author: texts("feed > author > name"),
    links: [...page.querySelectorAll("link[rel=alternate]")].map((l) => l.getAttribute("href")),
    entries: [...page.querySelectorAll("feed > entry")].map((entry) => ({
      id: texts("id", entry)[0], title: texts("title", entry)[0], time: texts("updated", entry)[0],
      addresses: [...entry.querySelectorAll("a[href]")].map((a) => a.getAttribute("href")),
    })),
  };
}

// The facts of pages (HTML) and of feeds and sitemaps (XML), by their paths.
export async function readFacts(folder, paths) {
  const browser = startBrowser(findBrowser());
  const stop = () => browser.stop();
  process.once("exit", stop);
  const facts = new Map();
  try {
    const page = await Page.make({ browser, base: "about:blank", patience: 20_000, problems: [] });
    for (const path of paths) {
      const text = readText(folder, path);
      facts.set(path, await (path.endsWith(".xml")
        ? page.evaluate(readXML, text) : page.evaluate(read, text, "text/html")));
    }
  } finally {
    process.off("exit", stop);
    browser.stop();
  }
  return facts;
}
