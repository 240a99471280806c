import { add, drop, swap } from "./ways.mjs";

const link = (address) => add(`<p><a href="${address}">A</a></p>`);

// Title and description of the page that was copied, which the copy has with a name before them.
const titleOf = (text) => /<title>[^:]*: (.*)<\/title>/.exec(text)[1];

const descriptionOf = (text) => /<meta name="description" content="[^:]*: ([^"]*)"/.exec(text)[1];

export const linksBreaks = [
  { name: "a missing file", says: /no such file/, text: link("../nowhere.html") },
  { name: "a letter in another case", says: /no such file/, text: link("../Index.html") },
  { name: "a missing anchor", says: /no such anchor/, text: link("../index.html#nowhere") },
  { name: "an absolute path", says: /absolute path/, text: link("/index.html") },
  { name: "a folder", says: /folder opens no page/, text: link("../") },
  { name: "an address outside", says: /leaves the site/, text: link("../../index.html") },
  { name: "an address that is a script", says: /neither https/, text: link("javascript:alert(1)") },
  { name: "an address without TLS", says: /neither https/, text: link("http://example.org/") },
  {
    name: "a picture from elsewhere", says: /loaded from elsewhere/,
    text: add("<img src=\"https://example.org/a.png\" alt=\"A\">"),
  },
  { name: "a link without words", says: /no words/, text: add("<a href=\"../index.html\"></a>") },
  { name: "a label for nothing", says: /for names an id/, text: swap(/<label for="[^"]*"/, "<label for=\"nothing\"") },
  {
    name: "a description there is not", says: /aria-describedby names an id/,
    text: add("<p aria-describedby=\"nothing\">A</p>"),
  },
  { name: "an id twice", says: /id stands there twice/, text: add("<p id=\"main\">A</p>") },
  {
    name: "a title that another has", says: /same title/,
    text: (text) => text.replace(/<title>.*<\/title>/, `<title>${titleOf(text)}</title>`),
  },
  {
    name: "a description that another has", says: /same description/,
    text: (text) => text.replace(
      /<meta name="description"[^>]*>/, `<meta name="description" content="${descriptionOf(text)}">`),
  },
  { name: "no description", says: /no description/, text: drop(/<meta name="description"[^>]*>/) },
  {
    name: "another canonical address", says: /canonical address/,
    text: swap(/(rel="canonical" href="[^"]*?)[^"/]+"/, "$1other.html\""),
  },
  {
    name: "a page without a link to it", says: /no link leads/,
    site: { "index.html": (text, path) => text.replace(`href="${path}"`, "href=\"index.html\"") },
  },
  {
    name: "a page that is not in the map", says: /not in the sitemap/,
    site: { "sitemap.xml": (text, path) => text.replace(new RegExp(`<url><loc>[^<]*${path}</loc></url>`), "") },
  },
];
