import { describe, expect, it } from 'vitest';
import { actsAllowed } from '@/companions/farthest-bridge/rules/acts-allowed';
import { setUpUnits } from '@/companions/farthest-bridge/rules/deployment';
import {
  afterActs,
  game,
  inPhase,
  plainMap,
  played,
  unit,
  withUnits,
} from '@/companions/farthest-bridge/rules/desk-for-tests';
import { bareMap } from '@/companions/farthest-bridge/rules/map-data';
import { actSchema, type State } from '@/companions/farthest-bridge/rules/state';
import {
  actOf,
  type Draft,
  draftOf,
  isOffered,
  noHexDraft,
  shownOnMap,
  terrainWanted,
  whyNot,
  withHex,
} from './drafts';

const tanks = unit('UK 4-3-10 no. 1 (turn 2)');
const leg = unit('UK 3-3-7 no. 2 (turn 2)');
const para = unit('US 2-2-7 no. 1 of the 101st');
const other = unit('US 2-2-7 no. 2 of the 101st');
const foe = unit('German 3-3-7 no. 4 (set-up)');
const press = (state: State, draft: Draft, ...hexes: string[]) =>
  hexes.reduce((before, hex) => withHex(state, before, hex), draft);
/** The first choice of a kind, begun. */
function begun(state: State, kind: string, names: string[] = []): Draft {
  const choice = actsAllowed(state).find((one) => 'kind' in one && one.kind === kind);
  if (!choice || 'act' in choice) throw new Error(`No ${kind}`);
  return draftOf(choice, names);
}

describe('an act that is filled in by pressing hexes', () => {
  const moving = withUnits(inPhase(game(), 'alliedMovement'), { [tanks]: '2010' });

  it('a path grows hex by hex; a hex of it cuts it there, the start empties it', () => {
    const draft = press(moving, begun(moving, 'move'), '2011', '2012', '2013');
    expect(actOf(draft)).toEqual({ kind: 'move', unit: tanks, path: ['2011', '2012', '2013'] });
    expect(whyNot(moving, draft)).toBeUndefined();
    expect(actOf(press(moving, draft, '2012'))).toMatchObject({ path: ['2011', '2012'] });
    expect(actOf(press(moving, draft, '2010'))).toMatchObject({ path: [] });
    expect(shownOnMap(moving, draft)).toEqual({ taken: ['2010', '2011', '2012', '2013'], open: [] });
  });

  it('what is wrong is said at its field, in the game’s words', () => {
    const draft = press(moving, begun(moving, 'move'), '2011', '2013');
    expect(whyNot(moving, draft)).toMatchObject({
      code: 'notAdjacent',
      field: 'path.1',
      message: '2013 is 2 hexes from 2011: move from hex to hex.',
    });
    expect(whyNot(moving, { ...begun(moving, 'move'), path: '2011 20x' } as Draft)).toMatchObject({ field: 'path.1' });
  });

  it('FB-1: the hex whose terrain is asked for, in the middle of a path', () => {
    const map = { ...bareMap, hexes: { ...bareMap.hexes, '2011': { terrain: 'mixed' as const } } };
    const state = withUnits(inPhase(game({ map }), 'alliedMovement'), { [tanks]: '2010' });
    const draft = press(state, begun(state, 'move'), '2011', '2012');
    expect(terrainWanted(state, draft, whyNot(state, draft))).toBe('2012');
    expect(terrainWanted(moving, draft, whyNot(moving, draft))).toBeUndefined();
  });

  it('FB-17: the hex it landed in is asked for first, where that is not entered', () => {
    const known = { ...bareMap.hexes, '1008': { terrain: 'mixed' as const } };
    const morning = withUnits(inPhase(game({ map: { ...bareMap, hexes: known } }), 'alliedMovement'), {
      [other]: '1008',
    });
    const down = afterActs(played(morning, { kind: 'land', unit: para, hex: '1007' }, [4]).state, {
      kind: 'relocate',
      hex: '1009',
    });
    const draft: Draft = { kind: 'move', unit: para, path: '1010', among: [] };
    expect(terrainWanted(down, draft, whyNot(down, draft))).toBe('1009');
    const entered = afterActs(down, { kind: 'enterHex', hex: '1009', entry: { terrain: 'mixed' } });
    expect(terrainWanted(entered, draft, whyNot(entered, draft))).toBe('1010');
  });

  it('attackers are put in and taken out by their hexes', () => {
    const field = withUnits(inPhase(game(), 'alliedCombat'), { [tanks]: '2009', [leg]: '2011', [foe]: '2010' });
    const draft = begun(field, 'attack');
    expect(whyNot(field, draft)).toMatchObject({ field: 'units', message: 'At least one unit attacks.' });
    const both = press(field, draft, '2009', '2011');
    expect(actOf(both)).toMatchObject({ hex: '2010', units: [tanks, leg] });
    expect(actOf(press(field, both, '2009', '3423'))).toMatchObject({ units: [leg] });
    expect(actSchema.parse(actOf(both))).toMatchObject({ attackSupport: {}, defenceSupport: {} });
  });

  it('a hexside is two hexes, whichever is pressed first; the third begins anew', () => {
    const empty: Draft = { kind: 'enterHexside', hexes: '', water: 'river', bridge: '', prohibited: false };
    expect(actOf(press(moving, empty, '3523', '3423'))).toMatchObject({ hexside: '3423/3523' });
    expect(press(moving, empty, '3523', '3423', '2010')).toMatchObject({ hexes: '2010' });
    expect(actOf({ ...empty, hexes: '3523 3423', bridge: 'highway' })).toEqual({
      kind: 'enterHexside',
      hexside: '3423/3523',
      entry: { water: 'river', bridge: 'highway' },
    });
    expect(whyNot(moving, { ...empty, hexes: '3523' })).toMatchObject({
      field: 'hexside',
      message: '“3523” is no hexside: two neighbouring hexes, as 3423/3523.',
    });
  });

  it('ground is written in ranges, and a press puts a hex in or takes it out', () => {
    const ground: Draft = { kind: 'enterGround', ground: 'germany', hexes: '2023-2025 2125' };
    expect(actOf(ground)).toEqual({ kind: 'enterArea', area: 'germany', hexes: ['2023', '2024', '2025', '2125'] });
    const edge: Draft = { kind: 'enterGround', ground: 'eindhovenEdge', hexes: '0103-0105' };
    expect(actOf(edge)).toEqual({ kind: 'enterEindhovenEdge', hexes: ['0103', '0104', '0105'] });
    expect(actOf(press(moving, edge, '0104', '0106'))).toMatchObject({ hexes: ['0103', '0105', '0106'] });
  });

  it('§18.1: a set-up fills its places one after the other', () => {
    const free = game({ scenario: 'free', map: plainMap() });
    const draft = begun(
      free,
      'write',
      setUpUnits.map(({ id }) => id),
    );
    const two = press(free, draft, '2025', '2125');
    expect(actOf(two)).toMatchObject({ side: 'german', places: { 'german-0-1': '2025', 'german-0-2': '2125' } });
    expect(two).toMatchObject({ at: 'german-0-3' });
  });
});

