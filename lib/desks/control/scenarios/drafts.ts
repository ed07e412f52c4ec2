import type { ScenarioDraft } from '@/lib/db/rows';
import { draftsOf } from '@/lib/db/scenarios/drafts';
import { practicesOf } from '@/lib/db/sequence/practices';
import { shippedScenarios } from '@/lib/scenario/draft/shipped';
import type { Judgement } from '@/lib/scenario/worker/jobs';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent } from '@/lib/values';
import { judgeDraft } from './judge-draft';

/** The scenarios being made, and what there is to begin from. */
export interface DraftsDesk {
  drafts: DraftListed[];
  /** The practice games that go on. */
  practices: PracticeListed[];
  /** Names of the shipped scenarios. */
  shipped: readonly string[];
}

const ofADraft = ['id', 'name', 'madeAt', 'version'] as const;

export interface DraftListed extends AsSent<ScenarioDraft, (typeof ofADraft)[number]> {
  title: string;
  /** What was found in its files; null: it is not checked yet. */
  found: DraftFound | null;
}

interface DraftFound {
  units: number;
  /** How many faults it has; 0: games can be opened from it. */
  problems: number;
  /** How many lines of its checklist are done, and of how many. */
  done: number;
  lines: number;
}

/** A practice game: what it is called, when it was opened (ISO), and how far it has come. */
interface PracticeListed {
  gameId: string;
  title: string;
  openedAt: string;
  turn: number;
  isBegun: boolean;
}

/** The list is shown after this time, ms, whatever is checked by then. */
const listWithinMs = 400;

export async function draftsDesk({ gameId }: InGame, withinMs = listWithinMs): Promise<DraftsDesk> {
  const [drafts, practices] = await Promise.all([draftsOf(gameId), practicesOf(gameId)]);
  const until = performance.now() + withinMs;
  const listed: DraftListed[] = [];
  for (const draft of drafts) {
    const leftMs = until - performance.now();
    listed.push(inList(draft, leftMs > 0 ? await judgeDraft(draft, leftMs) : null));
  }
  return {
    practices: practices.map(({ id, title, createdAt, turn, isBegun }) => ({
      gameId: id,
      title,
      openedAt: createdAt.toISOString(),
      turn,
      isBegun,
    })),
    drafts: listed,
    shipped: shippedScenarios,
  };
}

const inList = (draft: ScenarioDraft, judgement: Judgement | null): DraftListed => ({
  ...asSent(draft, ofADraft),
  title: judgement?.title ?? draft.name,
  found: judgement && {
    units: judgement.units,
    problems: faultsOf(judgement),
    done: judgement.checklist.filter(({ isDone }) => isDone).length,
    lines: judgement.checklist.length,
  },
});

/** How many faults a draft has. */
export const faultsOf = ({ counts }: Judgement): number =>
  Object.values(counts).reduce((sum, faults) => sum + faults, 0);
