import { crossingsChanged } from '@/lib/advice/movement/crossings-used';
import type { LegAdvice } from '@/lib/advice/movement/leg-advice';
import { lockCrossings } from '@/lib/db/cases/cases';
import { passagesAt, queueAt } from '@/lib/db/crossings/crossings';
import { createAll, removeAll } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Crossing, Passage, Unit } from '@/lib/db/rows';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { counted } from '@/lib/text';
import type { MovementField } from '../movement-field';
import { putMarch } from './lock-crossing';
import { safeByPassage } from './make-crossing-safe';

/** The facts by which passages are written. */
export type PassageField = Pick<MovementField, 'turn' | 'map' | 'crossings'>;

/** A unit and the way that it has gone in the turn once its move is made, [x, y] by [x, y], km. */
export interface Gone {
  unit: Unit;
  way: unknown;
}

/**
 * The changes by the moves of one act at one crossing: units that have come over it, and units that have not gone over it
 * after all.
 */
interface ChangedAt {
  came: Unit[];
  went: Unit[];
}

/**
 * Writes what moves of counters mean for the crossings on their ways (§7): each unit that has gone over one has its passage
 * with its points, and leaves the queue there; a tested bridge is safe once a side that makes bridges safe is over (§8,
 * OC-110). A unit whose way leads over a crossing no more has not gone over it. `besides`: a crossing whose passages are
 * written by whoever lets its queue go over. Returns what speaks against a unit's passage by §7, by the unit's id.
 */
export async function writePassages(
  tx: Tx,
  act: Act,
  field: PassageField,
  moves: readonly Gone[],
  besides?: string,
): Promise<ReadonlyMap<string, LegAdvice[]>> {
  const changed = changedBy(field, moves, besides);
  const advice = new Map<string, LegAdvice[]>();
  if (changed.size === 0) return advice;
  const crossings = await lockCrossings(tx, act.gameId, [...changed.keys()]);
  const { sides } = await gameSides(act.gameId, tx);
  for (const crossing of [...crossings.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { came, went } = changed.get(crossing.id)!;
    const gone = await passagesAt(tx, act.gameId, crossing.id, field.turn.turn);
    const untrue = went.flatMap(({ id }) => gone.findLast(({ unitId, isWhole }) => unitId === id && isWhole)?.id ?? []);
    if (untrue.length > 0) await removeAll(tx, act, 'passage', untrue);
    const over = came.filter(({ id }) => !gone.some(({ unitId, isWhole }) => unitId === id && isWhole));
    if (over.length === 0) continue;
    const { made, march } = await goOver(tx, act, field, crossing, over);
    const used = [...gone.filter(({ id }) => !untrue.includes(id)), ...made].reduce(
      (sum, { points }) => sum + points,
      0,
    );
    const says = whatIsFull(crossing, used, march);
    for (const { id } of says ? over : []) advice.set(id, [...(advice.get(id) ?? []), says!]);
    const taker = over.find(({ side }) => sides[side].rules.makesBridgesSafe);
    if (taker) await safeByPassage(tx, act, crossing, `${taker.name} crossed it.`);
  }
  return advice;
}

/** The changes that moves make at the crossings: by the ways of the units before and after. */
function changedBy(
  { map, crossings }: PassageField,
  moves: readonly Gone[],
  besides: string | undefined,
): Map<string, ChangedAt> {
  const changed = new Map<string, ChangedAt>();
  const at = (id: string): ChangedAt => {
    const there = changed.get(id) ?? { came: [], went: [] };
    changed.set(id, there);
    return there;
  };
  for (const { unit, way } of moves) {
    const { came, went } = crossingsChanged(unit.way, way, crossings, map);
    for (const id of came) if (id !== besides) at(id).came.push(unit);
    for (const id of went) if (id !== besides) at(id).went.push(unit);
  }
  return changed;
}

/** Writes the passages of units that have gone over a crossing, and takes them out of its queue. */
async function goOver(tx: Tx, act: Act, { turn }: PassageField, crossing: Crossing, over: readonly Unit[]) {
  const march = await queueAt(tx, act.gameId, crossing.id);
  const acrossOf = (unitId: string) => march.find((place) => place.unitId === unitId)?.pointsAcross ?? 0;
  const now = turn.now.getTime().toString(36);
  const made = over.map(
    ({ id: unitId, sizePoints }, i): Passage => ({
      id: `${now}-${String(i).padStart(3, '0')}-${newId(8)}`,
      gameId: act.gameId,
      turn: turn.turn,
      crossingId: crossing.id,
      unitId,
      points: Math.max(0, sizePoints - acrossOf(unitId)),
      isWhole: true,
    }),
  );
  await createAll(tx, act, 'passage', made);
  const stays = march.filter(({ unitId }) => !over.some(({ id }) => id === unitId));
  if (stays.length < march.length) await putMarch(tx, act, { crossing, march }, stays);
  return { made, march: stays };
}

/** Says that a crossing has carried more than it carries in a turn, or that others wait there; null: neither is so (§7). */
function whatIsFull(
  { name, capacityPoints }: Crossing,
  used: number,
  march: readonly { unit: { shortName: string } }[],
): LegAdvice | null {
  const rule = '§7 Traffic, OC-107';
  if (used > capacityPoints) {
    const message = `${name} carries ${counted(capacityPoints, 'point')} in a turn, and ${used} have gone over.`;
    return { code: 'crowded', message, rule };
  }
  const [first] = march;
  return first ? { code: 'crowded', message: `${first.unit.shortName} waits at ${name} before it.`, rule } : null;
}