describe('an act that is filled in', () => {
  it('a hex asks for its terrain before it is entered', () => {
    const state = game();
    const draft: Draft = { kind: 'enterHex', hex: '2010', ...noHexDraft };
    expect(whyNot(state, draft)).toMatchObject({ field: 'entry.terrain' });
    const known: Draft = { ...draft, terrain: 'woods', road: true, name: ' Reichswald ' };
    expect(actOf(known)).toMatchObject({ entry: { terrain: 'woods', road: true, name: ' Reichswald ' } });
    expect(whyNot(state, known)).toBeUndefined();
  });

  it('markers of which none is chosen are left out; too many are refused', () => {
    const state = game();
    const draft: Draft = { kind: 'allot', side: 'german', markers: { 'german+2': 3, 'german+1': 0 } };
    expect(actOf(draft)).toEqual({ kind: 'allot', side: 'german', markers: { 'german+2': 3 } });
    expect(whyNot(state, draft)).toBeUndefined();
    expect(whyNot(state, { ...draft, markers: { 'german+2': 3, 'german+1': 1 } })).toMatchObject({
      code: 'overAllotment',
      message: '4 markers are chosen and the allotment is 3.',
    });
  });

  it('is put away when it may be done no more; what is read off the printed map stays', () => {
    const state = withUnits(inPhase(game(), 'alliedMovement'), { [tanks]: '2010' });
    const draft = begun(state, 'move');
    expect(isOffered(draft, actsAllowed(state))).toBe(true);
    expect(isOffered(draft, actsAllowed(inPhase(state, 'alliedCombat')))).toBe(false);
    expect(isOffered({ kind: 'enterHex', hex: '', ...noHexDraft }, [])).toBe(true);
  });
});
