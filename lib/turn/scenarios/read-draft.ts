import { draftAsText } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import { counted } from '@/lib/text';
import { draftGone } from './draft-steps';
import { endedInWords } from './taken-in';

/** A draft read as a scenario, and the number of the newest edit it was read with. */
export interface DraftRead {
  version: number;
  scenario: Scenario;
}

/**
 * Reads a draft as a scenario, in the worker for scenario files. `toDo`: what its faults stand in the way of, such as `try it`.
 *
 * @throws a refusal where it is gone, has faults or breaks a limit of the worker
 */
export async function readDraft(gameId: string, draftId: string, toDo: string): Promise<DraftRead> {
  const draft = await draftAsText(gameId, draftId);
  if (!draft) throw draftGone('draftId');
  const done = await inWorker('read', draft);
  if (!done.ok) throw refusal(done.ended === 'busy' ? 'notNow' : 'unfinished', endedInWords[done.ended]);
  if (!done.value.ok) {
    const { faults } = done.value;
    throw refusal(
      'unfinished',
      `It has ${counted(faults, 'fault')}. Fix ${faults === 1 ? 'it' : 'them'}, then ${toDo}.`,
    );
  }
  return { version: draft.version, scenario: done.value.scenario };
}

/** The answer where a draft was edited since it was read. */
export const changedMeanwhile = (toDo: string) =>
  refusal('changedByAnother', `The scenario has been changed meanwhile. Look at what changes, then ${toDo}.`);
