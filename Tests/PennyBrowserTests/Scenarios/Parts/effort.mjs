// Counts what a reader does: touches, and keys of the phone.
export function counted(page) {
  const effort = { touches: 0, keys: 0 };
  return {
    effort,
    async touch(selector) {
      await page.tap(selector);
      effort.touches += 1;
    },
    async type(...pressed) {
      for (const key of pressed) await page.press(key);
      effort.keys += pressed.length;
    },
  };
}
