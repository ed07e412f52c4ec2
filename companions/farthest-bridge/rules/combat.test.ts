import { describe, expect, it } from 'vitest';
import { scoreAttack } from './combat';
import { game, inPhase, plainMap, played, refused, said, unit, withUnits } from './desk-for-tests';
import { houseTables } from './house-tables';
import type { HexEntry, HexsideEntry } from './map-data';
import type { ActOf, State } from './state';

const two = unit('UK 4-3-10 no. 1 (turn 2)');
const three = unit('UK 3-3-7 no. 2 (turn 2)');
const five = unit('UK 5-5-7 no. 3 (turn 3)');
const foe = unit('German 3-3-7 no. 4 (set-up)');

function field(
  places: Record<string, string>,
  hex: HexEntry = { terrain: 'mixed' },
  hexsides: Record<string, HexsideEntry> = {},
): State {
  return withUnits(inPhase(game({ map: plainMap({ '2010': hex }, hexsides) }), 'alliedCombat'), places);
}
const attack = (...units: string[]): ActOf<'attack'> => ({
  kind: 'attack',
  units,
  hex: '2010',
  attackSupport: {},
  defenceSupport: {},
});
const beside = { [two]: '2009', [foe]: '2010' };

describe('the house table (2.3, ours)', () => {
  it('has seven columns of differential and seven results', () => {
    expect(houseTables.combat.map(({ from, to }) => [from, to])).toEqual([
      [null, -3],
      [-2, -1],
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
      [8, null],
    ]);
    expect(new Set(houseTables.combat.flatMap(({ results }) => results))).toEqual(
      new Set(['AD', 'AR', '-', 'DR1', 'DD+R1', 'DR2', 'DE']),
    );
    expect(houseTables.shifts).toEqual({ town: -1, woods: -1, city: -2, river: -2, stream: 0, bridge: -1 });
    expect(houseTables.source).toBe('ours');
  });

  it('reads the differential and shifts for the ground of the defender', () => {
    const column = (state: State, ...units: string[]) => scoreAttack(state, attack(...units)).column;
    expect(column(field(beside), two)).toBe('0 to 1');
    expect(column(field({ ...beside, [five]: '2011' }), two, five)).toBe('6 to 7');
    expect(column(field(beside, { terrain: 'town' }), two)).toBe('−2 to −1');
    expect(column(field({ ...beside, [five]: '2011' }, { terrain: 'city' }), two, five)).toBe('2 to 3');
    expect(column(field(beside, { terrain: 'city' }), two)).toBe('≤ −3');
  });

  it('counts water only where every attacker attacks across it, and a bridge less', () => {
    const river: HexsideEntry = { water: 'river', bridge: 'highway' };
    const column = (state: State, ...units: string[]) => scoreAttack(state, attack(...units)).column;
    const places = { ...beside, [five]: '2011' };
    const across = field(places, { terrain: 'mixed' }, { '2009/2010': river });
    expect(column(across, two, five)).toBe('6 to 7');
    expect(column(across, two)).toBe('−2 to −1');
    expect(column({ ...across, demolished: ['2009/2010'] }, two)).toBe('≤ −3');
    // §15.0: over the hexside the engineers bridge, the attack is across a bridge.
    const engineers = { hexside: '2009/2010', used: false };
    expect(column({ ...across, demolished: ['2009/2010'], engineer: engineers }, two)).toBe('−2 to −1');
  });

  it('a depleted unit fights with half, rounded up', () => {
    const state = field(beside);
    const half = { ...state, pieces: { ...state.pieces, [foe]: { hex: '2010', depleted: true, out: false } } };
    expect(scoreAttack(half, attack(two)).differential).toBe(2);
    expect(scoreAttack(state, attack(two)).differential).toBe(1);
  });

  it('explains itself, and says that the table is ours', () => {
    const { lines } = played(field(beside, { terrain: 'woods' }), attack(two), [3]);
    expect(lines.map(({ what, source }) => [what, source])).toEqual([
      ['+4: UK 4-3-10 no. 1 (turn 2).', 'book'],
      ['−3: German 3-3-7 no. 4 (set-up).', 'book'],
      ['Differential +1: column 0 to 1 of “House table, not the printed one”.', 'ours'],
      ['1 column to the left: woods.', 'ours'],
      ['Column −2 to −1.', 'ours'],
      ['Die 3: AR, the attackers retreat one hex.', 'ours'],
    ]);
  });
});

describe('whose a factor is', () => {
  it('2.3: half of a depleted unit is ours, until its depleted side is entered', () => {
    const worn = (tables: typeof houseTables): State => {
      const state = withUnits(inPhase(game({ map: plainMap(), tables }), 'alliedCombat'), beside);
      return { ...state, pieces: { ...state.pieces, [foe]: { hex: '2010', depleted: true, out: false } } };
    };
    const factorLines = (tables: typeof houseTables) =>
      scoreAttack(worn(tables), attack(two))
        .lines.slice(0, 2)
        .map(({ what, source }) => [what, source]);
    expect(factorLines(houseTables)).toEqual([
      ['+4: UK 4-3-10 no. 1 (turn 2).', 'book'],
      ['−2: German 3-3-7 no. 4 (set-up), depleted.', 'ours'],
    ]);
    const printed = { [foe]: { depleted: { attack: 1, defence: 1 } } };
    expect(factorLines({ ...houseTables, source: 'book' })[1]).toEqual([
      '−2: German 3-3-7 no. 4 (set-up), depleted.',
      'ours',
    ]);
    expect(factorLines({ ...houseTables, source: 'book', counters: printed })[1]).toEqual([
      '−1: German 3-3-7 no. 4 (set-up), depleted.',
      'book',
    ]);
  });
});

