import { kmBetween, type Place } from '@/lib/geometry';
import type { PlaceFact } from '../facts';
import type { GoalFact, OutcomeNews, OutcomePart, RowOutcome } from '../news-facts';
import type { TruthRow, TruthUnit } from '../truth';
import { hectometre, inPlaceKm, placeFact, placeWords } from '../words/grid';
import { spotOf } from './fight-facts';
import type { Telling } from './telling';

/**
 * The outcome of each row of a team's order sheet (§5): one fact a row, from the row's goal, its units' places and the
 * turn's rulings.
 */

/** A unit that has gone no further has not moved, km. */
const stillKm = 0.05;

/** The outcomes that no fight and no place in the letter tells. */
export const outcomesOwed: ReadonlySet<RowOutcome['is']> = new Set([
  'attackedNobody',
  'didNotAttack',
  'probedNobody',
  'queueing',
  'notBegun',
  'notCarriedOut',
]);

/** One outcome for each row, then the orders let go that stand in no row. */
export function outcomeNews(telling: Telling): OutcomeNews[] {
  const { truth } = telling;
  const inRows = new Set(truth.rows.flatMap(({ unitIds }) => unitIds));
  const outside = truth.events.letGo.filter(({ unitId }) => !inRows.has(unitId) && telling.own.has(unitId));
  const asRows = [...new Set(outside.map(({ action }) => action))].map((action) => ({
    id: `let-go-${action}`,
    unitIds: outside.filter((one) => one.action === action).map(({ unitId }) => unitId),
    action,
    goal: null,
  }));
  return [...truth.rows, ...asRows].flatMap((row) => outcomeOfRow(row, telling));
}

function outcomeOfRow(row: TruthRow, telling: Telling): OutcomeNews[] {
  const units = telling.ownOf(row.unitIds);
  // A row that names no unit is a row all the same; one of another team's units is none of its own.
  if (units.length === 0 && row.unitIds.length > 0) return [];
  const groups = new Map<string, { units: TruthUnit[]; outcome: RowOutcome }>();
  for (const unit of units) {
    const outcome = outcomeOf(unit, row, telling);
    const key = JSON.stringify(outcome);
    groups.set(key, { outcome, units: [...(groups.get(key)?.units ?? []), unit] });
  }
  const parts = [...groups.values()].map(
    (group): OutcomePart => ({
      units: telling.named(group.units.map(({ id }) => id)),
      at: sharedPlace(group.units, telling),
      outcome: group.outcome,
    }),
  );
  return [
    {
      factId: `outcome:${row.id}`,
      kind: 'outcome',
      isOwed: parts.some(({ outcome }) => outcomesOwed.has(outcome.is)),
      units: telling.named(row.unitIds),
      action: row.action,
      goal: goalFact(row, telling),
      parts,
    },
  ];
}

const goalFact = ({ goal }: TruthRow, { truth: { places } }: Telling): GoalFact | null =>
  goal && { ...placeFact(hectometre(goal), places), spoken: goal.spoken };

/** Where all of them are, to the hectometre; null: they are apart, or one is nowhere. */
function sharedPlace(units: readonly TruthUnit[], { truth: { places } }: Telling): PlaceFact | null {
  const spots = units.map((unit) => (unit.isCaptured ? null : spotOf(unit)));
  const facts = spots.map((spot) => spot && placeFact(spot, places));
  const [first] = facts;
  return first && facts.every((one) => one?.gridReference === first.gridReference) ? first : null;
}

/** The outcome of the order for one unit: by Control's ruling, then by fights, then by where it is. */
function outcomeOf(unit: TruthUnit, row: TruthRow, telling: Telling): RowOutcome {
  const { events } = telling.truth;
  const letGo = events.letGo.find(({ unitId }) => unitId === unit.id);
  if (letGo) return letGoOutcome(letGo, hasMoved(unit, telling));
  const fought = foughtOutcome(unit, telling);
  if (fought) return fought;
  if (unit.isCaptured) return { is: 'taken' };
  const spot = spotOf(unit);
  if (!spot) return { is: 'notThere' };
  const queued = events.queued.find(({ unitId }) => unitId === unit.id);
  if (queued) {
    const { place, crossing, isPartAcross } = queued;
    return { is: 'queueing', place, crossing, isPartAcross };
  }
  const fired = row.action === 'move' ? null : firedOutcome(unit, telling);
  return fired ?? movedOutcome(unit, spot, row, telling);
}

