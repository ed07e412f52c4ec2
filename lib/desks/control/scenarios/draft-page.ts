import { draftAsText } from '@/lib/db/scenarios/drafts';
import type { ScenarioPage } from '@/lib/scenario/page/scenario-page';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import type { InGame } from '@/lib/turn/kernel/seat';
import { endedInWords } from '@/lib/turn/scenarios/taken-in';

/** A draft on one page; `why`: it cannot be made now, in words. */
export interface DraftPage {
  id: string;
  page: ScenarioPage | { why: string };
}

/** The page of a draft, made in the worker with limits; null: there is no such draft. */
export async function draftPage({ gameId }: InGame, draftId: string): Promise<DraftPage | null> {
  const draft = await draftAsText(gameId, draftId);
  if (!draft) return null;
  const done = await inWorker('page', draft);
  return { id: draftId, page: done.ok ? done.value : { why: endedInWords[done.ended] } };
}