describe('what a result does', () => {
  const at = (state: State, id: string) => state.pieces[id];

  it('AD depletes the attackers, and a depleted one is out (FB-12)', () => {
    const { state } = played(field(beside), attack(two), [1]);
    expect(at(state, two)).toEqual({ hex: '2009', depleted: true, out: false });
    const worn = field(beside);
    worn.pieces[two] = { hex: '2009', depleted: true, out: false };
    expect(at(played(worn, attack(two), [1]).state, two)?.out).toBe(true);
  });

  it('DR1: the defender retreats by its own choice, and an attacker may advance', () => {
    const beaten = played(field(beside), attack(two), [5]).state;
    expect(beaten.aftermath?.retreats).toEqual([{ unit: foe, steps: 1 }]);
    expect(refused(beaten, { kind: 'nextPhase' }).code).toBe('combatWaits');
    expect(refused(beaten, { kind: 'retreat', path: ['2109'] })).toMatchObject({
      code: 'noWayBack',
      message:
        'German 3-3-7 no. 4 (set-up) retreats 1 hex, each free, outside enemy zones and across no unbridged prohibited river: 2111, 2011, 1911.',
    });
    const away = played(beaten, { kind: 'retreat', path: ['2011'] }).state;
    expect(at(away, foe)?.hex).toBe('2011');
    expect(at(played(away, { kind: 'advance', unit: two }).state, two)?.hex).toBe('2010');
    expect(played(away, { kind: 'stay' }).state.aftermath).toBeNull();
  });

  it('DD+R1 depletes and drives back, DR2 two hexes, DE ends it', () => {
    const strong = { ...beside, [five]: '2110' };
    const hit = played(field(beside), attack(two), [6]).state;
    expect(at(hit, foe)?.depleted).toBe(true);
    expect(hit.aftermath?.retreats).toEqual([{ unit: foe, steps: 1 }]);
    const far = played(field(strong), attack(two, five), [3]).state;
    expect(far.aftermath?.retreats).toEqual([{ unit: foe, steps: 2 }]);
    expect(at(played(far, { kind: 'retreat', path: ['2011', '2012'] }).state, foe)?.hex).toBe('2012');
    const dead = played(field(strong), attack(two, five), [6]).state;
    expect(at(dead, foe)).toEqual({ hex: null, depleted: false, out: true });
    expect(dead.aftermath?.mayAdvance).toEqual([two, five]);
  });

  it('§14.1, FB-31: attacks across an unbridged prohibited river, but nobody advances or retreats over it', () => {
    const bar: HexsideEntry = { water: 'river', prohibited: true };
    const north = field({ ...beside, [five]: '1910', [three]: '1911' }, { terrain: 'mixed' }, { '2009/2010': bar });
    const dead = played(north, attack(two), [6]);
    expect(said(dead.lines).at(-1)).toBe('Die 6: -, nothing happens.');
    const won = played(north, attack(two, five, three), [6]).state;
    expect(won.aftermath?.mayAdvance).toEqual([five, three]);
    expect(refused(won, { kind: 'advance', unit: two })).toMatchObject({ code: 'mayNotAdvance', rule: '§14.1' });
    const ring = Object.fromEntries(['2010/2011', '2010/2111', '1911/2010'].map((side) => [side, bar]));
    const held = played(field(beside, { terrain: 'mixed' }, ring), attack(two), [5]);
    expect(said(held.lines).at(-1)).toBe('German 3-3-7 no. 4 (set-up) has no way to retreat and is depleted instead.');
    expect(at(held.state, foe)).toEqual({ hex: '2010', depleted: true, out: false });
  });

  it('AR drives the attackers back', () => {
    const { state } = played(field(beside), attack(two), [2]);
    expect(state.aftermath?.retreats).toEqual([{ unit: two, steps: 1 }]);
    const back = played(state, { kind: 'retreat', path: ['2008'] }).state;
    expect([at(back, two)?.hex, back.aftermath]).toEqual(['2008', null]);
  });
});

describe('an attack that is not allowed', () => {
  it('nobody there, not next to it, twice, the other side, the wrong phase', () => {
    expect(refused(field({ [two]: '2009' }), attack(two)).code).toBe('nobodyThere');
    expect(refused(field({ ...beside, [five]: '2008' }), attack(two, five))).toMatchObject({
      code: 'notAdjacent',
      field: 'units.1',
    });
    const once = played(field({ ...beside, [five]: '2011' }), attack(two), [3]).state;
    expect(refused(once, attack(five)).code).toBe('attackedOnce');
    expect(refused(field(beside), attack(foe)).code).toBe('wrongSide');
    expect(refused(inPhase(game(), 'alliedMovement'), attack(two)).code).toBe('wrongPhase');
    expect(refused(field(beside), attack(two, two)).code).toBe('namedTwice');
  });
});
