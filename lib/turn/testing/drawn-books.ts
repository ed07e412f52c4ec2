import { profileOf, statusAt } from '@/lib/adjudication/status';
import { reportTruth } from '@/lib/advice/reports/report-truth';
import type { CombatWithParts } from '@/lib/db/combat/combats';
import type { ReportBooks } from '@/lib/db/reports/reports';
import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Team, Unit } from '@/lib/db/rows';
import { isInField, kmToLeg, type Place } from '@/lib/geometry';
import { type LedgerState, type Truth, type TruthOf, thingsIn, truthIn } from '@/lib/ledger/kinds';
import { bookSides } from '@/lib/sides';
import type { ReportFacts } from '@/lib/visibility/facts';
import { fieldsToTell } from '@/lib/visibility/perception/table';
import type { PerceivedWorld } from '@/lib/visibility/perception/world';
import { factsFor } from '@/lib/visibility/reports/report-facts';
import type { DrawnLedger } from './drawn-ledger';
import {
  crossingIds,
  crossings,
  type DrawnTurn,
  map,
  profile,
  requests,
  sideOf,
  teamOf,
  teams,
  turn,
  unitIds,
} from './drawn-turn';

/** The books of a drawn turn, as the tables would hold them, the facts that letters are made from, and who was where. */

/** The unit rows of a state. */
const unitsIn = (state: LedgerState): Unit[] =>
  thingsIn(state, 'unit').map(
    ({ id, truth }) =>
      ({
        ...truth,
        id,
        counterId: `counter-${id}`,
        teamId: teamOf(id),
        side: sideOf(id),
        corps: '',
        division: '',
        brigade: '',
        nation: sideOf(id) === 'allied' ? 'UK' : 'GER',
        mover: 'foot',
        profile,
      }) as unknown as Unit,
  );

const combatsIn = (state: LedgerState): CombatWithParts[] =>
  thingsIn(state, 'combat').flatMap(({ id, truth }) =>
    truth.state === 'ruled' && truth.turn === turn.number
      ? [{ ...truth, id, gameId: 'game', ruledAt: new Date(0) } as unknown as CombatWithParts]
      : [],
  );

const rowsOf = (teamId: string, { actions }: DrawnTurn): TurnEvents['rows'] => [
  {
    id: `row-${teamId}-1`,
    teamId,
    counterIds: [`counter-${teamId}-1`],
    action: actions[teams.findIndex(({ id }) => id === teamId)] ?? null,
    orders: '',
    goal: '',
    goalBy: null,
  },
];

/** The books of a turn, as the tables would hold them. */
function booksOf(drawn: DrawnTurn, { state, entries }: DrawnLedger, teamId: string): ReportBooks {
  const ruled = thingsIn(state, 'case').flatMap(({ id, truth }) =>
    truth.state === 'ruled' && truth.turn === turn.number
      ? [{ id, kind: truth.kind, input: truth.input, ruling: truth.ruling }]
      : [],
  ) as unknown as TurnEvents['cases'];
  const isToTell =
    (kind: string) =>
    ([field]: [string, unknown]) =>
      fieldsToTell.includes(`${kind}.${field}`);
  const told = (kind: string, truth: Truth | null) =>
    truth && Object.fromEntries(Object.entries(truth).filter(isToTell(kind)));
  const flown = combatsIn(state).flatMap(({ air }) => air.flatMap(({ airTaskId }) => airTaskId ?? []));
  const events: TurnEvents = {
    changes: entries.map(({ number: _, kind, before, after, ...entry }) => ({
      ...entry,
      kind,
      before: told(kind, before),
      after: told(kind, after),
      isOpening: false,
    })),
    crossings: thingsIn(state, 'crossing').map(({ id, truth }) => ({ id, ...truth })) as TurnEvents['crossings'],
    crossingsTold: [],
    cases: ruled,
    recces: [],
    tasks: thingsIn(state, 'airTask').flatMap(({ id, truth }) =>
      truth.turn === turn.number ? [taskOf(id, truth, flown.filter((one) => one === id).length)] : [],
    ),
    areas: thingsIn(state, 'area').flatMap(({ id, truth: { turn: its, x, y, guns } }) =>
      its === turn.number ? [{ id, x, y, guns: guns.map((gun) => ({ unitId: gun, weight: null })) }] : [],
    ),
    updates: [],
    teamsTold: [],
    rows: rowsOf(teamId, drawn),
    bound: [],
    queues: thingsIn(state, 'crossing').flatMap(({ id, truth }) =>
      truth.queue.map((one, i) => ({
        crossingId: id,
        unitId: one.unitId,
        place: i + 1,
        pointsAcross: one.pointsAcross,
      })),
    ),
    works: thingsIn(state, 'bridging').map(({ id, truth }) => ({ id, ...truth })) as TurnEvents['works'],
    requestsOpen: [],
    weather: 'fair',
    raised: [],
  };
  return {
    units: unitsIn(state),
    combats: combatsIn(state),
    contacts: thingsIn(state, 'contact').map(({ truth }) => ({ gameId: 'game', ...truth })) as ReportBooks['contacts'],
    events,
    probing: teams.flatMap(({ id }) =>
      rowsOf(id, drawn).flatMap(({ action, counterIds }) => (action === 'probe' ? [counterIds] : [])),
    ),
    identities: [],
    heard: [],
    requests: {
      rows: [{ id: `row-${teamId}-1`, supportText: 'Guns, please.' }],
      copies: [],
      notes: thingsIn(state, 'request').map(({ id, truth }) => ({ id, ...truth })) as ReportBooks['requests']['notes'],
    },
  };
}

