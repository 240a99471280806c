// A page as a reader uses it: by mouse, finger and keyboard, and by what can be seen of it.
//
// A selector is CSS; `css >> words` is the first visible element of them that has these words.
// Every wait is for a condition, and has a name for the error when it does not come true.
import { isDeepStrictEqual } from "node:util";

// For a page to load, in milliseconds; all else has the patience of the scenario.
const loading = 60_000;

const keys = {
  Tab: { code: "Tab", windowsVirtualKeyCode: 9 },
  Enter: { code: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
  Escape: { code: "Escape", windowsVirtualKeyCode: 27 },
  Backspace: { code: "Backspace", windowsVirtualKeyCode: 8 },
  Home: { code: "Home", windowsVirtualKeyCode: 36 },
  End: { code: "End", windowsVirtualKeyCode: 35 },
  ArrowLeft: { code: "ArrowLeft", windowsVirtualKeyCode: 37 },
  ArrowRight: { code: "ArrowRight", windowsVirtualKeyCode: 39 },
  ArrowUp: { code: "ArrowUp", windowsVirtualKeyCode: 38 },
  ArrowDown: { code: "ArrowDown", windowsVirtualKeyCode: 40 },
  Space: { key: " ", code: "Space", windowsVirtualKeyCode: 32, text: " " },
};

// Runs in the page: the visible elements of a selector.
function seen(selector) {
  const [css, words] = selector.split(" >> ");
  const plain = (element) =>
    element.innerText.replace(/\u2060/g, "").replace(/\s+/g, " ").trim();
  return [...document.querySelectorAll(css)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => words === undefined || plain(element).includes(words));
}

// Runs in the page: the middle of an element, scrolled to; or what is wrong with it.
function middle(selector) {
  const [element] = seen(selector);
  if (!element) return { fault: "is not to be seen" };
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const box = element.getClientRects()[0];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return element.contains(top) ? { x, y } : { fault: `is covered by ${top?.outerHTML}` };
}

// Runs in the page, before it is touched: where the page has moved since it was looked at, so that
// something else would be touched, nothing is. `missed` then says so.
function guard(selector) {
  const names = [
    "pointerdown", "touchstart", "touchend", "mousedown", "pointerup", "mouseup", "click",
  ];
  globalThis.pennyGuard?.abort();
  const end = globalThis.pennyGuard = new AbortController();
  const [wanted] = seen(selector);
  for (const name of names) {
    addEventListener(name, (event) => {
      end.hits ??= Boolean(wanted?.contains(event.target));
      if (end.hits) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true, passive: false, signal: end.signal });
  }
}

// Runs in the page, after it was touched.
function missed() {
  globalThis.pennyGuard?.abort();
  return globalThis.pennyGuard?.hits === false;
}

export class Page {
  constructor({ browser, context, session, base, patience, problems }) {
    Object.assign(this, { browser, context, session, base, patience, problems });
    this.messages = [];
    this.requests = new Map();
    this.loads = new Set();
    browser.listen(session, (method, params) => this.notice(method, params));
  }

  static async make({ browser, context, ...rest }) {
    const { targetId } = await browser.send("Target.createTarget", {
      url: "about:blank", browserContextId: context,
    });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page({ browser, context, session: sessionId, ...rest });
    for (const domain of ["Page", "Runtime", "Network", "Log"]) await page.send(`${domain}.enable`);
    await page.send("Page.setLifecycleEventsEnabled", { enabled: true });
    // Each reader has the focus, whoever else uses the browser.
    await page.send("Emulation.setFocusEmulationEnabled", { enabled: true });
    return page;
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  // What no page may do, unless the scenario expects it.
  notice(method, params) {
    const problem = (text) => this.problems.push(text);
    switch (method) {
      case "Page.lifecycleEvent":
        if (params.name === "load") this.loads.add(params.loaderId);
        break;
      case "Runtime.consoleAPICalled":
        this.messages.push(params.args.map((arg) => arg.value ?? arg.description).join(" "));
        problem(`console.${params.type}: ${this.messages.at(-1)}`);
        break;
      case "Runtime.exceptionThrown": {
        const { exception, text } = params.exceptionDetails;
        problem(`exception: ${exception?.description ?? text}`);
        break;
      }
      case "Log.entryAdded":
        problem(`${params.entry.source}: ${params.entry.text} ${params.entry.url ?? ""}`);
        break;
      case "Network.requestWillBeSent":
        this.requests.set(params.requestId, params.request.url);
        // What stands in the address itself is asked of nobody, such as the browser's own icons.
        if (![this.base, "data:", "blob:"].some((way) => params.request.url.startsWith(way))) {
          problem(`foreign request: ${params.request.url}`);
        }
        break;
      case "Network.responseReceived":
        if (params.response.status >= 400) {
          problem(`status ${params.response.status}: ${params.response.url}`);
        }
        break;
      case "Network.loadingFailed":
        if (!params.canceled) {
          problem(`failed request: ${this.requests.get(params.requestId)} ${params.errorText}`);
        }
        break;
    }
  }

  // Going somewhere

  async open(path) {
    const { loaderId, errorText } = await this.send("Page.navigate", { url: this.base + path });
    if (errorText) throw new Error(`${path} does not open: ${errorText}`);
    if (loaderId) await this.until(() => this.loads.has(loaderId), `${path} is loaded`, loading);
  }

  async reload() {
    const before = this.loads.size;
    await this.send("Page.reload");
    await this.until(() => this.loads.size > before, "the page is loaded again", loading);
  }

  async back() {
    const { currentIndex, entries } = await this.send("Page.getNavigationHistory");
    const entry = entries[currentIndex - 1];
    await this.send("Page.navigateToHistoryEntry", { entryId: entry.id });
    await this.waitFor(
      (url) => location.href === url && document.readyState === "complete",
      `the reader is back at ${entry.url}`, entry.url);
  }

  isAt(path) {
    return this.waitFor(
      (url) => location.href === url && document.readyState === "complete",
      `the address is ${path}`, this.base + path);
  }

  // Acting

  // A reader points at what stands still: two looks must find it at the same place.
  async point(selector) {
    let spot;
    await this.until(async () => {
      const before = spot;
      spot = await this.evaluate(`(${middle})(${JSON.stringify(selector)})`);
      return !spot.fault && isDeepStrictEqual(spot, before);
    }, () => `“${selector}” can be pointed at; it ${spot?.fault ?? "moves"}`);
    return spot;
  }

  // Touches what stands still; where it has moved at the last moment, once more.
  async touch(selector, events) {
    await this.until(async () => {
      const spot = await this.point(selector);
      await this.evaluate(`(${guard})(${JSON.stringify(selector)})`);
      await events(spot);
      // A page that is being left cannot answer.
      return !(await this.evaluate(missed).catch(() => false));
    }, `“${selector}” is touched`);
  }

  click(selector) {
    return this.touch(selector, async (spot) => {
      for (const type of ["mousePressed", "mouseReleased"]) {
        const event = { type, ...spot, button: "left", clickCount: 1 };
        await this.send("Input.dispatchMouseEvent", event);
      }
    });
  }

  tap(selector) {
    // Asked for together: a finger that rests half a second on a busy machine does not tap.
    return this.touch(selector, (spot) => Promise.all([
      this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] }),
      this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]));
  }

  async press(name, { shift = false } = {}) {
    const key = { key: name, modifiers: shift ? 8 : 0, ...(keys[name] ?? { text: name }) };
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...key, text: undefined });
  }

  async type(text) {
    for (const character of text) await this.press(character);
  }

  // Presses Tab until the element has the focus, as one without a mouse does. A reader begins when they
  // see it: results of a search come a moment after the words.
  async tabTo(selector) {
    await this.until(
      async () => (await this.attributes(selector, "class")).length > 0, `“${selector}” is seen`);
    for (let count = 0; count < 80; count += 1) {
      await this.press("Tab");
      const isThere = await this.evaluate(
        `(${seen})(${JSON.stringify(selector)})[0] === document.activeElement`);
      if (isThere) return;
    }
    throw new Error(`Tab does not lead to “${selector}”`);
  }

  // Seeing

  async evaluate(code, ...args) {
    const expression = typeof code === "string"
      ? code : `(${code})(${args.map((arg) => JSON.stringify(arg)).join()})`;
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression: `{ ${seen}; ${expression} }`, returnByValue: true, awaitPromise: true,
    });
    if (!exceptionDetails) return result.value;
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }

  // What the process of the page has computed so far, in milliseconds of its processor. A page of
  // another process begins at zero.
  async processorTime() {
    await this.send("Performance.enable");
    const { metrics } = await this.send("Performance.getMetrics");
    return 1_000 * metrics.find(({ name }) => name === "ProcessTime").value;
  }

  texts(selector) {
    return this.evaluate(
      // Nobody sees what keeps a sign with its number.
      (css) => seen(css).map((element) =>
        element.innerText.replace(/\u2060/g, "").replace(/\s+/g, " ").trim()), selector);
  }

  attributes(selector, name) {
    return this.evaluate(
      (css, key) => seen(css).map((element) => element.getAttribute(key)), selector, name);
  }

  // Waiting

  async until(condition, name, patience = this.patience) {
    const end = Date.now() + patience;
    while (!(await condition())) {
      if (Date.now() > end) {
        throw new Error(`waited in vain until ${typeof name === "function" ? name() : name}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  // A page that is just being replaced cannot answer; the next one will.
  waitFor(condition, name, ...args) {
    return this.until(() => this.evaluate(condition, ...args).catch(() => false), name);
  }

  async becomes(read, wanted, what) {
    let value;
    await this.until(async () => {
      value = await read().catch(() => undefined);
      return isDeepStrictEqual(value, wanted);
    }, () => `${what} is ${JSON.stringify(wanted)}; it is ${JSON.stringify(value)}`);
  }

  // That the visible elements of a selector say these words, all of them and in this order.
  shows(selector, ...wanted) {
    return this.becomes(() => this.texts(selector), wanted, `what “${selector}” says`);
  }

  has(selector, name, ...wanted) {
    return this.becomes(
      () => this.attributes(selector, name), wanted, `${name} of “${selector}”`);
  }

  // Conditions

  scripts(isOn) {
    return this.send("Emulation.setScriptExecutionDisabled", { value: !isOn });
  }

  block(...patterns) {
    return this.send("Network.setBlockedURLs", { urls: patterns });
  }

  // Code that runs in every page before its own scripts.
  before(code) {
    return this.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${code})()` });
  }

  async phone() {
    await this.send("Emulation.setDeviceMetricsOverride", {
      width: 360, height: 740, deviceScaleFactor: 2, mobile: true,
    });
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  }

  // The reader's marks

  // The text that the browser stores under a name, or null.
  stored(name) {
    return this.evaluate((item) => localStorage.getItem(
      `pennypress:${new URL("../", location.href).pathname}:${item}`), name);
  }

  store(name, text) {
    return this.evaluate((item, value) => localStorage.setItem(
      `pennypress:${new URL("../", location.href).pathname}:${item}`, value), name, text);
  }

  clearStorage() {
    return this.evaluate(() => localStorage.clear());
  }
}
