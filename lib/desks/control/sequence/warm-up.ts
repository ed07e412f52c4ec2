import { isAnswered, type TeamInWarmUp, teamsInWarmUp, warmUpsOf } from '@/lib/db/sequence/warm-ups';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { Side } from '@/lib/words';

/**
 * The progress of a team: `none`, it has no troops yet and nothing to do; it has nothing, a draft, its sheet in, its letter,
 * or has read it.
 */
type Stage = 'none' | 'nothing' | 'drafting' | 'handedIn' | 'told' | 'read';

/** The warm-up of a lobby. */
export interface WarmUp {
  /** The teams write, the console answers, or every letter is out. */
  stage: 'orders' | 'answering' | 'answered';
  /** The teams of which somebody sits in the hall, by side and name. */
  teams: { key: string; name: string; side: Side; stage: Stage }[];
}

/** The warm-up that is open beside a game; null: none is. */
export async function warmUp({ gameId }: InGame): Promise<{ warmUp: WarmUp | null }> {
  const games = await warmUpsOf(gameId);
  if (games.length === 0) return { warmUp: null };
  const teams = await teamsInWarmUp(games.map(({ id }) => id));
  const isWriting = games.every(({ phase }) => phase === 'orders');
  return {
    warmUp: {
      stage: isWriting ? 'orders' : games.every(isAnswered) ? 'answered' : 'answering',
      teams: teams.map((team) => ({ ...only(team, ['key', 'name', 'side']), stage: stageOf(team) })),
    },
  };
}

function stageOf({ hasTroops, sheet, isTold, hasRead }: TeamInWarmUp): Stage {
  if (!hasTroops) return 'none';
  if (hasRead) return 'read';
  if (isTold) return 'told';
  return sheet === 'submitted' ? 'handedIn' : sheet === 'draft' ? 'drafting' : 'nothing';
}
