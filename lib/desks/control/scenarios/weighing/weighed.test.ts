import { describe, expect, it } from 'vitest';
import type { TurnFigures, WeighedScenario } from '@/lib/db/scenarios/weighings';
import type { Side } from '@/lib/words';
import { spreadOf } from './spread';
import { idleTeams, type Play, placesAt, progressOf, saidOf, weighedTurns } from './weighed';

const about: WeighedScenario = {
  title: 'Two bridges',
  sides: { allied: 'Allied', german: 'German' },
  turns: [5, 6],
  places: ['The bridge', 'The ferry'],
  teams: { south: 'South', north: 'North', east: 'East' },
  withoutPlan: [],
};

const turn = (number: number, bridge: Side | null, more: Partial<TurnFigures> = {}): TurnFigures => ({
  turn: number,
  held: { 'The bridge': bridge, 'The ferry': 'german' },
  stepsLost: { allied: 0, german: 0 },
  short: 0,
  waiting: 0,
  idle: [],
  faults: 0,
  tookMs: 1000,
  ...more,
});

const play = (number: number, turns: TurnFigures[], more: Partial<Play> = {}): Play => ({
  number,
  turns,
  isOver: true,
  brokeIn: null,
  because: '',
  ...more,
});

/** Four plays, of which the third broke in turn 6. */
const plays = [
  play(1, [
    turn(5, 'german', { stepsLost: { allied: 1, german: 2 }, waiting: 2, idle: ['east'] }),
    turn(6, 'allied', { stepsLost: { allied: 4, german: 2 }, short: 3 }),
  ]),
  play(2, [
    turn(5, 'german', { stepsLost: { allied: 3, german: 0 }, idle: ['east', 'north'] }),
    turn(6, 'allied', { stepsLost: { allied: 7, german: 3 }, short: 1, idle: ['east'] }),
  ]),
  play(3, [turn(5, null, { stepsLost: { allied: 0, german: 1 } })], { isOver: false, brokeIn: 6, because: 'no' }),
  play(4, [
    turn(5, 'allied', { stepsLost: { allied: 2, german: 5 }, waiting: 6 }),
    turn(6, 'german', { stepsLost: { allied: 5, german: 6 } }),
  ]),
];

describe('the spread of figures', () => {
  it.each([
    [[3], { lowest: 3, lower: 3, median: 3, upper: 3, highest: 3 }],
    [[4, 1, 3, 2], { lowest: 1, lower: 1.8, median: 2.5, upper: 3.3, highest: 4 }],
    [[0, 10, 2, 8, 5], { lowest: 0, lower: 2, median: 5, upper: 8, highest: 10 }],
  ])('%j', (figures, spread) => expect(spreadOf(figures)).toEqual(spread));

  it('there is none of nothing', () => expect(spreadOf([])).toBeNull());
});

describe('the turns of many plays', () => {
  const [fifth, sixth, ...others] = weighedTurns(about, plays);

  it('are as many as any play has come to, with the plays that have', () => {
    expect([fifth!.turn, fifth!.plays, sixth!.turn, sixth!.plays, others]).toEqual([5, 4, 6, 3, []]);
  });

  it('have the objectives, the losses, the traffic and the idle teams of each', () => {
    expect(fifth!.figures).toEqual({
      heldAllied: { lowest: 0, lower: 0, median: 0, upper: 0.3, highest: 1 },
      heldGerman: { lowest: 1, lower: 1, median: 1.5, upper: 2, highest: 2 },
      lostAllied: { lowest: 0, lower: 0.8, median: 1.5, upper: 2.3, highest: 3 },
      lostGerman: { lowest: 0, lower: 0.8, median: 1.5, upper: 2.8, highest: 5 },
      short: { lowest: 0, lower: 0, median: 0, upper: 0, highest: 0 },
      waiting: { lowest: 0, lower: 0, median: 1, upper: 3, highest: 6 },
      idle: { lowest: 0, lower: 0, median: 0.5, upper: 1.3, highest: 2 },
    });
    expect(sixth!.figures.lostAllied).toEqual({ lowest: 4, lower: 4.5, median: 5, upper: 6, highest: 7 });
    expect(sixth!.figures.short.median).toBe(1);
  });

  it('say who has each place at the end', () => {
    expect(placesAt(about, plays, 6)).toEqual([
      { place: 'The bridge', allied: 2, german: 1, nobody: 0 },
      { place: 'The ferry', allied: 0, german: 3, nobody: 0 },
    ]);
    expect(placesAt(about, plays, 5)[0]).toEqual({ place: 'The bridge', allied: 1, german: 2, nobody: 1 });
  });

  it('say which teams were idle, the most often first', () => {
    expect(idleTeams(about, plays)).toEqual([
      { name: 'East', turns: 3, of: 7 },
      { name: 'North', turns: 1, of: 7 },
    ]);
  });
});

describe('what the plays say in sentences', () => {
  it('is of the place that is least sure, and what it cost', () => {
    expect(saidOf(about, plays, weighedTurns(about, plays))).toEqual([
      'The Allied side holds The bridge after turn 6 in 2 of 3 plays.',
      'By then the median of the steps lost is Allied 5, German 3.',
    ]);
  });

  it('is of nobody where nobody has it most often', () => {
    const one = [play(1, [turn(5, null)])];
    expect(saidOf(about, one, weighedTurns(about, one))[0]).toBe(
      'After turn 5 nobody holds The bridge in 1 of 1 play.',
    );
  });

  it('is that nothing is counted where no objective names a place, and nothing before a turn was played', () => {
    const without = { ...about, places: [] };
    const one = [play(1, [turn(5, null)])];
    expect(saidOf(without, one, weighedTurns(without, one))[0]).toBe(
      'No objective names a place, so it is not counted who has what.',
    );
    expect(saidOf(about, [], [])).toEqual([]);
  });
});

describe('how far it is', () => {
  it('is counted in turns, and reckoned by the turns that were played', () => {
    const so = [plays[0]!, play(2, [turn(5, 'german', { tookMs: 4000 })], { isOver: false })];
    expect(progressOf(about, 4, so)).toEqual({ done: 3, of: 8, plays: 1, leftMs: 10_000 });
  });

  it('takes a play that broke for done', () => {
    expect(progressOf(about, 4, plays)).toEqual({ done: 8, of: 8, plays: 4, leftMs: 0 });
  });

  it('is not reckoned before the first turn', () => {
    expect(progressOf(about, 4, [play(1, [], { isOver: false })])).toEqual({ done: 0, of: 8, plays: 0, leftMs: null });
  });
});
