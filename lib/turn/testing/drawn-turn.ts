import fc from 'fast-check';
import { profileOf, statusAt } from '@/lib/adjudication/status';
import type { Team } from '@/lib/db/rows';
import { isInField } from '@/lib/geometry';
import { fold } from '@/lib/ledger/fold';
import { type LedgerState, type Truth, truthIn } from '@/lib/ledger/kinds';
import type { MapData } from '@/lib/scenario/types';
import type { TruthTurn } from '@/lib/visibility/truth';
import type { Action, LetGoWhy, Side } from '@/lib/words';
import { allKinds, type DrawnAct, DrawnLedger, drawnAct, type Fitting } from './drawn-ledger';

/**
 * A turn drawn without a database: four teams with eight units at nine places, two bridges, sheets and requests, and acts on
 * things of every kind of the ledger.
 */

export const turn: TruthTurn = { number: 5, date: '1944-09-18', daypart: 'morning' };

export const teams: readonly (Pick<Team, 'id' | 'key' | 'name' | 'side'> & { gameId: string })[] = [
  { id: 'guards', key: 'guards', gameId: 'game', name: 'Guards Armoured', side: 'allied' },
  { id: 'airborne', key: 'airborne', gameId: 'game', name: '101 Airborne', side: 'allied' },
  { id: 'panzer', key: 'panzer', gameId: 'game', name: '9 SS-Panzer', side: 'german' },
  { id: 'grenadiers', key: 'grenadiers', gameId: 'game', name: '59 Division', side: 'german' },
];
export const unitIds = teams.flatMap(({ id }) => [`${id}-1`, `${id}-2`]);
const alliedIds = unitIds.slice(0, 4);
const germanIds = unitIds.slice(4);
export const teamOf = (unitId: string): string => unitId.replace(/-\d$/, '');
export const sideOf = (unitId: string): Side => (alliedIds.includes(unitId) ? 'allied' : 'german');
export const profile = '6-5-3-2-0';

/** Places 20 km apart: who is at the same place is in contact, and nobody else. */
const kms = [10, 30, 50];
export const crossings = { son: { x: 10, y: 10 }, best: { x: 50, y: 30 } } as const;
export const crossingIds = Object.keys(crossings) as (keyof typeof crossings)[];
const crossingName = (id: string): string => `${id} – road bridge`;
export const map = {
  features: crossingIds.map((id) => ({
    layer: 'crossing',
    name: crossingName(id),
    point: [crossings[id].x, crossings[id].y],
  })),
} as unknown as MapData;
export const requests = Object.fromEntries(teams.map(({ id }) => [`row-${id}-1`, id]));

const km = fc.constantFrom(...kms);
const someUnits = fc.subarray(unitIds, { minLength: 1, maxLength: 3 });
const unitId = fc.constantFrom(...unitIds);
/** The limits that make drawn things fit the turn: ids of what is there, places of the map, steps that a profile has. */
const fitting: Fitting = {
  x: km,
  y: km,
  'unit.x': fc.option(km, { freq: 5 }),
  'unit.y': fc.option(km, { freq: 5 }),
  startX: km,
  startY: km,
  'unit.way': fc.constant([]),
  stepsLost: fc.integer({ min: 0, max: 4 }),
  turn: fc.constantFrom(5, 5, 5, 4),
  turnsNeeded: fc.constantFrom(2, 3),
  turnsDone: fc.constantFrom(0, 1),
  startedIn: fc.constantFrom(4, 5),
  arrivedIn: fc.constantFrom(null, 4, 5),
  immobilisedIn: fc.constantFrom(null, 4, 5),
  suppressedIn: fc.constantFrom(null, 4, 5),
  unitId,
  unitIds: someUnits,
  guns: someUnits,
  alliedId: fc.constantFrom(...alliedIds),
  germanId: fc.constantFrom(...germanIds),
  crossingId: fc.constantFrom(...crossingIds),
  builtId: fc.constantFrom(null, ...crossingIds),
  teamId: fc.constantFrom(...teams.map(({ id }) => id)),
  toTeamId: fc.constantFrom(null, ...teams.map(({ id }) => id)),
  queue: fc
    .uniqueArray(unitId, { maxLength: 3 })
    .map((ids) => ids.map((id) => ({ unitId: id, pointsAcross: 0, joinedIn: 5 }))),
  squadronId: fc.constantFrom('typhoons', 'messerschmitts'),
  liftId: fc.constant(null),
  areaId: fc.constant(null),
  requestId: fc.constantFrom(null, 'air-guards', 'air-panzer'),
  'airTask.formation': fc.constantFrom('', ...unitIds.map((id) => `Formation of ${id}`)),
  'airTask.squares': fc.constant([]),
  // A fight and a case with their rulings are drawn by acts of their own.
  'combat.state': fc.constantFrom('grouped', 'resolved'),
  'combat.finding': fc.constant(null),
  'combat.ruling': fc.constant(null),
  'case.state': fc.constant('resolved'),
  'case.ruling': fc.constant(null),
};

