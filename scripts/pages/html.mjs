// The Nu HTML checker on every page and drawing. Its warnings count as well.
import { execFile } from "node:child_process";
import { join } from "node:path";

// The checker is of 2020. What it says of newer standards, each with the reason why it is wrong:
const stale = [
  // A source of WebAssembly's own, which every browser of today knows.
  "Expecting source-expression but found \"'wasm-unsafe-eval'\"",
  // A hint for the keyboard of a phone; browsers without it show the usual one.
  "The “inputmode” attribute is not supported in all browsers.",
  // Every browser has it since 2021.
  "The “date” input type is not supported in all browsers.",
];

// A line of the checker: "file:…":1.2-3.4: error: words
const form = /^"file:(.+?)":([\d.]*)-?[\d.]*: (?:info )?(\w+): (.*)$/;

function run(jar, paths) {
  const words = [
    "-Xss4m", "-XX:TieredStopAtLevel=1", "-jar", jar, "--also-check-svg", "--format", "gnu",
    ...paths,
  ];
  return new Promise((resolve, reject) => {
    execFile("java", words, { maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      // It ends with 1 when it has something to say.
      if (error && error.code !== 1) reject(error);
      else resolve(stderr + stdout);
    });
  });
}

export async function checkHTML({ folder, files, pages, tools, report }) {
  const drawings = files.filter((path) => path.endsWith(".svg"));
  const paths = [...pages, ...drawings];
  const said = await run(tools.vnu, paths.map((path) => join(folder, path)));
  for (const line of said.split("\n").filter(Boolean)) {
    const [, path, place, , words] = form.exec(line) ?? [];
    if (!path) report.add("the checker", line);
    else if (!stale.some((message) => words.includes(message))) {
      report.add(decodeURIComponent(path).slice(folder.length + 1), words, `line ${place}`);
    }
  }
}
