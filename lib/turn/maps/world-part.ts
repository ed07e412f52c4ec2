import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BaseMapPart } from './base-map';

/** The parts of the small map of the world on which a frame is picked. */
const parts = ['land', 'lakes', 'rivers', 'towns'] as const;

const pack = promisify(gzip);

/** A part of the map of the world, the same for every game; null: it has no such part. */
export async function worldPart(_seat: unknown, part: string): Promise<BaseMapPart | null> {
  const name = parts.find((one) => one === part);
  if (!name) return null;
  const bytes = await readFile(path.join(/*turbopackIgnore: true*/ 'basemaps', 'world-1', `${name}.json`));
  return { type: 'application/json', bytes: new Uint8Array(bytes), packed: new Uint8Array(await pack(bytes)) };
}
