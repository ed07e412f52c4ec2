import { describe, expect, it } from 'vitest';
import { game, inPhase, inTurn, plainMap, played, refused, said, unit, withUnits } from './desk-for-tests';
import { farthestBridge } from './farthest-bridge';
import { hexTowards } from './hexes';
import { bareMap, type HexEntry } from './map-data';
import type { Act, State } from './state';

const para = unit('US 2-2-7 no. 1 of the 101st');
const second = unit('US 2-2-7 no. 2 of the 101st');
const glider = unit('1B/1');
const german = unit('German 2-2-7 no. 1');

/** Turn 1, Allied movement, on a plain map but for these hexes; the only units those given. */
function morning(hexes: Record<string, HexEntry> = {}, places: Record<string, string> = {}): State {
  return withUnits(inPhase(game({ map: plainMap(hexes) }), 'alliedMovement'), places);
}
const land = (id: string, hex: string): Act => ({ kind: 'land', unit: id, hex });
const piece = (state: State, id: string) => state.pieces[id];

describe('§11.4 airborne scatter', () => {
  it('lands in the hex the die points to, 1 in the west and then clockwise', () => {
    for (const [die, hex] of [
      [1, '1006'],
      [2, '1107'],
      [3, '1108'],
      [4, '1008'],
      [5, '0908'],
      [6, '0907'],
    ] as const) {
      expect(hexTowards('1007', die)).toBe(hex);
      const { state, lines } = played(morning(), land(para, '1007'), [die]);
      expect(piece(state, para)).toEqual({ hex, depleted: false, out: false });
      expect(said(lines).at(-1)).toBe(`US 2-2-7 no. 1 of the 101st (turn 1) lands whole in ${hex}.`);
    }
  });

  it('is out where the scatter hex is off the map', () => {
    const { state, lines } = played(morning(), land(unit('UK 2-2-7 no. 1 of the 1st'), '3919'), [2]);
    expect(piece(state, unit('UK 2-2-7 no. 1 of the 1st'))).toEqual({ hex: null, depleted: false, out: true });
    expect(said(lines)).toEqual([
      'UK 2-2-7 no. 1 of the 1st (turn 1) aims at 3919; scatter 2, NW: off the map.',
      'Off the map: it is eliminated.',
    ]);
  });

  it('is out where the scatter hex holds an enemy', () => {
    const { state, lines } = played(morning({}, { [german]: '1008' }), land(para, '1007'), [4]);
    expect(piece(state, para)?.out).toBe(true);
    expect(said(lines).at(-1)).toBe('German 2-2-7 no. 1 (set-up) is in 1008: it is eliminated.');
  });

  it('a city depletes, a town does not', () => {
    const city = played(morning({ '1008': { terrain: 'city', road: true } }), land(para, '1007'), [4]);
    expect(piece(city.state, para)).toEqual({ hex: '1008', depleted: true, out: false });
    expect(said(city.lines).at(-1)).toBe('1008 is a city: it is depleted.');
    const town = played(morning({ '1008': { terrain: 'town' } }), land(para, '1007'), [4]);
    expect(piece(town.state, para)?.depleted).toBe(false);
  });

  it('woods deplete, unless a road or a trail runs there', () => {
    const woods = (entry: HexEntry) => piece(played(morning({ '1008': entry }), land(para, '1007'), [4]).state, para);
    expect(woods({ terrain: 'woods' })?.depleted).toBe(true);
    expect(woods({ terrain: 'woods', road: true })?.depleted).toBe(false);
    expect(woods({ terrain: 'woods', trail: true })?.depleted).toBe(false);
  });

  it('a German zone of control depletes', () => {
    const { state, lines } = played(morning({}, { [german]: '1009' }), land(para, '1007'), [4]);
    expect(piece(state, para)).toEqual({ hex: '1008', depleted: true, out: false });
    expect(said(lines).at(-1)).toBe('1008 is in a German zone of control: it is depleted.');
  });

  it('FB-11: city and zone deplete once in one landing', () => {
    const begun = morning({ '1008': { terrain: 'city' } }, { [german]: '1009' });
    const { state, lines } = played(begun, land(para, '1007'), [4]);
    expect(piece(state, para)).toEqual({ hex: '1008', depleted: true, out: false });
    expect(said(lines).slice(-2)).toEqual([
      '1008 is a city: it is depleted.',
      '1008 is in a German zone of control: it is depleted, which it is already.',
    ]);
  });

  it('a friendly unit depletes it and makes it move beside, where the Allied player wants (FB-13)', () => {
    const begun = morning({ '1009': { terrain: 'city' } }, { [second]: '1008' });
    const { state, lines } = played(begun, land(para, '1007'), [4]);
    expect(state.landing).toEqual({ unit: para, hex: '1008', wants: 'relocation' });
    expect(said(lines).at(-1)).toBe(
      'US 2-2-7 no. 2 of the 101st (turn 1) is in 1008: it is depleted and moves to a free hex beside it.',
    );
    expect(refused(state, { kind: 'nextPhase' }).code).toBe('landingWaits');
    expect(refused(state, { kind: 'relocate', hex: '1010' })).toEqual({
      code: 'notFree',
      rule: 'FB-13',
      message: '1010 will not do: a free hex beside 1008 is 1007, 1108, 1109, 1009, 0909, 0908.',
      field: 'hex',
    });
    const moved = played(state, { kind: 'relocate', hex: '1009' });
    expect(piece(moved.state, para)).toEqual({ hex: '1009', depleted: true, out: false });
    expect(said(moved.lines)).toEqual(['US 2-2-7 no. 1 of the 101st (turn 1) moves to 1009, without another test.']);
  });

  it('a friendly unit in a German zone of control ends it', () => {
    const begun = morning({}, { [second]: '1008', [german]: '1009' });
    const { state } = played(begun, land(para, '1007'), [4]);
    expect(piece(state, para)).toEqual({ hex: null, depleted: false, out: true });
    expect(piece(state, second)).toEqual({ hex: '1008', depleted: false, out: false });
  });

  it('is out where no hex beside the friendly unit is free', () => {
    const others = [1, 2, 3, 4, 5, 6].map((number) => unit(`US 2-2-7 no. ${number} of the 82nd`));
    const around = ['1007', '1108', '1109', '1009', '0909', '0908'];
    const places = Object.fromEntries(around.map((hex, at) => [others[at]!, hex]));
    const { state, lines } = played(morning({}, { ...places, [second]: '1008' }), land(para, '1007'), [4]);
    expect(piece(state, para)?.out).toBe(true);
    expect(said(lines).at(-1)).toBe('No hex beside it is free: it is eliminated.');
    // One of them away, and there is one hex to go to.
    const { [others[5]!]: gone, ...five } = places;
    const one = played(morning({}, { ...five, [second]: '1008' }), land(para, '1007'), [4]).state;
    expect(refused(one, { kind: 'relocate', hex: '1007' }).message).toBe(
      `1007 will not do: a free hex beside 1008 is ${gone}.`,
    );
  });

  it('is asked for the terrain of its scatter hex where nobody has entered it, and goes on from there', () => {
    const bare = withUnits(inPhase(game({ map: bareMap }), 'alliedMovement'), {});
    const { state, lines } = played(bare, land(para, '1007'), [4]);
    expect(state.landing).toEqual({ unit: para, hex: '1008', wants: 'terrain' });
    expect(piece(state, para)?.hex).toBeNull();
    expect(said(lines).at(-1)).toBe(
      'The terrain of 1008 is not entered: it decides how US 2-2-7 no. 1 of the 101st (turn 1) lands.',
    );
    expect(refused(state, land(second, '1007')).message).toBe(
      'US 2-2-7 no. 1 of the 101st (turn 1) comes down in 1008: enter its terrain first.',
    );
    const down = played(state, { kind: 'enterHex', hex: '1008', entry: { terrain: 'woods' } });
    expect(piece(down.state, para)).toEqual({ hex: '1008', depleted: true, out: false });
    expect(said(down.lines)).toEqual(['1008: woods.', '1008 is woods without a road or a trail: it is depleted.']);
  });
});