/** The ids of the things of a kind that there are, or that a row of another kind may be about. */
const subjectsOf: Partial<Record<(typeof allKinds)[number], readonly string[]>> = {
  unit: unitIds,
  raisedUnit: unitIds,
  crossing: crossingIds,
  request: Object.keys(requests),
  bridging: ['bailey'],
  airTask: ['sortie'],
  area: ['square'],
};

/** The state of a unit when the turn opens. */
const drawnUnit = (id: string): fc.Arbitrary<Truth> =>
  fc
    .record({
      x: km,
      y: km,
      stepsLost: fc.integer({ min: 0, max: 1 }),
      isOff: fc.constantFrom(false, false, false, true),
    })
    .map(
      ({ x, y, stepsLost, isOff }): Truth => ({
        x: isOff ? null : x,
        y: isOff ? null : y,
        startX: isOff ? null : x,
        startY: isOff ? null : y,
        isOnMap: !isOff,
        stepsLost,
        isCaptured: false,
        kmMoved: 0,
        turnShareMoved: 0,
        moveNote: '',
        lastAction: 'hold',
        lastPosture: 'tact',
        lastStandFast: false,
        lastKmMoved: 0,
        hasRetired: false,
        attachedTo: null,
        attachedFrom: null,
        restedTurns: 0,
        hasRecovered: false,
        immobilisedIn: null,
        suppressedIn: null,
        way: [],
        slowedBy: [],
        arrivalTurn: 1,
        entry: '',
        entryX: 0,
        entryY: 0,
        arrivedIn: null,
        isInBox: false,
        name: `Battalion ${id}`,
        shortName: `Bn ${id}`,
        formation: `Formation of ${id}`,
        arm: 'infantry',
        flags: [],
        profileKey: 'p',
        sizePoints: 4,
      }),
    );

/** Acts that rule: a fight, bombs on a square, a unit spent, flak. */
interface DrawnRuling {
  rules: 'fight' | 'bombs' | 'flak' | 'spent' | 'letGo' | 'passage';
  units: string[];
  steps: number;
  isTaken: boolean;
  at: keyof typeof crossings;
}
const drawnRuling: fc.Arbitrary<DrawnRuling> = fc.record({
  rules: fc.constantFrom('fight', 'fight', 'bombs', 'flak', 'spent', 'letGo', 'passage'),
  units: fc.subarray(unitIds, { minLength: 1, maxLength: 4 }),
  steps: fc.integer({ min: 0, max: 1 }),
  isTaken: fc.boolean(),
  at: fc.constantFrom(...crossingIds),
});

export interface DrawnTurn {
  units: Truth[];
  acts: (DrawnAct | DrawnRuling)[];
  actions: (Action | null)[];
}

export const drawnTurn: fc.Arbitrary<DrawnTurn> = fc.record({
  units: fc.tuple(...unitIds.map(drawnUnit)),
  acts: fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(...allKinds).chain((kind) => drawnAct(kind, subjectsOf[kind] ?? [], fitting)),
      },
      { weight: 3, arbitrary: drawnAct('unit', unitIds, fitting) },
      { weight: 1, arbitrary: drawnAct('crossing', crossingIds, fitting) },
      { weight: 2, arbitrary: drawnRuling },
    ),
    { minLength: 1, maxLength: 8 },
  ),
  actions: fc.array(fc.constantFrom<Action | null>('move', 'attack', 'probe', 'hold', 'prepare', null), {
    minLength: 4,
    maxLength: 4,
  }),
});

