import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bookNations, bookSides, shownOf } from '@/lib/sides';
import { barPatterns, type Side, sideColours, sides } from '@/lib/words';
import { Contact } from '../counters/contact';
import { Counter } from '../counters/counter';
import { SidesContext } from '../counters/sides';

/** True when the maps are read by eyes that see fewer colours, and on grey paper. */

const tokens = readFileSync('app/tokens.css', 'utf8');

/** A colour by day and by night, as the style sheet has it. */
const byDayAndNight = (name: string): [day: string, night: string] => {
  const named = new RegExp(`--${name}: var\\(--([\\w-]+)\\)`).exec(tokens)?.[1];
  if (named) return byDayAndNight(named);
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6})\\w*, (#[0-9a-f]{6})\\w*\\)`).exec(tokens);
  return [found![1]!, found![2]!];
};

type Three = readonly [number, number, number];

/** Linear light of a colour, 0 to 1. */
const light = (hex: string): Three =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;

/** G. Machado, M. Oliveira, L. Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009; severity 1. */
const eyes: Readonly<Record<string, readonly Three[]>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red (protanopia)': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green (deuteranopia)': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue (tritanopia)': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const seen = (hex: string, eye: readonly Three[]): Three =>
  eye.map((row) => {
    const sum = row.reduce((all, weight, i) => all + weight * light(hex)[i]!, 0);
    return Math.max(0, Math.min(1, sum));
  }) as unknown as Three;

/** Lightness and the two colours of CIE 1976, white of D65. */
function lab([r, g, b]: Three): Three {
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The difference between two colours, in steps of which two or three are seen side by side. */
const apart = (a: string, b: string, eye: readonly Three[]): number => {
  const one = lab(seen(a, eye));
  const other = lab(seen(b, eye));
  return Math.hypot(...one.map((value, i) => value - other[i]!));
};

const contrast = (a: string, b: string): number => {
  const [dark, bright] = [a, b]
    .map((hex) => light(hex).reduce((sum, share, i) => sum + share * [0.2126, 0.7152, 0.0722][i]!, 0))
    .sort((p, q) => p - q);
  return (bright! + 0.05) / (dark! + 0.05);
};

describe.each(Object.entries(eyes))('to eyes that see %s', (_, eye) => {
  it.each(['-fill', ''])('the two sides look different: allied%s and german%s', (part) => {
    const allied = byDayAndNight(`allied${part}`);
    const german = byDayAndNight(`german${part}`);
    for (const theme of [0, 1]) expect(apart(allied[theme]!, german[theme]!, eye)).toBeGreaterThan(15);
  });
});

describe('the colours that sides may have', () => {
  const pairs = sideColours.flatMap((one, at) => sideColours.slice(at + 1).map((other) => [one, other] as const));

  it.each(pairs)('%s and %s look different to every eye', (one, other) => {
    for (const eye of Object.values(eyes))
      for (const theme of [0, 1]) {
        const a = byDayAndNight(`side-${one}`)[theme]!;
        const b = byDayAndNight(`side-${other}`)[theme]!;
        const c = byDayAndNight(`side-${one}-fill`)[theme]!;
        const d = byDayAndNight(`side-${other}-fill`)[theme]!;
        expect(Math.max(apart(a, b, eye), apart(c, d, eye))).toBeGreaterThan(12);
      }
  });

  it.each(sideColours)('%s is read on its ground, and stands out on the sheet', (colour) => {
    const edge = byDayAndNight(`side-${colour}`);
    const ground = byDayAndNight(`side-${colour}-fill`);
    const sheet = byDayAndNight('sheet');
    for (const theme of [0, 1]) {
      expect(contrast(edge[theme]!, ground[theme]!)).toBeGreaterThan(4.5);
      expect(contrast(edge[theme]!, sheet[theme]!)).toBeGreaterThan(3);
    }
  });
});

describe('without any colour', () => {
  /** The outline of a nation's counter, then its bar. */
  const paths = (nation: string, side: Side = nation === 'GER' ? 'german' : 'allied', nations = bookNations) => {
    const counter = createElement(Counter, { name: '', symbol: 'hq', nation, side, formation: '' });
    const value = { ...shownOf(bookSides), nations };
    const drawn = renderToStaticMarkup(createElement(SidesContext, { value }, counter));
    return [...drawn.matchAll(/<path [^>]*?d="([^"]*)"/g)].map(([, d]) => d!);
  };

  it('sides are told apart by their outline, nations by the pattern of the bar', () => {
    expect(paths('US')[0]).toBe(paths('UK')[0]);
    expect(paths('GER')[0]).not.toBe(paths('UK')[0]);
    const bars = ['UK', 'US', 'POL', 'GER'].map((nation) => paths(nation)[1]);
    expect(new Set(bars).size).toBe(4);
  });

  it('every bar that a nation may have is another, and the corners are those of the side', () => {
    const nations = barPatterns.map((bar) => ({ key: bar, name: bar, sides: ['allied', 'german'] as const, bar }));
    for (const side of sides) expect(new Set(barPatterns.map((bar) => paths(bar, side, nations)[1])).size).toBe(8);
    expect(paths('whole', 'german', nations)[0]).toBe(paths('GER')[0]);
    expect(paths('whole', 'allied', nations)[0]).toBe(paths('UK')[0]);
  });

  it('how old a contact is stands in its ring: none, broken, dotted', () => {
    const css = readFileSync('components/map/counters/contacts.css', 'utf8');
    const ages = [0, 1, 2].map(
      (age) =>
        /class="contact (\w+)"/.exec(
          renderToStaticMarkup(createElement(Contact, { at: { x: 0, y: 0 }, symbol: null, age })),
        )![1],
    );
    const dashes = ages.map(
      (age) => new RegExp(`\\.contact\\.${age} \\.ring {[^}]*stroke-dasharray: ([\\d ]+);`).exec(css)?.[1] ?? null,
    );
    expect(dashes).toEqual([null, '5 3', '2 3']);
  });

  it.each(['allied', 'german'])('the outline of the %s is dark on its ground, on grey paper too', (side) => {
    const edge = byDayAndNight(side);
    const ground = byDayAndNight(`${side}-fill`);
    for (const theme of [0, 1]) expect(contrast(edge[theme]!, ground[theme]!)).toBeGreaterThan(4.5);
  });
});

describe('names over a scanned map', () => {
  /** The halo of 90 %, over the blackest ink and the whitest paper of a scan. */
  const haloOver = (hex: string, ink: 0 | 255): string =>
    `#${[1, 3, 5]
      .map((at) => Math.round(0.9 * Number.parseInt(hex.slice(at, at + 2), 16) + 0.1 * ink))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;

  it.each([0, 255] as const)('stand on their halo, whatever lies under it: ink of %d', (ink) => {
    const label = byDayAndNight('label');
    const halo = byDayAndNight('halo');
    for (const theme of [0, 1]) expect(contrast(label[theme]!, haloOver(halo[theme]!, ink))).toBeGreaterThan(7);
  });
});
