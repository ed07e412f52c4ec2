import { describe, expect, test } from 'vitest';
import { readMovementCase } from './movement';

const move = { mover: 'mech', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 3 };

const said = (reading: { ok: boolean; problems?: { path: string; message: string }[] }) =>
  reading.ok ? [] : reading.problems!.map(({ path, message }) => `${path}: ${message}`);
const without = (from: object, field: string) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== field));

describe('reading a move', () => {
  test('the shortest case', () => {
    expect(readMovementCase(move)).toMatchObject({ ok: true, case: { ...move, slowedBy: [] }, rolls: undefined });
    expect(readMovementCase({ ...move, rolls: [] })).toMatchObject({ ok: true, rolls: [] });
  });
  test.each(Object.keys(move))('%s is required', (field) => {
    expect(said(readMovementCase(without(move, field)))).toEqual([`${field}: is required`]);
  });
  test.each<[string, object, string]>([
    ['a roll', { rolls: [3] }, 'rolls: too many: nothing is rolled here'],
    ['a negative distance', { distanceKm: -1 }, 'distanceKm: must be at least 0'],
    ['an unknown mover', { mover: 'bicycle' }, 'mover: must be one of foot, mech, tank, towedArtillery, recce'],
    ['an unknown ground', { ground: 'sand' }, 'ground: must be one of open, close, woodTown, marsh'],
    ['an unknown mode', { mode: 'fast' }, 'mode: must be one of tactical, nonTactical, roadColumn'],
    ['a number as a cause', { slowedBy: [3] }, 'slowedBy.0: must be a text'],
    ['an unknown field', { speed: 3 }, 'speed: is not a known field'],
  ])('refused: %s', (_name, more, problem) => {
    expect(said(readMovementCase({ ...move, ...more }))).toEqual([problem]);
  });
});
