import { createHash } from 'node:crypto';

const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** A digest of what was sent, the same in whatever order its fields stand. A file counts by its bytes. */
export function digestOf(sent: unknown): string {
  const json = JSON.stringify(sent, function (key, written) {
    // As it is: a buffer would have been written out as a list of numbers.
    const value = (this as Record<string, unknown>)[key];
    if (value instanceof Uint8Array) return hashOf(value);
    if (typeof written !== 'object' || written === null || Array.isArray(written)) return written;
    return Object.fromEntries(Object.entries(written).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return hashOf(json ?? '');
}
