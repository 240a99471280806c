// A built site as files.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

// Paths of all files below a folder, in order, with slashes.
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}

// The pages whose path fits the pattern: `*` is anything in a name, `**` in a path.
export function pagesIn(files, pattern = "**") {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*+/g, (stars) => (stars.length > 1 ? ".*" : "[^/]*"));
  const fits = new RegExp(`^${source}$`);
  return files.filter((path) => path.endsWith(".html") && fits.test(path));
}

// A page that only leads from an old address to the page.
export function isRedirect(folder, path) {
  return readText(folder, path).includes('<meta http-equiv="refresh"');
}

export function readText(folder, path) {
  return readFileSync(join(folder, path), "utf8");
}
