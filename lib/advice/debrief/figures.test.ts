import { describe, expect, it } from 'vitest';
import type { CombatForPrecedents } from '@/lib/db/cases/factor-rulings';
import {
  attentionOf,
  diceFell,
  factorsDoubted,
  lateSheets,
  lossesOver,
  medianOf,
  ruledBothWays,
  spentBy,
  type Timed,
  tookMs,
} from './figures';

const at = (clock: string) => new Date(`2026-05-02T${clock}Z`);
const sheet = (more: Partial<Timed>): Timed => ({
  kind: 'sheet',
  turn: 5,
  name: '',
  teams: ['Guards'],
  fromAt: at('10:00:00'),
  toAt: at('10:06:00'),
  isLate: false,
  seatId: 'anna',
  umpire: 'Anna',
  ...more,
});

describe('how long papers took', () => {
  it('from their beginning to their end; one that stands open has no time', () => {
    expect(tookMs(sheet({}))).toBe(360_000);
    expect(tookMs(sheet({ toAt: null }))).toBeNull();
  });

  it('the middle one: of four the mean of the second and third, of none nothing', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([9, 1, 5, 3])).toBe(4);
    expect(medianOf([])).toBeNull();
  });

  it('by umpire: the kinds in their order, the slowest first', () => {
    const papers = [
      sheet({}),
      sheet({ toAt: at('10:02:00') }),
      sheet({ toAt: null }),
      sheet({ umpire: 'Bert', seatId: 'bert', toAt: at('10:20:00') }),
      sheet({ kind: 'query', toAt: at('10:01:00') }),
    ];
    expect(spentBy(papers, ({ umpire }) => [umpire])).toEqual([
      { kind: 'sheet', whose: 'Bert', done: 1, open: 0, medianMs: 1_200_000, longestMs: 1_200_000 },
      { kind: 'sheet', whose: 'Anna', done: 2, open: 1, medianMs: 240_000, longestMs: 360_000 },
      { kind: 'query', whose: 'Anna', done: 1, open: 0, medianMs: 60_000, longestMs: 60_000 },
    ]);
  });

  it('a fight of two teams counts for both', () => {
    const fight = sheet({ kind: 'combat', teams: ['Guards', '9 SS'] });
    expect(spentBy([fight], ({ teams }) => teams).map(({ whose, done }) => [whose, done])).toEqual([
      ['9 SS', 1],
      ['Guards', 1],
    ]);
  });

  it('sheets late, by team', () => {
    const papers = [sheet({}), sheet({ isLate: true, teams: ['9 SS'] }), sheet({ kind: 'query', isLate: true })];
    expect(lateSheets(papers)).toEqual([
      { team: '9 SS', handedIn: 1, late: 1 },
      { team: 'Guards', handedIn: 1, late: 0 },
    ]);
  });
});

describe('Control’s attention', () => {
  const act = (clock: string, teams: string[], seatId = 'anna') => ({ at: at(clock), seatId, umpire: seatId, teams });

  it('is the time before an act, since the same umpire’s act before; three minutes at most', () => {
    const acts = [
      act('10:00:00', ['Guards']),
      act('10:00:30', ['9 SS'], 'bert'),
      act('10:01:00', ['Guards']),
      act('10:31:00', ['9 SS']),
      act('10:02:30', ['9 SS'], 'bert'),
    ];
    expect(attentionOf(acts)).toEqual([
      { team: '9 SS', umpire: 'anna', ms: 180_000 },
      { team: '9 SS', umpire: 'bert', ms: 120_000 },
      { team: 'Guards', umpire: 'anna', ms: 60_000 },
    ]);
  });

  it('is shared evenly among the teams of an act; of none in particular it stands apart', () => {
    const acts = [act('10:00:00', []), act('10:01:00', ['A', 'B']), act('10:01:20', [])];
    expect(attentionOf(acts)).toEqual([
      { team: 'A', umpire: 'anna', ms: 30_000 },
      { team: 'B', umpire: 'anna', ms: 30_000 },
      { team: '', umpire: 'anna', ms: 20_000 },
    ]);
  });
});

