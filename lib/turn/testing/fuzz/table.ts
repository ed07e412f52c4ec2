import { seatsOf } from '@/lib/db/access/seats';
import type { Result } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { type Faults, faultsIn, faultsInAnswer, faultsInStore, type Watch, watchOver } from './faults';
import { type Names, namesOf } from './names';
import { allVerbs, type CalledVerb, type Verb } from './verbs';
import { changesIn, type Order, type View, viewOf } from './view';

/** One act as it is written down: who, what, with what. `beside`: at the same time, by another hand. */
export interface Act {
  seat: string;
  verb: Verb;
  input: unknown;
  beside?: Act;
}

/** The fault, and the act that caused it; null: no act will do any more. */
export class Fault extends Error {
  constructor(
    readonly faults: Faults,
    readonly act: Act | null,
  ) {
    super(`${act ? `${act.verb}: ` : ''}${faults.join(' · ')}`);
  }
}

/** A game with everybody at the table: seats by name, the verbs, and the game as it stands. */
export interface Table {
  gameId: string;
  seats: Map<string, ControlSeat | PlayerSeat>;
  verbs: Map<Verb, CalledVerb>;
  names: Names;
  view: View;
  order: Order;
  watch: Watch;
  tally: Tally;
}

/** The acts that have been played at a table. */
export interface Tally {
  turns: number;
  acts: number;
  refused: number;
  /** Acts done at the same time as another. */
  together: number;
  /** Verbs that were carried out, and verbs that were refused, at least once. */
  done: Set<Verb>;
  denied: Set<Verb>;
}

/** Sits everybody down at a game that has just been opened. `order`: in which order things are seen. */
export async function tableOf(gameId: string, scenario: Scenario, order: Order = 'as stored'): Promise<Table> {
  const view = await viewOf(gameId, order);
  const rows = (await seatsOf(gameId)).map(seatOf);
  const seats = new Map<string, ControlSeat | PlayerSeat>();
  for (const seat of rows)
    seats.set(isControl(seat) ? seat.label : `${view.byId.get(seat.teamId)!.says} ${seat.duty}`, seat);
  return {
    gameId,
    seats,
    view,
    order,
    verbs: await allVerbs(),
    names: namesOf(view),
    watch: await watchOver(gameId, scenario),
    tally: { turns: 0, acts: 0, refused: 0, together: 0, done: new Set(), denied: new Set() },
  };
}

/** Sees the game as it stands now. */
export async function lookAround(table: Table): Promise<void> {
  table.view = await viewOf(table.gameId, table.order);
  table.names.learn(table.view);
}

/**
 * Carries an act out, with the one beside it at the same time, and looks for faults. `isClose`: in all that is stored as well,
 * as `lookClosely` does at the end of a turn. Throws `Fault`. Answers what was answered.
 */
export async function carryOut(table: Table, act: Act, isClose: boolean): Promise<Result<unknown>[]> {
  const acts = act.beside ? [act, act.beside] : [act];
  const before = table.view;
  const answers = await Promise.all(acts.map((one) => carriedOut(table, one)));
  const changes = await changesIn(table.gameId);
  const hasChanged = changes !== before.changes;
  if (hasChanged) await lookAround(table);
  table.tally.acts += acts.length;
  table.tally.refused += answers.filter(({ ok }) => !ok).length;
  table.tally.together += act.beside ? acts.length : 0;
  for (const [i, { ok }] of answers.entries()) table.tally[ok ? 'done' : 'denied'].add(acts[i]!.verb);
  const faults = answers.flatMap((answer, i) => faultsInAnswer(answer, table.seats.get(acts[i]!.seat)!));
  const allRefused = answers.every(({ ok }) => !ok);
  if (allRefused && hasChanged) faults.push('refused, and something changed all the same');
  if (hasChanged) for (const one of await faultsIn(table.watch, table.view)) faults.push(one);
  if (hasChanged && isClose) for (const one of await faultsInStore(table.watch)) faults.push(one);
  if (faults.length > 0) throw new Fault(faults, act);
  return answers;
}

/** Compares the whole of what is stored with the ledger. Throws `Fault`, with the last act: it may have been an earlier one. */
export async function lookClosely(table: Table, last: Act | null): Promise<void> {
  const faults = await faultsInStore(table.watch);
  if (faults.length > 0) throw new Fault(faults, last);
}

async function carriedOut(table: Table, act: Act): Promise<Result<unknown>> {
  const seat = table.seats.get(act.seat);
  if (!seat) throw new Error(`nobody sits at ${act.seat}`);
  try {
    return await table.verbs.get(act.verb)!.call(seat, table.names.sent(act.input));
  } catch (error) {
    throw new Fault([`threw ${(error as Error).stack ?? error}`], act);
  }
}
