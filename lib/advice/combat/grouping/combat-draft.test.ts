import { describe, expect, it } from 'vitest';
import type { CombatCandidate } from '../combat-candidates';
import type { Grouping } from '../combat-grouping';
import {
  advantagesIn,
  draftOfFollowUp,
  draftOfProposal,
  emptyDraft,
  groupingOfDraft,
  inputOfDraft,
  offeredTo,
  openGround,
  preparedWhy,
  swapped,
  withUnit,
  withUnits,
} from './combat-draft';

const candidate = (id: string, patch: Partial<CombatCandidate>): CombatCandidate => ({
  id,
  name: id,
  shortName: id,
  nation: 'GER',
  teamName: '',
  side: 'german',
  formation: '9 SS Pz Div',
  arm: 'infantry',
  flags: [],
  profile: '5-3-2-1-0',
  stepsLost: 0,
  status: 5,
  isEffective: true,
  ownFormation: '9 SS Pz Div',
  artilleryClass: null,
  x: 0,
  y: 0,
  startX: 0,
  startY: 0,
  turnShareMoved: 0,
  isFlexible: false,
  lastAction: 'prepare',
  lastKmMoved: 0,
  hasRetired: false,
  isFirstTurn: false,
  order: null,
  ground: openGround,
  groundReasons: [],
  fortifiedPlace: null,
  bound: [],
  version: 1,
  ...patch,
});

const candidates = new Map(
  [
    candidate('pzgr', {}),
    candidate('kg', { formation: '10 SS Pz Div', status: 4 }),
    candidate('para', {
      side: 'allied',
      formation: '1 Airborne Div',
      x: 0,
      y: 8,
      lastAction: 'hold',
      ground: { ...openGround, isCity: true },
      order: { orders: 'Hold at all costs', action: 'hold', posture: 'tact', standFast: true, supportIds: [] },
    }),
    candidate('guns', { artilleryClass: 'field', x: 0, y: 1 }),
  ].map((unit) => [unit.id, unit]),
);

const arnhem = draftOfProposal(
  { attackers: ['pzgr'], defenders: ['para'], guns: [{ unitId: 'guns', role: 'attacker' }] },
  candidates,
);

