import { add, drop, rules, swap } from "./ways.mjs";

const table = "<table><caption>A</caption><thead><tr><th scope=\"col\">A</th></tr></thead>"
  + "<tbody><tr><td>a</td></tr></tbody></table>";

export const looksBreaks = [
  { name: "no language", says: /no language/, text: drop(/ lang="[^"]*"/) },
  { name: "a second heading of the page", says: /2 headings of the first order/, text: add("<h1>A</h1>") },
  { name: "a heading left out", says: /h5 follows/, text: add("<h5>A</h5>") },
  { name: "a heading before the first", says: /stands before the first/, text: swap("<main", "<h2>A</h2><main") },
  { name: "a table without a caption", says: /no caption/, text: add(table.replace(/<caption.*caption>/, "")) },
  { name: "a table without a head", says: /no head/, text: add(table.replace(/<thead.*thead>/, "<tbody><tr><td>b</td></tr></tbody>")) },
  { name: "a heading without a scope", says: /no scope/, text: add(table.replace(" scope=\"col\"", "")) },
  { name: "numbers at the left", says: /do not stand at its right/, style: rules(".n { text-align: left !important }") },
  { name: "digits of any width", says: /not of one width/, style: rules("table { font-variant-numeric: normal !important }") },
  {
    name: "decimals that wander", says: /decimals of a column/,
    text: add("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"A\"><table class=\"numbers\"><caption>A</caption><thead><tr><th scope=\"col\">A</th><th scope=\"col\" class=\"n\">B</th></tr></thead><tbody><tr><th scope=\"row\">a</th><td class=\"n\">4.9%</td></tr><tr><th scope=\"row\">b</th><td class=\"n\">4.960%</td></tr></tbody></table></div>"),
  },
  {
    name: "a sign on a line of its own", says: /number is torn/,
    text: add("<p class=\"narrow\">aaaa aaaa −$1,234.50</p>"), style: rules(".narrow { width: 8rem }"),
  },
  { name: "columns that are cut off", says: /columns of a table are clipped/, style: rules(".scroll { overflow: hidden !important } table { min-width: 90rem }") },
  { name: "a table that no key moves", says: /scrolls in no named region/, text: swap(/<div class="scroll" tabindex="0" role="region"/g, "<div class=\"scroll\""), style: rules("table { min-width: 90rem }") },
  { name: "words that shrink with a drawing", says: /text is smaller.*\(light, 390/, style: rules("@media screen { .plot.plot { font-size: 11px } }") },
  { name: "small words in a drawing", says: /text is smaller/, style: rules(".plot text { font-size: 6px }") },
  { name: "pale words in a drawing", says: /text has a contrast/, style: rules(".plot text { fill: #bbb !important }") },
  {
    name: "pale words in a dark drawing", says: /text has a contrast.*\(dark/,
    style: rules("@media (prefers-color-scheme: dark) { .plot text { fill: #345 !important } }"),
  },
  { name: "a pale line in a drawing", says: /mark has a contrast/, style: rules(".plot .line, .plot .bar { stroke: #ddd; fill: #ddd }") },
  { name: "a drawing without a name", says: /neither named nor hidden/, text: swap(/<svg ([^>]*)role="img"/, "<svg $1") },
  { name: "a page that moves", says: /moves although/, style: rules("@keyframes a { to { opacity: .9 } } h1 { animation: a 2s infinite }") },
  { name: "a wide heading", says: /sideways at 320/, style: rules("h1 { width: 25rem }") },
  { name: "a line of a fixed height", says: /cut with spaced text/, style: rules("h1 { height: 1.1em; overflow: hidden }") },
  { name: "a box of a fixed width", says: /cut with text of twice/, style: rules("h2 { width: 300px; overflow: hidden; white-space: nowrap }") },
];
