import { nanoid } from 'nanoid';

/**
 * The one source of ids: opaque, drawn by chance, so that no id tells how many there are or which came first. A test that
 * compares two games fixes it for its own process (docs/decisions/two-worlds-over-http.md); a bundle of the server may
 * load this file more than once, so what it fixes lies beside all of them. No request and no setting reaches it.
 */
const shared = globalThis as typeof globalThis & { opcomIds?: (letters: number) => string };

/** A new id of so many letters of the URL alphabet. */
export const newId = (letters = 21): string => shared.opcomIds?.(letters) ?? nanoid(letters);
