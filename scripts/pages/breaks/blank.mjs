import { rules, swap } from "./ways.mjs";

const field = ' name="principal" ';

export const blankBreaks = [
  { name: "a field with an example in it", says: /a field is filled in/, text: swap(/( name="rate"[^>]*) value=""/, '$1 value="6"') },
  {
    name: "an example as the answer", says: /an answer stands before/,
    text: swap(/<div data-result hidden><\/div>\n<noscript>\n([\s\S]*?)<\/noscript>/, "$1"),
  },
  { name: "no word of what is needed", says: /nothing says what is needed/, style: rules(".wanting { display: none !important }") },
  {
    name: "published figures", says: /speaks of published figures/,
    text: swap('<p class="hidden" role="status" data-live-status>', '<p id="changed" hidden><span data-changes></span> <button type="button" data-back>Back</button></p>\n$&'),
  },
  {
    name: "all fields at once", says: /too many fields are in sight/,
    text: (text) => text.replaceAll("<details", "<div").replaceAll("</details>", "</div>")
      .replaceAll("<summary>", "<p>").replaceAll("</summary>", "</p>"),
  },
  { name: "a needed field in the fold", says: /needed is folded/, text: swap(/( name="fees"[^>]*) value=""/, '$1 value="" required') },
  { name: "a field without an example", says: /has no example/, text: swap(new RegExp(`(${field}[^>]*) placeholder="[^"]*"`), "$1") },
  { name: "a default twice", says: /a word twice/, text: swap('<option value="weekly">', '<option value="monthly">monthly</option>$&') },
  { name: "a currency as text", says: /currency is no choice/, text: swap(/<select (id="input-currency" name="currency")>.*?<\/select>/, '<input $1 value="" placeholder="USD">') },
  { name: "a slider without words", says: /does not say what it stands at/, text: swap(/ aria-valuetext="[^"]*"/, "") },
  { name: "an example without an answer", says: /example that is asked for/, text: swap(/ data-example="[^"]*"/, ' data-example="rate=much"') },
];
