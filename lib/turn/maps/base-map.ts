import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { baseMapOf } from '@/lib/db/issued/issued';
import { shownByBaseMap } from '@/lib/words';

/** A part of a base map as it goes over the line. */
export interface BaseMapPart {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The same as gzip; null: it would be no smaller. */
  packed: Uint8Array<ArrayBuffer> | null;
}

/** The parts of a base map: two levels of detail, and the relief in two pictures. */
const fileOf = new Map([
  ['far', 'far.json'],
  ['near', 'near.json'],
  ['shade', 'shade.webp'],
  ['light', 'light.webp'],
]);

const pack = promisify(gzip);

/** Parts read so far, by their files, which are never written again. */
const known = new Map<string, Promise<BaseMapPart | null>>();

/** A part of the base map of a seat's game, the same for all; null: the map has none, or it has no such part. */
export async function baseMapPart({ gameId }: { gameId: string }, part: string): Promise<BaseMapPart | null> {
  const name = fileOf.get(part);
  const key = name && (await baseMapOf(gameId));
  if (!name || !key) return null;
  const file = path.join(/*turbopackIgnore: true*/ 'basemaps', key, name);
  const there = known.get(file) ?? readPart(file);
  known.set(file, there);
  const found = await there;
  // One that could not be read is tried again.
  if (!found) known.delete(file);
  return found;
}

async function readPart(file: string): Promise<BaseMapPart | null> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return null;
  return file.endsWith('.json')
    ? {
        type: 'application/json',
        bytes: new Uint8Array(bytes),
        packed: new Uint8Array(await pack(bytes, { level: 9 })),
      }
    : { type: 'image/webp', bytes: new Uint8Array(bytes), packed: null };
}

/** A printed map with the address under which a seat reads its base map. */
export function withBaseMap<Sheet extends object>(sheet: Sheet, address: string): Sheet {
  const { baseMap } = sheet as { baseMap?: string | null };
  return baseMap ? { ...sheet, ground: `${address}?of=${baseMap}` } : sheet;
}

/** A printed map for those who draw it and rule nothing by it: without what its base map shows. */
export function asPicture(sheet: object): object {
  const { baseMap, features = [] } = sheet as { baseMap?: string | null; features?: readonly { layer: string }[] };
  return baseMap ? { ...sheet, features: features.filter(({ layer }) => !shownByBaseMap.includes(layer)) } : sheet;
}
