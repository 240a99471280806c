import { add, drop, swap } from "./ways.mjs";

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>\n/;

export const cspBreaks = [
  { name: "no policy", says: /0 policies/, text: drop(policy) },
  {
    name: "a policy after the style", says: /not the first/,
    text: (text) => text.replace(policy, "").replace("</head>", `${policy.exec(text)[0]}</head>`),
  },
  { name: "everything allowed to begin with", says: /does not begin with nothing/, text: swap("default-src 'none'", "default-src 'self'") },
  { name: "scripts in the page allowed", says: /lets a (script|handler) through/, text: swap("script-src 'self'", "script-src 'self' 'unsafe-inline'") },
  { name: "styles in the page allowed", says: /lets a style through/, text: swap("style-src 'self'", "style-src 'self' 'unsafe-inline'") },
  { name: "another site trusted", says: /trusts others/, text: swap("img-src 'self'", "img-src 'self' https://example.org") },
  { name: "forms sent anywhere", says: /form-action is not/, text: drop("; form-action 'self'") },
  { name: "no WebAssembly where it is needed", says: /may not run WebAssembly/, text: drop(" 'wasm-unsafe-eval'") },
  { name: "a script in the page", says: /stands in the page/, text: add("<script>document.title = 1</script>") },
  { name: "a style in the page", says: /the browser says/, text: add("<p style=\"color: red\">A</p>") },
  { name: "a handler in the page", says: /onclick= on p/, text: add("<p onclick=\"a()\">A</p>") },
  { name: "a picture from elsewhere", says: /the browser says/, text: add("<img src=\"https://example.org/a.png\" alt=\"A\">") },
  { name: "a frame", says: /takes in/, text: add("<iframe src=\"../index.html\" title=\"A\"></iframe>") },
  {
    name: "a script that logs", says: /the browser says: console/,
    text: swap("</head>", "<script defer src=\"../assets/broken-log.js\"></script></head>"),
    files: { "assets/broken-log.js": "console.log('A');\n" },
  },
];
