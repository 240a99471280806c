// Starts a headless Chromium and speaks its DevTools protocol over a pipe: commands to its file
// descriptor 3, answers and events from 4, each a JSON object that ends in a zero byte.
import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const names = [
  "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
  "google-chrome-stable", "chrome-headless-shell",
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// The path of the first browser there is, or undefined.
export function findBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

// A browser with a profile of its own. `stop` ends it and removes the profile.
export function startBrowser(path) {
  const profile = mkdtempSync(join(tmpdir(), "penny-browser-"));
  const isRoot = process.getuid?.() === 0;
  const child = spawn(
    path,
    [
      "--headless", "--remote-debugging-pipe", `--user-data-dir=${profile}`, "--no-first-run",
      "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
      // One process fewer to start, and to hand each frame to.
      "--in-process-gpu",
      ...(isRoot ? ["--no-sandbox"] : []), "about:blank",
    ],
    // A group of its own, so that its helpers end with it.
    { stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"], detached: true });

  let stderr = "";
  let hasEnded = false;
  let rest = "";
  let last = 0;
  const waiting = new Map();
  const listeners = new Map();

  function end(reason) {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  function receive(message) {
    if (message.id === undefined) {
      listeners.get(message.sessionId)?.(message.method, message.params);
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) call?.reject(new Error(`${call.method}: ${message.error.message}`));
    else call?.resolve(message.result);
  }

  child.stderr.setEncoding("utf8").on("data", (text) => { stderr += text; });
  child.stdio[4].setEncoding("utf8").on("data", (text) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop();
    for (const message of messages) receive(JSON.parse(message));
  });
  child.stdio[3].on("error", () => end("the browser has gone"));
  child.on("error", (error) => end(`the browser did not start: ${error.message}`));
  child.on("exit", () => end("the browser ended by itself"));

  return {
    get stderr() { return stderr; },
    get hasEnded() { return hasEnded; },

    send(method, params = {}, sessionId = undefined) {
      return new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { method, resolve, reject });
        child.stdio[3].write(JSON.stringify({ id: last, method, params, sessionId }) + "\0");
      });
    },

    listen(sessionId, listener) { listeners.set(sessionId, listener); },

    stop() {
      child.removeAllListeners("exit");
      end("the browser was stopped");
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has gone already.
      }
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 25 });
    },
  };
}
