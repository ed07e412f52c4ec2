import { describe, expect, test } from 'vitest';
import { recordedTableDice } from '@/companions/rules/table-dice';
import { type BattleCardAct, BattleCardChances, type BattleCardState, battleCard } from '.';
import { actsAllowed } from './acts-allowed';
import { type BattleCardFigures, recoveredFigures } from './figures';
import { advance, done, given, order } from './game-for-tests';
import { Solver } from './solve';
import { setupSchema } from './state';

const chances = {
  first: new BattleCardChances(setupSchema.parse({ orders: 'first' })),
  area: new BattleCardChances(setupSchema.parse({ orders: 'area' })),
};
const percent = (chance: number): string => (chance * 100).toFixed(2);

describe('best play from the start (the oracle of section 3.1)', () => {
  test('34.18 % when all orders are given first', () => {
    expect(percent(chances.first.win(given({ step: 'airdrop' })))).toBe('34.18');
  });
  test('34.61 % area by area', () => {
    expect(percent(chances.area.win(given({ step: 'airdrop', orders: 'area' })))).toBe('34.61');
  });
  test('area by area the best airdrop gives 64.7 %, the worst 7.7 %', () => {
    const dropped = (...rolls: number[]) =>
      chances.area.win(done(given({ step: 'airdrop', orders: 'area' }), { do: 'airdrop' }, ...rolls).state);
    expect((dropped(5, 6, 5) * 100).toFixed(1)).toBe('64.7');
    expect((dropped(1, 2, 1) * 100).toFixed(1)).toBe('7.7');
  });
  test('with the three cells of a program that copied them wrongly it would be 45.2 %', () => {
    const wrong = structuredClone(recoveredFigures);
    const put = (rows: BattleCardFigures['attack']['none'], allied: number, german: number, control: boolean) =>
      Object.assign(rows[2]!, { allied, german, control });
    put(wrong.attack.german, 0, 1, true);
    put(wrong.attack.none, 0, 1, true);
    put(wrong.defend.none, 0, 1, false);
    expect((new Solver(wrong, 'area').fromStart() * 100).toFixed(1)).toBe('45.2');
  });
});

/**
 * The chance by the game itself: every act, every face of every die, no solver. Only for the last turns of a game.
 */
const known = new Map<string, number>();
function byTheGame(state: BattleCardState): number {
  if (state.end) return state.end.isWon ? 1 : 0;
  const key = JSON.stringify({ ...state, figures: null });
  const value = known.get(key) ?? Math.max(0, ...actsOnce(state).map((act) => afterAct(state, act)));
  known.set(key, value);
  return value;
}

/** Each order is given once, so that the game ends. */
const actsOnce = (state: BattleCardState): BattleCardAct[] =>
  actsAllowed(state)
    .map(({ act }) => act)
    .filter((act) => act.do !== 'order' || !state.areas.find(({ name }) => name === act.area)!.order);

function afterAct(state: BattleCardState, act: BattleCardAct): number {
  const values = [1, 2, 3, 4, 5, 6].map((face) => {
    let asked = 0;
    const dice = recordedTableDice(() => {
      asked += 1;
      return face;
    });
    const answer = battleCard.act(state, act, dice);
    if (!answer.ok) throw new Error(answer.message);
    return { asked, value: asked > 0 || face === 1 ? byTheGame(answer.state) : 0 };
  });
  return values[0]!.asked === 0 ? values[0]!.value : values.reduce((sum, { value }) => sum + value, 0) / 6;
}

