import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type GridOrigin, toDegrees } from '@/lib/scenario/projection';
import { sourceFolder } from './source';

/** A shaded relief as two pictures on the grid, to be laid over the ground: shade in black and light in white, as alpha. */
export interface Relief {
  shade: Buffer;
  light: Buffer;
}

/** The picture's value of flat ground. */
const flat = 198;
/** Differences that are no slope. */
const noise = 1.5;
/** The strength of a difference of one, of 255. */
const strength = { shade: 3.6, light: 2.6 };

/** The relief of a source within a box, so many pixels a km, quietly pressed. `box`: left, bottom, right, top, km. */
export async function reliefOf(
  name: string,
  grid: GridOrigin,
  [left, bottom, right, top]: readonly [number, number, number, number],
  pxPerKm: number,
): Promise<Relief> {
  const file = (ending: string) => path.join(sourceFolder, `${name}-relief.${ending}`);
  const [stepX = 0, , , stepY = 0, west = 0, north = 0] = readFileSync(file('pgw'), 'utf8')
    .trim()
    .split(/\s+/)
    .map(Number);
  const { data, info } = await sharp(file('webp')).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (column: number, row: number) => data[(row * info.width + column) * info.channels]!;
  const width = Math.round((right - left) * pxPerKm);
  const height = Math.round((top - bottom) * pxPerKm);
  const shade = Buffer.alloc(width * height * 4);
  const light = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [lon, lat] = toDegrees([left + (x + 0.5) / pxPerKm, top - (y + 0.5) / pxPerKm], grid);
      const px = Math.max(0, Math.min(info.width - 1.001, (lon - west) / stepX));
      const py = Math.max(0, Math.min(info.height - 1.001, (lat - north) / stepY));
      const i = Math.floor(px);
      const j = Math.floor(py);
      const fx = px % 1;
      const fy = py % 1;
      const value =
        (at(i, j) * (1 - fx) + at(i + 1, j) * fx) * (1 - fy) + (at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx) * fy;
      const slope = Math.max(0, Math.abs(value - flat) - noise);
      const alpha = (y * width + x) * 4 + 3;
      shade[alpha] = value < flat ? Math.min(255, Math.round(slope * strength.shade)) : 0;
      light[alpha] = value < flat ? 0 : Math.min(255, Math.round(slope * strength.light));
    }
  const pressed = (pixels: Buffer) =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .webp({ quality: 10, alphaQuality: 30, effort: 6 })
      .toBuffer();
  return { shade: await pressed(shade), light: await pressed(light) };
}
