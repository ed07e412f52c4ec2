import { describe, expect, it } from 'vitest';
import { stepsToTake, type TurnDone } from './steps-to-take';

/** The turn as it is opened: nothing is done, and the clock stands. */
const opened: TurnDone = {
  phase: 'orders',
  isClockStanding: true,
  isOver: false,
  teams: [
    { key: '1-airborne', name: '1 Airborne', sheet: 'nothing', rows: 0 },
    { key: '9-ss-panzer', name: '9 SS-Pz Hohenstaufen', sheet: 'nothing', rows: 0 },
  ],
  isMovementClosed: false,
  toMove: 0,
  isGroupingClosed: false,
  toSettle: 0,
  combats: [],
  drafted: [],
  released: [],
};
const [airborne, panzer] = opened.teams as [TurnDone['teams'][number], TurnDone['teams'][number]];
const withSheets = (first: TurnDone['teams'][number]['sheet'], second = first) => [
  { ...airborne, sheet: first, rows: 3 },
  { ...panzer, sheet: second, rows: 4 },
];
const both = ['1-airborne', '9-ss-panzer'];
const fight = { name: 'Arnhem', isResolved: false, isRuled: false };
const resolved = { ...fight, isResolved: true };
const ruled = { ...resolved, isRuled: true };

const step = (key: string, done: Partial<TurnDone>) => {
  const found = stepsToTake({ ...opened, ...done }).find((one) => one.key === key);
  if (!found) throw new Error(`no step ${key}`);
  return found;
};
const isDone = (key: string, done: Partial<TurnDone>) => step(key, done).isDone;
const leads = (key: string, done: Partial<TurnDone>) => {
  const { now, way } = step(key, done);
  return [now, way && ('path' in way ? way.path : way.deed)];
};

describe('the steps of a turn', () => {
  it('are eight, with the names of the teams and the numbers of their rows', () =>
    expect(stepsToTake({ ...opened, teams: withSheets('handedIn') }).map(({ says }) => says)).toEqual([
      'Start the clock, so that both staffs write their orders.',
      'Look at 1 Airborne’s desk, to see how little a team knows.',
      'Check the three rows of 1 Airborne, because Control reads every order before anything comes of it.',
      'Check the four rows of 9 SS-Pz Hohenstaufen, and see what 1 Airborne is not told.',
      'Close movement: from then on it is settled where every unit stands.',
      'Rule on each fight: accept what the die says, or overrule it and say why.',
      'Draft both letters: of all that came about, each says what its team may know.',
      'Release both letters: each team reads its own side of the same battle.',
    ]));

  it('are none without two teams', () => expect(stepsToTake({ ...opened, teams: [airborne] })).toEqual([]));

  it('begin with nothing done', () => expect(stepsToTake(opened).filter((one) => one.isDone)).toEqual([]));

  it('the clock: done when both sheets are in, and not with one of them', () => {
    expect(isDone('clock', { isClockStanding: false })).toBe(false);
    expect(isDone('clock', { teams: withSheets('handedIn', 'drafting') })).toBe(false);
    expect(isDone('clock', { teams: withSheets('handedIn') })).toBe(true);
    expect(isDone('clock', { teams: withSheets('accepted', 'reading') })).toBe(true);
  });

  it('the clock: starts it, waits while it runs, and says what is wrong when the phase went on without a sheet', () => {
    expect(leads('clock', {})).toEqual(['Let it run.', 'clock']);
    expect(leads('clock', { isClockStanding: false })).toEqual([
      '1 Airborne and 9 SS-Pz Hohenstaufen will hand in in a few seconds.',
      null,
    ]);
    expect(leads('clock', { phase: 'collection', teams: withSheets('handedIn', 'nothing') })).toEqual([
      'The sheets of 9 SS-Pz Hohenstaufen are not in. On the board, Other phases leads back to the orders.',
      '',
    ]);
  });

  it('a look: never done by the game, only by the browser that looked', () => {
    expect(step('look', { teams: withSheets('accepted'), released: both })).toMatchObject({
      isDone: false,
      isLookedAt: true,
      way: { path: '/sees/1-airborne' },
    });
  });

  it('a sheet: done when it is accepted, and not when it is opened or asked about', () => {
    for (const state of ['handedIn', 'reading', 'queried'] as const)
      expect(isDone('sheet 1-airborne', { teams: withSheets(state) }), state).toBe(false);
    expect(isDone('sheet 1-airborne', { teams: withSheets('accepted', 'handedIn') })).toBe(true);
    expect(isDone('sheet 9-ss-panzer', { teams: withSheets('accepted', 'handedIn') })).toBe(false);
    expect(leads('sheet 9-ss-panzer', { teams: withSheets('reading') })).toEqual([
      'Accept it as it is.',
      '/orders/9-ss-panzer',
    ]);
  });

  it('the moves: done when movement is closed; until then on to the phase, then the list', () => {
    expect(isDone('movement', { phase: 'movement' })).toBe(false);
    expect(isDone('movement', { isMovementClosed: true })).toBe(true);
    expect(leads('movement', {})[1]).toBe('nextPhase');
    expect(leads('movement', { phase: 'collection' })[1]).toBe('nextPhase');
    expect(leads('movement', { phase: 'movement', toMove: 2 })).toEqual([
      'Two rows are left, on the list beside the map.',
      '/map',
    ]);
    expect(leads('movement', { phase: 'movement', toMove: 0 })).toEqual([
      'No unit is left to move. Going on closes movement.',
      'nextPhase',
    ]);
  });

  it('the fights: done when the grouping is closed and each is ruled on', () => {
    const fought = { phase: 'combat', isMovementClosed: true } as const;
    expect(isDone('combat', { ...fought, combats: [ruled] })).toBe(false);
    expect(isDone('combat', { ...fought, isGroupingClosed: true, combats: [ruled, fight] })).toBe(false);
    expect(isDone('combat', { ...fought, isGroupingClosed: true, combats: [ruled] })).toBe(true);
    const over = { ...fought, isGroupingClosed: true, combats: [ruled], toSettle: 1 };
    expect(isDone('combat', over)).toBe(false);
    expect(leads('combat', over)).toEqual(['One unit waits for your word, below the list of combats.', '/combats']);
    expect(leads('combat', { ...fought, combats: [fight] })).toEqual([
      'Close the grouping. Then the die may fall.',
      '/combats',
    ]);
    expect(leads('combat', { ...fought, isGroupingClosed: true, combats: [fight] })).toEqual([
      'Resolve Arnhem: the die falls.',
      '/combats',
    ]);
    expect(leads('combat', { ...fought, isGroupingClosed: true, combats: [resolved] })).toEqual([
      'Accept what is found, or overrule it: Arnhem.',
      '/combats',
    ]);
  });

  it('the letters: drafted when each team has one, and released when each was told', () => {
    expect(isDone('drafts', { phase: 'briefing', drafted: ['1-airborne'] })).toBe(false);
    expect(isDone('drafts', { phase: 'briefing', drafted: both })).toBe(true);
    expect(isDone('release', { phase: 'briefing', drafted: both, released: ['9-ss-panzer'] })).toBe(false);
    expect(isDone('release', { phase: 'briefing', drafted: both, released: both })).toBe(true);
    expect(leads('drafts', { phase: 'combat' })[1]).toBe('nextPhase');
    expect(leads('drafts', { phase: 'briefing' })[1]).toBe('/reports');
  });
});