describe('§11.1, §11.3 where a unit may be put down', () => {
  it('within 7 hexes of its drop zone', () => {
    expect(played(morning(), land(para, '1707'), [1]).state.pieces[para]?.hex).toBe('1706');
    expect(refused(morning(), land(para, '1807'))).toEqual({
      code: 'outOfReach',
      rule: '§11.1',
      message:
        '1807 is 8 hexes away: US 2-2-7 no. 1 of the 101st (turn 1) lands within 7 hexes of the 101st drop zone (1007).',
      field: 'hex',
    });
  });

  it('FB-10: Poles within 7 hexes of any hex of Arnhem', () => {
    const pole = unit('1/Pol');
    const begun = withUnits(inTurn(game(), 5, 'alliedMovement'), {});
    expect(played(begun, land(pole, '2723'), [1]).state.pieces[pole]?.hex).toBe('2722');
    expect(refused(begun, land(pole, '2623')).code).toBe('outOfReach');
  });

  it('FB-38, FB-6: nobody on a German unit, no glider on a friendly one', () => {
    expect(refused(morning({}, { [german]: '1007' }), land(para, '1007')).code).toBe('enemyThere');
    expect(refused(morning({}, { [para]: '3917' }), land(glider, '3917')).code).toBe('stacked');
    expect(played(morning({}, { [second]: '1007' }), land(para, '1007'), [1]).state.pieces[para]?.hex).toBe('1006');
  });

  it('not before its turn, not in another phase, not twice, not overland', () => {
    expect(refused(morning(), land(unit('1/327'), '1007'))).toEqual({
      code: 'notDue',
      rule: '§11.1',
      message: 'US 2-3-7 (G) 1/327 (turn 3) is due in turn 3; this is turn 1.',
      field: 'unit',
    });
    expect(refused(inPhase(game(), 'alliedCombat'), land(para, '1007')).code).toBe('wrongPhase');
    expect(refused(inPhase(game(), 'alliedMobile'), land(para, '1007')).code).toBe('notMobile');
    expect(refused(morning({}, { [para]: '1101' }), land(para, '1007')).code).toBe('onMap');
    expect(refused(morning(), land(german, '1007')).code).toBe('notAirborne');
  });

  it('a hex off the map is refused by its number', () => {
    expect(farthestBridge.actSchema.safeParse(land(para, '1026')).error?.issues[0]).toMatchObject({
      path: ['hex'],
      message: 'Hex 1026 is off the map: column 10 has rows 01 to 25.',
    });
    expect(farthestBridge.actSchema.safeParse(land('nobody', '1007')).error?.issues[0]).toMatchObject({
      path: ['unit'],
      message: 'No counter has the id “nobody”.',
    });
  });
});

