import { describe, expect, test } from 'vitest';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import { problemsOf } from '@/lib/adjudication/problems';
import { actsAllowed, postcardArnhem, scenarioSchema, testSet } from '.';
import { given, H, refusal, run, T, where } from './game-for-tests';
import { seenByPlayers, unitOf } from './state';

const move = (unit: string, ...path: string[]) => ({ do: 'move' as const, unit, path });
const german = { player: 'german' as const, hasDrawn: true };

describe('Setup', () => {
  test('garrisons are shuffled on Eindhoven, Nijmegen and Arnhem and hidden; a coin for the SS panzer divisions', () => {
    const started = postcardArnhem.start({ scenario: testSet }, scriptedTableDice([5, 1, 1, 1, 1, H]));
    if (!started.ok) throw new Error(started.message);
    const { state } = started;
    expect(['g5', 'g1', 'g2', 'g3', 'g4'].map((id) => where(state, id))).toEqual(['B3', 'B6', 'B8', 'B3', 'B6']);
    expect([where(state, '6para'), where(state, 'guards'), state.doPanzersStart]).toEqual(['B1', 'south', true]);
    expect(refusal(state, { do: 'openTurn' }).code).toBe('airdropDue');
    const seen = seenByPlayers(state);
    expect(JSON.stringify(seen)).not.toMatch(/"g\d"|Garrison \d/);
    expect(seen.units.filter(({ id }) => id.startsWith('hidden')).map(({ hex }) => hex)).toEqual([
      'B3',
      'B3',
      'B6',
      'B6',
      'B8',
    ]);
  });
  test('PA-17 airborne units drop where no German is, half disrupted; the Poles later, by air mission (PA-16)', () => {
    const state = given({ 'east-1': 'C6' }, { step: 'airdrop', turn: 0 });
    expect(refusal(state, { do: 'drop', unit: '1st', hex: 'C6' }).code).toBe('germansThere');
    expect(refusal(state, { do: 'drop', unit: '1st', hex: 'Z9' })).toMatchObject({ code: 'offMap', field: 'hex' });
    expect(refusal(state, { do: 'drop', unit: 'guards', hex: 'C5' }).code).toBe('notAirborne');
    const { state: landed } = run(
      state,
      [{ do: 'drop', unit: '1st', hex: 'B9' }, T],
      [{ do: 'drop', unit: '82nd', hex: 'C5' }, H],
      [{ do: 'drop', unit: '101st', hex: 'C3' }, H],
      [{ do: 'openTurn' }],
      [{ do: 'drop', unit: 'poles', hex: 'C7' }, H],
    );
    expect([unitOf(landed, '1st')!.isDisrupted, unitOf(landed, '82nd')!.isDisrupted]).toEqual([true, false]);
    expect([where(landed, 'poles'), landed.missionsLeft]).toEqual(['C7', 1]);
  });
});

