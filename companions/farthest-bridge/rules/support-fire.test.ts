import { describe, expect, it } from 'vitest';
import { afterActs, game, inPhase, inTurn, plainMap, played, refused, said, unit, withUnits } from './desk-for-tests';
import type { Act, State } from './state';
import { allotmentOf, markersLeft } from './support-fire';

const slow = unit('German 3-3-7 no. 4 (set-up)');
const allot = (markers: Record<string, number>): Act => ({ kind: 'allot', side: 'allied', markers });
const left = (state: State, id: string) => markersLeft(state, state.tables.markers.find((one) => one.id === id)!);

describe('§12.0 drop zones', () => {
  const walkers = [slow, unit('German 2-2-7 no. 1 (set-up)'), unit('German 2-2-7 no. 2 (set-up)')];
  /** German units stand in these hexes when the allotment of the turn is reckoned. */
  const reckoned = (state: State, turn: number, ...hexes: string[]): State => {
    const last = inTurn(state, turn - 1, 'germanMobile');
    const standing = withUnits(last, Object.fromEntries(hexes.map((hex, at) => [walkers[at]!, hex])));
    return afterActs(standing, { kind: 'nextPhase' });
  };
  const cost = (state: State) => [left(state, 'uk+3'), left(state, 'us+3'), allotmentOf(state, 'allied')];

  it('a UK zone costs three UK markers of +3 and three of the allotment', () =>
    expect(cost(reckoned(game(), 2, '3919'))).toEqual([1, 4, 5]));

  it('a US zone costs three US markers', () => expect(cost(reckoned(game(), 2, '2323'))).toEqual([4, 1, 5]));

  it('FB-20: two zones at one time, two US ones too, cost every Allied +3 and six of the allotment', () => {
    const state = reckoned(game(), 2, '1007', '2323');
    expect(cost(state)).toEqual([0, 0, 2]);
    expect([left(state, 'uk+2'), left(state, 'us+2')]).toEqual([2, 2]);
    expect(cost(reckoned(game(), 2, '1007', '2323', '3919'))).toEqual([0, 0, 2]);
  });

  it('FB-19: “currently”: who has marched on before the allotment costs nothing', () => {
    const near = withUnits(inPhase(game(), 'germanMovement'), { [slow]: '3918' });
    const across = afterActs(near, { kind: 'move', unit: slow, path: ['3919', '3920'] });
    expect(cost(inTurn(across, 2, 'allotment'))).toEqual([4, 4, 8]);
  });

  it('FB-19: three are gone for good when the zone is free again', () =>
    expect(cost(reckoned(reckoned(game(), 2, '3919'), 3))).toEqual([1, 4, 5]));

  it('FB-19: another zone alone, later, costs no more; the cut of six needs two at the same time', () => {
    const one = reckoned(game(), 2, '3919');
    const other = reckoned(one, 3, '2323');
    expect(cost(other)).toEqual([1, 4, 5]);
    expect(cost(reckoned(other, 4, '2323', '1007'))).toEqual([0, 0, 2]);
    expect(cost(reckoned(reckoned(other, 4, '2323', '1007'), 5, '3919'))).toEqual([0, 0, 2]);
  });

  it.each([
    [
      ['3919'],
      'A German unit stands on the 1st drop zone: 3 UK markers of +3 leave the game, and the allotment is 3 lower from now on.',
    ],
    [
      ['1007', '2323'],
      'German units stand on the 101st and 82nd drop zones: all Allied markers of +3 leave the game, and the allotment is 6 lower from now on.',
    ],
  ])('says so at the allotment: %s', (hexes, words) => {
    const places = Object.fromEntries(hexes.map((hex, at) => [walkers[at]!, hex]));
    const { lines } = played(withUnits(inPhase(game(), 'germanMobile'), places), { kind: 'nextPhase' });
    expect(said(lines)).toEqual(['Turn 2 of 9: Support-fire allotment.', words]);
  });
});

describe('whose the order of a turn is', () => {
  it('FB-2, FB-4: the number of turns is the table’s, the phases are recovered', () => {
    const lines = (source: 'ours' | 'book') => {
      const begun = game({ tables: { ...game().tables, source } });
      return [
        ...played(begun, { kind: 'nextPhase' }).lines,
        ...played(inPhase(begun, 'germanMobile'), { kind: 'nextPhase' }).lines,
      ].map(({ what, source }) => [what, source]);
    };
    expect(lines('ours')).toEqual([
      ['Turn 1: Allied movement.', 'recovered'],
      ['Turn 2 of 9: Support-fire allotment.', 'ours'],
    ]);
    expect(lines('book')[1]).toEqual(['Turn 2 of 9: Support-fire allotment.', 'book']);
  });
});

