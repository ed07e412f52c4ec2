import { expect, it } from 'vitest';
import { stepsOfDesk } from './steps-of-desk';

type Desk = Parameters<typeof stepsOfDesk>[0];

const began = '2026-05-02T10:00:00.000Z';
const counter = (id: string, x: number | null) => ({ id, x, y: x, isLost: false });
const line = (counterIds: string[], action: string | null) => ({ counterIds, action });
const desk = (given: { phase?: string; counters?: object[]; sheets?: object[]; reports?: object[] }) =>
  ({
    clock: { turn: 5, phase: given.phase ?? 'orders', phaseStartedAt: began },
    counters: given.counters ?? [counter('c1', 10)],
    sheets: given.sheets ?? [],
    reports: given.reports ?? [],
  }) as unknown as Desk;
const done = (given: Parameters<typeof desk>[0], seen: string[] = []) =>
  stepsOfDesk(desk(given), seen)!.flatMap(({ key, isDone }) => (isDone ? [key] : []));

it('a step is ticked by what was done at the desk, and by nothing else', () => {
  expect(done({})).toEqual([]);
  expect(done({}, ['c2', 'r1'])).toEqual([]);
  expect(done({}, ['c1'])).toEqual(['find']);
  expect(done({ sheets: [{ turn: 5, state: 'draft', lines: [line([], 'move')] }] })).toEqual([]);
  expect(done({ sheets: [{ turn: 5, state: 'draft', lines: [line(['c1'], null)] }] })).toEqual([]);
  expect(done({ sheets: [{ turn: 5, state: 'draft', lines: [line(['c1'], 'move')] }] })).toEqual(['write']);
  expect(done({ sheets: [{ turn: 6, state: 'submitted', lines: [line(['c1'], 'move')] }] })).toEqual([]);
  expect(done({ sheets: [{ turn: 5, state: 'submitted', lines: [line(['c1'], 'move')] }] })).toEqual([
    'write',
    'handIn',
  ]);
});

it('the letter is the report that came in the briefing, and it is read when it was looked at', () => {
  const objective = { id: 'o', isObjective: true, releasedAt: '2026-05-02T10:05:00.000Z' };
  const before = { id: 'b', releasedAt: '2026-05-02T09:50:00.000Z' };
  const letter = { id: 'l', releasedAt: '2026-05-02T10:01:00.000Z' };
  const reports = [objective, before, letter];
  expect(done({ phase: 'briefing', reports }, ['o', 'b'])).toEqual([]);
  expect(done({ phase: 'briefing', reports }, ['l'])).toEqual(['read']);
  expect(done({ phase: 'orders', reports }, ['l'])).toEqual([]);
});

it('a team whose troops come later, or are lost, has no steps', () => {
  expect(stepsOfDesk(desk({ counters: [] }), [])).toBeNull();
  expect(stepsOfDesk(desk({ counters: [counter('c1', null)] }), [])).toBeNull();
  expect(stepsOfDesk(desk({ counters: [{ ...counter('c1', 10), isLost: true }] }), [])).toBeNull();
});
