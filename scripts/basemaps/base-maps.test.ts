import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../basemaps');
const bytesOf = (name: string, part: string) => readFileSync(path.join(folder, name, part));
const onTheWire = (name: string, part: string) =>
  part.endsWith('.json') ? gzipSync(bytesOf(name, part), { level: 9 }).length : bytesOf(name, part).length;

/** SHA-256 of what was published: a game keeps the ground it was opened with. Where this fails, make a folder of the next number. */
const published: Record<string, Record<string, string>> = {};

const names = ['goodwood-1', 'market-garden-1'];

describe('the base maps', () => {
  it('are those in the folder', () => {
    expect(
      readdirSync(folder)
        .filter((name) => !/^(README\.md|sources)$/.test(name))
        .sort(),
    ).toEqual(names);
  });

  it.each(names)('%s: the first paint of a map needs at most 400 kB, at either level', (name) => {
    const relief = onTheWire(name, 'shade.webp') + onTheWire(name, 'light.webp');
    expect(onTheWire(name, 'far.json') + relief).toBeLessThanOrEqual(400_000);
    expect(onTheWire(name, 'near.json') + relief).toBeLessThanOrEqual(400_000);
  });

  it.each(Object.keys(published))('%s is what was published', (name) => {
    const sums = readdirSync(path.join(folder, name)).map((part) => [
      part,
      createHash('sha256').update(bytesOf(name, part)).digest('hex'),
    ]);
    expect(Object.fromEntries(sums)).toEqual(published[name]);
  });
});
