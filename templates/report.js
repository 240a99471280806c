// Says how long ago the report is of, by the reader's own day, which a build does not know. Without
// this file the report says its date.
(() => {
  "use strict";

  const time = document.querySelector("time[data-age]");
  const lang = document.documentElement.lang;
  if (!time || !Intl.RelativeTimeFormat) return;
  const [year, month, day] = time.dateTime.split("-").map(Number);
  const now = new Date();
  const days = Math.round(
    (Date.UTC(year, month - 1, day) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
      / 86_400_000);
  const [count, unit] = Math.abs(days) < 61 ? [days, "day"]
    : Math.abs(days) < 731 ? [Math.trunc(days / 30.44), "month"]
      : [Math.trunc(days / 365.25), "year"];
  // In the digits of the page.
  const digits = /[٠-٩]/.test(time.textContent) ? "-u-nu-arab" : "";
  const words = new Intl.RelativeTimeFormat(lang + digits, { numeric: "auto" }).format(count, unit);
  time.append(` (${words})`);
})();
