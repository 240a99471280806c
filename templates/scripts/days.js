// Days, as files and readers write them.
export function today() {
  const now = new Date();
  const digits = (number, width) => String(number).padStart(width, "0");
  return [digits(now.getFullYear(), 4), digits(now.getMonth() + 1, 2), digits(now.getDate(), 2)]
    .join("-");
}

export function dayText(date, locale) {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(year, month - 1, day).toLocaleDateString(locale, { dateStyle: "medium" });
}
