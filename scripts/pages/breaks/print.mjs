import { add, drop, rules, swap } from "./ways.mjs";

const paper = (css) => rules(`@media print { ${css} }`);

export const printBreaks = [
  { name: "a head printed once", says: /goes on without its head/, style: paper("thead { display: table-row-group !important }") },
  { name: "no numbers", says: /no number/, style: drop(/@bottom-[a-z]+ \{[^}]*\}/g) },
  {
    name: "a row in two", says: /a row is cut/,
    style: paper("tr, tbody { break-inside: auto !important } tr > * { vertical-align: top !important } td:nth-child(2)::before { content: \"\"; display: block; height: 80mm }"),
  },
  { name: "a figure in two", says: /a figure is cut/, style: paper("figure { break-inside: auto !important; padding-top: 240mm }") },
  { name: "a heading alone", says: /left at the end/, style: paper("h2 { break-after: page !important }") },
  {
    name: "a heading alone with a number", says: /left at the end/,
    text: add("<h2>More</h2>\n<p>23 loans</p>\n<p class=\"next\">A first home</p>"), style: paper(".next { break-before: page }"),
  },
  { name: "words upon words", says: /over each other/, style: paper("main .lead { margin-top: -20pt }") },
  { name: "words beyond their frame", says: /cut at its edge/, style: paper("#understood dl { overflow: hidden; max-height: 6pt }") },
  { name: "rows that scroll", says: /not on the paper/, style: paper(".scroll { max-height: 80pt !important; overflow: hidden !important }") },
  { name: "columns beyond the edge", says: /off the paper|not on the paper/, style: paper(".scroll { margin-left: -80mm !important }") },
  { name: "tiny rows", says: /smaller than/, style: paper("td { font-size: 4pt !important }") },
  { name: "a dark sheet", says: /paper is dark/, style: paper("body { background: #0f1a33 !important }") },
  { name: "pale ink", says: /ink is light/, style: paper("body { color: #e9effb !important }") },
  { name: "a form on paper", says: /only works on a screen/, style: paper(".adjust { display: block !important }") },
  { name: "an empty sheet", says: /a sheet is empty/, text: add("<div class=\"blank\"></div>"), style: paper(".blank { break-before: page; height: 1pt } .site-footer { display: none }") },
  { name: "a sheet that is left", says: /first sheet is nearly empty/, style: paper(".calculation > .page-head { break-after: page !important } .calculation { display: block !important }") },
  { name: "no title", says: /no title/, text: drop(/<title>.*<\/title>/) },
  { name: "no language", says: /no language/, text: swap(/ lang="[^"]*"/, "") },
  {
    name: "a schedule of many sheets", says: /more than 10 sheets/,
    text: (text) => text.replace(
      /(class="opens"[^]*?)(<tr><th scope="row">.*<\/tr>\n)(?=<\/tbody>)/,
      (_, start, row) => start + row.repeat(150)),
    style: paper("td { height: 60pt }"),
  },
];