const letGoOutcome = ({ action, why }: Telling['truth']['events']['letGo'][number], isMoved: boolean): RowOutcome => {
  if (why === 'noEnemy') return metNobody(action, isMoved);
  return why === 'other' ? { is: 'notCarriedOut' } : { is: 'didNotAttack', why };
};

/** Whoever met nobody: patrols found nobody, an attack that set out met nobody, and one that never set out was none. */
const metNobody = (action: TruthRow['action'], isMoved: boolean): RowOutcome => {
  if (action === 'probe') return { is: 'probedNobody' };
  return isMoved ? { is: 'attackedNobody' } : { is: 'didNotAttack', why: 'noEnemy' };
};

/** True when a unit is elsewhere than when the turn opened; one that was nowhere then has come. */
function hasMoved(unit: TruthUnit, { truth: { before } }: Telling): boolean {
  const was = before.find(({ unitId }) => unitId === unit.id)?.place ?? null;
  const is = spotOf(unit);
  return is !== null && (was === null || kmBetween(was, is) > stillKm);
}

function foughtOutcome({ id, side }: TruthUnit, { truth }: Telling): RowOutcome | null {
  const fights = truth.combats.filter(({ fighters }) => fighters.some(({ unit }) => unit.id === id));
  const asAttacker = fights.filter(({ attackingSide }) => attackingSide === side);
  if (asAttacker.length > 0) return { is: 'attacked', fightIds: asAttacker.map((fight) => fight.id) };
  if (fights.length > 0) return { is: 'wasAttacked', fightIds: fights.map((fight) => fight.id) };
  const probes = truth.probes.filter(({ unitIds }) => unitIds.includes(id));
  return probes.length > 0 ? { is: 'probed', fightIds: probes.map((probe) => probe.id) } : null;
}

function firedOutcome({ id }: TruthUnit, { truth: { events, combats, places } }: Telling): RowOutcome | null {
  const fire =
    events.fires.find(({ unitIds }) => unitIds.includes(id)) ??
    combats
      .filter(({ guns }) => guns.some(({ unitId }) => unitId === id))
      .map(({ place }) => ({ at: place, isAtSquare: false }))[0];
  return fire ? { is: 'fired', where: placeWords(hectometre(fire.at), places), isAtSquare: fire.isAtSquare } : null;
}

/** The outcome of a row by where its unit was and where it is. */
function movedOutcome(unit: TruthUnit, spot: Place, { action, goal }: TruthRow, telling: Telling): RowOutcome {
  const { truth } = telling;
  const isMoved = hasMoved(unit, telling);
  const move = truth.moves.find(({ unitId }) => unitId === unit.id);
  const why = move?.why ?? '';
  const isByEnemy = move?.isByEnemy === true || truth.events.standoffs.some(({ unitIds }) => unitIds.includes(unit.id));
  const kmLeft = goal ? kmBetween(spot, goal) : 0;
  const isThere = kmLeft <= inPlaceKm;
  if (action === 'hold' || action === 'prepare' || action === null) {
    if (!isMoved) return { is: action === 'prepare' ? 'prepared' : 'held' };
    return goal && isThere ? { is: 'done' } : { is: 'moved' };
  }
  if (!isThere) {
    if (!isMoved) return { is: 'notBegun', why };
    return why !== '' || isByEnemy
      ? { is: 'stopped', why, isByEnemy }
      : { is: 'onTheRoad', kmLeft: Math.max(1, Math.round(kmLeft)) };
  }
  if (action === 'move') {
    if (goal) return { is: 'done' };
    if (!isMoved) return { is: 'notBegun', why };
    return why !== '' || isByEnemy ? { is: 'stopped', why, isByEnemy } : { is: 'moved' };
  }
  if (isByEnemy || why !== '') return { is: 'stopped', why, isByEnemy };
  return metNobody(action, isMoved);
}
