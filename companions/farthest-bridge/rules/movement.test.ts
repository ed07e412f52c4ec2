import { describe, expect, it } from 'vitest';
import { actsAllowed } from './acts-allowed';
import { afterActs, game, inPhase, inTurn, plainMap, played, refused, said, unit, withUnits } from './desk-for-tests';
import { bareMap } from './map-data';
import type { Act } from './state';

const leg = unit('UK 3-3-7 no. 2 (turn 2)');
const tanks = unit('UK 4-3-10 no. 1 (turn 2)');
const grenadiers = unit('German 3-3-7 no. 1 (turn 1)');
const panzers = unit('German 5-5-10 no. 5 (turn 1)');

const arrive = (id: string, hex: string): Act => ({ kind: 'arrive', unit: id, hex });
const move = (id: string, ...path: string[]): Act => ({ kind: 'move', unit: id, path });

describe('§11.1 to §11.5 reinforcements overland', () => {
  const germans = () => inPhase(game({ map: plainMap({ '3907': { terrain: 'rough' } }) }), 'germanMovement');

  it('arrive in one of their hexes, pay for it, and move on', () => {
    const { state, lines } = played(germans(), arrive(grenadiers, '3907'));
    expect(said(lines)).toEqual(['German 3-3-7 no. 1 (turn 1) arrives in 3907 for 2 movement points.']);
    expect(state.arrived).toMatchObject([{ unit: grenadiers, spent: 2 }]);
    const on = played(state, move(grenadiers, '3807', '3707', '3607', '3507', '3407')).state;
    expect(on.pieces[grenadiers]?.hex).toBe('3407');
    expect(refused(on, move(grenadiers, '3307'))).toMatchObject({ code: 'tooFar' });
  });

  it('FB-7: in no other hex than those of the schedule', () => {
    expect(refused(germans(), arrive(grenadiers, '3906'))).toEqual({
      code: 'notAnArrivalHex',
      rule: '§11.1',
      message: 'German 3-3-7 no. 1 (turn 1) arrives in 3907, 3908, 3909, 3910, 3911, 3912, 3913, 3914, 3915, 3916.',
      field: 'hex',
    });
    expect(played(germans(), arrive(panzers, '3824')).state.pieces[panzers]?.hex).toBe('3824');
    expect(refused(germans(), arrive(panzers, '3825')).code).toBe('notAnArrivalHex');
  });

  it('FB-9, §11.5: not where a unit stands; another hex, or a turn later', () => {
    const begun = withUnits(germans(), { [panzers]: '3908', [tanks]: '3909' });
    expect(refused(begun, arrive(grenadiers, '3908'))).toMatchObject({ code: 'occupied', rule: 'FB-9' });
    expect(refused(begun, arrive(grenadiers, '3909'))).toMatchObject({ code: 'occupied', rule: '§11.5' });
    const later = inTurn(begun, 2, 'germanMovement');
    expect(played(later, arrive(grenadiers, '3911')).state.pieces[grenadiers]?.hex).toBe('3911');
  });

  it('§13.0: may be placed in an enemy zone of control, and go no further', () => {
    const begun = withUnits(germans(), { [tanks]: '3807' });
    const { state } = played(begun, arrive(grenadiers, '3907'));
    expect(refused(state, move(grenadiers, '3906')).code).toBe('inZone');
  });

  it('§11.2: a mobile unit may come in the mobile phase instead, a leg unit not', () => {
    const mobile = inPhase(germans(), 'germanMobile');
    expect(played(mobile, arrive(panzers, '3824')).state.pieces[panzers]?.hex).toBe('3824');
    expect(refused(mobile, arrive(grenadiers, '3907'))).toMatchObject({ code: 'notMobile', rule: 'FB-3' });
  });

  it('not before their turn, in the other movement, or once a unit on the map has moved', () => {
    expect(refused(germans(), arrive(unit('German 4-4-10 no. 3 (turn 2)'), '0726')).code).toBe('notDue');
    expect(refused(inPhase(game(), 'alliedMovement'), arrive(grenadiers, '3907')).code).toBe('wrongPhase');
    const begun = afterActs(withUnits(germans(), { [panzers]: '3010' }), move(panzers, '3011'));
    expect(refused(begun, arrive(grenadiers, '3907'))).toMatchObject({
      code: 'arrivalsOver',
      message:
        'Reinforcements arrive at the beginning of the phase, and a unit on the map has moved: German 3-3-7 no. 1 (turn 1) may come next turn.',
    });
    const fast = unit('German 2-2-12 no. 7 (turn 1)');
    expect(refused(begun, arrive(fast, '3326')).message).toMatch(
      /no\. 7 \(turn 1\) may come in the mobile movement phase\.$/,
    );
    expect(played(inPhase(begun, 'germanMobile'), arrive(fast, '3326')).state.pieces[fast]?.hex).toBe('3326');
  });

  describe('§11.0, §11.2: an arrival overland does not end the move before', () => {
    const east = unit('German 3-3-7 no. 2 (turn 1)');
    const garrison = unit('German 3-3-7 no. 4 (set-up)');
    /** The set-up is off the map. */
    const clear = () => withUnits(germans(), {});
    const movedIn = (state: ReturnType<typeof game>, id: string) => state.moved.includes(id);

    it('units arrive one after the other, each pays for its hex, and move on in any order', () => {
      const come = afterActs(clear(), arrive(grenadiers, '3907'), arrive(panzers, '3824'));
      expect(come.moved).toEqual([]);
      // 7 movement points, 2 paid for rough ground: five hexes of 1 and no more.
      const on = afterActs(come, move(grenadiers, '3807', '3707', '3607', '3507', '3407'));
      expect(refused(on, move(grenadiers, '3307')).code).toBe('tooFar');
      const both = afterActs(on, move(panzers, '3724'));
      expect(both.pieces[panzers]?.hex).toBe('3724');
      expect([movedIn(both, grenadiers), movedIn(both, panzers)]).toEqual([true, false]);
    });

    it('one that is on its way goes on after another has arrived', () => {
      const begun = afterActs(clear(), arrive(grenadiers, '3907'), move(grenadiers, '3807'), arrive(panzers, '3824'));
      expect(begun.mover).toMatchObject({ unit: grenadiers, spent: 3 });
      expect(afterActs(begun, move(grenadiers, '3707')).mover).toMatchObject({ unit: grenadiers, spent: 4 });
    });

    it('its own move, taken up later, ends no arrivals; that of a unit on the map does, and it may still move on', () => {
      const come = afterActs(withUnits(germans(), { [garrison]: '3010' }), arrive(grenadiers, '3907'));
      const gone = afterActs(come, arrive(panzers, '3824'), move(grenadiers, '3807'), arrive(east, '3916'));
      const over = afterActs(gone, move(garrison, '3011'));
      expect(refused(over, arrive(unit('German 2-2-12 no. 7 (turn 1)'), '3326')).code).toBe('arrivalsOver');
      expect(afterActs(over, move(panzers, '3724')).pieces[panzers]?.hex).toBe('3724');
    });

    it('what is not moved on stands where it arrived; in the next phase a mobile unit moves anew', () => {
      const mobile = inPhase(afterActs(clear(), arrive(panzers, '3824')), 'germanMobile');
      expect(mobile.arrived).toEqual([]);
      expect(afterActs(mobile, move(panzers, '3724')).mover).toMatchObject({ unit: panzers, spent: 1 });
    });
  });

  it('FB-8: the edge next to Eindhoven is entered first', () => {
    const bare = inTurn(game({ map: bareMap }), 2, 'alliedMovement');
    expect(refused(bare, arrive(tanks, '0104'))).toMatchObject({
      code: 'edgeUnknown',
      message: 'Enter the edge hexes next to Eindhoven first: the text does not number them.',
    });
    const entered = afterActs(
      bare,
      { kind: 'enterEindhovenEdge', hexes: ['0104', '0105'] },
      { kind: 'enterHex', hex: '0104', entry: { terrain: 'mixed', road: true } },
    );
    expect(played(entered, arrive(tanks, '0104')).state.arrived).toMatchObject([{ spent: 0.5 }]);
    expect(refused(entered, arrive(leg, '0106')).code).toBe('notAnArrivalHex');
  });
});