describe('the form of a combat', () => {
  it('proposes range, ground, lead, preparation and standing fast', () => {
    const grouping = groupingOfDraft(arnhem, candidates);
    expect(grouping.units.find(({ unitId }) => unitId === 'guns')!.rangeKm).toBe(7);
    expect(grouping.ground.isCity).toBe(true);
    expect([grouping.attackersLead, grouping.defendersLead]).toEqual(['9 SS Pz Div', '1 Airborne Div']);
    expect(grouping.units.find(({ unitId }) => unitId === 'pzgr')!.isPrepared).toBe(true);
    expect(grouping.units.find(({ unitId }) => unitId === 'para')!.standFast).toBe(true);
  });
  it('a tick by hand outranks the proposal, and only it is sent (§9 preparation)', () => {
    const ticked = withUnit(arnhem, 'pzgr', { isPrepared: false, isPreparedByHand: true });
    const sent = inputOfDraft(ticked, candidates).units;
    expect(sent.map(({ unitId, isPrepared }) => [unitId, isPrepared])).toEqual([
      ['pzgr', false],
      ['para', null],
      ['guns', null],
    ]);
    expect(preparedWhy(ticked.units[0]!, candidates.get('pzgr')!)).toBe('ticked by hand');
    expect(preparedWhy(arnhem.units[0]!, candidates.get('pzgr')!)).toBe('Prepare last turn, moved 0 km');
  });
  it('a unit that stays keeps what was ticked, one that moves over to the other side does not', () => {
    const ticked = withUnit(arnhem, 'pzgr', { advantages: 'overlooks the bridge' });
    const joined = withUnits(ticked, 'attacker', false, ['pzgr', 'kg'], candidates);
    expect(joined.units.find(({ unitId }) => unitId === 'pzgr')!.advantages).toBe('overlooks the bridge');
    const over = withUnits(joined, 'defender', false, ['para', 'pzgr'], candidates);
    expect(over.units.filter(({ unitId }) => unitId === 'pzgr')).toHaveLength(1);
    expect(over.units.find(({ unitId }) => unitId === 'pzgr')).toMatchObject({ role: 'defender', advantages: '' });
  });
  it('§9 Factors note 1, OC-133: what is offered to a unit, until it is given', () => {
    const more = new Map(candidates)
      .set('para', { ...candidates.get('para')!, holds: [{ id: 'b', name: 'the road bridge' }] })
      .set('pzgr', { ...candidates.get('pzgr')!, comesFor: ['b'] });
    const para = arnhem.units.find(({ unitId }) => unitId === 'para')!;
    const words = (unit: typeof para, of = more) => offeredTo(unit, arnhem, of).map((one) => one.words);
    expect(words(para)).toEqual(['holds the crossing the road bridge']);
    expect(words({ ...para, advantages: 'dug in; holds the crossing the road bridge' })).toEqual([]);
    expect(words(para, candidates)).toEqual([]);
  });
  it('a lead that Control chose stays, whoever joins', () => {
    const led = { ...withUnits(arnhem, 'attacker', false, ['pzgr', 'kg'], candidates), attackersLead: '10 SS Pz Div' };
    expect(groupingOfDraft(led, candidates).attackersLead).toBe('10 SS Pz Div');
  });
  it('advantages are parted by semicolons; a repeat counts once', () =>
    expect(advantagesIn(' dug in; holds the bridge, north end ;dug in;')).toEqual([
      'dug in',
      'holds the bridge, north end',
    ]));
  it('OC-70: the others first: sides change their parts, and what hangs on a part is proposed anew', () => {
    const ticked = withUnit({ ...arnhem, attackersLead: 'KG' }, 'pzgr', {
      advantages: 'higher ground',
      isPrepared: true,
      isPreparedByHand: true,
    });
    const other = swapped(ticked, candidates);
    expect(other.units.map(({ unitId, role, action }) => [unitId, role, action])).toEqual([
      ['pzgr', 'defender', 'hold'],
      ['para', 'attacker', 'hold'],
      ['guns', 'defender', 'hold'],
    ]);
    expect(other.units[0]).toMatchObject({ advantages: 'higher ground', isPreparedByHand: false, standFast: false });
    expect(other).toMatchObject({ attackersLead: null, defendersLead: 'KG' });
  });
  it('OC-69: tanks that overran stand in the form of their further attack, never prepared, with the enemy in reach', () => {
    const field = new Map([
      ['pzgr', candidates.get('pzgr')!],
      ['near', candidate('near', { side: 'allied', y: 2 })],
      ['spent', candidate('spent', { side: 'allied', y: 1, isEffective: false })],
      ['far', candidate('far', { side: 'allied', y: 3 })],
    ]);
    const open = { kind: 'overrun' as const, bar: null, attackers: ['pzgr'], barred: [] };
    const parent = { grouping: { hour: 'middle' } as Grouping };
    const draft = draftOfFollowUp(parent, open, field);
    expect(draft).toMatchObject({ kind: 'overrun', hour: 'middle', combatId: null });
    expect(draft.units.map(({ unitId, role }) => [unitId, role])).toEqual([
      ['pzgr', 'attacker'],
      ['near', 'defender'],
    ]);
    expect(groupingOfDraft(draft, field).units[0]!.isPrepared).toBe(false);
    expect(preparedWhy(draft.units[0]!, field.get('pzgr')!, 'overrun')).toBe('further attack: never');
    expect(Object.keys(inputOfDraft(draft, field))).not.toContain('kind');
  });
  it('nobody in it: open ground, nobody leads', () =>
    expect(groupingOfDraft(emptyDraft, candidates)).toMatchObject({ ground: openGround, attackersLead: '' }));
});