describe('Operational Movement (PA-11)', () => {
  test('1 hex, 2 without an attack; along a road four, three or two times as far', () => {
    const state = given({ guards: 'B1', '101st': 'B1', '43rd': 'A2' });
    expect(unitOf(run(state, [move('guards', 'B2', 'B3', 'B4', 'B5')]).state, 'guards')).toMatchObject({
      hex: 'B5',
      mayAttack: true,
    });
    const far = run(state, [move('guards', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8')]);
    expect(unitOf(far.state, 'guards')!.mayAttack).toBe(false);
    expect(unitOf(run(state, [move('101st', 'B2', 'B3')]).state, '101st')!.mayAttack).toBe(true);
    expect(refusal(state, move('101st', 'B2', 'B3', 'B4', 'B5', 'B6'))).toMatchObject({
      code: 'tooFar',
      field: 'path.4',
    });
    expect(unitOf(run(state, [move('43rd', 'A3', 'A4')]).state, '43rd')!.mayAttack).toBe(false);
    const panzer = given({ 'ss-1': 'B8' }, german);
    expect(unitOf(run(panzer, [move('ss-1', 'B7', 'B6', 'B5')]).state, 'ss-1')!.mayAttack).toBe(true);
  });
  test('PA-13 zones of control stop: of divisions and of Kampfgruppen that attack with more than 1', () => {
    const state = given({ guards: 'B1', 'east-1': 'C3' });
    expect(refusal(state, move('guards', 'B2', 'B3', 'B4'))).toMatchObject({ code: 'stopInZone', field: 'path.2' });
    expect(
      where(run(given({ guards: 'B1', 'east-3': 'C3' }), [move('guards', 'B2', 'B3', 'B4')]).state, 'guards'),
    ).toBe('B4');
  });
  test('PA-13 one hex to a friend is always allowed, out of a zone too', () => {
    const state = given({ guards: 'B1', '101st': 'B4', 'east-1': 'C3' });
    expect(where(run(state, [move('guards', 'B2', 'B3', 'B4')]).state, 'guards')).toBe('B4');
    expect(refusal(state, move('guards', 'B2', 'B3', 'B4', 'B5')).code).toBe('stopInZone');
  });
  test('Stacking: three in a hex, ever: nobody passes through a hex that is full', () => {
    const state = given({ guards: 'B1', '101st': 'B2', '82nd': 'B2', '1st': 'B2' });
    expect(refusal(state, move('guards', 'B2', 'B3'))).toMatchObject({ code: 'isFull', field: 'path.0' });
    expect(where(run(state, [move('101st', 'B3')], [move('guards', 'B2', 'B3')]).state, 'guards')).toBe('B3');
  });
  test('PA-12 airborne units that have not jumped do not move; PA-29 the British attack what holds the entry', () => {
    const state = given({ guards: 'south', '6para': 'B1' });
    expect(refusal(state, move('poles', 'B2')).code).toBe('notInPlay');
    expect(refusal(state, move('guards', 'B1')).message).toBe('The enemy is in the frontier: attack it instead.');
  });
  test('Terrain: over a river without a bridge 1 hex and no attack', () => {
    const state = given({ '101st': 'C4' });
    expect(refusal(state, move('101st', 'C5', 'C6')).code).toBe('riverAlone');
    expect(unitOf(run(state, [move('101st', 'C5')]).state, '101st')!.mayAttack).toBe(false);
  });
  test('every move is listed: a hex where a crossing without a bridge ends is passed by the bridge too (PA-11)', () => {
    const listed = actsAllowed(given({ 'east-3': 'C6' }, german)).map(({ label }) => label);
    // From C6 there is Elst over the river, no attack, or Nijmegen and its bridge: by road 2 hexes, and Arnhem lies behind.
    expect(listed).toContain('KG East 3 to Elst');
    expect(listed).toContain('KG East 3 to Arnhem, no attack');
  });
  test('Disruption: 1 hex, no attack; stacking: three a hex, and never with an enemy', () => {
    const state = given({
      guards: { hex: 'B1', isDisrupted: true },
      '101st': 'B2',
      '82nd': 'B2',
      '1st': 'B2',
      'east-5': 'C2',
    });
    expect(refusal(state, move('guards', 'A1', 'A2')).code).toBe('isDisrupted');
    expect(refusal(state, move('guards', 'B2')).code).toBe('isFull');
    expect(refusal(state, move('101st', 'C2')).code).toBe('enemyThere');
    expect(refusal(state, move('101st', 'B9')).code).toBe('notAdjacent');
    expect(refusal(state, move('east-5', 'C3')).code).toBe('notYours');
  });
});

describe('Weather and Air Ops', () => {
  test('turn 1 is good; then a coin; after four turns of one kind the other without a coin (PA-15)', () => {
    const between = given({ guards: 'B1' }, { step: 'between', weather: 'good', running: 3, turn: 3 });
    expect(run(between, [{ do: 'openTurn' }, H]).state).toMatchObject({ weather: 'good', running: 4, missionsLeft: 2 });
    expect(run(between, [{ do: 'openTurn' }, T]).state).toMatchObject({ weather: 'bad', running: 1, missionsLeft: 0 });
    const four = { ...between, running: 4 };
    expect(run(four, [{ do: 'openTurn' }]).state).toMatchObject({ weather: 'bad', running: 1 });
  });
  test('two missions in good weather, none in bad; each unit in the hex has its own coin', () => {
    const state = given({ guards: 'B2', 'east-1': 'B3', 'east-2': 'B3' });
    const { state: flown } = run(state, [{ do: 'strike', hex: 'B3' }, T, H], [{ do: 'airSupply', hex: 'B2' }]);
    expect([unitOf(flown, 'east-1')!.isDisrupted, unitOf(flown, 'east-2')!.isDisrupted]).toEqual([true, false]);
    expect(refusal(flown, { do: 'airSupply', hex: 'B2' }).code).toBe('noMission');
    expect(refusal({ ...state, weather: 'bad' }, { do: 'strike', hex: 'B3' }).code).toBe('badWeather');
    expect(refusal({ ...state, ...german }, { do: 'strike', hex: 'B3' }).code).toBe('notNow');
  });
});

describe('Air Ops (PA-16)', () => {
  test('both missions of a turn may be flown against one hex', () => {
    const state = given({ 'east-1': 'C3' });
    const { state: flown } = run(state, [{ do: 'strike', hex: 'C3' }, H], [{ do: 'strike', hex: 'C3' }, T]);
    expect([unitOf(flown, 'east-1')!.isDisrupted, flown.missionsLeft]).toEqual([true, 0]);
    expect(refusal(flown, { do: 'strike', hex: 'C3' }).code).toBe('noMission');
  });
  test('no mission is spent on who is supplied beyond the board', () => {
    expect(refusal(given({ guards: 'south' }), { do: 'airSupply', hex: 'south' })).toMatchObject({
      code: 'offBoard',
      field: 'hex',
    });
  });
});

describe('Reinforcements', () => {
  const part = (more: object = {}) => given({ guards: 'B1' }, { player: 'german', hasDrawn: false, ...more });
  test('PA-28 one in the west, two in the east, drawn; placed at their edge', () => {
    const { state, said } = run(part(), [{ do: 'drawReinforcements' }, 2, 1, 1]);
    expect(said).toEqual([
      'KG Knoche comes from the west.',
      'Tiger 502 comes from the east.',
      'KG East 1 comes from the east.',
    ]);
    expect(refusal(state, { do: 'place', unit: 'tigers', hex: 'A5' })).toMatchObject({
      code: 'notAtEdge',
      field: 'hex',
    });
    expect(where(run(state, [{ do: 'place', unit: 'tigers', hex: 'D6' }]).state, 'tigers')).toBe('D6');
    expect(refusal(part(), { do: 'endTurn' }).message).toBe('The German reinforcements are drawn first.');
  });
  test('a lost garrison comes back through the same draw, unknown', () => {
    const state = part();
    unitOf(state, 'g1')!.isLost = true;
    const { state: drawn, said } = run(state, [{ do: 'drawReinforcements' }, 1, 1, 1]);
    expect(said[0]).toBe('Hidden garrison comes from the west.');
    expect(unitOf(drawn, 'g1')).toMatchObject({ isLost: false, isHidden: true });
  });
  test('PA-28 what the players see does not tell which of those lost has come back', () => {
    const seen = (first: string, second: string) => {
      const state = part();
      for (const id of ['g2', 'g4', 'knoche']) unitOf(state, id)!.isLost = true;
      const draws = ['g2', 'g4', 'tettau', 'knoche'];
      const nth = draws.indexOf(first) + 1;
      const left = ['g2', 'g4', 'knoche'].filter((id) => id !== first);
      const drawn = run(state, [{ do: 'drawReinforcements' }, nth, left.indexOf(second) + 1, 3]).state;
      expect(drawn.arrivals.slice(0, 2).map(({ unit }) => unit)).toEqual([first, second]);
      return seenByPlayers(drawn);
    };
    const one = seen('g2', 'g4');
    expect(one.arrivals.slice(0, 2).map(({ unit }) => unit)).toEqual(['hidden-1', 'hidden-2']);
    expect(JSON.stringify(one)).not.toMatch(/"g[24]"|"knoche"|Garrison [24]|Knoche/);
    for (const other of [seen('g4', 'g2'), seen('knoche', 'g2'), seen('g4', 'knoche')]) expect(other).toEqual(one);
  });
  test('PA-18 the SS panzer divisions: both in turn 1, or one each in turns 3 and 4', () => {
    const drawn = (turn: number, doPanzersStart: boolean) =>
      run(part({ turn, doPanzersStart }), [{ do: 'drawReinforcements' }, 1, 1, 1])
        .state.arrivals.map(({ unit }) => unit)
        .slice(3);
    expect([drawn(1, true), drawn(3, true)]).toEqual([['ss-1', 'ss-2'], []]);
    expect([1, 3, 4, 5].map((turn) => drawn(turn, false))).toEqual([[], ['ss-1'], ['ss-2'], []]);
  });
});

describe('Supply (PA-21)', () => {
  test('the Allies are supplied for three turns; then on or next to a road to the south', () => {
    const units = { guards: 'B2', '1st': 'D1' };
    const third = run(given(units, { turn: 3 }), [{ do: 'endTurn' }]);
    expect(unitOf(third.state, '1st')!.isDisrupted).toBe(false);
    const fourth = run(given(units, { turn: 4 }), [{ do: 'endTurn' }]);
    expect([unitOf(fourth.state, '1st')!.isDisrupted, unitOf(fourth.state, 'guards')!.isDisrupted]).toEqual([
      true,
      false,
    ]);
    const flown = run(given(units, { turn: 4 }), [{ do: 'airSupply', hex: 'D1' }], [{ do: 'endTurn' }]);
    expect(unitOf(flown.state, '1st')!.isDisrupted).toBe(false);
  });
  test('an enemy unit blocks the road, and his zone where no friend stands', () => {
    const cut = given({ guards: 'B6', 'east-3': 'B4' }, { turn: 4 });
    expect(unitOf(run(cut, [{ do: 'endTurn' }]).state, 'guards')!.isDisrupted).toBe(true);
    const zone = given({ guards: 'B6', 'east-1': 'C4' }, { turn: 4 });
    expect(unitOf(run(zone, [{ do: 'endTurn' }]).state, 'guards')!.isDisrupted).toBe(true);
    const kept = given({ guards: 'B6', '43rd': 'B4', '50th': 'B5', '101st': 'B3', 'east-1': 'C4' }, { turn: 4 });
    expect(unitOf(run(kept, [{ do: 'endTurn' }]).state, 'guards')!.isDisrupted).toBe(false);
  });
  test('Disruption: units in supply recover at the end of their own part', () => {
    const state = given({ guards: { hex: 'B2', isDisrupted: true }, 'east-3': { hex: 'D6', isDisrupted: true } });
    const { state: after } = run(state, [{ do: 'endTurn' }]);
    expect([unitOf(after, 'guards')!.isDisrupted, unitOf(after, 'east-3')!.isDisrupted]).toEqual([false, true]);
  });
  test('Germans: from west or east, north of any Allied unit on that edge', () => {
    const state = given({ guards: 'A9', '1st': 'D7', 'east-3': { hex: 'C6', isDisrupted: true } }, german);
    expect(unitOf(run(state, [{ do: 'endTurn' }]).state, 'east-3')!.isDisrupted).toBe(true);
    const free = given({ guards: 'A9', '1st': 'D4', 'east-3': { hex: 'C6', isDisrupted: true } }, german);
    expect(unitOf(run(free, [{ do: 'endTurn' }]).state, 'east-3')!.isDisrupted).toBe(false);
  });
});

describe('Winning (PA-19)', () => {
  const line = { guards: 'B7', '43rd': 'B5' };
  test('the highway open into Arnhem, or to Elst if the SS panzer divisions started', () => {
    expect(run(given(line, german), [{ do: 'endTurn' }]).state.end).toEqual({
      winner: 'allied',
      why: 'The highway is open to Arnhem.',
    });
    const held = { ...line, g1: 'B8' };
    expect(run(given(held, german), [{ do: 'endTurn' }]).state.end).toBeNull();
    expect(run(given(held, { ...german, doPanzersStart: true }), [{ do: 'endTurn' }]).state.end).toEqual({
      winner: 'allied',
      why: 'The highway is open to Elst.',
    });
  });
  test('a German zone bars the highway where no Allied unit stands', () => {
    expect(run(given({ ...line, 'east-1': 'C4' }, german), [{ do: 'endTurn' }]).state.end).toBeNull();
  });
  test('PA-20 after the last turn the Germans win', () => {
    const { state, lines } = run(given({ g1: 'B8' }, { ...german, turn: 9 }), [{ do: 'endTurn' }]);
    expect(state).toMatchObject({ step: 'over', end: { winner: 'german' } });
    expect(lines.at(-1)).toMatchObject({ rule: 'Winning, PA-20', source: 'ours' });
    // The text has no last turn, whoever has entered the map.
    const entered = given({ g1: 'B8' }, { ...german, turn: 9, scenario: { ...testSet, source: 'book' } });
    expect(run(entered, [{ do: 'endTurn' }]).lines.at(-1)).toMatchObject({ source: 'ours' });
  });
});

describe('a map and counters that are entered are checked', () => {
  test.each<[string, (scenario: typeof testSet) => unknown, string]>([
    [
      'a side off the map',
      ({ sides }) => Object.assign(sides[0]!, { between: ['A1', 'Q7'] }),
      'sides.0.between.1: "Q7" is not on the map: name one of its hexes',
    ],
    [
      'a hex twice',
      ({ hexes }) => Object.assign(hexes[1]!, { id: 'A1' }),
      'hexes.1.id: "A1" stands twice: each hex has an id of its own',
    ],
    [
      'a counter off the map',
      ({ counters }) => Object.assign(counters[0]!, { start: { by: 'hex', hex: 'X1' } }),
      'counters.0.start.hex: "X1" is not on the map: name one of its hexes',
    ],
    [
      'an Allied garrison',
      ({ counters }) => Object.assign(counters[0]!, { start: { by: 'garrison' } }),
      'counters.0.start.by: only German units start so',
    ],
    [
      'a factor of 40',
      ({ counters }) => Object.assign(counters[0]!, { attack: 40 }),
      'counters.0.attack: must be at most 20',
    ],
    [
      'a smaller factor in place',
      ({ counters }) => Object.assign(counters[1]!, { attackInPlace: 5 }),
      'counters.1.attackInPlace: is for infantry, and larger than its attack factor',
    ],
    [
      'no east edge',
      ({ hexes }) => hexes.map((hex) => Object.assign(hex, { edges: [] })),
      'hexes: none is on the west edge: reinforcements need one',
    ],
  ])('%s', (_name, change, problem) => {
    const scenario = structuredClone(testSet);
    change(scenario);
    const { success, error } = scenarioSchema.safeParse(scenario);
    expect(success ? [] : problemsOf(error, scenario).map(({ path, message }) => `${path}: ${message}`)).toContain(
      problem,
    );
  });
  test('the test set passes its own check, and says that it is invented', () => {
    expect(scenarioSchema.parse(testSet)).toEqual(testSet);
    expect([testSet.source, testSet.title]).toEqual(['ours', 'Schematic test set (invented)']);
  });
});
