import { add, swap } from "./ways.mjs";

export const htmlBreaks = [
  { name: "an unclosed section", says: /Unclosed element|[Ee]nd tag/, text: add("<section><h2>A</h2>") },
  { name: "a stray end tag", says: /Stray end tag/, text: add("</table>") },
  { name: "an id twice", says: /Duplicate ID/, text: add("<p id=\"main\">A</p>") },
  { name: "an unknown attribute", says: /not allowed on element/, text: swap("<main ", "<main bogus=\"1\" ") },
  { name: "a picture without words", says: /alt/, text: add("<img src=\"../assets/favicon.svg\">") },
  { name: "a role that is none", says: /role/, text: add("<p role=\"shop\">A</p>") },
];