it('losses turn by turn: what is taken back counts against them, what is won back at rest does not', () => {
  const changes = [
    { turn: 5, side: 'german' as const, by: 4, isAtRest: false },
    { turn: 6, side: 'german' as const, by: -1, isAtRest: false },
    { turn: 6, side: 'german' as const, by: -2, isAtRest: true },
    { turn: 6, side: 'allied' as const, by: 3, isAtRest: false },
  ];
  expect(lossesOver([5, 6], ['allied', 'german'], changes)).toEqual([
    { turn: 5, side: 'allied', lost: 0, wonBack: 0 },
    { turn: 5, side: 'german', lost: 4, wonBack: 0 },
    { turn: 6, side: 'allied', lost: 3, wonBack: 0 },
    { turn: 6, side: 'german', lost: -1, wonBack: 2 },
  ]);
  expect(lossesOver([], ['allied', 'german'], [])).toEqual([]);
});

it('dice: each face against a sixth of all, together, by whose they were and by what for', () => {
  const die = (value: number, isServers: boolean | null, kind = 'Combat') => ({ kind, value, isServers, seatId: null });
  expect(diceFell([die(2, true), die(2, false), die(6, true), die(1, null, 'Bridge')])).toEqual([
    { kind: 'All dice', counts: [1, 2, 0, 0, 0, 1], expected: 4 / 6, mean: 2.75 },
    { kind: 'The console’s dice', counts: [0, 1, 0, 0, 0, 1], expected: 2 / 6, mean: 4 },
    { kind: 'Umpires’ own dice', counts: [0, 1, 0, 0, 0, 0], expected: 1 / 6, mean: 2 },
    { kind: 'Bridge', counts: [1, 0, 0, 0, 0, 0], expected: 1 / 6, mean: 1 },
    { kind: 'Combat', counts: [0, 2, 0, 0, 0, 1], expected: 0.5, mean: 10 / 3 },
  ]);
  expect(diceFell([])).toEqual([]);
});

describe('factors', () => {
  const combat = (number: number, more: Partial<CombatForPrecedents>): CombatForPrecedents => ({
    id: `c${number}`,
    turn: 5,
    number,
    name: 'Oosterbeek',
    by: 'Anna',
    lines: [
      { side: 'attacker', what: 'Status 6.', points: 6 },
      {
        side: 'attacker',
        what: 'Tactical advantage: on a hill.',
        points: 2,
        factors: ['tacticalAdvantage'],
        advantage: 'on a hill',
      },
    ],
    overruled: [],
    names: {},
    ticked: [],
    ...more,
  });
  const refused = { path: 'lines.1.points', found: 2, ruled: 0, reason: 'No hill there.' };

  it('doubted: those of a line overruled, of the combats they were in', () => {
    const combats = [combat(1, { overruled: [refused] }), combat(2, {}), combat(3, { overruled: [refused] })];
    expect(factorsDoubted(combats)).toEqual([
      { factor: 'tacticalAdvantage', doubted: 2, of: 3, combats: ['C1 Oosterbeek, turn 5', 'C3 Oosterbeek, turn 5'] },
    ]);
  });

  it('what was turned to come to a line is what was doubted; so is preparation ticked by hand', () => {
    const factors = [{ factor: 'closeCountry' as const, isGranted: true, words: 'Hedges.' }];
    const combats = [combat(1, { overruled: [{ ...refused, factors }], ticked: [{ unitId: 'u', isPrepared: true }] })];
    expect(factorsDoubted(combats).map(({ factor, doubted, of }) => [factor, doubted, of])).toEqual([
      ['closeCountry', 1, 1],
      ['unprepared', 1, 1],
    ]);
  });

  it('an overruled figure that is no line doubts no factor', () => {
    const overruled = [{ path: 'result', found: 'success', ruled: 'totalSuccess', reason: 'They ran.' }];
    expect(factorsDoubted([combat(1, { overruled })])).toEqual([]);
  });

  it('ruled both ways: given in one combat and refused in another', () => {
    const combats = [combat(1, { overruled: [refused] }), combat(2, { by: 'Bert' })];
    expect(ruledBothWays(combats, [])).toEqual([
      {
        factor: 'tacticalAdvantage',
        given: ['C2 Oosterbeek, turn 5, by Bert'],
        refused: ['C1 Oosterbeek, turn 5, by Anna'],
      },
    ]);
    expect(ruledBothWays([combat(2, {})], [])).toEqual([]);
  });

  it('ruled both ways: binding one way, decided the other', () => {
    const binding = { factor: 'tacticalAdvantage', isGranted: false, text: 'Not on a hill', turn: 5, by: 'Carl' };
    expect(ruledBothWays([combat(2, {})], [binding])[0]!.refused).toEqual([
      'binding for all, turn 5, by Carl: Not on a hill',
    ]);
  });
});
