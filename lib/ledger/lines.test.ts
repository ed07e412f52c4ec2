import { expect, test } from 'vitest';
import { ledgerLine } from './lines';

const moved = {
  number: 41,
  act: 40,
  turn: 5,
  at: '1944-09-18T15:04:05.678Z',
  seatId: 'seat-1',
  seatLabel: 'Map Control',
  verb: 'move-unit',
  rule: '§6',
  reason: '=1+1',
  undoes: null,
  companionGameId: null,
  kind: 'unit',
  subjectId: 'G149',
  before: { x: 36.2, stepsLost: 0, isOnMap: true },
  after: { x: 36, stepsLost: 1, isOnMap: true },
};
const faultOf = (line: object): string | null =>
  ledgerLine
    .safeParse(line)
    .error?.issues.map(({ path }) => path.join('.'))
    .join(' ') ?? null;

test('a line of the ledger has the fields of its kind, each of its type', () => {
  expect(faultOf(moved)).toBeNull();
  expect(faultOf({ ...moved, before: null, after: null, kind: 'ground' })).toBeNull();
  expect(faultOf({ ...moved, kind: 'elephant' })).toBe('kind');
  expect(faultOf({ ...moved, after: { steps: 1 } })).toBe('after');
  expect(faultOf({ ...moved, after: { isOnMap: 'yes' } })).toBe('after.isOnMap');
  expect(faultOf({ ...moved, after: { stepsLost: 0.5 } })).toBe('after.stepsLost');
  expect(faultOf({ ...moved, after: { lastAction: 'dance' } })).toBe('after.lastAction');
  expect(faultOf({ ...moved, at: 'yesterday' })).toBe('at');
  expect(faultOf({ ...moved, secret: 1 })).toBe('');
});
