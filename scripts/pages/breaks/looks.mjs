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
