import type { Tx } from '@/lib/db/kernel/transaction';
import { draftNamed } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { type Done, heapMb, workerLimits } from '@/lib/scenario/worker/in-worker';
import type { TakenApart } from '@/lib/scenario/worker/jobs';
import { counted } from '@/lib/text';
import { draftGone } from './draft-steps';

/** A draft that was made of a file, and what should be known of it: `more` notes than are told. */
export interface TakenIn {
  draftId: string;
  notes: ScenarioProblem[];
  more: number;
}

const notesTold = 200;

export const takenWith = (draftId: string, notes: readonly ScenarioProblem[]): TakenIn => ({
  draftId,
  notes: notes.slice(0, notesTold),
  more: Math.max(0, notes.length - notesTold),
});

/** What is answered when the same file is sent again: the draft, and nothing told a second time. */
export async function takenIn(tx: Tx, gameId: string, name: string): Promise<TakenIn> {
  const there = await draftNamed(tx, gameId, name);
  if (!there) throw draftGone('name');
  return takenWith(there.id, []);
}

/** What is answered of a file or draft that broke a limit of the worker. */
export const endedInWords = {
  slow: `The scenario takes longer than ${counted(workerLimits.jobMs / 1000, 'second')} to read and check. Take rows or drawings out of its largest table or map.`,
  large: `The scenario takes more than ${heapMb} MB of memory to read and check. Take rows or drawings out of its largest table or map.`,
  busy: 'Many scenarios are being read. Try again in a minute.',
};

/** The files of a draft that the worker took out of what was sent. @throws a refusal with what is wrong */
export function takenApart(done: Done<TakenApart>): Extract<TakenApart, { ok: true }> {
  const field = { field: 'packed' };
  if (!done.ok) throw refusal(done.ended === 'busy' ? 'notNow' : 'badInput', endedInWords[done.ended], field);
  if (done.value.ok) return done.value;
  const faults = done.value.problems
    .slice(0, 5)
    .map(
      ({ file, row, column, message }) =>
        `${file}${row ? `, row ${row},` : column ? `, at ${column},` : ''} ${message}.`,
    );
  throw refusal('badInput', faults.join(' '), field);
}
