import type { ProfileRow } from '@/lib/scenario/csv-rows';
import { plansAhead } from '@/lib/scenario/plans/plans-ahead';
import type { Scenario, ScenarioUnit } from '@/lib/scenario/types';
import { only } from '@/lib/values';
import { type LedgerState, type Truth, type TruthOf, thingsIn, truthIn } from './kinds';

/** A scenario made of a game as it stood, and what of it has no place in a scenario, in words. */
export interface ScenarioAt {
  scenario: Scenario;
  leftOut: string[];
}

/** The facts that the ledger does not hold: the turn it was, and the profiles, those made for raised units among them. */
interface Then {
  turn: number;
  profiles: readonly (Omit<ProfileRow, 'ours'> & { ours: readonly string[] })[];
  /** The key of each team, by the id it has in the game. */
  teamKeys: ReadonlyMap<string, string>;
}

/**
 * A game as it stood, as a scenario that opens there: places, steps lost, states of bridges, weather, orders and contacts of
 * the turn before, plans from then on, and the turn. What was known at the opening of the game is not, and units that are no more are left out.
 */
export function scenarioAt(scenario: Scenario, asItStood: LedgerState, then: Then): ScenarioAt {
  const { turn, profiles } = then;
  const state = withKeys(asItStood, scenario);
  const leftOut: string[] = [];
  const units = thingsIn(state, 'unit').flatMap(({ id, truth }) => {
    const before = scenario.units.find((unit) => unit.id === id) ?? raised(truthIn(state, 'raisedUnit', id), id, then);
    if (!before) return [];
    const unit = unitAt(before, truth, turn);
    if (!unit) leftOut.push(`${truth.name} is no more, or off the map: it is left out.`);
    return unit ? [unit] : [];
  });
  const there = new Set(units.map(({ id }) => id));
  const onMap = units.filter(({ arrivalTurn }) => arrivalTurn <= turn).map(({ id }) => id);
  const lost = new Map(thingsIn(state, 'squadron').map(({ id, truth }) => [id, truth.lost]));
  const teamsLeft = scenario.teams.filter(({ hqUnitId }) => there.has(hqUnitId));
  for (const team of scenario.teams)
    if (!teamsLeft.includes(team)) leftOut.push(`The HQ of ${team.name} is no more: give the team another.`);
  return {
    leftOut,
    scenario: {
      ...scenario,
      openingTurn: turn,
      turns: scenario.turns.filter(({ number }) => number >= turn),
      units,
      profiles: profiles.map(profileAt),
      squadrons: scenario.squadrons.flatMap((one) => {
        const left = one.squadrons - (lost.get(one.id) ?? 0);
        return left > 0 ? [{ ...one, squadrons: left }] : [];
      }),
      lifts: scenario.lifts
        .filter((lift) => lift.turn > turn)
        .map((lift) => ({ ...lift, unitIds: lift.unitIds.filter((id) => there.has(id)) })),
      crossings: thingsIn(state, 'crossing').map(({ id, truth }) => crossingAt(scenario, id, truth)),
      previousOrders: onMap.flatMap((id) => orderBefore(id, truthIn(state, 'unit', id)!)),
      contacts: contactsBefore(
        thingsIn(state, 'contact').map(({ truth }) => truth),
        units,
        turn,
      ),
      plans: plansAhead(scenario, units, turn),
      intelligence: turn === scenario.openingTurn ? scenario.intelligence : [],
      map: {
        ...scenario.map,
        features: [...scenario.map.features, ...groundDrawn(thingsIn(state, 'ground').map(({ truth }) => truth))],
      },
    },
  };
}

/** The state with a key of a scenario for each unit and crossing that was made in the game, whose ids are drawn by chance. */
function withKeys(state: LedgerState, { units, crossings }: Scenario): LedgerState {
  const known = new Set([...units, ...crossings].map(({ id }) => id));
  const keys = new Map<string, string>();
  const keyFor = (id: string, prefix: string): string => {
    if (known.has(id)) return id;
    for (let number = 1; !keys.has(id); number++) {
      const key = `${prefix}${number}`;
      if (!known.has(key)) keys.set(id, key);
      known.add(key);
    }
    return keys.get(id)!;
  };
  const prefixes: Readonly<Record<string, string>> = { unit: 'raised-', raisedUnit: 'raised-', crossing: 'built-' };
  return new Map(
    [...state].map(([key, truth]): [string, Truth] => {
      const kind = key.slice(0, key.indexOf('/'));
      const id = key.slice(key.indexOf('/') + 1);
      if (prefixes[kind]) return [`${kind}/${keyFor(id, prefixes[kind])}`, truth];
      return [key, kind === 'contact' ? { ...truth, unitId: keyFor(String(truth.unitId), 'raised-') } : truth];
    }),
  );
}

