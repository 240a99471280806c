// Loads a script of this folder once, and gives what it provides. A page on a disk may load nothing but
// scripts, so data comes as scripts too: `(globalThis.Penny ??= {})["engine/loan.js"] = …`.
const loads = new Map();

// The path is relative to `base`. `query` is added to the address of a file that browsers cache.
export function loadScript(path, { base = import.meta.url, query = "" } = {}) {
  const provided = globalThis.Penny?.[path];
  if (provided !== undefined) return Promise.resolve(provided);
  if (!loads.has(path)) loads.set(path, loaded(path, new URL(path + query, base)));
  return loads.get(path);
}

function loaded(path, address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    // Scripts that are asked for together run in the order in which they were asked for.
    script.async = false;
    script.src = address;
    script.addEventListener("load", () => resolve(globalThis.Penny?.[path]));
    script.addEventListener("error", () => {
      script.remove();
      // It may come the next time.
      loads.delete(path);
      reject(new Error(`${path} does not load`));
    });
    document.head.append(script);
  });
}
