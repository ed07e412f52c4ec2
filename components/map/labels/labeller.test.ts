import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectionAt } from '../core/projection';
import { crowd, crowded, type One, one, runs, sheet, zooms } from './crowd-for-tests';
import { type Layout, layOut, reachAt } from './labeller';
import { astray, leadersBeneath, leadersThroughWords, overprints } from './overprints-for-tests';
import { awayFrom } from './room';

const offsets = ({ laid }: Layout) =>
  new Map([...laid.values()].flatMap(({ id, at, box }) => (box ? [[id, [box.x - at.x, box.y - at.y]] as const] : [])));

const beneath = ({ laid }: Layout) => [...laid.values()].flatMap(({ folded }) => folded);

describe.each(zooms)('a crowd at %d px per km', (scale) => {
  const at = projectionAt(scale);
  const lay = (ones: readonly One[], before: Layout | null = null) => layOut(sheet, crowded(ones, scale), at, before);

  it('overprints nothing: no two words, no words and symbol, no two symbols', () => {
    fc.assert(
      fc.property(crowd, (ones) => {
        expect(overprints(lay(ones))).toEqual([]);
      }),
      runs,
    );
  });

  it('lies near its place, each moved one with a leader that runs beneath no other, and none is lost', () => {
    fc.assert(
      fc.property(crowd, (ones) => {
        const layout = lay(ones);
        const { laid, leftOut } = layout;
        expect(astray(layout)).toEqual([]);
        // But for the one that lies over its place.
        expect(leadersBeneath(layout)).toEqual([]);
        const drawn = [...laid.values()].filter(({ box }) => box);
        for (const { at: place, box, leaders, kind } of drawn) {
          const away = awayFrom(place, box!);
          // The only one of a kind goes further off, where it would find no place at all.
          const isOnly = drawn.filter((other) => other.kind === kind).length === 1;
          expect(away).toBeLessThanOrEqual((isOnly ? 5 : 1) * reachAt(scale));
          if (away > 0) expect(leaders.some(({ from }) => from.x === place.x && from.y === place.y)).toBe(true);
        }
        const there = drawn.flatMap(({ id, kind, folded }) => (kind === 'crossing' ? [] : [id, ...folded]));
        const asked = crowded(ones, scale).filter(({ symbol, kind }) => symbol && kind !== 'crossing');
        expect([...there, ...leftOut].sort()).toEqual(asked.map(({ id }) => id).sort());
        // Only where the ground is so full that not one of a kind has found a place.
        for (const { kind } of asked.filter(({ id }) => leftOut.includes(id)))
          expect(drawn.filter((other) => other.kind === kind)).toEqual([]);
        // Reports that lie together say how many they are, a tab would not be enough.
        for (const { words: its, folded } of drawn.filter(
          ({ kind, folded }) => kind === 'contact' && folded.length > 0,
        ))
          expect(its?.lines[0]?.text).toMatch(new RegExp(`^${folded.length + 1} reports(, newest this morning)?$`));
      }),
      runs,
    );
  });

  it('has no leader that runs through words, but out from beneath those that lie over its place', () => {
    fc.assert(
      fc.property(crowd, (ones) => {
        expect(leadersThroughWords(lay(ones)).cross).toEqual([]);
      }),
      runs,
    );
  });

  it('is laid out alike in whatever order it comes', () => {
    fc.assert(
      fc.property(crowd, (ones) => {
        const items = crowded(ones, scale);
        expect([...layOut(sheet, [...items].reverse(), at).laid.values()].sort(byId)).toEqual(
          [...layOut(sheet, items, at).laid.values()].sort(byId),
        );
      }),
      { ...runs, numRuns: 4 },
    );
  });

  it('makes no way for a newcomer: he finds another place, or goes beneath', () => {
    fc.assert(
      fc.property(crowd, one({ x: 72, y: 62 }, 3), (ones, newcomer) => {
        fc.pre(newcomer[0] !== 'crossing' && newcomer[0] !== 'mark');
        const before = lay(ones);
        const now = lay([...ones, newcomer], before);
        const after = offsets(now);
        for (const [id, [x, y]] of offsets(before)) {
          // A report that could not say any more how many it stands for lies beneath another.
          if (before.laid.get(id)!.kind === 'contact' && !after.has(id)) expect(beneath(now)).toContain(id);
          else expect(after.get(id)).toEqual([expect.closeTo(x!, 6), expect.closeTo(y!, 6)]);
        }
      }),
      runs,
    );
  });
});

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

describe('three hundred contacts in one square', () => {
  const reports = Array.from(
    { length: 300 },
    (_, i): One => ['contact', 72 + (i % 20) / 20, 62 + Math.floor(i / 20) / 15, 0, i % 4],
  );

  it.each([
    [3, ['140 reports', '6 reports', '56 reports', '56 reports', '42 reports']],
    [
      7,
      [
        '30 reports',
        '4 reports',
        '40 reports',
        '39 reports, newest this morning',
        '52 reports',
        '52 reports',
        '83 reports, newest this morning',
      ],
    ],
    [
      14,
      [
        '128 reports',
        '89 reports, newest this morning',
        '3 reports, newest this morning',
        '6 reports, newest this morning',
        '3 reports, newest this morning',
        '49 reports, newest this morning',
        '22 reports, newest this morning',
      ],
    ],
    [
      30,
      [
        '3 reports, newest this morning',
        '12 reports',
        '4 reports, newest this morning',
        '35 reports, newest this morning',
        '23 reports',
        '50 reports, newest this morning',
        '18 reports, newest this morning',
        '137 reports, newest this morning',
        '18 reports, newest this morning',
      ],
    ],
    [
      90,
      [
        '28 reports',
        '111 reports',
        '19 reports',
        '5 reports, newest this morning',
        '',
        '9 reports',
        '5 reports, newest this morning',
        '4 reports',
        '4 reports',
        '4 reports',
        '6 reports, newest this morning',
        '4 reports',
        '3 reports',
        '4 reports',
        '6 reports',
        '4 reports, newest this morning',
        '8 reports',
        '4 reports',
        '9 reports, newest this morning',
        '6 reports, newest this morning',
        '3 reports, newest this morning',
        '6 reports',
        '6 reports, newest this morning',
        '6 reports, newest this morning',
        '5 reports',
        '3 reports, newest this morning',
        '3 reports, newest this morning',
        'Tanks, perhaps this morning',
        '3 reports, newest this morning',
        '3 reports, newest this morning',
        '7 reports',
        '2 reports, newest this morning',
        '3 reports, newest this morning',
        '5 reports, newest this morning',
      ],
    ],
  ])('say in words how many lie together, and none is left out of the count, at %d px per km', (scale, said) => {
    const layout = layOut(sheet, crowded(reports, scale), projectionAt(scale));
    expect(overprints(layout)).toEqual([]);
    const shown = [...layout.laid.values()].filter(({ kind }) => kind === 'contact');
    expect(shown.map(({ words: its }) => its?.lines.map(({ text }) => text).join(' ') ?? '')).toEqual(said);
    expect(counted(said)).toBe(300);
  });
});

/** The reports that words stand for: `27 reports, newest this morning`, `27 reports`, or one alone, which may have found no room for words. */
const counted = (said: readonly string[]): number =>
  said.reduce((sum, words) => sum + Number(/^(\d+) reports(, newest this morning)?$/.exec(words)?.[1] ?? 1), 0);
