import type { Kind, Kinds } from '@/lib/adjudication/adjudicate';
import { changesOf, idsTouched, takenBack } from '@/lib/advice/cases/case-effects';
import type { AppliedToCase, CaseInput } from '@/lib/advice/cases/case-record';
import { lockGroups, lockTasks } from '@/lib/db/air/air-tasks';
import { lockCrossings } from '@/lib/db/cases/cases';
import { change } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { lockUnits } from '@/lib/db/movement/units';
import type { AirTask, Crossing, Squadron, Unit } from '@/lib/db/rows';
import { refusal } from '@/lib/result';

/** The things of the game that a case touches, locked until the transaction ends. */
interface Touched {
  unit: Map<string, Unit>;
  crossing: Map<string, Crossing>;
  squadron: Map<string, Squadron>;
  airTask: Map<string, AirTask>;
  /** The name of whatever of the game has this id; else the id, which is the umpire's own name for it. */
  named: (id: string) => string;
}

/** Holds the units, crossings, air orders and squadrons of the game that a case is about, in this order. */
export async function lockTouched(tx: Tx, gameId: string, kind: Kind, put: CaseInput): Promise<Touched> {
  const ids = idsTouched(kind, put.case, put.about);
  const unit = await lockUnits(tx, gameId, ids.unit);
  const crossing = await lockCrossings(tx, gameId, ids.crossing);
  const airTask = await lockTasks(tx, gameId, ids.airTask);
  const flying = [...airTask.values()].flatMap(({ squadronId }) => squadronId ?? []);
  const squadron = await lockGroups(tx, gameId, [...new Set([...ids.squadron, ...flying])]);
  return { unit, crossing, squadron, airTask, named: (id) => unit.get(id)?.name ?? squadron.get(id)?.name ?? id };
}

async function write(tx: Tx, act: Act, subject: AppliedToCase['subject'], id: string, patch: object, touched: Touched) {
  const became = await change(tx, act, subject, id, patch);
  (touched[subject] as Map<string, unknown>).set(id, { ...touched[subject].get(id), ...became });
}

/**
 * Does to the game what Control ruled. Returns what was done, so that a further ruling can take it back. Refused where a
 * bridge has been marked otherwise since its die fell.
 */
export async function applyCase<K extends Kind>(
  tx: Tx,
  act: Act,
  kind: K,
  outcome: Kinds[K]['outcome'],
  { case: put, about, ...on }: CaseInput & { turn: number; by: string; at: Date },
  touched: Touched,
): Promise<AppliedToCase[]> {
  const bridge = kind === 'bridge' && about.crossingId ? touched.crossing.get(about.crossingId) : undefined;
  const was = bridge && (put as Kinds['bridge']['case']).state;
  if (bridge && bridge.state !== was)
    throw refusal(
      'changedByAnother',
      `${bridge.name} is marked ${bridge.state} now; it was ${was} when its die fell. Keep the result without applying it, or mark the bridge.`,
    );
  const applied = changesOf(kind, outcome, { put: put as Kinds[K]['case'], about, ...on, game: touched });
  for (const { subject, id, after } of applied) await write(tx, act, subject, id, after, touched);
  return applied;
}

/** Takes back what an earlier ruling did, as far as it still stands. */
export async function takeBackCase(
  tx: Tx,
  act: Act,
  applied: readonly AppliedToCase[],
  touched: Touched,
): Promise<void> {
  for (const one of applied) {
    const row = touched[one.subject].get(one.id);
    if (row) await write(tx, act, one.subject, one.id, takenBack(row, one), touched);
  }
}
