import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../kernel/perform';
import { readPicture } from './read-picture';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8d4cf' } });
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
/** A PNG whose head says another size than it has. */
function saying(png: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new Uint8Array(bytes);
}
const refusal = async (bytes: Uint8Array) => {
  const read = await resultOf(() => readPicture(bytes));
  if (read.ok) throw new Error('it was taken');
  expect(read.refusal).toMatchObject({ code: 'badInput', field: 'picture' });
  return read.refusal.message;
};
const kept = readPicture;

describe('a picture that is taken', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('a %s, as JPEG of the same size', async (format) => {
    const { type, widthPx, heightPx, picture } = await kept(await bytesOf(plain(640, 480).toFormat(format)));
    expect([type, widthPx, heightPx]).toEqual(['image/jpeg', 640, 480]);
    expect((await sharp(picture).metadata()).format).toBe('jpeg');
  });

  test('its metadata is stripped, and it stands upright', async () => {
    const scanned = await bytesOf(
      plain(640, 480)
        .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'at his home' } })
        .withMetadata({ orientation: 6 })
        .jpeg(),
    );
    expect((await sharp(scanned).metadata()).exif).toBeDefined();
    const { widthPx, heightPx, picture } = await kept(scanned);
    expect([widthPx, heightPx]).toEqual([480, 640]);
    const shape = await sharp(picture).metadata();
    for (const part of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) expect(shape[part]).toBeUndefined();
    expect(Buffer.from(picture).includes('Somebody')).toBe(false);
  });

  test('a large scan is kept at 6,000 px', async () => {
    const { widthPx, heightPx } = await kept(await bytesOf(plain(9000, 4500).png()));
    expect([widthPx, heightPx]).toEqual([6000, 3000]);
  });

  test('what is see-through becomes white paper', async () => {
    const clear = sharp({
      create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { picture } = await kept(await bytesOf(clear.png()));
    const { dominant } = await sharp(picture).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });
});

describe('a file that is not taken', () => {
  test('a text file, whatever its name', async () => {
    expect(await refusal(new TextEncoder().encode('Caen, 1:50,000'))).toMatch(/no picture .* PNG, JPEG or WebP/);
  });

  test('an SVG, also one that says it is XML', async () => {
    const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
    expect(await refusal(new TextEncoder().encode(svg))).toMatch(/SVG drawings are not taken/);
  });

  test('a GIF and a TIFF, which sharp could read', async () => {
    expect(await refusal(await bytesOf(plain(400, 400).gif()))).toMatch(/no picture that can be used here/);
    expect(await refusal(await bytesOf(plain(400, 400).tiff()))).toMatch(/no picture that can be used here/);
  });

  test('a small file of 30,000 × 30,000 px is refused by its size before it is unpacked', async () => {
    const bomb = saying(await bytesOf(plain(300, 300).png()), 30_000, 30_000);
    expect(bomb.length).toBeLessThan(5000);
    expect(await refusal(bomb)).toMatch(/30,000 × 30,000 px; the most is 20,000 px a side/);
    const wide = saying(await bytesOf(plain(300, 300).png()), 30_000, 300);
    expect(await refusal(wide)).toMatch(/30,000 × 300 px; the most is 20,000 px a side and 120 million px in all/);
  });

  test('26 MB', async () => {
    expect(await refusal(new Uint8Array(26_000_000))).toBe(
      'The file has 26 MB; the most is 25 MB. Save it as JPEG, or smaller.',
    );
  });

  test('empty, broken off, too small, and a PNG in its first bytes only', async () => {
    expect(await refusal(new Uint8Array())).toBe('The file is empty.');
    const noise = sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await bytesOf(noise.png());
    expect(await refusal(whole.subarray(0, whole.length / 2))).toMatch(/broken/);
    expect(await refusal(await bytesOf(plain(120, 900).png()))).toMatch(/120 × 900 px: too small for a map/);
    expect(await refusal(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]))).toMatch(
      /no picture/,
    );
  });
});