describe('movement by the house table (FB-1, FB-3, FB-6)', () => {
  const begun = (places: Record<string, string>) =>
    withUnits(inPhase(game({ map: plainMap({ '2011': { terrain: 'water' } }) }), 'alliedMovement'), places);

  it('one unit a hex, always', () => {
    expect(refused(begun({ [leg]: '2008', [tanks]: '2009' }), move(leg, '2009'))).toMatchObject({
      code: 'stacked',
      message: 'UK 4-3-10 no. 1 (turn 2) is in 2009: one unit a hex.',
      field: 'path.0',
    });
    expect(refused(begun({ [leg]: '2008', [grenadiers]: '2009' }), move(leg, '2009')).code).toBe('enemyThere');
  });

  it('stops in an enemy zone, from hex to hex, on no water', () => {
    const near = begun({ [leg]: '2006', [grenadiers]: '2009' });
    expect(refused(near, move(leg, '2007', '2008', '2108'))).toMatchObject({ code: 'inZone', field: 'path.2' });
    const stopped = played(near, move(leg, '2007', '2008')).state;
    expect(refused(stopped, move(leg, '2007')).code).toBe('inZone');
    expect(refused(near, move(leg, '2008'))).toMatchObject({
      code: 'notAdjacent',
      message: '2008 is 2 hexes from 2006: move from hex to hex.',
    });
    expect(refused(begun({ [leg]: '2010' }), move(leg, '2011')).code).toBe('impassable');
  });

  it('mobile units move again in the mobile phase; who has moved does not move again in a phase', () => {
    const one = afterActs(begun({ [leg]: '2006', [tanks]: '1006' }), move(leg, '2007'), move(tanks, '1007'));
    expect(refused(one, move(leg, '2008')).code).toBe('hasMoved');
    const mobile = inPhase(one, 'alliedMobile');
    expect(played(mobile, move(tanks, '1008')).state.pieces[tanks]?.hex).toBe('1008');
    expect(refused(mobile, move(leg, '2008')).code).toBe('notMobile');
  });

  it('is asked for the terrain where nobody has entered it', () => {
    const bare = withUnits(inPhase(game({ map: bareMap }), 'alliedMovement'), { [leg]: '2006' });
    expect(refused(bare, move(leg, '2007'))).toMatchObject({ code: 'terrainUnknown', field: 'path.0' });
  });

  it('a road is followed over a bridge, the engineers’ too (§15.0), and water without one costs more or bars the way', () => {
    const road = { terrain: 'rough', road: true } as const;
    const water = (more: object) => ({ '2007/2008': { water: 'river' as const, ...more } });
    const at = (more: object, engineer = false) => {
      const map = plainMap({ '2007': road, '2008': road }, water(more));
      const state = withUnits(inPhase(game({ map }), 'alliedMovement'), { [tanks]: '2007' });
      return engineer ? { ...state, engineer: { hexside: '2007/2008', used: false } } : state;
    };
    const spent = (state: ReturnType<typeof game>) => played(state, move(tanks, '2008')).state.mover?.spent;
    expect(spent(at({ bridge: 'highway' }))).toBe(0.5);
    expect(spent(at({ prohibited: true }, true))).toBe(0.5);
    // Without a bridge: rough ground for a mobile unit, 3, and the river, 3 more.
    expect(spent(at({}))).toBe(6);
    expect(refused(at({ prohibited: true }), move(tanks, '2008')).code).toBe('noBridge');
  });

  it('Arnhem is a city, whatever is entered', () => {
    expect(refused(game(), { kind: 'enterHex', hex: '3523', entry: { terrain: 'town' } })).toMatchObject({
      code: 'isArnhem',
      field: 'entry.terrain',
    });
  });

  it('what is read off the map is kept, and said', () => {
    const { state, lines } = played(game({ map: bareMap }), {
      kind: 'enterHexside',
      hexside: '2010/2110',
      entry: { water: 'canal', bridge: 'railroad', prohibited: true },
    });
    expect(state.map.hexsides['2010/2110']).toEqual({ water: 'canal', bridge: 'railroad', prohibited: true });
    expect(said(lines)).toEqual(['2010/2110: canal with a railroad bridge, no crossing without a bridge.']);
  });
});

describe('what may be moved', () => {
  it('FB-1: a unit among hexes that nobody has entered is listed, and may be sent into any of them', () => {
    const bare = { ...bareMap, hexes: { ...bareMap.hexes, '2009': { terrain: 'water' as const } } };
    const state = withUnits(inPhase(game({ map: bare }), 'alliedMovement'), { [tanks]: '2010' });
    const move = actsAllowed(state).find((one) => 'kind' in one && one.kind === 'move');
    expect(move).toMatchObject({ given: { unit: tanks }, among: ['2110', '2111', '2011', '1911', '1910'] });
  });
});
