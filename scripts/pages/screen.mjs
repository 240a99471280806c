// How a page is looked at: the size of the window, the colours and motion the reader asks for.
export async function resize(page, width, height = width < 500 ? 844 : 900) {
  const isPhone = width < 500;
  await page.send("Emulation.setDeviceMetricsOverride", {
    width, height, deviceScaleFactor: 1, mobile: isPhone,
  });
  await page.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
}

export function ask(page, { media = "", scheme = "light", motion = "reduce", forced = "none" }) {
  return page.send("Emulation.setEmulatedMedia", {
    media,
    features: [
      { name: "prefers-color-scheme", value: scheme },
      { name: "prefers-reduced-motion", value: motion },
      { name: "forced-colors", value: forced },
    ],
  });
}

// Rules of the reader's own, which no policy of the page forbids; they replace the ones before.
export function wear(page, css) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);
}

// What is folded is looked at as well: details, and the years of a schedule.
export function unfold(page) {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const box of document.querySelectorAll("table .opens")) box.checked = true;
  });
}
