import { draftNamed } from '@/lib/db/scenarios/drafts';
import type { Tx } from '@/lib/db/transaction';
import type { ScenarioProblem } from '@/lib/scenario/types';
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