/** The ledger of a drawn turn. Nothing of a unit that was raised, nor of one that is no longer in the game, is drawn. */
export function ledgerOf({ units, acts }: DrawnTurn): DrawnLedger {
  const ledger = new DrawnLedger(
    new Map<string, Truth>([
      ...units.map((truth, i) => [`unit/${unitIds[i]}`, truth] as const),
      ...crossingIds.map((id) => [`crossing/${id}`, openingCrossing(id)] as const),
    ]),
  );
  for (const act of acts) {
    if ('rules' in act) rule(act, ledger);
    else if (!isFixed(act)) ledger.act(sound(act, ledger.state));
  }
  fold(ledger.opening, ledger.entries);
  return ledger;
}

/** Units, crossings and requests are those there are: none is made, none is taken away. */
const isFixed = ({ kind, subjectId, does }: DrawnAct): boolean =>
  ['unit', 'crossing', 'request'].includes(kind) && (does === 'take away' || subjectId.startsWith('new-'));

const openingCrossing = (id: keyof typeof crossings): Truth => ({
  ...crossings[id],
  name: crossingName(id),
  kind: 'mainRoadBridge',
  water: 'canal',
  capacityPoints: 10,
  isPrepared: true,
  state: 'untested',
  testedIn: null,
  testedBy: null,
  testedAt: null,
  testedRoll: null,
  queue: [],
});

/** The names of units and crossings, and where crossings are, stay: a turn is told by them. */
const sound = (act: DrawnAct, state: LedgerState): DrawnAct => {
  const fixed =
    { unit: ['name', 'shortName', 'formation'], crossing: ['name', 'x', 'y', 'kind'] }[act.kind as string] ?? [];
  const truth = { ...act.truth };
  if (act.kind === 'request') truth.teamId = requests[act.subjectId];
  if (act.kind === 'airTask' && truth.requestId)
    truth.requestId = truth.squadronId === 'typhoons' ? 'air-guards' : 'air-panzer';
  // A unit is on the map where it has a place, and a prisoner is nowhere.
  const places = ['x', 'y', 'isOnMap', 'isCaptured'];
  const isPlaced = act.kind === 'unit' && act.fields.some((field) => places.includes(field));
  if (isPlaced && !act.fields.includes('isCaptured'))
    truth.isCaptured = truthIn(state, 'unit', act.subjectId)!.isCaptured;
  if (isPlaced && (truth.isCaptured || !truth.isOnMap || truth.x === null || truth.y === null))
    Object.assign(truth, { x: null, y: null, isOnMap: false });
  const fields = [
    ...new Set([
      ...act.fields,
      ...(isPlaced ? places : []),
      ...(act.kind === 'airTask' ? ['squadronId', 'requestId'] : []),
    ]),
  ];
  return { ...act, truth, fields: fields.filter((field) => !fixed.includes(field)) };
};

function rule({ rules, units, steps, isTaken, at }: DrawnRuling, ledger: DrawnLedger): void {
  const id = `${rules}-${ledger.entries.length}`;
  const [first] = units as [string];
  const now = (unit: string) => truthIn(ledger.state, 'unit', unit)!;
  const hurts = (unit: string, of: string[]) =>
    ledger.write('unit', unit, { stepsLost: Math.min(4, now(unit).stepsLost + steps) }, of);
  const takes = (unit: string) => ledger.write('unit', unit, { isCaptured: true, isOnMap: false, x: null, y: null });
  const ruledCase = (kind: string, input: object, ruling: object) =>
    ledger.write('case', id, { turn: 5, number: 1, kind, state: 'ruled', input, ruling });
  switch (rules) {
    case 'fight':
      fight(id, units, { steps, isTaken }, ledger);
      return;
    case 'bombs': {
      const applied = units.map((unit) =>
        appliedTo(unit, now(unit).stepsLost, Math.min(4, now(unit).stepsLost + steps)),
      );
      const input = {
        case: { targets: units.map((unit) => ({ id: unit })), forces: [{ weight: 'heavy' }] },
        about: {},
      };
      ruledCase('interdiction', input, { outcome: {}, applied, isApplied: true });
      for (const unit of units) hurts(unit, [id]);
      return;
    }
    case 'flak':
      if (!ledger.state.has('airTask/sortie'))
        ledger.write('airTask', 'sortie', { ...openingSortie, formation: `Formation of ${first}` });
      ruledCase(
        'flak',
        { case: { flak: units.map((unit) => ({ id: unit, isSuppressed: false })) }, about: { flakOf: 'sortie' } },
        { outcome: { serialsLost: 0 }, applied: [], isApplied: true },
      );
      return;
    case 'spent':
      if (isTaken) takes(first);
      else hurts(first, []);
      return;
    case 'letGo': {
      const why: LetGoWhy = isTaken ? 'noEnemy' : 'movedTooFar';
      ledger.write('letGo', `5|${first}`, { turn: 5, unitId: first, action: 'attack', why, by: 'C', at: '' });
      return;
    }
    case 'passage':
      ledger.write('passage', id, { turn: 5, crossingId: at, unitId: first, points: 4, isWhole: true });
  }
}