/** An air order as the books hold it, with the squadrons that fly and the team whose request it answers. */
const taskOf = (id: string, truth: TruthOf<'airTask'>, combats: number): TurnEvents['tasks'][number] => ({
  ...truth,
  id,
  side: truth.squadronId === 'typhoons' ? 'allied' : 'german',
  name: `${truth.squadronId} of the air force`,
  interdiction: null,
  askedBy: truth.requestId ? truth.requestId.replace('air-', '') : null,
  combats,
});

/** The facts of each team, by the path that the console takes. */
export function factsOfTeams(drawn: DrawnTurn, ledger: DrawnLedger): Map<string, ReportFacts> {
  const scenario = { lifts: [], openingTurn: 1, units: [], objectives: [], teams: [] };
  return new Map(
    teams.map((team) => {
      const truth = reportTruth(booksOf(drawn, ledger, team.id), team as Team, turn, scenario, map);
      const viewer = { gameId: 'game', teamId: team.id, teamName: team.name, side: team.side, sides: bookSides };
      return [team.id, factsFor(viewer, truth)] as const;
    }),
  );
}

/** The places of all units, worked out anew from the drawn places. */
export function worldOf({ state, entries }: DrawnLedger): PerceivedWorld {
  const units = unitsIn(state);
  const ruled = combatsIn(state);
  const stood = (unit: Unit): { x: number | null; y: number | null } => {
    const taken = entries.findLast(
      ({ kind, subjectId, after }) => kind === 'unit' && subjectId === unit.id && after?.isCaptured,
    );
    const { x, y } = unit.isCaptured && taken ? { ...unit, ...(taken.before as Partial<Unit>) } : unit;
    return { x, y };
  };
  const isSeen = (unit: Unit): boolean => isInField(unit) || unit.isCaptured;
  const fought = (a: string, b: string): boolean =>
    ruled.some(({ units: fighting }) => [a, b].every((id) => fighting.some(({ unitId: one }) => one === id)));
  const metBy = (unit: Unit): string[] =>
    units
      .filter((other) => other.side !== unit.side)
      .filter((other) => {
        if (fought(unit.id, other.id)) return true;
        const here = stood(unit);
        const there = stood(other);
        return isSeen(unit) && isInField(other) && here.x !== null && here.x === there.x && here.y === there.y;
      })
      .map(({ id }) => id);
  const passes = (unit: Unit, place: Place): boolean => {
    if (!isInField(unit)) return false;
    const from = unit.startX === null || unit.startY === null ? unit : { x: unit.startX, y: unit.startY };
    return kmToLeg(place, from, unit) <= 2;
  };
  const at = (id: string, place: Place): string[] => [
    ...units.filter((unit) => passes(unit, place)).map((unit) => unit.id),
    ...(truthIn(state, 'crossing', id)?.queue.map((one) => one.unitId) ?? []),
    ...thingsIn(state, 'passage').flatMap(({ truth }) =>
      truth.turn === turn.number && truth.crossingId === id ? [truth.unitId] : [],
    ),
    ...ruled
      .filter(({ x, y }) => x === place.x && y === place.y)
      .flatMap((combat) => combat.units.map((one) => one.unitId)),
  ];
  const cases = thingsIn(state, 'case').filter(({ truth }) => truth.state === 'ruled');
  const unitsOfCase = (input: unknown): string[] => {
    const { targets = [], flak = [] } = (input as { case: Record<string, { id: string }[]> }).case;
    return [...targets, ...flak].map(({ id }) => id);
  };
  return {
    turn: turn.number,
    // Rows that teams asked nothing on are told of nothing; every team asked on its first row.
    state: new Map([
      ...state,
      ...Object.entries(requests).map(([id, teamId]) => [`request/${id}`, { teamId }] as const),
    ]),
    teams: teams.map(({ id }) => id),
    teamOf: new Map(unitIds.map((id) => [id, teamOf(id)])),
    contacts: new Map(units.map((unit) => [unit.id, metBy(unit)])),
    at: new Map([
      ...crossingIds.map((id) => [id, at(id, crossings[id])] as const),
      ...thingsIn(state, 'bridging').map(({ id, truth }) => [id, [...truth.unitIds, ...at(id, truth)]] as const),
    ]),
    flownFor: new Map(
      thingsIn(state, 'airTask').flatMap(({ id, truth }) => {
        const { askedBy, side, formation } = taskOf(id, truth, 0);
        const supported = units.filter((unit) => unit.side === side && unit.formation === formation);
        const flown = [...(askedBy ? [askedBy] : []), ...supported.map(({ teamId }) => teamId)];
        return truth.turn === turn.number ? [[id, { teams: flown, units: [] }] as const] : [];
      }),
    ),
    under: new Map(),
    inCase: new Map(
      cases.map(({ id, truth }) => [
        id,
        { units: unitsOfCase(truth.input), tasks: truth.kind === 'flak' ? ['sortie'] : [] },
      ]),
    ),
    above: new Map(),
    makesSafe: new Set(teams.filter(({ side }) => bookSides.sides[side].rules.makesBridgesSafe).map(({ id }) => id)),
    worthOf: (_, lost) => (typeof lost === 'number' ? statusAt(profileOf(profile), lost) : undefined),
  };
}