describe('the solver and the game agree', () => {
  const lastTurns: [string, Parameters<typeof given>[0]][] = [
    ['turn 6, Arnhem to be taken', { turn: 6, corps: 2, grave: { allied: 0, unit: null, german: 0 } }],
    [
      'turn 6, nobody can',
      { turn: 6, corps: 1, eindhoven: { allied: 0, unit: null, german: 0 }, grave: { german: 0 } },
    ],
    [
      'turn 5, Nijmegen and Arnhem to be taken',
      {
        turn: 5,
        corps: 1,
        eindhoven: { allied: 0, unit: null, german: 0 },
        grave: { allied: 0, unit: null, german: 0, isHeld: true },
        nijmegen: { allied: 4, unit: '82nd', german: 3 },
        arnhem: { allied: 3, german: 4, isHeld: true },
      },
    ],
    [
      'turn 5, a unit to go to Arnhem',
      {
        turn: 5,
        corps: 2,
        eindhoven: { allied: 0, unit: null, german: 0 },
        grave: { allied: 0, unit: null, german: 0 },
        nijmegen: { allied: 3, unit: '101st', german: 0, isHeld: true },
        arnhem: { allied: 2, german: 5 },
      },
    ],
  ];
  const cases = lastTurns.flatMap(([name, change]) =>
    (['first', 'area'] as const).map((o) => [name, o, change] as const),
  );
  test.each(cases)('%s, orders %s', (_name, orders, change) => {
    const state = given({ ...change, orders });
    expect(chances[orders].win(state)).toBeCloseTo(byTheGame(state), 12);
  });
  test('the choices of an advance are what the game makes of them', () => {
    const state = given({
      step: 'advance',
      turn: 5,
      corps: 1,
      eindhoven: { allied: 0, unit: null, german: 0 },
      grave: { allied: 3, german: 0, isHeld: true },
      nijmegen: { allied: 4, unit: '101st', german: 3, isHeld: true },
      arnhem: { allied: 4, german: 3 },
    });
    const choices = chances.first.choices(state);
    expect(choices.map(({ label }) => label)).toEqual([
      '30 Corps to Nijmegen',
      '82nd Airborne to Nijmegen',
      'Nobody advances',
    ]);
    for (const { act, win } of choices) expect(win).toBeCloseTo(afterAct(state, act), 12);
    expect(choices.map(({ win }) => win > 0)).toEqual([true, false, false]);
  });
});

describe('the choices that are open now', () => {
  test('the best of them is the chance of the state; a given order is weighed with the others', () => {
    const start = given();
    const choices = chances.first.choices(start);
    expect(choices).toHaveLength(6);
    expect(Math.max(...choices.map(({ win }) => win))).toBe(chances.first.win(start));
    const ordered = ['arnhem', 'grave', 'eindhoven'].reduce(
      (state, area) => done(state, order(area as 'arnhem', 'defend')).state,
      start,
    );
    const [fight, ...others] = chances.first.choices(ordered);
    expect(fight!.label).toBe('Fight at Arnhem');
    expect(others.map(({ label }) => label)).toEqual([
      '1st Airborne attacks at Arnhem instead',
      '82nd Airborne attacks at Grave instead',
      '101st Airborne attacks at Eindhoven instead',
    ]);
    expect(fight!.win).toBeLessThan(chances.first.win(ordered));
    expect(chances.first.win(ordered)).toBe(chances.first.win(start));
  });
  test('between two dice of a battle the orders stand, and the chance is that of the orders', () => {
    const ordered = (['arnhem', 'grave', 'eindhoven'] as const).reduce(
      (state, area) => done(state, order(area, 'attack')).state,
      given(),
    );
    const before = chances.first.choices(ordered)[0]!.win;
    const wins = [1, 2, 3, 4, 5, 6].map((die) => chances.first.win(done(ordered, { do: 'battle' }, die).state));
    expect(wins.reduce((sum, win) => sum + win, 0) / 6).toBeCloseTo(before, 12);
  });
  test('won is 1, lost is 0, and over there is nothing to choose', () => {
    const won = done(given({ step: 'advance', corps: 2, arnhem: { isHeld: true } }), advance('30 Corps')).state;
    const lost = done(given({ step: 'weather', turn: 6 }), { do: 'weather' }).state;
    expect([chances.first.win(won), chances.first.win(lost)]).toEqual([1, 0]);
    expect(chances.first.choices(won)).toEqual([]);
  });
});
