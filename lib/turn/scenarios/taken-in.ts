import type { Tx } from '@/lib/db/kernel/transaction';
import { draftNamed } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { grouped, type NoteGroup } from '@/lib/scenario/grouped';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { type Done, heapMb, workerLimits } from '@/lib/scenario/worker/in-worker';
import type { TakenApart } from '@/lib/scenario/worker/jobs';
import { counted } from '@/lib/text';
import { draftGone } from './draft-steps';

/** A draft that was made of a file, and what should be known of it, each kind once: `more` kinds than are told. */
export interface TakenIn {
  draftId: string;
  notes: NoteGroup[];
  more: number;
}

/** So many kinds of notes, and of each so many notes. */
const notesTold = 200;

/** The answer about a file that was taken in has its draft and the notes on it. */
export function takenWith(draftId: string, notes: readonly ScenarioProblem[]): TakenIn {
  const groups = grouped(notes);
  return {
    draftId,
    notes: groups.slice(0, notesTold).map((group) => ({ ...group, each: group.each.slice(0, notesTold) })),
    more: Math.max(0, groups.length - notesTold),
  };
}

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

const field = { field: 'packed' };

/** A refusal of what broke a limit of the worker. */
export const refuseEnded = (ended: keyof typeof endedInWords) =>
  refusal(ended === 'busy' ? 'notNow' : 'badInput', endedInWords[ended], field);

/** A refusal of a file, with the first of what is wrong with it. */
export function refuseFaults(problems: readonly ScenarioProblem[]) {
  const faults = problems
    .slice(0, 5)
    .map(
      ({ file, row, column, message }) =>
        `${file}${row ? `, row ${row},` : column ? `, at ${column},` : ''} ${message}.`,
    );
  return refusal('badInput', faults.join(' '), field);
}

/** The files of a draft that the worker took out of what was sent. @throws a refusal with what is wrong */
export function takenApart(done: Done<TakenApart>): Extract<TakenApart, { ok: true }> {
  if (!done.ok) throw refuseEnded(done.ended);
  if (!done.value.ok) throw refuseFaults(done.value.problems);
  return done.value;
}
