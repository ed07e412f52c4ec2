import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { unpackEntry, zipEntries } from './zip';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const filesIn = (zip: Uint8Array) =>
  Object.fromEntries(zipEntries(zip).map((entry) => [entry.name, text(unpackEntry(zip, entry))]));

/** A zip of one file of so many noughts that says its length is another one. */
function lyingZip(length: number, says: number): Uint8Array {
  const zip = zipSync({ 'units.csv': strToU8('0'.repeat(length)) }, { level: 9 });
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 4 <= zip.length; at++) if (view.getUint32(at, true) === length) view.setUint32(at, says, true);
  return zip;
}

describe('a zip', () => {
  test('says what is in it before anything is unpacked, and gives each file as it was', () => {
    const zip = zipSync({
      'crete/units.csv': strToU8('id\nA1\n'.repeat(400)),
      'stored.txt': [strToU8('as it is'), { level: 0 }],
      'łódź.csv': strToU8(''),
    });
    expect(zipEntries(zip).map(({ name, size, method }) => [name, size, method])).toEqual([
      ['crete/units.csv', 2400, 8],
      ['stored.txt', 8, 0],
      ['łódź.csv', 0, 8],
    ]);
    expect(filesIn(zip)).toEqual({
      'crete/units.csv': 'id\nA1\n'.repeat(400),
      'stored.txt': 'as it is',
      'łódź.csv': '',
    });
  });

  test('what is longer or shorter than it says is refused, and so is a part that is cut off, locked or packed otherwise', () => {
    const longer = lyingZip(9_000_000, 10);
    expect(() => filesIn(longer)).toThrow('units.csv is longer than it says');
    expect(() => filesIn(lyingZip(300, 400))).toThrow('units.csv is shorter than it says');
    const zip = zipSync({ 'a.txt': strToU8('abc'.repeat(100)) });
    const [entry] = zipEntries(zip);
    expect(() => unpackEntry(zip.subarray(0, 40), entry!)).toThrow('it is damaged');
    expect(() => unpackEntry(zip, { ...entry!, isLocked: true })).toThrow('a.txt is locked with a password');
    expect(() => unpackEntry(zip, { ...entry!, method: 12 })).toThrow('a.txt is packed in a way that is not read');
    expect(() => unpackEntry(zip, { ...entry!, at: 1e9 })).toThrow('it is damaged');
    expect(() => zipEntries(strToU8('PK\x03\x04 and nothing else'))).toThrow('it is damaged');
    expect(() => zipEntries(new Uint8Array(0))).toThrow('it is damaged');
  });

  test('whatever is changed in it, it is read or refused in words, and nothing else is thrown', () => {
    const zip = zipSync({ 'units.csv': strToU8('id;side\nA1;allied\n'.repeat(30)), 'teams.csv': strToU8('key\n') });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.nat(zip.length),
        (changes, kept) => {
          const bad = zip.slice(0, kept < 40 ? zip.length : kept + 40);
          for (const [at, byte] of changes) if (at < bad.length) bad[at] = byte;
          try {
            for (const entry of zipEntries(bad)) if (entry.size < 1_000_000) unpackEntry(bad, entry);
          } catch (fault) {
            expect((fault as Error).constructor.name).toBe('ZipFault');
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