describe('§11.4 gliders', () => {
  const crash = (terrain: HexEntry['terrain'], die: number | null, places: Record<string, string> = {}) =>
    piece(
      played(morning({ '3917': { terrain } }, places), land(glider, '3917'), die === null ? [] : [die]).state,
      glider,
    );

  it('do not scatter, and never crash in mixed ground', () => {
    expect(crash('mixed', null)).toEqual({ hex: '3917', depleted: false, out: false });
  });

  it('crash on 1 in broken, 1–2 in rough, 1–3 in a town or woods, 1–4 in a city', () => {
    const limits = { broken: 1, rough: 2, town: 3, woods: 3, city: 4 } as const;
    for (const [terrain, limit] of Object.entries(limits) as [keyof typeof limits, number][])
      for (let die = 1; die <= 6; die += 1)
        expect(crash(terrain, die)).toEqual({ hex: '3917', depleted: die <= limit, out: false });
  });

  it('FB-15: a road in the woods does not help them', () => {
    const begun = morning({ '3917': { terrain: 'woods', road: true } });
    expect(piece(played(begun, land(glider, '3917'), [3]).state, glider)?.depleted).toBe(true);
  });

  it('a crash in a German zone of control ends it; a safe landing there does nothing (FB-16)', () => {
    expect(crash('rough', 2, { [german]: '3916' })).toEqual({ hex: null, depleted: false, out: true });
    expect(crash('rough', 3, { [german]: '3916' })).toEqual({ hex: '3917', depleted: false, out: false });
    expect(crash('mixed', null, { [german]: '3916' })).toEqual({ hex: '3917', depleted: false, out: false });
  });

  it('explain each step', () => {
    const { lines } = played(morning({ '3917': { terrain: 'town' } }), land(glider, '3917'), [3]);
    expect(lines).toEqual([
      { what: 'UK 2-2-7 (G) 1B/1 (turn 1) lands in 3917, town.', rule: '§11.4', source: 'book' },
      { what: 'Crash on 1–3 in town: 3, it crashes.', rule: '§11.4', source: 'book' },
      { what: 'Crashed: it is depleted.', rule: '§11.4', source: 'book' },
    ]);
  });

  it('FB-15: do not land in a river or in a marsh', () => {
    expect(refused(morning({ '3917': { terrain: 'water' } }), land(glider, '3917'))).toEqual({
      code: 'noGliderThere',
      rule: 'FB-15',
      message: 'A glider does not land in water: choose mixed, broken, rough, town, woods or city.',
      field: 'hex',
    });
    expect(refused(morning({ '3917': { terrain: 'marsh' } }), land(glider, '3917')).code).toBe('noGliderThere');
  });

  it('are asked for the terrain before any die', () => {
    const bare = withUnits(inPhase(game({ map: bareMap }), 'alliedMovement'), {});
    expect(refused(bare, land(glider, '3917')).message).toBe(
      'Enter the terrain of 3917 first, as the printed map shows it: mixed, broken, rough, town, woods or city; a road or a trail.',
    );
  });
});