/** A unit as it stood; null: it stands nowhere and is not to come. */
function unitAt(unit: ScenarioUnit, truth: TruthOf<'unit'>, turn: number): ScenarioUnit | null {
  const { x, y, isOnMap, isCaptured, arrivalTurn, entryX, entryY, profileKey: profile } = truth;
  const isToCome = !isOnMap && arrivalTurn > turn;
  if (isCaptured || (!isOnMap && !isToCome)) return null;
  return {
    ...unit,
    ...only(truth, ['name', 'shortName', 'formation', 'arm', 'flags', 'stepsLost', 'entry']),
    profile: profileKey(profile),
    arrivalTurn: isOnMap ? Math.min(arrivalTurn, turn) : arrivalTurn,
    place: isOnMap ? { x: Number(x), y: Number(y) } : { x: entryX, y: entryY },
  };
}

/** A profile that Control wrote has its figures for a key, and a scenario wants a word. */
const profileKey = (key: string): string => key.replace(/\W+/g, '_');

const profileAt = ({ key, describes, notation, sizePoints, ours, notes }: Then['profiles'][number]): ProfileRow => ({
  key: profileKey(key),
  describes,
  notation,
  sizePoints,
  ours: ours.filter((figure) => figure === 'notation' || figure === 'sizePoints'),
  notes,
});

/** The heading for a unit that was raised without a corps. */
const adHoc = 'Ad hoc';

/** A unit that Control raised in the game, as its scenario would have it; null: it is of the scenario. */
function raised(made: TruthOf<'raisedUnit'> | undefined, id: string, { teamKeys }: Then): ScenarioUnit | null {
  if (!made) return null;
  const { teamId, raisedIn, corps, division, ...fields } = made;
  const of = { corps: corps || adHoc, division: division || corps || adHoc };
  const own = { ...of, id, team: teamKeys.get(teamId)!, ours: [], notes: 'Raised in the game.' };
  return { ...(fields as Partial<ScenarioUnit>), ...own } as unknown as ScenarioUnit;
}

/** A crossing as it stood. One that was tested and found safe is prepared no more. */
function crossingAt(scenario: Scenario, id: string, truth: TruthOf<'crossing'>): Scenario['crossings'][number] {
  const known = scenario.crossings.find((crossing) => crossing.id === id);
  return {
    ...(known ?? { ours: [], notes: 'Built or drawn in the game.' }),
    id,
    ...only(truth, ['name', 'kind', 'water', 'capacityPoints']),
    place: { x: truth.x, y: truth.y },
    isBlown: truth.state === 'blown',
    isPrepared: truth.isPrepared && truth.state !== 'safe' && truth.state !== 'blown',
  };
}

/** The order of a unit on the turn before; none: nothing, or it came on since. */
function orderBefore(unitId: string, truth: TruthOf<'unit'>): Scenario['previousOrders'] {
  const { lastAction: action, lastPosture: posture, lastStandFast: standFast } = truth;
  if (action === null || posture === null) return [];
  return [{ unitId, action, posture, standFast, ours: [] }];
}

/** The turns running before this one in which units on the map were in contact, by enemy formations that are still there. */
function contactsBefore(
  contacts: readonly TruthOf<'contact'>[],
  units: readonly ScenarioUnit[],
  turn: number,
): Scenario['contacts'] {
  const onMap = new Map(units.filter(({ arrivalTurn }) => arrivalTurn <= turn).map((unit) => [unit.id, unit]));
  const turns = new Map<string, Set<number>>();
  for (const { unitId, enemyFormation, turn: of } of contacts) {
    const key = JSON.stringify([unitId, enemyFormation]);
    turns.set(key, (turns.get(key) ?? new Set()).add(of));
  }
  return [...turns].flatMap(([key, inContact]) => {
    const [unitId, enemyFormation] = JSON.parse(key) as [string, string];
    const unit = onMap.get(unitId);
    const isThere = units.some(({ side, formation }) => side !== unit?.side && formation === enemyFormation);
    let turnsRunning = 0;
    while (inContact.has(turn - 1 - turnsRunning)) turnsRunning++;
    return unit && isThere && turnsRunning > 0 ? [{ unitId, enemyFormation, turnsRunning, ours: [] }] : [];
  });
}

/** Ground that Control drew in the game, as features of the map. */
const groundDrawn = (areas: readonly TruthOf<'ground'>[]): Scenario['map']['features'] =>
  areas.map(({ layer, name, points }) => {
    return { layer, name, rings: [[...points, points[0]!]] };
  });
