/**
 * Reads how wide each letter of our own typefaces is, out of the font files we ship, into
 * components/map/labels/letter-widths.generated.ts. Run it after a change of the fonts: npx tsx scripts/build-letter-widths.ts
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

/** The faces that stand on maps, each by its file. */
const files = {
  sans400: 'ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff',
  sans500: 'ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff',
  sans600: 'ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff',
  cond500: 'ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-500-normal.woff',
  cond600: 'ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-600-normal.woff',
  mono500: 'ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff',
  serif400: 'ibm-plex-serif/files/ibm-plex-serif-latin-400-italic.woff',
};

/** The letters that names are written with; those with an accent are as wide as those without. */
const letters = `${range(0x20, 0x7a)}ß’‘“”–—…·×°½`;

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

/** The tables of a WOFF file, unpacked. */
function tablesOf(woff: Buffer): (name: string) => Buffer {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < woff.readUInt16BE(12); i++) {
    const at = 44 + 20 * i;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const full = woff.readUInt32BE(at + 12);
    const body = woff.subarray(start, start + packed);
    tables.set(woff.toString('latin1', at, at + 4), packed < full ? inflateSync(body) : body);
  }
  return (name) => tables.get(name)!;
}

/** Which glyph stands for a letter: the map of format 4. */
function glyphIn(cmap: Buffer): (code: number) => number {
  const count = cmap.readUInt16BE(2);
  const maps = Array.from({ length: count }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4));
  const at = maps.find((offset) => cmap.readUInt16BE(offset) === 4)!;
  const parts = cmap.readUInt16BE(at + 6) / 2;
  return (code) => {
    for (let i = 0; i < parts; i++) {
      if (cmap.readUInt16BE(at + 14 + 2 * i) < code) continue;
      const starts = at + 16 + 2 * parts + 2 * i;
      const first = cmap.readUInt16BE(starts);
      if (first > code) return 0;
      const shift = cmap.readInt16BE(starts + 2 * parts);
      const offsets = starts + 4 * parts;
      const offset = cmap.readUInt16BE(offsets);
      const glyph = offset === 0 ? code : cmap.readUInt16BE(offsets + offset + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + shift) & 0xffff;
    }
    return 0;
  };
}

/** The width of each of the letters, as letters themselves: of one width alone where all are as wide. */
function widthsIn(file: string): string {
  const woff = readFileSync(fileURLToPath(new URL(`../node_modules/@fontsource/${file}`, import.meta.url)));
  const table = tablesOf(woff);
  const glyph = glyphIn(table('cmap'));
  const hmtx = table('hmtx');
  const perEm = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const widths = [...letters].map((letter) => {
    const at = Math.min(glyph(letter.codePointAt(0)!), measured - 1);
    return String.fromCharCode(firstCode + Math.round(hmtx.readUInt16BE(4 * at) / perEm / step));
  });
  return new Set(widths).size === 1 ? widths[0]! : widths.join('');
}

/** A width is so many steps, em, and written as the letter so far after the first. */
const step = 0.01;
const firstCode = 35;

const faces = Object.entries(files).map(([face, file]) => `  ${face}: ${JSON.stringify(widthsIn(file))},`);
writeFileSync(
  fileURLToPath(new URL('../components/map/labels/letter-widths.generated.ts', import.meta.url)),
  `// Made by scripts/build-letter-widths.ts from the font files of IBM Plex (OFL). Not edited by hand.

/** The letters that were measured. */
export const letters = ${JSON.stringify(letters)};

/** How wide each of them is in a face and weight: a letter, so many hundredths of the size above the one of code ${firstCode}. One alone: all are as wide. */
export const letterWidths = {
${faces.join('\n')}
};

/** The width, em, that a letter of these stands for. */
export const widthIn = (table: string, at: number): number =>
  ((table.charCodeAt(at) || table.charCodeAt(0)) - ${firstCode}) * ${step};
`,
);
