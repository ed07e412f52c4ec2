import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { type Chance, chanceFrom } from '@/lib/chance';

/**
 * All that a server draws by chance, from a seed: ids, dice, codes and salts. Each hand draws from a stream of its own, so
 * that what one draws does not hang on what another does meanwhile.
 */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const streams = new AsyncLocalStorage<Chance>();

/** A number for a word: the same word, the same number (FNV-1a). */
export function seedOf(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join('/')) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/** Whatever is drawn in `work` comes from the seed that these words make. */
export const drawingFrom = <T>(words: (string | number)[], work: () => T): T =>
  streams.run(chanceFrom(seedOf(...words)), work);

type Ids = typeof globalThis & { opcomIds?: ((count: number) => string) | undefined };

/**
 * Puts seeded chance in the place of Node's, for all of this process. Who draws outside every stream draws from that of the
 * seed itself. The slow hash of codes is a quick one meanwhile: it would end at a moment of its own.
 *
 * @returns what takes it away again
 */
export function seedRandom(seed: number): () => void {
  const main = chanceFrom(seed);
  const chance = () => streams.getStore() ?? main;
  const { randomInt, randomBytes, randomUUID, scrypt } = crypto;
  const ids = globalThis as Ids;
  const before = ids.opcomIds;
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => chance().whole(0, 255)));
  Object.assign(crypto, {
    randomInt: (least: number, most?: number) =>
      most === undefined ? chance().whole(0, least - 1) : chance().whole(least, most - 1),
    randomBytes: bytes,
    randomUUID: () =>
      bytes(16)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    scrypt: (word: string, salt: string, length: number, _: object, done: (error: null, key: Buffer) => void) =>
      done(null, crypto.createHash('sha512').update(`${salt} ${word}`).digest().subarray(0, length)),
  });
  syncBuiltinESMExports();
  ids.opcomIds = (count) => Array.from({ length: count }, () => chance().oneOf([...letters])).join('');
  return () => {
    Object.assign(crypto, { randomInt, randomBytes, randomUUID, scrypt });
    syncBuiltinESMExports();
    ids.opcomIds = before;
  };
}
