// Serves a copy of a site's folder by `pennypress serve`, for scenarios that edit its files.
import { spawn } from "node:child_process";
import {
  cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

// Starts the program, and gives where the site is when it can be asked for.
function started(program, words) {
  const child = spawn(program, ["serve", ...words], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  const address = new Promise((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text) => {
      said += text;
      const found = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(said);
      if (found) resolve(found[0]);
    });
    child.on("error", reject);
    child.on("exit", () => reject(new Error(`serve has ended: ${said}`)));
  });
  return { child, address, said: () => said };
}

export async function preview(program, folder, words = []) {
  const place = mkdtempSync(join(tmpdir(), "penny-preview-"));
  const site = join(place, "site");
  cpSync(folder, site, { recursive: true });
  const { child, address, said } = started(program, [site, "--port", "0", ...words]);
  const path = (name) => join(site, name);
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(place, { recursive: true, force: true });
  };
  try {
    return {
      base: await address, site, said, stop,
      end: () => child.kill("SIGTERM"),
      read: (name) => readFileSync(path(name), "utf8"),
      remove: (name) => rmSync(path(name)),
      // As most programs save: over what is there.
      write(name, text) {
        mkdirSync(dirname(path(name)), { recursive: true });
        writeFileSync(path(name), text);
      },
      // As some editors save: beside it, and into its place.
      replace(name, text) {
        writeFileSync(path(`${name}~`), text);
        renameSync(path(`${name}~`), path(name));
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
