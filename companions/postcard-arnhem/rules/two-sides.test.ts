import { describe, expect, it } from 'vitest';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import { postcardArnhem, testSet } from '.';
import { attack, coins, given, H, run, T } from './game-for-tests';
import type { PostcardState } from './state';
import { actLaid, boardFor, sideOfAct, sideToLay } from './two-sides';

/** The game as it starts, the garrisons shuffled so: which of those that are left, from 1. */
function started(shuffle: readonly number[]): PostcardState {
  const begun = postcardArnhem.start({ scenario: testSet }, scriptedTableDice([...shuffle, T]));
  if (!begun.ok) throw new Error(begun.message);
  return begun.state;
}
const choice = (state: PostcardState, label: string) => {
  const found = boardFor(sideToLay(state)!, state).choices.find((one) => one.label === label);
  if (!found) throw new Error(`no choice “${label}”`);
  return found;
};
const german = { player: 'german' as const, hasDrawn: true };

describe('who says what comes next', () => {
  it('the airdrop is the Allies’; turns, draws and coins are Control’s; a part is its player’s', () => {
    expect(sideToLay(started([1, 1, 1, 1, 1]))).toBe('allied');
    expect(sideToLay(given({ '1st': 'B9', '82nd': 'C5', '101st': 'C3' }, { step: 'airdrop', turn: 0 }))).toBeNull();
    expect(sideToLay(given({}, { step: 'between' }))).toBeNull();
    expect(sideToLay(given({ guards: 'B1' }))).toBe('allied');
    expect(sideToLay(given({ guards: 'B1' }, { player: 'german', hasDrawn: false }))).toBeNull();
    expect(sideToLay(given({ guards: 'B1' }, german))).toBe('german');
    expect(sideToLay(given({}, { step: 'over' }))).toBeNull();
  });

  it('an attack: the defender before the coins and on a retreat, the attacker on a rout and who advances', () => {
    // Guards (8) and 43rd, which has not moved (7), on KG East 2, whose defence is 2.
    const declared = run(given({ guards: 'B1', '43rd': 'B1', 'east-2': 'B2' }), [attack('B2', 'guards', '43rd')]).state;
    expect(sideToLay(declared)).toBe('german');
    expect(boardFor('allied', declared)).toMatchObject({ isToLay: false, choices: [] });
    expect(boardFor('german', declared).choices.map(({ about, label }) => [about, label])).toEqual([
      ['The coins', 'Let the coins fall'],
      ['KG East 2', 'KG East 2: No Retreat!'],
    ]);
    expect(boardFor('allied', declared).attack).toBe('An attack on B2, 15 against 2.');
    expect(sideOfAct(declared, coins)).toBeNull();
    expect(sideOfAct(declared, { do: 'stand', unit: 'east-2' })).toBe('german');
    expect(sideOfAct(declared, { do: 'cancelAttack' })).toBeNull();
    // A rout is led by the attacker, a retreat by its owner.
    const routed = { ...declared, attack: { ...declared.attack!, result: 'rout' as const, undecided: ['east-2'] } };
    expect(sideToLay(routed)).toBe('allied');
    const beaten = { ...declared, attack: { ...declared.attack!, result: 'retreat' as const, undecided: ['east-2'] } };
    expect(sideToLay(beaten)).toBe('german');
    expect(boardFor('allied', beaten).attack).toContain('Result: ');
  });
});

describe('what both are shown', () => {
  it('a hidden garrison has no name and no factors, for the Germans either', () => {
    for (const side of ['allied', 'german'] as const) {
      const { units } = boardFor(side, started([1, 1, 1, 1, 1]));
      expect(units.filter(({ hex }) => hex === 'B8').map(({ name, factors }) => [name, factors])).toEqual([
        ['Hidden garrison', '?'],
      ]);
      expect(JSON.stringify(units)).not.toMatch(/Garrison \d|"g\d"/);
    }
  });

  it('two worlds that differ in the shuffle alone are the same board, byte by byte', () => {
    for (const side of ['allied', 'german'] as const) {
      const board = (shuffle: readonly number[]) => {
        const begun = started(shuffle);
        return JSON.stringify([
          boardFor(side, begun),
          boardFor(side, { ...begun, step: 'turn', turn: 1, missionsLeft: 2 }),
          boardFor(side, { ...begun, step: 'turn', turn: 1, ...german }),
        ]);
      };
      const one = board([1, 1, 1, 1, 1]);
      for (const shuffle of [
        [5, 1, 1, 1, 1],
        [3, 2, 3, 1, 1],
        [5, 4, 3, 2, 1],
      ])
        expect(board(shuffle)).toBe(one);
    }
  });

  it('the units of the map, those to jump and those drawn; nothing of those to come', () => {
    const { units } = boardFor('allied', started([1, 1, 1, 1, 1]));
    expect(units.find(({ name }) => name === '1st Airborne')).toEqual({
      name: '1st Airborne',
      side: 'allied',
      hex: null,
      where: 'to jump',
      factors: '4-5',
      marks: [],
    });
    expect(units.some(({ name }) => name === 'Tiger 502')).toBe(false);
  });
});

describe('what is laid', () => {
  it('a choice is the act of the game; another id is none', () => {
    const state = started([1, 1, 1, 1, 1]);
    const { id } = choice(state, '1st Airborne jumps on B9');
    expect(actLaid(state, id)).toEqual({ do: 'drop', unit: '1st', hex: 'B9' });
    expect(actLaid(state, '9999')).toBeNull();
    expect(actLaid(state, '')).toBeNull();
  });

  it('a hidden garrison is moved by what it is, which nobody at the table learns', () => {
    // Shuffled 5 first: Garrison 5 lies in Eindhoven, Garrison 1 and 4 in Nijmegen, Garrison 2 in Arnhem.
    const state = { ...started([5, 1, 1, 1, 1]), step: 'turn' as const, turn: 1, ...german };
    const laid = choice(state, 'Hidden garrison (Arnhem) to Elst');
    expect(laid.about).toBe('Hidden garrison (Arnhem)');
    const act = actLaid(state, laid.id)!;
    expect(act).toMatchObject({ do: 'move', unit: 'g2' });
    expect(run(state, [act]).state.units.find(({ id }) => id === 'g2')!.hex).toBe('B7');
  });

  it('every choice is an act that the game takes', () => {
    const states = [
      given({ guards: 'B2', '1st': 'B9', 'east-2': 'B3', tigers: 'C9' }),
      given({ guards: 'B2', '1st': 'B9', 'east-2': 'B3', tigers: 'C9' }, german),
    ];
    for (const state of states) {
      const { choices } = boardFor(state.player, state);
      expect(choices.length).toBeGreaterThan(10);
      for (const { id } of choices) {
        const act = actLaid(state, id)!;
        expect(postcardArnhem.act(state, act, scriptedTableDice([H, H, H]))).toMatchObject({ ok: true });
      }
    }
  });
});
