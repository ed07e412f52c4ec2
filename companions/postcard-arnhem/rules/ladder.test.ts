import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import { always, fractionInWords, never, plus } from './fraction';
import { chancesOf, chancesWhenStanding, combatResults, oddsOf, type Rung, rungs, shifted, throwFor } from './ladder';

const H = 1;
const T = 2;

/** The chances that are not nil, as they are printed. */
const told = (rung: Rung, more: { isDisrupted?: boolean; isPressed?: boolean } = {}) =>
  Object.fromEntries(
    Object.entries(chancesOf({ rung, isDisrupted: false, isPressed: false, ...more }))
      .filter(([, { over }]) => over > 0)
      .map(([result, chance]) => [result, fractionInWords(chance)]),
  );

describe('Combat: the odds', () => {
  test.each([
    [2, 3, null],
    [3, 3, '1:1'],
    [4, 3, '1:1'],
    [3, 2, '3:2'],
    [7, 4, '3:2'],
    [4, 2, '2:1'],
    [5, 2, '2:1'],
    [3, 1, '3:1'],
    [7, 2, '3:1'],
    [4, 1, '4:1'],
    [20, 1, '4:1'],
    [1, 0, '4:1'],
    [0, 0, null],
  ])('%i against %i: %s (PA-1, PA-2)', (attack, defence, odds) => {
    const found = oddsOf(attack, defence);
    expect(found && `${found.attack}:${found.defence}`).toBe(odds);
  });
});

describe('Combat: the exact chances before the coins', () => {
  test('25 % up, 50 % at the odds, 25 % down', () => {
    expect(told('nil')).toEqual({ attackersLost: '1/4', nil: '1/2', disrupted: '1/4' });
    expect(told('disrupted')).toEqual({ nil: '1/4', disrupted: '1/2', retreat: '1/4' });
    expect(told('retreat')).toEqual({ disrupted: '1/4', retreat: '1/2', rout: '1/4' });
  });
  test('3:1: a quarter reaches the 50/50 of 4:1', () => {
    expect(told('rout')).toEqual({ retreat: '1/4', rout: '5/8', lost: '1/8' });
  });
  test('4:1: half and half, up from it eliminated outright (PA-3)', () => {
    expect(told('lostOrRout')).toEqual({ rout: '1/2', lost: '1/2' });
  });
  test('Disruption: one level up', () => {
    expect(told('nil', { isDisrupted: true })).toEqual(told('disrupted'));
    expect(told('lostOrRout', { isDisrupted: true })).toEqual({ rout: '1/8', lost: '7/8' });
  });
  test('Pressed Attack: a coin up or down before the two (PA-5, PA-7)', () => {
    expect(told('disrupted', { isPressed: true })).toEqual({
      attackersLost: '1/8',
      nil: '1/4',
      disrupted: '1/4',
      retreat: '1/4',
      rout: '1/8',
    });
    expect(told('nil', { isPressed: true })).toEqual({
      attackersLost: '3/8',
      nil: '1/4',
      disrupted: '1/4',
      retreat: '1/8',
    });
    expect(told('lostOrRout', { isPressed: true })).toEqual({ retreat: '1/8', rout: '3/8', lost: '1/2' });
  });
  test('PA-7: all steps are added before the ladder ends, not after each', () => {
    expect(told('lostOrRout', { isPressed: true, isDisrupted: true })).toEqual({
      rout: '1/4',
      lost: '3/4',
    });
  });
  test('No Retreat: ordered half, voluntary a quarter is eliminated; a rout eliminates both (PA-6)', () => {
    const words = (stand: 'ordered' | 'voluntary') =>
      Object.fromEntries(
        Object.entries(chancesWhenStanding({ rung: 'retreat', isDisrupted: false, isPressed: false }, stand)).map(
          ([result, chance]) => [result, fractionInWords(chance)],
        ),
      );
    expect(words('ordered')).toEqual({ attackersLost: '0', nil: '0', disrupted: '1/2', lost: '1/2' });
    expect(words('voluntary')).toEqual({ attackersLost: '0', nil: '0', disrupted: '5/8', lost: '3/8' });
  });
});

describe('the coins as thrown', () => {
  test.each<[string, Rung, boolean, number[], string]>([
    ['both heads: up', 'nil', false, [H, H], 'disrupted'],
    ['one of each: as the odds are', 'nil', false, [T, H], 'nil'],
    ['both tails: down at 1:1, the attackers are eliminated', 'nil', false, [T, T], 'attackersLost'],
    ['pressed up, then as the odds are', 'nil', true, [H, H, T], 'disrupted'],
    ['pressed down, both heads', 'retreat', true, [T, H, H], 'retreat'],
    ['4:1, eliminated', 'lostOrRout', false, [H, T, H], 'lost'],
    ['4:1, routed', 'lostOrRout', false, [H, T, T], 'rout'],
    ['4:1, both heads: eliminated without a further coin', 'lostOrRout', false, [H, H], 'lost'],
  ])('%s', (_name, rung, isPressed, coins, result) => {
    const dice = scriptedTableDice(coins);
    expect(throwFor({ rung, isDisrupted: false, isPressed }, dice).result).toBe(result);
    dice.end();
  });
});

const attacks = fc.record({ rung: fc.constantFrom(...rungs), isDisrupted: fc.boolean(), isPressed: fc.boolean() });

test('the chances sum to 1, and are those of all the coins that can fall', () => {
  fc.assert(
    fc.property(attacks, (attack) => {
      const chances = chancesOf(attack);
      expect(Object.values(chances).reduce(plus, never)).toEqual(always);
      const counts: Record<string, number> = {};
      for (let fall = 0; fall < 16; fall += 1) {
        const coins = [8, 4, 2, 1].map((bit) => (fall & bit ? T : H));
        let used = 0;
        const dice = {
          ...scriptedTableDice([]),
          coin: () => (coins[used++] === H ? 'heads' : 'tails') as 'heads' | 'tails',
        };
        const { result } = throwFor(attack, dice);
        counts[result] = (counts[result] ?? 0) + 1;
      }
      for (const result of combatResults)
        expect((chances[result].over * 16) / chances[result].under).toBe(counts[result] ?? 0);
    }),
  );
});

test('a better rung is never worse for the attacker', () => {
  for (const [at, rung] of rungs.entries()) expect(rungs.indexOf(shifted(rung, 1))).toBeGreaterThanOrEqual(at);
  expect([shifted('lost', 3), shifted('nil', -4)]).toEqual(['lost', 'attackersLost']);
});
