import { add, drop, rules, swap } from "./ways.mjs";

export const keysBreaks = [
  { name: "no ring", says: /cannot be seen/, style: rules(":focus-visible { outline: none !important }") },
  {
    name: "no ring in forced colours", says: /cannot be seen in forced/,
    style: rules("@media (forced-colors: active) { :focus-visible { outline: none !important; box-shadow: 0 0 0 3px red } }"),
  },
  { name: "a pale ring", says: /cannot be seen/, style: rules(":focus-visible { outline: 3px solid #eee !important }") },
  { name: "no link to the content", says: /first stop/, text: drop(/<a class="skip"[^>]*>[^<]*<\/a>/g) },
  { name: "a link that leads nowhere", says: /does not bring the focus/, text: drop(" tabindex=\"-1\"") },
  { name: "an order of its own", says: /tabindex above zero/, text: add("<p tabindex=\"3\">A</p>") },
  { name: "a link out of reach", says: /Tab does not lead/, text: add("<p inert><a href=\"../index.html\">A</a></p>") },
  { name: "a link off the screen", says: /off the screen/, style: rules(".site-header li:first-child a { position: absolute; left: -9999px }") },
  { name: "a bar that covers", says: /something covers/, style: rules(".site-footer { position: fixed; inset: 0; z-index: 9; background: #fff }") },
  {
    name: "a field that holds the focus", says: /holds the focus/,
    text: swap("</head>", "<script defer src=\"../assets/broken-trap.js\"></script></head>"),
    files: {
      "assets/broken-trap.js": "addEventListener('keydown', (event) => { "
        + "if (event.key === 'Tab' && event.target.closest('main summary')) event.preventDefault(); });\n",
    },
  },
];
