import { rules, swap } from "./ways.mjs";

// A script as a page of the site has one, which comes after the page is seen.
const script = (name, code) => ({
  text: swap("</head>", `<script defer src="../assets/broken-${name}.js"></script></head>`),
  files: { [`assets/broken-${name}.js`]: code },
});
const later = (code) => `setTimeout(() => { ${code} }, 30);\n`;

export const steadyBreaks = [
  {
    name: "a line that a script brings", says: /moves while it comes \(1280 px/,
    ...script("line", later("document.querySelector('main').prepend(Object.assign("
      + "document.createElement('p'), { textContent: 'A', className: 'brought' }))")),
    style: rules(".brought { font-size: 3rem }"),
  },
  {
    name: "a line on a phone alone", says: /moves while it comes \(390 px/,
    ...script("phone", later("if (innerWidth < 500) document.querySelector('main').prepend("
      + "Object.assign(document.createElement('p'), { textContent: 'A', className: 'brought' }))")),
    style: rules(".brought { font-size: 3rem }"),
  },
];
