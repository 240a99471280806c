// Puts faults into Swift sources, each switched off until the environment names its number.
//
//     node scripts/mutants/mutate.mjs FOLDER COUNT SEED [LEFT-OUT...]
//
// FOLDER has a copy of the project, whose sources are changed in place. Writes the list of faults,
// one JSON object a line: {id, file, line, kind, was}. LEFT-OUT are numbers that did not compile.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const switchFile = "InjectedFault.swift";
const modules = [
  "PennyEngine", "PennyContent", "PennyImport", "PennyReport", "PennyMarkdown", "PennySite",
  "PennyLibrary",
];

// Each gives a changed line, or nothing where the line is none of its kind. `on` is the question
// whether the fault is switched on. A fault keeps its line, so that an error of the compiler names it.
const kinds = {
  negated(line, on) {
    const found = /^(\s*(?:\} else )?(?:if|while|guard) )([^{]*?)((?: else)? \{.*)$/.exec(line);
    if (!found || !isPlainCondition(found[2])) return undefined;
    return `${found[1]}(${found[2]}) != ${on}${found[3]}`;
  },
  boundary(line, on) {
    const found = /^(\s*(?:\} else )?(?:if|while|guard) )([^{]*?)((?: else)? \{.*)$/.exec(line);
    if (!found || !isPlainCondition(found[2])) return undefined;
    const comparisons = found[2].match(/ (<=?|>=?) /g) ?? [];
    if (comparisons.length !== 1) return undefined;
    const other = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" }[comparisons[0].trim()];
    const changed = found[2].replace(comparisons[0], ` ${other} `);
    return `${found[1]}(${on} ? (${changed}) : (${found[2]}))${found[3]}`;
  },
  arithmetic(line, on) {
    const found = /^(\s*)return ([^"{}]*)$/.exec(line);
    if (!found || !isBalanced(found[2]) || found[2].endsWith(",")) return undefined;
    const operators = found[2].match(/ [-+*] /g) ?? [];
    if (operators.length === 0) return undefined;
    const other = { "+": "-", "-": "+", "*": "+" }[operators[0].trim()];
    const changed = found[2].replace(operators[0], ` ${other} `);
    return `${found[1]}if ${on} { return ${changed} }; return ${found[2]}`;
  },
  assignment(line, on) {
    const found = /^(\s*)([a-z][\w.[\]]*) ([-+])= ([^"{}]+)$/.exec(line);
    if (!found || !isBalanced(found[4])) return undefined;
    const other = found[3] === "+" ? "-" : "+";
    const [, space, name, sign, value] = found;
    return `${space}if ${on} { ${name} ${other}= ${value} } else { ${name} ${sign}= ${value} }`;
  },
  removed(line, on) {
    const found = /^(\s+)((?:try )?[a-z][\w.]*\([^{}]*\))$/.exec(line);
    if (!found || !isBalanced(found[2]) || /^(return|super|self\.init)/.test(found[2])) {
      return undefined;
    }
    return `${found[1]}if !${on} { ${found[2]} }`;
  },
  answer(line, on) {
    const found = /^(.*)\breturn (true|false)\b([^"]*)$/.exec(line);
    if (!found || found[1].includes('"')) return undefined;
    return `${found[1]}return ${found[2] === "true" ? "!" : ""}${on}${found[3]}`;
  },
};

function isBalanced(text) {
  let depth = 0;
  for (const letter of text) {
    if ("([".includes(letter)) depth += 1;
    if (")]".includes(letter)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

// A condition that is one Boolean: it binds nothing, and has no list of conditions. A loop without
// end is not one, since the function around it need not return anything after it.
function isPlainCondition(text) {
  if (!text || text === "true" || /\b(let|var|case|await|unowned)\b|#/.test(text) || !isBalanced(text)) return false;
  let depth = 0;
  for (const letter of text) {
    if ("([".includes(letter)) depth += 1;
    if (")]".includes(letter)) depth -= 1;
    if (letter === "," && depth === 0) return false;
  }
  return true;
}

// The same numbers for the same seed, on every machine.
function random(seed) {
  let state = BigInt(seed) * 2_862_933_555_777_941_757n + 3_037_000_493n;
  return (bound) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    return Number((state >> 33n) % BigInt(bound));
  };
}

function swiftFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    // The switch of an earlier run is no source.
    .filter((entry) => entry.isFile() && entry.name.endsWith(".swift") && entry.name !== switchFile)
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

// All lines of the sources that can have a fault, with the kinds that they can have.
function candidates(folder) {
  const found = [];
  for (const module of modules) {
    for (const file of swiftFiles(join(folder, "Sources", module))) {
      const text = readFileSync(file, "utf8");
      // What scripts make has no rule of its own.
      if (file.endsWith(".generated.swift")) continue;
      text.split("\n").forEach((line, index) => {
        if (/^\s*\/\//.test(line)) return;
        const fit = Object.keys(kinds).filter((kind) => kinds[kind](line, "x") !== undefined);
        if (fit.length > 0) found.push({ file, index, kinds: fit });
      });
    }
  }
  return found;
}

// The switch, which each changed module has for itself.
const switchText = `import Glibc

enum InjectedFault {
    private static let chosen = getenv("PENNY_FAULT").flatMap { Int32(String(cString: $0)) } ?? -1
    private static let reached: Int32 = {
        guard let path = getenv("PENNY_REACHED") else { return -1 }
        return open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    }()
    nonisolated(unsafe) private static let seen: UnsafeMutablePointer<Bool> = {
        let seen = UnsafeMutablePointer<Bool>.allocate(capacity: 100_000)
        seen.initialize(repeating: false, count: 100_000)
        return seen
    }()

    @inline(never) static func isOn(_ number: Int32) -> Bool {
        if reached >= 0, !seen[Int(number)] {
            seen[Int(number)] = true
            var line = Array("\\(number)\\n".utf8)
            _ = write(reached, &line, line.count)
        }
        return number == chosen
    }
}
`;

function main([folder, count, seed, ...leftOut]) {
  const next = random(Number(seed));
  const all = candidates(folder);
  const dropped = new Set(leftOut.map(Number));
  const changes = new Map();
  let id = 0;
  let made = 0;
  while (made < Number(count)) {
    id += 1;
    // The kinds in turn, as most lines that fit one are calls.
    const kind = Object.keys(kinds)[id % Object.keys(kinds).length];
    const fit = all.filter((candidate) => candidate.kinds.includes(kind));
    if (fit.length === 0) throw new Error(`there are no more lines for ${kind}`);
    const [candidate] = all.splice(all.indexOf(fit[next(fit.length)]), 1);
    if (dropped.has(id)) continue;
    made += 1;
    const list = changes.get(candidate.file) ?? [];
    list.push({ id, kind, index: candidate.index });
    changes.set(candidate.file, list);
  }
  const lines = [];
  for (const [file, list] of changes) {
    const text = readFileSync(file, "utf8").split("\n");
    for (const { id, kind, index } of list) {
      const was = text[index];
      text[index] = kinds[kind](was, `InjectedFault.isOn(${id})`);
      lines.push({ id, file: file.slice(folder.length + 1), line: index + 1, kind, was: was.trim() });
    }
    writeFileSync(file, text.join("\n"));
  }
  for (const module of modules) {
    writeFileSync(join(folder, "Sources", module, switchFile), switchText);
  }
  lines.sort((a, b) => a.id - b.id);
  for (const line of lines) console.log(JSON.stringify(line));
}

main(process.argv.slice(2));
