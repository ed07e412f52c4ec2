import { draftsWithFiles } from '@/lib/db/scenarios/drafts';
import { practicesOf } from '@/lib/db/sequence/practices';
import { checklistOf } from '@/lib/scenario/draft/checklist';
import type { Draft } from '@/lib/scenario/draft/draft';
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
type Stored = Omit<Awaited<ReturnType<typeof draftsWithFiles>>[number], 'files'>;

export interface DraftListed extends AsSent<Stored, (typeof ofADraft)[number]> {
  title: string;
  units: number;
  /** How many faults it has; 0: games can be opened from it. */
  problems: number;
  /** How many lines of its checklist are done, and of how many. */
  done: number;
  lines: number;
}

/** A practice game: what it is called, when it was opened (ISO), and how far it has come. */
export interface PracticeListed {
  gameId: string;
  title: string;
  openedAt: string;
  turn: number;
  isBegun: boolean;
}

/** The folders of `scenarios/`. */
export const shippedScenarios = ['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942'] as const;

export async function draftsDesk({ gameId }: InGame): Promise<DraftsDesk> {
  const [drafts, practices] = await Promise.all([draftsWithFiles(gameId), practicesOf(gameId)]);
  return {
    practices: practices.map(({ id, title, createdAt, turn, isBegun }) => ({
      gameId: id,
      title,
      openedAt: createdAt.toISOString(),
      turn,
      isBegun,
    })),
    drafts: drafts.map(({ files, ...stored }) => listed(stored, files)),
    shipped: shippedScenarios,
  };
}

function listed(stored: Stored, files: Draft): DraftListed {
  const checklist = checklistOf(files);
  return {
    ...asSent(stored, ofADraft),
    title: titleOf(files) ?? stored.name,
    units: Math.max(0, (files['units.csv']?.length ?? 0) - 1),
    problems: judgeDraft(stored, files).problems.length,
    done: checklist.filter(({ isDone }) => isDone).length,
    lines: checklist.length,
  };
}

/** What a draft is called on the first page of its games; null: it does not say. */
export function titleOf(files: Draft): string | null {
  const [manifest] = files['manifest.json'] ?? [];
  const title = manifest && 'title' in manifest ? manifest.title : null;
  return typeof title === 'string' && title.trim() !== '' ? title.slice(0, 120) : null;
}
