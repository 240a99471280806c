// Serves a folder over http on a free port of this machine, below the address /penny/ as sites in
// a subfolder are. Files whose path is in `emptied` are served without their content; all files are
// compressed where `isCompressed` says so. The links of a page for wrong addresses begin at the root
// of its host, which is here that address.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const types = {
  ".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript",
  ".svg": "image/svg+xml", ".json": "application/json", ".csv": "text/csv",
  ".wasm": "application/wasm", ".txt": "text/plain; charset=utf-8",
};
const prefix = "/penny/";

export async function serve(folder, emptied = [], { isCompressed = false } = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = normalize(decodeURIComponent(pathname.replace(prefix, "")));
    const path = name === "." || name.endsWith("/") ? join(name, "index.html") : name;
    try {
      if (!pathname.startsWith(prefix) || path.startsWith("..")) throw new Error("not ours");
      const read = emptied.includes(path) ? Buffer.alloc(0) : await readFile(join(folder, path));
      const bytes = basename(path) === "404.html"
        ? read.toString().replace(/ (href|src|action)="\//g, ` $1="${prefix}`) : read;
      response.writeHead(200, {
        "Content-Type": types[extname(path)] ?? "application/octet-stream",
        "X-Content-Type-Options": "nosniff",
        ...(isCompressed ? { "Content-Encoding": "gzip" } : {}),
      });
      response.end(isCompressed ? gzipSync(bytes) : bytes);
    } catch {
      response.writeHead(404, { "Content-Type": "text/plain" });
      response.end("There is no such page.");
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${server.address().port}${prefix}`,
    stop() {
      server.closeAllConnections?.();
      server.close();
    },
  };
}