const openingSortie: Truth = {
  turn: 5,
  squadronId: 'typhoons',
  squadrons: 2,
  mission: 'closeAirSupport',
  x: null,
  y: null,
  squares: [],
  areaId: null,
  liftId: null,
  requestId: null,
  state: 'ordered',
  lost: 0,
  damage: 0,
};

const appliedTo = (id: string, before: number, after: number) => ({
  subject: 'unit',
  id,
  before: { stepsLost: before },
  after: { stepsLost: after },
});

/** A combat between the drawn units of both sides, ruled on: the first of them loses steps, or is taken. */
function fight(
  id: string,
  units: string[],
  { steps, isTaken }: { steps: number; isTaken: boolean },
  ledger: DrawnLedger,
): void {
  const there = units.filter((unit) => isInField(truthIn(ledger.state, 'unit', unit)!));
  const sides = { attacker: 'allied', defender: 'german' } as const;
  const of = (side: Side) => there.filter((unit) => sideOf(unit) === side);
  if (of('allied').length === 0 || of('german').length === 0) return;
  const [first] = there as [string];
  const truth = truthIn(ledger.state, 'unit', first)!;
  const applied = there.map((unit) => {
    const { stepsLost, x, y, hasRetired } = truthIn(ledger.state, 'unit', unit)!;
    const before = { stepsLost, x, y, isCaptured: false, hasRetired };
    const hurt = isTaken ? { x: null, y: null, isCaptured: true } : { stepsLost: Math.min(4, stepsLost + steps) };
    return { unitId: unit, before, after: unit === first ? { ...before, ...hurt } : before };
  });
  const { after } = applied[0]!;
  const statusOf = (lost: number) => statusAt(profileOf(profile), lost);
  const effects = there.map((unit) => {
    const lost = truthIn(ledger.state, 'unit', unit)!.stepsLost;
    const left = unit === first ? after.stepsLost : lost;
    return { id: unit, statusBefore: statusOf(lost), statusAfter: statusOf(left), retiresKm: 0 };
  });
  const force = (side: Side) => ({
    leadFormation: 'x',
    units: of(side).map((unit) => ({
      id: unit,
      arm: 'infantry',
      profile,
      stepsLost: truthIn(ledger.state, 'unit', unit)!.stepsLost,
      formation: 'x',
      action: 'attack',
      posture: 'tact',
      isPrepared: false,
      turnShareMoved: 0,
      flags: [],
      tacticalAdvantages: [],
      standFast: false,
      cannotRetire: false,
      startLineKm: 0,
    })),
    artillery: [],
    air: [],
  });
  const ground = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
  const combat = { daypart: 'morning', ground, attacker: force(sides.attacker), defender: force(sides.defender) };
  const ruling = {
    result: 'success',
    overrun: null,
    units: effects,
    applied,
    reason: '',
  };
  ledger.write(
    'combat',
    id,
    {
      ...ground,
      turn: 5,
      number: 1,
      name: id,
      state: 'ruled',
      kind: 'orders',
      x: truth.x,
      y: truth.y,
      units: there.map((unit) => ({ unitId: unit, isArtillery: false, x: truth.x, y: truth.y })),
      air: [],
      finding: { combat, rulebook: 'printed2011', policies: {}, lines: [] },
      ruling,
    },
    [id],
  );
  ledger.write('unit', first, { ...after, isOnMap: !isTaken }, [id]);
}
