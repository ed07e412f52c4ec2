import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, root, textOf } from '@/lib/testing/imports';

/** Words are measured in rem, so that they grow for who needs it, and none is smaller than 13 px where nobody asked for more. */

const styleSheets = ['app', 'components', 'companions']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name }) => name.endsWith('.css'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const drawn = files.filter((file) => /^(app|components|companions)\/.*\.tsx?$/.test(file));

/** The sheet of a companion game is seen from as near as one likes: its words grow with the nearness. */
const seenFromNear = ['companions/farthest-bridge/desk/hex-map.css'];
/** Figures on counters, in units of a map: 10.2 are 12 px. */
const figuresOnCounters = ['components/map/counters/counters.css: 10.2'];

/** Each rule of a style sheet that sets the size of words, `font` or `font-size`, without its line height. */
const sizesIn = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:\bfont(?:-size)?|--text-[\w-]+|--prose):\s*([^;}]+)/g)].map(
    ([, value]) => value!.split(' / ')[0]!,
  );

it('reads every style sheet', () => {
  expect(styleSheets).toContain('components/map/counters/counters.css');
  expect(styleSheets.flatMap(sizesIn).length).toBeGreaterThan(60);
});

describe.each(styleSheets)('the words of %s', (file) => {
  const sizes = sizesIn(file);

  it('have no size in px', () => expect(sizes.filter((size) => /\dpx\b/.test(size))).toEqual([]));

  it('are 13 px and more, figures on counters 12', () => {
    const rems = sizes.flatMap((size) => [...size.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem)));
    const least = file === 'app/globals.css' ? 0.75 : 0.8125;
    expect(rems.filter((rem) => rem < least)).toEqual([]);
    const units = sizes.flatMap((size) => [...size.matchAll(/([\d.]+) \* var\(--on-map\)/g)].map(([, n]) => n));
    if (seenFromNear.includes(file)) return;
    const small = units.filter((unit) => Number(unit) < 11).map((unit) => `${file}: ${unit}`);
    expect(small.filter((one) => !figuresOnCounters.includes(one))).toEqual([]);
  });
});

it('the one size of words below 13 px is that of figures on counters, and stands nowhere else', () => {
  const small = [...textOf('app/globals.css').matchAll(/--text-([\w-]+): ([\d.]+)rem/g)].filter(
    ([, , rem]) => Number(rem) < 0.8125,
  );
  expect(small.map(([, name, rem]) => [name, rem])).toEqual([['figure', '0.75']]);
  expect(drawn.filter((file) => /\btext-figure\b/.test(textOf(file)))).toEqual([
    'components/control/parts/counters/profile-strip.tsx',
  ]);
});

/** Every class with a value of its own: its name and the value. */
const ownValues = (file: string) =>
  [...textOf(file).matchAll(/([\w:*&>!/@-]+)-\[([^\]\s'"`]+)\]/g)].map(([, name, value]) => ({
    name: name!,
    value: value!,
  }));

it('no class has words, or a length that holds words, in px', () => {
  const inPx = drawn.flatMap((file) =>
    ownValues(file)
      .filter(
        ({ name, value }) =>
          /(?:^|:)(?:text|leading|h|w|size|min|max|p[xytblr]?|m[xytblr]?|gap|grid|basis)(?:-|$)/.test(name) &&
          [...value.matchAll(/([\d.]+)px/g)].some(([, px]) => Number(px) > 6),
      )
      .map(({ name, value }) => `${file}: ${name}-[${value}]`),
  );
  expect(inPx).toEqual([]);
});

it('no class has words of less than 13 px', () => {
  const sizes = drawn.flatMap((file) =>
    ownValues(file)
      .filter(({ name, value }) => /(?:^|:)text$/.test(name) && /\drem/.test(value))
      .map(({ value }) => ({ file, least: Number(/([\d.]+)rem/.exec(value)![1]) })),
  );
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ least }) => least < 0.8125)).toEqual([]);
});

it('no widget takes a width of a column in px', () => {
  const inPx = drawn.filter((file) => /['(]\d{2,}px[,')]/.test(textOf(file)));
  expect(inPx).toEqual([]);
});

it('words are larger by 1.125 and by 1.3, and the widths and heights at which a page changes with them', () => {
  expect(textOf('app/tokens.css')).toMatch(
    /data-text="large"\] \{\s+font-size: 112\.5%;[\s\S]*data-text="larger"\] \{\s+font-size: 130%;/,
  );
  const variants = [...textOf('app/widths.css').matchAll(/@custom-variant ([\w-]+) \{([\s\S]*?)\n\}/g)];
  const lengths = Object.fromEntries(
    variants.map(([, name, body]) => [
      name,
      [...new Set([...body!.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem)))].sort((a, b) => a - b),
    ]),
  );
  expect(lengths).toMatchObject({
    sm: [40, 45, 52],
    'max-sm': [40, 45, 52],
    md: [48, 54, 62.4],
    'max-md': [48, 54, 62.4],
    lg: [64, 72, 83.2],
    'max-lg': [64, 72, 83.2],
    pair: [68.75, 77.3438, 89.375],
    desk: [75, 84.375, 97.5],
    'max-desk': [75, 84.375, 97.5],
    'max-laptop': [85.375, 96.0469, 110.9875],
    low: [54, 60.75, 70.2],
    flat: [30, 33.75, 39],
  });
  const media = [...drawn, ...styleSheets].filter(
    (file) => file !== 'app/widths.css' && /@media[^{]*\b(?:width|height)\b[^{]*\{/.test(textOf(file)),
  );
  // A map under fingers has its buttons in a corner of its own.
  expect(media).toEqual(['components/control/movement/master-map.css']);
});