describe('§11.4 moving on after a landing', () => {
  const move = (id: string, ...path: string[]): Act => ({ kind: 'move', unit: id, path });

  it('FB-17: the landing hex is paid for first', () => {
    const begun = morning({ '1008': { terrain: 'rough' } });
    const down = played(begun, land(para, '1007'), [4]).state;
    const { state, lines } = played(down, move(para, '1009', '1010'));
    expect(state.mover).toMatchObject({ unit: para, spent: 4 });
    expect(said(lines)[0]).toBe('The landing hex counts first: 2 movement points.');
    // Seven points: two for the landing hex, then five hexes of mixed ground.
    expect(played(down, move(para, '1009', '1010', '1011', '1012', '1013')).state.pieces[para]?.hex).toBe('1013');
    expect(refused(down, move(para, '1009', '1010', '1011', '1012', '1013', '1014'))).toMatchObject({
      code: 'tooFar',
      message: '1014 would cost 8 of 7 movement points.',
      field: 'path.5',
    });
  });

  it('FB-18: landed in a zone of control, it may leave it and enter no other', () => {
    const begun = morning({}, { [german]: '1009', [unit('German 2-2-7 no. 2')]: '1011' });
    const down = played(begun, land(para, '1007'), [4]).state;
    expect(refused(down, move(para, '1109'))).toMatchObject({ code: 'secondZone', rule: 'FB-18' });
    expect(played(down, move(para, '1007', '1006')).state.pieces[para]?.hex).toBe('1006');
  });

  it('one unit at a time: the next landing ends the move of the last', () => {
    const down = played(morning(), land(para, '1007'), [4]).state;
    const next = played(down, land(second, '1007'), [1]).state;
    expect(next.moved).toEqual([para]);
    expect(refused(next, move(para, '1009')).code).toBe('hasMoved');
  });

  it('§11.2: nobody lands once a unit on the map has moved', () => {
    const begun = morning({}, { [second]: '1010' });
    const moved = played(begun, move(second, '1011')).state;
    expect(refused(moved, land(para, '1007')).code).toBe('arrivalsOver');
  });
});
