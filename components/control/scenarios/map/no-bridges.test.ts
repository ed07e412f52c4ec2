import { expect, test } from 'vitest';
import { bridgesProposed } from '@/lib/drawing/bridges';
import type { Draft } from '@/lib/scenario/draft/draft';
import { edit, inverse } from '@/lib/scenario/draft/edit';
import { manifestShape } from '@/lib/scenario/manifest';
import { noBridgesOf, withoutBridge } from './no-bridges';

const frame = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
const grid = { centralMeridian: 5, originLatitude: 52, eastingKm: 50, northingKm: 40 };
const begun: Draft = { 'manifest.json': [{ title: 'Arnhem', map: { title: 'Map', grid } }] };
const river = {
  layer: 'river',
  name: 'Rijn',
  lines: [
    [
      [40, 40],
      [60, 40],
    ],
  ],
} as const;
const road = (x: number) =>
  ({
    layer: 'road',
    name: `road ${x}`,
    lines: [
      [
        [x, 30],
        [x, 50],
      ],
    ],
  }) as const;

test('a bridge that is ignored is proposed no more, there or a little beside it; Undo brings it back', () => {
  const lines = [river, road(45), road(55)];
  const [first] = bridgesProposed(lines, [], frame);
  const splices = withoutBridge(begun, first!.at, grid);
  const done = edit(begun, splices);
  if (!done.ok) throw new Error(done.message);
  const { draft } = done;
  expect(draft['manifest.json']).toMatchObject([{ title: 'Arnhem', map: { title: 'Map', grid } }]);
  expect(
    manifestShape.shape.map.shape.noBridges.safeParse(
      (draft['manifest.json']![0] as never as { map: { noBridges: unknown } }).map.noBridges,
    ).success,
  ).toBe(true);
  const left = (of: Draft, drawn = lines) => bridgesProposed(drawn, noBridgesOf(of, grid), frame).map(({ way }) => way);
  expect(left(draft)).toEqual(['road 55']);
  expect(left(draft, [river, road(45.1), road(55)])).toEqual(['road 55']);
  expect(left(draft, [river, road(45.2), road(55)])).toEqual(['road 45.2', 'road 55']);
  const undone = edit(draft, inverse(splices));
  expect(undone.ok && left(undone.draft)).toEqual(['road 45', 'road 55']);
});

test('two are kept beside each other, and what is no place is passed over', () => {
  const one = edit(begun, withoutBridge(begun, [45, 40], grid));
  const two = one.ok ? edit(one.draft, withoutBridge(one.draft, [55, 40], grid)) : one;
  if (!two.ok) throw new Error(two.message);
  const places = noBridgesOf(two.draft, grid);
  expect(places.map(([x, y]) => [x.toFixed(2), y.toFixed(2)])).toEqual([
    ['45.00', '40.00'],
    ['55.00', '40.00'],
  ]);
  const odd: Draft = { 'manifest.json': [{ map: { noBridges: ['x', { lon: '5' }, null, { lon: 5, lat: 52 }] } }] };
  expect(noBridgesOf(odd, grid)).toHaveLength(1);
  expect(withoutBridge({}, [45, 40], grid)).toEqual([]);
});
