import { describe, expect, it } from 'vitest';
import { afterActs, game, inPhase, inTurn, plainMap, played, refused, said, unit, withUnits } from './desk-for-tests';
import type { Act, State } from './state';
import { allotmentOf, markersLeft } from './support-fire';

const slow = unit('German 3-3-7 no. 4 (set-up)');
const allot = (markers: Record<string, number>): Act => ({ kind: 'allot', side: 'allied', markers });
const left = (state: State, id: string) => markersLeft(state, state.tables.markers.find((one) => one.id === id)!);

describe('§12.0 drop zones', () => {
  /** A German unit walks onto these hexes in turn 1; then it is turn 2. */
  function taken(...hexes: string[]): State {
    let state = inPhase(game(), 'germanMovement');
    const walkers = [slow, unit('German 2-2-7 no. 1 (set-up)'), unit('German 2-2-7 no. 2 (set-up)')];
    state = withUnits(state, Object.fromEntries(hexes.map((hex, at) => [walkers[at]!, hex])));
    // Each steps on and off: for a moment is enough (FB-19).
    for (const [at, hex] of hexes.entries()) {
      const next = `${hex.slice(0, 2)}${String(Number(hex.slice(2)) - 1).padStart(2, '0')}`;
      state = withUnits(state, {
        ...Object.fromEntries(
          hexes.map((one, other) => [walkers[other]!, other === at ? next : one.replace(/..$/, '22')]),
        ),
      });
      state = afterActs(state, { kind: 'move', unit: walkers[at]!, path: [hex, next] });
    }
    return inTurn(state, 2, 'allotment');
  }

  it('a UK zone costs three UK markers of +3 and three of the allotment', () => {
    const state = taken('3919');
    expect(state.zonesTaken).toEqual(['1st']);
    expect([left(state, 'uk+3'), left(state, 'us+3'), allotmentOf(state, 'allied')]).toEqual([1, 4, 5]);
  });

  it('a US zone costs three US markers', () => {
    const state = taken('2323');
    expect([left(state, 'uk+3'), left(state, 'us+3'), allotmentOf(state, 'allied')]).toEqual([4, 1, 5]);
  });

  it('FB-20: two zones, two US ones too, cost every Allied +3 and six of the allotment', () => {
    const state = taken('1007', '2323');
    expect(state.zonesReckoned).toEqual(['101st', '82nd']);
    expect([left(state, 'uk+3'), left(state, 'us+3'), allotmentOf(state, 'allied')]).toEqual([0, 0, 2]);
    expect([left(state, 'uk+2'), left(state, 'us+2')]).toEqual([2, 2]);
  });

  it('FB-19: it is for good, and the second zone brings the cut to six, not nine', () => {
    const one = taken('3919');
    expect(one.pieces[slow]?.hex).toBe('3918');
    const later = inTurn(one, 3, 'allotment');
    expect([left(later, 'uk+3'), allotmentOf(later, 'allied')]).toEqual([1, 5]);
    const step = withUnits(inPhase(later, 'germanMovement'), { [slow]: '2322' });
    const both = inTurn(afterActs(step, { kind: 'move', unit: slow, path: ['2323'] }), 4, 'allotment');
    expect([left(both, 'uk+3'), left(both, 'us+3'), allotmentOf(both, 'allied')]).toEqual([0, 0, 2]);
    const third = withUnits(inPhase(both, 'germanMovement'), { [slow]: '1006' });
    const all = inTurn(afterActs(third, { kind: 'move', unit: slow, path: ['1007'] }), 5, 'allotment');
    expect(allotmentOf(all, 'allied')).toBe(2);
  });

  it('says so at the allotment', () => {
    const state = withUnits(inPhase(game(), 'germanMobile'), { [slow]: '3919' });
    const { lines } = played({ ...state, zonesTaken: ['1st'] }, { kind: 'nextPhase' });
    expect(said(lines)).toEqual([
      'Turn 2 of 9: Support-fire allotment.',
      'German units have stood on the 1st drop zone: 3 UK markers of +3 leave the game, and the allotment is 3 lower from now on.',
    ]);
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
