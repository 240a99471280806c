// Says how long before or after a reader's day another day is: “3 days ago”, “in 2 months”.
export function age(day, now, language) {
  const [year, month, date] = day.split("-").map(Number);
  const days = Math.round(
    (Date.UTC(year, month - 1, date) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
      / 86_400_000);
  const [count, unit] = Math.abs(days) < 61 ? [days, "day"]
    : Math.abs(days) < 731 ? [Math.trunc(days / 30.44), "month"]
      : [Math.trunc(days / 365.25), "year"];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(count, unit);
}
