// What scenarios of very long texts share.
export const megabyte = 1_000_000;

// Text of about that length, of one part after the other.
export function long(part, length = megabyte) {
  const parts = [];
  for (let size = 0; size < length; size += parts.at(-1).length) parts.push(part(parts.length));
  return parts;
}

// A page that computes for longer than this is frozen to its reader. Its processor is asked, not the
// clock: whatever else the machine does slows the clock alone.
export async function soon(page, work, what, limit = 8_000) {
  const start = await page.processorTime();
  await work();
  const end = await page.processorTime();
  const took = end < start ? end : end - start;
  if (took > limit) throw new Error(`${what} took ${Math.round(took)} ms of the processor`);
}
