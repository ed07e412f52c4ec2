import type { Metadata } from 'sharp';
import { refusal } from '@/lib/result';

/** The bounds of a scan, and of what is kept of it. */
export const pictureBounds = {
  /** Of the file as it comes. */
  megabytes: 25,
  /** Of either side as it comes, px. */
  sidePx: 20_000,
  /** Of the whole as it comes, millions of pixels. */
  megapixels: 120,
  /** Of the shorter side as it comes, px. */
  leastPx: 200,
  /** Of the longer side as it is kept, px. */
  keptPx: 6000,
} as const;

/** A picture as it is kept: drawn again from its pixels, so that nothing else of the file is left. */
interface KeptPicture {
  type: 'image/jpeg';
  widthPx: number;
  heightPx: number;
  picture: Uint8Array<ArrayBuffer>;
}

/** The library that reads pictures. It is native, and loaded when a picture is read: where it does not load, nothing else is lost. */
async function pictureLibrary() {
  try {
    return (await import('sharp')).default;
  } catch {
    throw refusal(
      'notNow',
      'This computer cannot import pictures: the program part that reads them does not load. Draw on the base map, or import the scan in a console on another computer. Everything else works.',
      { field: 'picture' },
    );
  }
}

const noPicture = 'This file is no picture that can be used here: PNG, JPEG or WebP. Scan it again as one of these.';

/**
 * Reads an uploaded file by its content, whatever its name says, and draws it again: upright, in plain colours, without
 * its metadata, at most 6,000 px a side. Refuses a file that is no PNG, JPEG or WebP, is broken, or is too large,
 * before its pixels are unpacked.
 */
export async function readPicture(bytes: Uint8Array): Promise<KeptPicture> {
  const wrong = (message: string) => refusal('badInput', message, { field: 'picture' });
  const { megabytes, keptPx } = pictureBounds;
  if (bytes.length === 0) throw wrong('The file is empty.');
  if (bytes.length > megabytes * 1_000_000)
    throw wrong(
      `The file has ${Math.ceil(bytes.length / 1_000_000)} MB; the most is ${megabytes} MB. Save it as JPEG, or smaller.`,
    );
  if (!isKind(bytes)) throw wrong(isSvg(bytes) ? `${noPicture} SVG drawings are not taken.` : noPicture);
  const sharp = await pictureLibrary();
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: pictureBounds.megapixels * 1_000_000 });
  const shape = await open()
    .metadata()
    .catch(() => null);
  if (!shape) throw wrong(await tooManyPixels(bytes));
  const fault = sizeFault(shape);
  if (fault) throw wrong(fault);
  try {
    const { data, info } = await open()
      .timeout({ seconds: 60 })
      .rotate()
      .resize({ width: keptPx, height: keptPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return {
      type: 'image/jpeg',
      widthPx: info.width,
      heightPx: info.height,
      picture: new Uint8Array(data),
    };
  } catch {
    throw wrong('The picture is broken: it ends too soon or cannot be read. Scan or save it again.');
  }
}

/** The first bytes of a PNG, a JPEG or a WebP. */
function isKind(bytes: Uint8Array): boolean {
  const begins = (at: number, ...values: number[]) => values.every((value, index) => bytes[at + index] === value);
  return (
    begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    begins(0, 0xff, 0xd8, 0xff) ||
    (begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50))
  );
}

const isSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, 2000)));

/** The refusal of a picture whose head could not be read within the bounds. */
async function tooManyPixels(bytes: Uint8Array): Promise<string> {
  const sharp = await pictureLibrary();
  const shape = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return (shape && sizeFault(shape)) || noPicture;
}

function sizeFault({ width = 0, height = 0 }: Metadata): string | null {
  const { sidePx, megapixels, leastPx } = pictureBounds;
  const size = `The picture has ${width.toLocaleString('en-GB')} × ${height.toLocaleString('en-GB')} px`;
  if (width > sidePx || height > sidePx || width * height > megapixels * 1_000_000)
    return `${size}; the most is ${sidePx.toLocaleString('en-GB')} px a side and ${megapixels} million px in all. Scan it at fewer dots an inch: 6,000 px a side are kept.`;
  if (Math.min(width, height) < leastPx) return `${size}: too small for a map. It needs ${leastPx} px a side or more.`;
  return null;
}
