import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recoveredFigures } from '../companions/battle-card/rules';
import { testSet } from '../companions/postcard-arnhem/rules';
import { runCompanionCommand } from './companion';

const root = new URL('..', import.meta.url);
const opcom = (words: string[], input: unknown = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/opcom.mjs', ...words], {
    cwd: root,
    input: typeof input === 'string' ? input : JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
};
const at = (...words: string[]) => ['battle-card', ...words];
const card = (...words: string[]) => ['companion', ...at(...words)];

/** The output of the words, without a process of their own. */
function printed(words: string[]) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const problems = runCompanionCommand(words);
  const text = write.mock.calls.map(([chunk]) => chunk).join('');
  write.mockRestore();
  expect(problems).toEqual([]);
  return JSON.parse(text);
}

let folder: string;
let files = 0;
/** A file that holds this. */
function written(content: unknown): string {
  files += 1;
  const file = join(folder, `${files}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const opening = [
  { do: 'airdrop' },
  { do: 'order', area: 'arnhem', order: 'defend' },
  { do: 'order', area: 'grave', order: 'attack' },
  { do: 'order', area: 'eindhoven', order: 'attack' },
  { do: 'battle' },
];

describe('opcom companion battle-card', () => {
  test('solve --orders first: best play wins 34.18 %', () => {
    const { status, stdout, stderr } = opcom(card('solve', '--orders', 'first'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/"win": 0\.3418/);
  });
  test('solve --orders area: best play wins 34.61 %', () => {
    expect(printed(at('solve', '--orders', 'area'))).toMatchObject({
      orders: 'area',
      win: expect.closeTo(0.346103, 6),
      choices: [{ label: 'Roll the airdrop', win: expect.closeTo(0.346103, 6) }],
    });
  });
  test('play with scripted rolls; its record is replayed to the same end; solve tells each choice there', () => {
    const first = opcom(card('play', '--rolls', '5,3,6,4'), { acts: opening });
    expect({ status: first.status, stderr: first.stderr }).toEqual({ status: 0, stderr: '' });
    const { game, state, lines } = JSON.parse(first.stdout);
    expect(game.acts.map(({ rolls }: { rolls: { value: number }[] }) => rolls.map(({ value }) => value))).toEqual([
      [5, 3, 6],
      [],
      [],
      [],
      [4],
    ]);
    expect(state).toMatchObject({ step: 'battle', turn: 1 });
    expect(lines.at(-1)[1].what).toBe('Arnhem: 4 is rolled: no effect. Allies 5, Germans 2.');
    const file = written(game);
    expect(opcom(card('replay', file))).toEqual(first);
    expect(printed(at('replay', written(JSON.parse(first.stdout))))).toEqual(JSON.parse(first.stdout));
    const { choices } = printed(at('solve', file));
    expect(choices).toHaveLength(1);
    expect(choices[0]).toMatchObject({ act: { do: 'battle' }, label: 'Fight at Grave' });
    expect(choices[0].win).toBeGreaterThan(0.3);
  });
  test('play rolls by itself where no rolls are given', () => {
    const { game, state } = printed(at('play', written({ setup: { orders: 'area' }, acts: [{ do: 'airdrop' }] })));
    expect(game.acts[0].rolls).toHaveLength(3);
    expect(state.orders).toBe('area');
  });
  test('what is wrong goes to standard error, one line each, and nothing is printed: exit 2', () => {
    expect(opcom(card('play', '--rolls', '1,2,3'), { setup: { orders: 'last' }, acts: [{ do: 'retreat' }] })).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'setup.orders: must be one of first, area\nacts.0.do: must be one of airdrop, order, battle, reinforce, advance, airborne, weather\n',
    });
  });
  test('schema: what play and replay read', () => {
    const { play, replay } = printed(at('schema'));
    expect(Object.keys(play.properties)).toEqual(['setup', 'acts']);
    expect(replay.required).toEqual(['companion', 'setup', 'rolls', 'acts']);
  });
});

const holed = structuredClone(recoveredFigures);
holed.attack.none.splice(1, 1);
const played = {
  companion: 'battle-card',
  setup: { orders: 'first', figures: recoveredFigures },
  rolls: [],
  acts: [{ act: { do: 'airdrop' }, rolls: [1, 2, 3].map((value) => ({ forWhat: 'airdrop', sides: 6, value })) }],
};
const withRolls = (rolls: unknown[]) => ({ ...played, acts: [{ act: { do: 'airdrop' }, rolls }] });

describe('opcom companion postcard-arnhem', () => {
  test('play, and its record replayed to the same end', () => {
    const rolls = '1,1,1,1,1,2,1,2';
    const acts = [
      { do: 'drop', unit: '101st', hex: 'B4' },
      { do: 'drop', unit: '82nd', hex: 'B5' },
    ];
    const game = printed(['postcard-arnhem', 'play', '--rolls', rolls, written({ acts })]);
    expect(game.lines.slice(1)).toEqual([
      [{ what: '101st Airborne lands in B4, in order.', rule: 'Setup, PA-17', source: 'book' }],
      [{ what: '82nd Airborne lands in Grave, disrupted.', rule: 'Setup, PA-17', source: 'book' }],
    ]);
    expect(printed(['postcard-arnhem', 'replay', written(game.game)])).toEqual(game);
  });
  test('a hex off the map, a wrong map and solve are refused by name', () => {
    const off = written({ acts: [{ do: 'drop', unit: '101st', hex: 'Z1' }] });
    expect(runCompanionCommand(['postcard-arnhem', 'play', off])).toEqual(['acts.0.hex: "Z1" is not on the map.']);
    const map = structuredClone(testSet);
    map.garrisoned = ['B3', 'Q9'];
    expect(runCompanionCommand(['postcard-arnhem', 'play', written({ setup: { scenario: map } })])).toEqual([
      'setup.scenario.garrisoned.1: "Q9" is not on the map: name one of its hexes',
    ]);
    expect(runCompanionCommand(['postcard-arnhem', 'solve'])).toEqual([
      'verb: "solve" is not known; known are play, replay, schema',
    ]);
  });
});

describe('bad input: the place named, with what would be right', () => {
  test.each<[string, string[], unknown, string]>([
    ['no name', [], '', 'name: is missing; known are battle-card'],
    ['an unknown game', ['chess', 'play'], '', 'name: "chess" is not known; known are battle-card'],
    ['no verb', at(), '', 'verb: is missing; known are play, replay, schema, solve'],
    ['an unknown verb', at('win'), '', 'verb: "win" is not known; known are play, replay, schema, solve'],
    ['not JSON', at('play'), '{"acts":[', ': is not JSON: '],
    ['a list', at('play'), [], ': must be an object'],
    ['an unknown act', at('play'), { acts: [{ do: 'retreat' }] }, 'acts.0.do: '],
    ['an unknown field', at('play'), { setup: { order: 'first' } }, 'setup.order: is not a known field'],
    [
      'a table with a hole',
      at('play'),
      { setup: { figures: holed } },
      'setup.figures.attack.none.1.from: Nothing is said for 2: this band begins at 2.',
    ],
    [
      'an act refused',
      at('play', '--rolls', '1,2,3'),
      { acts: [{ do: 'airdrop' }, { do: 'airdrop' }] },
      'acts.1.do: Not now: the battle is to be fought now.',
    ],
    [
      'too few rolls',
      at('play', '--rolls', '1,2'),
      { acts: [{ do: 'airdrop' }] },
      '--rolls: too few: 2 given, one more is asked for airdrop of 1st Airborne',
    ],
    [
      'too many rolls',
      at('play', '--rolls', '1,2,3,4'),
      { acts: [{ do: 'airdrop' }] },
      '--rolls: too many: 4 given, 3 asked for',
    ],
    [
      'a roll of 7',
      at('play', '--rolls', '1,7,3'),
      { acts: [{ do: 'airdrop' }] },
      '--rolls: roll 2 must be a whole number from 1 to 6 (airdrop of 82nd Airborne)',
    ],
    ['rolls that are none', at('play', '--rolls', '1,x'), '', '--rolls: must be whole numbers with commas'],
    ['an unknown option', at('play', '--dice', '1'), '', '--dice: is not a known option'],
    ['an option without its value', at('play', '--rolls'), '', '--rolls: needs a value behind it'],
    ['two files', at('replay', 'a', 'b'), '', 'a b: one file at most'],
    [
      'a file that is not there',
      at('replay', 'nowhere.json'),
      '',
      'nowhere.json: cannot be read. There is no nowhere.json.',
    ],
    ['a record of another game', at('replay'), { ...played, companion: 'chess' }, 'companion: must be battle-card'],
    ['a record without acts', at('replay'), { ...played, acts: undefined }, 'acts: is required'],
    [
      'a record with a roll too few',
      at('replay'),
      withRolls(played.acts[0]!.rolls.slice(1)),
      'acts.0.rolls: Rolls of acts.0.rolls: too few: 2 given, ',
    ],
    [
      'a record with a roll too many',
      at('replay'),
      withRolls([...played.acts[0]!.rolls, { forWhat: 'more', sides: 6, value: 1 }]),
      'acts.0.rolls: Rolls of acts.0.rolls: too many: 4 given, 3 asked for',
    ],
    [
      'a record with a die of 7',
      at('replay'),
      withRolls([{ forWhat: 'airdrop', sides: 6, value: 7 }]),
      'acts.0.rolls.0.value: must not be above its sides',
    ],
    [
      'a record with an act that was not allowed',
      at('replay'),
      { ...played, acts: [{ act: { do: 'weather' }, rolls: [] }] },
      'acts.0.act.do: Not now: the airdrop is rolled first.',
    ],
    ['orders that are none', at('solve', '--orders', 'last'), '', '--orders: must be first or area'],
  ])('%s', (_name, words, input, problem) => {
    const [told] = runCompanionCommand(input === '' ? words : [...words, written(input)]);
    expect(told?.slice(0, problem.length)).toBe(problem);
    expect(told?.includes('\n')).toBe(false);
  });
});
