// What scenarios of very long texts share.
export const megabyte = 1_000_000;

// Text of about that length, of one part after the other.
export function long(part, length = megabyte) {
  const parts = [];
  for (let size = 0; size < length; size += parts.at(-1).length) parts.push(part(parts.length));
  return parts;
}

// A page that is busy for longer than this is frozen to its reader.
export async function soon(work, what, limit = 8_000) {
  const start = Date.now();
  await work();
  const took = Date.now() - start;
  if (took > limit) throw new Error(`${what} took ${took} ms`);
}
