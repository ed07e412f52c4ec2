import { expect, test } from 'vitest';
import type { IssuedOnMap } from '@/lib/db/issued/map-issued';
import { type ToldInTime, toldTracks } from './told-tracks';

/** A grid whose zero lies on the equator: 111.195 km are a degree. */
const grid = { centralMeridian: 0, originLatitude: 0, eastingKm: 0, northingKm: 0 };
const degree = 111.195;

const base: Omit<ToldInTime, 'issued'> = {
  title: 'Crete',
  team: { name: 'Creforce', side: 'allied' },
  names: { allied: 'Commonwealth', german: 'Axis' },
  turns: [
    { number: 1, date: '1941-05-20', daypart: 'morning' },
    { number: 2, date: '1941-05-20', daypart: 'afternoon' },
    { number: 3, date: '1941-05-20', daypart: 'night' },
  ],
  begun: [
    { number: 1, turn: 1 },
    { number: 30, turn: 2 },
    { number: 60, turn: 3 },
  ],
  grid,
};
const counter = (id: string, name: string, x: number | null) => ({
  ...{ id, name, shortName: name.slice(0, 6), symbol: 'infantry', nation: 'NZ', formation: 'NZ Division' },
  ...{ x, y: x && 0, sizeKm: 7, mover: 'foot', isLost: x === null },
});
const contact = (id: string, label: string, symbol: string | null) => ({
  ...{ id, label, symbol, x: degree, y: degree, seenTurn: 1, seenAt: '2026-11-27T20:00:00Z' },
  ...{ source: 'own troops', confidence: 'probable', direction: 'going east' },
});
const told = (number: number, kind: IssuedOnMap['kind'], rows: IssuedOnMap['rows'], withdrawn: string[] = []) => ({
  ...{ number, kind, rows, withdrawn },
});

test('own counters, friends and contacts, each from the turn in which it was told until it was taken back', () => {
  const { tracks, start, sides } = toldTracks({
    ...base,
    issued: [
      told(1, 'counter', [counter('c2', '23 Battalion', degree), counter('c1', '22 Battalion', 0)]),
      told(12, 'counter', [counter('c1', '22 Battalion', degree)]),
      told(13, 'contact', [contact('e1', 'paras, more than one battalion', 'paras'), contact('e0', 'enemy', null)]),
      // A correction in the same turn, and one a turn later.
      told(14, 'contact', [], ['e0']),
      told(30, 'counter', [counter('c1', '22 Battalion', degree)]),
      told(41, 'contact', [], ['e1']),
      told(42, 'friend', [counter('f1', '1 Welch', 2 * degree)]),
      told(70, 'counter', [counter('c2', '23 Battalion', null)]),
    ],
  });
  expect(start).toBe('1941-05-20T06:00:00Z');
  expect(sides).toEqual([
    { key: 'allied', name: 'Commonwealth' },
    { key: 'german', name: 'Axis' },
  ]);
  const shown = tracks.map(({ id, name, side, symbol, formation, notes, states }) => [
    ...[id, name, side, symbol, formation, notes],
    ...states.map(({ at, place }) => `${at} ${place?.map((degrees) => degrees.toFixed(2)) ?? 'nowhere'}`),
  ]);
  expect(shown).toEqual([
    [
      '1',
      '22 Battalion',
      'allied',
      '10031000001211000000',
      'NZ Division',
      '',
      '1941-05-20T06:00:00Z 0.00,0.00',
      '1941-05-20T14:00:00Z 1.00,0.00',
    ],
    [
      '2',
      '23 Battalion',
      'allied',
      '10031000001211000000',
      'NZ Division',
      '',
      '1941-05-20T06:00:00Z 1.00,0.00',
      '1941-05-21T06:00:00Z nowhere',
    ],
    [
      '3',
      'paras, more than one battalion',
      'german',
      '10061000001211000001',
      '',
      'own troops, probable, going east',
      '1941-05-20T14:00:00Z 1.00,1.00',
      '1941-05-20T22:00:00Z nowhere',
    ],
    [...['4', '1 Welch', 'allied', '10031000001211000000', 'NZ Division', ''], '1941-05-20T22:00:00Z 2.00,0.00'],
  ]);
});

test('neither the ids of rows, nor the numbers of the ledger, nor how often a thing was told are in it', () => {
  const rows = [counter('c1', '22 Battalion', 0), counter('c2', '23 Battalion', degree)];
  const once = toldTracks({ ...base, issued: [told(1, 'counter', rows)] });
  const again = toldTracks({
    ...base,
    begun: base.begun.map(({ number, turn }) => ({ number: 2 * number, turn })),
    issued: [3, 5, 70].map((number) =>
      told(
        number,
        'counter',
        [...rows].reverse().map((row) => ({ ...row, id: `z${row.id}`, asOf: number })),
      ),
    ),
  });
  // Number 3 lies behind the entry that opened the game, by which the first turn began.
  expect(again.tracks.map(({ states, ...rest }) => [rest, states.map(({ place }) => place)])).toEqual(
    once.tracks.map(({ states, ...rest }) => [rest, states.map(({ place }) => place)]),
  );
  expect(again.tracks[0]!.states[0]!.at).toBe('1941-05-20T14:00:00Z');
  expect(JSON.stringify(again)).not.toMatch(/zc1|"c1"|sizeKm|mover|asOf/);
});
