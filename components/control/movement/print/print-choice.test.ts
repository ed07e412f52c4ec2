import { describe, expect, test } from 'vitest';
import { countersChosen, firstChoice, pagesChosen } from './print-choice';

const mapData = { frame: { minX: 0, maxX: 70, minY: 0, maxY: 100 } };
const upright = { ...firstChoice(mapData), scale: 250_000 };
const at = (x: number | null, y: number | null) => ({ x, y });

describe('the sheets of a map', () => {
  test('the whole map at 1:250,000 goes on one A3 upright: 70 by 97 km, and a little more is a sheet more', () => {
    const narrow = { frame: { minX: 0, maxX: 70, minY: 0, maxY: 97 } };
    expect(pagesChosen(upright, narrow, [])).toMatchObject({ pages: [{ name: 'A1' }] });
    expect(pagesChosen(upright, mapData, [])).toMatchObject({ pages: [{ name: 'A1' }, { name: 'B1' }] });
  });

  test('round the counters: 3 km on every side, and nobody counts who is not on the map', () => {
    const chosen = pagesChosen({ ...upright, area: 'counters' }, mapData, [at(20, 30), at(30, 40), at(null, null)]);
    expect(chosen).toMatchObject({ pages: [{ name: 'A1' }] });
    const [page] = (chosen as { pages: { minX: number; maxX: number }[] }).pages;
    expect((page!.minX + page!.maxX) / 2).toBeCloseTo(25, 9);
  });

  test('one sheet has the place in its middle', () => {
    const chosen = pagesChosen({ ...upright, area: 'place', at: '350 500', scale: 50_000 }, mapData, []);
    const [page] = (chosen as { pages: { minX: number; maxX: number }[] }).pages;
    expect((page!.minX + page!.maxX) / 2).toBeCloseTo(35.05, 9);
  });

  test('no place, a place off the map, too many sheets: each in a sentence at its field', () => {
    const place = { ...upright, area: 'place' as const };
    expect(pagesChosen({ ...place, at: 'Arnhem' }, mapData, [])).toMatchObject({ field: 'at' });
    expect(pagesChosen({ ...place, at: '74.62 77.90' }, mapData, [])).toEqual({
      field: 'at',
      problem: 'That place is off the map.',
    });
    expect(pagesChosen({ ...upright, scale: 25_000 }, mapData, [])).toEqual({
      field: 'scale',
      problem: 'That is 110 sheets. Take a smaller scale, larger paper, or one sheet around a place.',
    });
  });
});

test('counters of one team, without those captured', () => {
  const counter = (id: string, teamKey: string, isCaptured = false) =>
    ({ id, teamKey, isCaptured }) as Parameters<typeof countersChosen>[0][number];
  const all = [counter('a', '1-airborne'), counter('b', '1-airborne', true), counter('c', '9-ss')];
  expect(countersChosen(all, '').map(({ id }) => id)).toEqual(['a', 'c']);
  expect(countersChosen(all, '1-airborne').map(({ id }) => id)).toEqual(['a']);
});
