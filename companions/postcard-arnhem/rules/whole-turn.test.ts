import { expect, test } from 'vitest';
import { begin, play, replay, type Standing, undo } from '@/companions/rules/recorded-game';
import { scriptedDraws } from '@/companions/rules/table-dice';
import { postcardArnhem, testSet } from '.';
import { attack, coins, H, T } from './game-for-tests';
import type { PostcardAct, PostcardSetup, PostcardState } from './state';

/** Turn 1 of the test set, both sides, from the setup to the victory check. */
const script: [PostcardAct, ...number[]][] = [
  [{ do: 'drop', unit: '101st', hex: 'B4' }, H],
  [{ do: 'drop', unit: '82nd', hex: 'B5' }, H],
  [{ do: 'drop', unit: '1st', hex: 'B9' }, T],
  [{ do: 'openTurn' }],
  [{ do: 'strike', hex: 'B1' }, T],
  [attack('B1', 'guards', '43rd')],
  [coins, H, T, H],
  [{ do: 'advance', units: ['guards'] }],
  [{ do: 'breakthrough', unit: 'guards', path: ['B2'] }],
  [{ do: 'move', unit: '50th', path: ['B1'] }],
  [attack('B3', '101st', 'guards')],
  [coins, H, H],
  [{ do: 'advance', units: ['guards'] }],
  [{ do: 'endTurn' }],
  [{ do: 'drawReinforcements' }, 3, 3, 3],
  [{ do: 'place', unit: 'tettau', hex: 'A8' }],
  [{ do: 'place', unit: 'tigers', hex: 'D6' }],
  [{ do: 'place', unit: 'east-1', hex: 'D5' }],
  [{ do: 'move', unit: 'tigers', path: ['C6', 'B6'] }],
  [{ do: 'move', unit: 'east-1', path: ['C5'] }],
  [{ do: 'attack', hex: 'B5', units: ['tigers', 'east-1'], isPressed: true }],
  [coins, H, H, T],
  [{ do: 'stay', unit: '82nd' }],
  [{ do: 'endTurn' }],
];

/** The game after the first acts of the script. */
function after(acts: number): Standing<PostcardSetup, PostcardState, PostcardAct> {
  const begun = begin(postcardArnhem, { scenario: testSet }, scriptedDraws([1, 1, 1, 1, 1, T]).draw);
  if (!begun.ok) throw new Error(begun.message);
  return script
    .slice(0, acts)
    .reduce<Standing<PostcardSetup, PostcardState, PostcardAct>>((standing, [act, ...rolls]) => {
      const told = play(postcardArnhem, standing, act, scriptedDraws(rolls).draw);
      if (!told.ok) throw new Error(told.message);
      return told;
    }, begun);
}

test('an attack is taken back before its coins; not after them, nor once it has turned a garrison over (PA-27)', () => {
  const declared = after(6);
  expect(declared.game.acts.at(-1)!.act).toEqual(attack('B1', 'guards', '43rd'));
  const back = undo(declared);
  expect(back.ok && [back.game.acts.length, back.lines.length]).toEqual([5, 6]);
  expect(undo(after(7))).toMatchObject({ ok: false, code: 'dieRolled' });
  const turnedOver = after(11);
  expect(turnedOver.game.acts.at(-1)).toEqual({ act: attack('B3', '101st', 'guards'), rolls: [] });
  expect(undo(turnedOver)).toEqual({
    ok: false,
    code: 'turnedOver',
    rule: 'record',
    message: 'What lay hidden has been turned over. What was done before it stands.',
  });
});

test('a whole turn, both sides, by acts; its record is replayed to the same end', () => {
  const setup: PostcardSetup = { scenario: testSet };
  const opening = scriptedDraws([1, 1, 1, 1, 1, T]);
  const begun = begin(postcardArnhem, setup, opening.draw);
  if (!begun.ok) throw new Error(begun.message);
  let standing: Standing<PostcardSetup, PostcardState, PostcardAct> = begun;
  for (const [act, ...rolls] of script) {
    const { draw, end } = scriptedDraws(rolls);
    const told = play(postcardArnhem, standing, act, draw);
    if (!told.ok) throw new Error(`${JSON.stringify(act)}: ${told.message}`);
    end();
    standing = told;
  }
  const { state, lines } = standing;
  expect(state).toMatchObject({ step: 'between', turn: 1, end: null });
  const on = Object.fromEntries(state.units.filter(({ hex }) => hex).map(({ id, hex }) => [id, hex]));
  expect(on).toEqual({
    guards: 'B3',
    '43rd': 'south',
    '50th': 'B1',
    '101st': 'B4',
    '82nd': 'B5',
    '1st': 'B9',
    g2: 'B6',
    g3: 'B8',
    g5: 'B6',
    tettau: 'A8',
    tigers: 'B6',
    'east-1': 'C5',
  });
  const said = lines.flat().map(({ what }) => what);
  expect(said).toContain('15 against 4: 3:1.');
  expect(said).toContain('Garrison 1 is turned over in Eindhoven.');
  expect(said.at(-1)).toBe('The highway is not open to Arnhem.');
  expect(replay(postcardArnhem, JSON.parse(JSON.stringify(standing.game)))).toEqual(standing);
});
