// The calculator in a page's amount fields: two numbers and one operator, as in the files. The engine's
// module "keypad" decides what a key does; this shows it. Without it, or without the module, the fields
// take amounts as ever.
//
// A field of the form has it by the attribute data-keypad. Its data-decimals, and data-mark and
// data-currency of the form, say how amounts are written there. While leaving the field would still
// change its text, it has the attribute data-unfinished. Leaving changes only what a reader has typed:
// if the reader typed nothing, the text stays as it was, a calculation too.
import { make, makeButton, makeStatus } from "./elements.js";
import { loadEngine } from "./engine.js";
import { pairOf } from "./input-lines.js";
import { say } from "./messages.js";
import { startPresses } from "./presses.js";

export function startKeypad(form) {
  // What the module calls the keys that a keyboard can type.
  const typed = new Map([
    ["+", "+"], ["-", "-"], ["−", "-"], ["*", "*"], ["×", "*"], ["/", "/"], ["÷", "/"], ["=", "="],
  ]);
  const [mark, point] = form.dataset.mark === ","
    ? [",", say("keypad.decimal-comma")] : [".", say("keypad.decimal-point")];
  // By rows: what is shown, the module's name of the key, what it is called, and its class.
  const buttons = [
    ["7"], ["8"], ["9"], ["÷", "/", say("keypad.divide"), "operator"],
    ["C", "C", say("keypad.clear"), "edit"],
    ["4"], ["5"], ["6"], ["×", "*", say("keypad.multiply"), "operator"],
    ["⌫", "<", say("keypad.backspace"), "edit"],
    ["1"], ["2"], ["3"], ["−", "-", say("keypad.minus"), "operator"],
    ["=", "=", say("keypad.equals"), "equals"],
    ["0", "0", undefined, "digit wide"],
    [mark, ".", point, "digit"], ["+", "+", say("keypad.plus"), "operator"],
  ];
  const symbols = symbolsOf(form.dataset.currency);
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  // No amount and no calculation is longer.
  const longest = 200;
  const onTouch = matchMedia("(pointer: coarse)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  let engine;
  let loading;
  // The field that has the keypad, what stood in it, and the keys pressed since.
  let pad;
  // What stood in the fields as the reader came to them.
  const textsOnEntry = new WeakMap();
  // Whether the reader wants the whole grid; it stays so from field to field.
  let isWanted = false;
  // The change that is being made is ours and not the reader's.
  let isOurs = false;

  // What may stand beside an amount.
  function symbolsOf(currency) {
    if (!currency) return "";
    const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" };
    const parts = new Intl.NumberFormat("en", style).formatToParts(0);
    return `${currency} ${parts.find(({ type }) => type === "currency").value}`;
  }

  // The module

  function load() {
    loading ??= loadEngine("keypad").then(
      (module) => {
        engine = module;
      },
      () => {
        loading = undefined;
      }
    );
    return loading;
  }

  // A module that stops in the middle leaves the field to the reader.
  function answered(request) {
    try {
      return engine.answer(0, request);
    } catch {
      return {};
    }
  }

  // What a field shows that began with `start` and in which `keys` were pressed.
  function ask(field, start, keys) {
    const request = [
      "kind=keypad", `mark=${mark}`, `decimals=${field.dataset.decimals || 2}`,
      `symbols=${symbols}`, `start=${start}`, `keys=${keys}`, "",
    ].join("\n");
    const { status, text } = start.length > longest ? {} : answered(request);
    if (status !== 0) return { text: start, stage: "other", enabled: "", words: "" };
    return Object.fromEntries(text.trimEnd().split("\n").map(pairOf));
  }

  // The field

  function notifyForm(field) {
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  // The browser writes it as if it was typed where it can, so that it can be undone.
  function write(field, text) {
    if (field.value === text) return;
    isOurs = true;
    if (document.activeElement === field) {
      field.select();
      document.execCommand(text ? "insertText" : "delete", false, text);
    }
    if (field.value !== text) {
      field.value = text;
      notifyForm(field);
    }
    isOurs = false;
  }

  function show(answer) {
    pad.answer = answer;
    const isUnfinished = answer.unfinished === "yes" && answer.text !== textsOnEntry.get(pad.field);
    pad.field.toggleAttribute("data-unfinished", isUnfinished);
    if (pad.words.textContent !== answer.words) pad.words.textContent = answer.words;
    for (const button of pad.keys.children) {
      button.setAttribute("aria-disabled", String(!answer.enabled.includes(button.dataset.key)));
    }
  }

  function press(key) {
    const { field, answer: before } = pad;
    const answer = ask(field, pad.start, pad.pressed + key);
    if (answer.text !== before.text || answer.stage !== before.stage) pad.pressed += key;
    show(answer);
    write(field, answer.text);
    // A digit that is typed now takes the result's place.
    if (answer.stage === "result" && document.activeElement === field) field.select();
  }

  // The key whose pressing the reader's edit is, at the end of the text; else nothing.
  function keyOfEdit(before, after) {
    if (after.slice(0, -1) === before && /[0-9.,]$/.test(after)) return after.at(-1);
    return before.slice(0, -1) === after ? "<" : "";
  }

  // Follows the reader's edit. What is no key makes a new start of the text that stands there;
  // what is one leaves a result before it exact.
  function read() {
    const { field, answer: before } = pad;
    const key = before ? keyOfEdit(before.text, field.value) : "";
    const answer = key && ask(field, pad.start, pad.pressed + key);
    if (answer && answer.text === field.value) {
      pad.pressed += key;
      show(answer);
      return;
    }
    pad.start = field.value;
    pad.pressed = "";
    show(ask(field, pad.start, ""));
  }

  // Finishes what was left in a field, or drops the operator, if the reader has changed it.
  function settle({ field, start, pressed, words }) {
    const isAsMet = field.value === textsOnEntry.get(field);
    textsOnEntry.delete(field);
    if (isAsMet) return;
    const wasUnfinished = field.hasAttribute("data-unfinished");
    const answer = ask(field, start, `${pressed};`);
    field.removeAttribute("data-unfinished");
    if (words) words.textContent = answer.words;
    if (field.value !== answer.text) write(field, answer.text);
    else if (wasUnfinished) notifyForm(field);
  }

  // The buttons

  function makeKeys(name) {
    const keys = make("div", "", "keypad-keys");
    keys.setAttribute("role", "group");
    keys.setAttribute("aria-label", name);
    for (const [text, key = text, label, className = "digit"] of buttons) {
      const button = makeButton(className, text, label);
      button.dataset.key = key;
      button.tabIndex = -1;
      button.addEventListener("click", () => press(key));
      keys.append(button);
    }
    keys.addEventListener("keydown", walk);
    return keys;
  }

  function makeToggle() {
    const toggle = makeButton("keypad-toggle", "+ −\n× =", say("keypad.open"));
    toggle.addEventListener("click", () => open(!isWanted));
    return toggle;
  }

  const shown = (keys) => [...keys.children].filter((button) => button.offsetParent);

  function middle(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }

  // Tab leads to one of the keys, and arrows from key to key.
  function walk(event) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const [fromX, fromY] = middle(event.target);
    const [next] = shown(event.currentTarget)
      .map((button) => {
        const [x, y] = middle(button);
        const along = (x - fromX) * step[0] + (y - fromY) * step[1];
        const aside = Math.abs((x - fromX) * step[1] + (y - fromY) * step[0]);
        return { button, along, far: along + 3 * aside };
      })
      .filter(({ along }) => along > 1)
      .sort((one, other) => one.far - other.far);
    if (!next) return;
    rove(event.currentTarget, next.button);
    next.button.focus();
  }

  function rove(keys, button) {
    for (const other of keys.children) other.tabIndex = other === button ? 0 : -1;
  }

  // Shows the keys or puts them away.
  function open(isOpen) {
    if (!onTouch.matches) isWanted = isOpen;
    pad.keys.hidden = !isOpen;
    pad.toggle.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) return;
    rove(pad.keys, shown(pad.keys)[0]);
    position();
    if (!onTouch.matches) pad.keys.scrollIntoView({ block: "nearest", behavior: pace() });
  }

  // The toggle stands in the field, at its end; the keys end there too, or begin with the form.
  function position() {
    if (!pad || onTouch.matches) return;
    const field = pad.field.getBoundingClientRect();
    const box = pad.box.getBoundingClientRect();
    const { style } = pad.toggle;
    style.insetBlockStart = `${field.top - box.top}px`;
    style.insetInlineEnd = `${box.right - field.right}px`;
    style.blockSize = `${field.height}px`;
    const room = box.right - form.getBoundingClientRect().left;
    pad.keys.style.insetInlineEnd = `${Math.min(0, room - pad.keys.offsetWidth)}px`;
  }

  function attach(field) {
    const label = field.labels[0]?.textContent.trim();
    const name = label === undefined
      ? say("keypad.of-this-field") : say("keypad.of-field", { field: label });
    detach(field);
    const box = make("div", "", "keypad");
    const words = makeStatus("keypad-words");
    pad = { field, box, words, keys: makeKeys(name), toggle: makeToggle() };
    box.append(pad.toggle, words, pad.keys);
    // The field keeps the focus, and with it the keyboard on the screen.
    box.addEventListener("mousedown", (event) => event.preventDefault());
    (field.closest("label") ?? field).after(box);
    position();
    read();
    open(onTouch.matches || isWanted);
    keepInSight();
  }

  function detach(field) {
    const box = (field.closest("label") ?? field).nextElementSibling;
    if (box?.matches(".keypad")) box.remove();
  }

  // Words about what was left stay until the reader comes back.
  function leave() {
    const left = pad;
    pad = undefined;
    left.toggle.remove();
    left.keys.remove();
    settle(left);
    if (!left.words.textContent) left.box.remove();
  }

  // What the reader does

  // Leaving a field makes or takes room.
  const afterPress = startPresses();

  const isOurField = (element) => element.matches("[data-keypad]");
  const isInside = (element) => element === pad.field || pad.box.contains(element);

  async function enter(field, text = field.value) {
    if (pad?.field === field || !isOurField(field)) return;
    if (!textsOnEntry.has(field)) textsOnEntry.set(field, text);
    await load();
    if (engine && document.activeElement === field && !pad) attach(field);
  }

  form.addEventListener("focusin", ({ target }) => afterPress(() => {
    if (document.activeElement !== target) return;
    if (pad && !isInside(target)) leave();
    enter(target);
    keepInSight();
  }));

  form.addEventListener("focusout", ({ target: field, relatedTarget: next }) => afterPress(() => {
    // The whole window has lost the focus: the reader will be back.
    if (document.activeElement === field) return;
    if (pad) {
      if (!next || !isInside(next)) leave();
    } else if (isOurField(field)) {
      loading?.then(() => {
        const isLeft = engine && pad?.field !== field;
        if (isLeft) settle({ field, start: field.value, pressed: "" });
      });
    }
  }));

  // Before the form computes.
  form.addEventListener("input", (event) => {
    if (!isOurs && event.target === pad?.field) read();
  }, true);

  // An operator behind all that stands there, or over it, is a key of the calculator; within it,
  // it is an edit like any other.
  form.addEventListener("beforeinput", (event) => {
    const { target: field, data, inputType } = event;
    if (isOurs || field !== pad?.field || inputType !== "insertText") return;
    const key = typed.get(data);
    const { selectionStart, selectionEnd, value } = field;
    const isBehind = selectionEnd === value.length
      && (selectionStart === selectionEnd || selectionStart === 0);
    if (!key || pad.answer.stage === "other" || !(isBehind || key === "=")) return;
    event.preventDefault();
    press(key);
  });

  form.addEventListener("keydown", (event) => {
    if (!pad || !isInside(event.target) || event.isComposing) return;
    if (event.key === "Escape" && !pad.keys.hidden) {
      event.preventDefault();
      pad.field.focus();
      open(false);
    } else if (event.target !== pad.field) {
      return;
    } else if (event.key === "Enter" && pad.answer.stage.startsWith("lhsOp")) {
      event.preventDefault();
      press(pad.answer.stage === "lhsOp" ? ";" : "=");
    } else if (event.code === "NumpadDecimal" && /^[.,]$/.test(event.key)) {
      // Its key has the mark of the keyboard, which need not be that of the page.
      event.preventDefault();
      document.execCommand("insertText", false, mark);
    }
  });

  // The keyboard on the screen

  const pace = () => (calm.matches ? "instant" : "smooth");

  const view = window.visualViewport;

  // How much of the page the keyboard lies upon, where it does not make the page smaller.
  const covered = () => Math.max(0, innerHeight - view.offsetTop - view.height);

  function layBar() {
    if (view.scale < 1.05) form.style.setProperty("--keypad-bottom", `${covered()}px`);
  }

  // Scrolls only when the field that has the focus is hidden: by the keyboard, or by the bar that
  // lies upon it.
  function keepInSight() {
    const field = document.activeElement;
    if (!view || view.scale > 1.05 || !form.contains(field)) return;
    if (!onTouch.matches && covered() === 0) return;
    layBar();
    const isBar = pad && onTouch.matches && !pad.keys.hidden;
    const bottom = view.offsetTop + view.height - (isBar ? pad.keys.offsetHeight : 0);
    const { top: fieldTop, bottom: fieldBottom } = field.getBoundingClientRect();
    const room = 8;
    let by = 0;
    if (fieldBottom + room > bottom) by = fieldBottom + room - bottom;
    else if (fieldTop - room < view.offsetTop) by = fieldTop - room - view.offsetTop;
    if (by !== 0) scrollBy({ top: by, behavior: pace() });
  }

  view?.addEventListener("resize", keepInSight);
  view?.addEventListener("scroll", layBar);
  addEventListener("resize", position);

  // What was typed before this file has come is the reader's, too.
  const { activeElement } = document;
  if (form.contains(activeElement)) enter(activeElement, activeElement.defaultValue);
}
