import { add, rules, swap } from "./ways.mjs";

export const axeBreaks = [
  { name: "a picture without words", says: /image-alt/, text: add("<img src=\"../assets/favicon.svg\">") },
  { name: "a field without a label", says: /label/, text: add("<input>") },
  { name: "content outside of the landmarks", says: /region/, text: swap("<main", "<p>A</p><main") },
  { name: "pale text", says: /color-contrast/, style: rules("p { color: #aaa !important }") },
  {
    name: "pale text in the dark", says: /color-contrast.*\(dark/,
    style: rules("@media (prefers-color-scheme: dark) { p { color: #456 !important } }"),
  },
  { name: "pale text on a gradient", says: /colours behind it/, style: rules("td { color: #999 !important; background: linear-gradient(#fff, #eee) }") },
  {
    name: "small targets on a phone", says: /target-size.*390/,
    text: add("<ul>" + "<li><a class=\"tiny\" href=\"../index.html\">A</a></li>".repeat(3) + "</ul>"),
    style: rules("@media (max-width: 30rem) { li:has(> .tiny) { display: block; height: 8px; margin: 0; padding: 0 } "
      + ".tiny { display: block; width: 8px; height: 8px; font-size: 6px; line-height: 1; padding: 0 } }"),
  },
  { name: "pale text of a refusal", says: /color-contrast.*refused/, style: rules(".error { color: #fbb !important }") },
  { name: "pale text of a change", says: /color-contrast.*changed/, style: rules("#changed [data-changes] { color: #246 !important; background: none !important }") },
];