describe('the allotment', () => {
  it('is chosen from the markers in the game, once a turn, and no more than allotted', () => {
    const { state } = played(game(), allot({ 'uk+3': 4, 'us+3': 4 }));
    expect(state.support.inHand).toEqual({ 'uk+3': 4, 'us+3': 4 });
    expect(refused(state, allot({ 'us+2': 1 })).code).toBe('chosen');
    expect(refused(game(), allot({ 'uk+3': 5 }))).toMatchObject({
      code: 'tooManyMarkers',
      message: '4 of uk+3 are left in the game.',
      field: 'markers.uk+3',
    });
    expect(refused(game(), allot({ 'uk+3': 4, 'us+3': 4, 'uk+2': 1 }))).toMatchObject({
      code: 'overAllotment',
      message: '9 markers are chosen and the allotment is 8.',
    });
    expect(refused(game(), allot({ 'german+2': 1 })).code).toBe('noSuchMarker');
    expect(refused(inPhase(game(), 'alliedMovement'), allot({ 'uk+3': 1 })).code).toBe('wrongPhase');
  });
});

describe('§16.0 support-fire coordination', () => {
  const us = unit('US 2-2-7 no. 1 of the 101st');
  const uk = unit('UK 2-2-7 no. 1 of the 1st');
  const pole = unit('1/Pol');
  const begun = () => {
    const allotted = afterActs(game({ map: plainMap() }), allot({ 'uk+3': 2, 'uk+2': 2, 'us+3': 2, 'us+2': 2 }));
    return withUnits(inPhase(allotted, 'alliedCombat'), { [us]: '2009', [uk]: '2011', [pole]: '1910', [slow]: '2010' });
  };
  const attack = (units: string[], attackSupport: Record<string, number>): Act => ({
    kind: 'attack',
    units,
    hex: '2010',
    attackSupport,
    defenceSupport: {},
  });
  const allowed = (units: string[], markers: Record<string, number>) =>
    played(begun(), attack(units, markers), [3]).state.support.inHand;

  it('only US units: one UK marker at most', () => {
    expect(allowed([us], { 'uk+3': 1, 'us+3': 2 })).toMatchObject({ 'uk+3': 1, 'us+3': 0 });
    expect(refused(begun(), attack([us], { 'uk+3': 1, 'uk+2': 1 }))).toMatchObject({
      code: 'coordination',
      message: 'Only US units are in this combat: one UK marker at most.',
      field: 'attackSupport',
    });
  });

  it('only UK units: one US marker at most', () => {
    expect(refused(begun(), attack([uk], { 'us+3': 2 })).message).toBe(
      'Only UK units are in this combat: one US marker at most.',
    );
  });

  it('both together, or any Pole: without restriction (FB-32)', () => {
    expect(allowed([us, uk], { 'uk+3': 2, 'us+3': 2 })).toMatchObject({ 'uk+3': 0, 'us+3': 0 });
    expect(allowed([us, pole], { 'uk+3': 2 })).toMatchObject({ 'uk+3': 0 });
    expect(allowed([uk, pole], { 'us+3': 2 })).toMatchObject({ 'us+3': 0 });
    expect(allowed([pole], { 'us+3': 2, 'uk+3': 2 })).toMatchObject({ 'us+3': 0 });
  });

  it('holds for a defender too, and a marker is used once', () => {
    const german = { ...begun(), phase: 'germanCombat' as const };
    const on = (defenceSupport: Record<string, number>): Act => ({
      kind: 'attack',
      units: [slow],
      hex: '2009',
      attackSupport: {},
      defenceSupport,
    });
    expect(refused(german, on({ 'uk+3': 2 })).code).toBe('coordination');
    const { state } = played(german, on({ 'uk+3': 1, 'us+3': 2 }), [6]);
    expect(state.support.inHand).toMatchObject({ 'uk+3': 1, 'us+3': 0 });
    expect(refused(begun(), attack([us], { 'us+3': 3 })).message).toBe('2 of us+3 are left this turn.');
  });
});
