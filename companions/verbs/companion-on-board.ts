import type { BattleCardState } from '@/companions/battle-card/rules';
import { onBoard } from '@/companions/battle-card/rules/on-board';
import type { AnyCompanion } from '@/companions/registry';
import type { CompanionLine } from '@/companions/rules/companion';
import { dropCompanion, writeCompanion } from '@/lib/db/issued/issued-clock';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { CompanionGame } from '@/lib/db/rows';
import { issueSource } from '@/lib/turn/issuing/issue-source';
import { issueCompanion } from '@/lib/visibility/issuing/companion-on-board';

/** The parts of a companion game's standing that are shown: its table and its last lines. */
interface Shown {
  state: unknown;
  lines: readonly (readonly CompanionLine[])[];
}

/** Why the hall may not follow a companion game; null: it may. */
export function whyNotShown({ companion, about, endedAt }: Pick<CompanionGame, 'companion' | 'about' | 'endedAt'>) {
  if (companion !== 'battle-card') return 'Both sides see the projector. Only Battle Card lies open to everybody.';
  if (about !== null) return 'It plays out something of the game, and no player is told of that.';
  return endedAt ? 'This game has been put away.' : null;
}

/** Shows the hall a companion game as it now stands. What Control calls it, and what it is about, is not told. */
export async function issueOnBoard(tx: Tx, gameId: string, { title }: AnyCompanion, shown: Shown): Promise<void> {
  const table = onBoard(shown.state as BattleCardState);
  const lines = shown.lines.flat().map(({ what }) => what);
  await writeCompanion(tx, issueCompanion(gameId, { title, table, lines }, await issueSource(tx)));
}

/** After an act in a companion game: the hall sees it too, where it follows it. */
export async function followedOnBoard(
  tx: Tx,
  game: Pick<CompanionGame, 'gameId' | 'isOnBoard'>,
  companion: AnyCompanion,
  shown: Shown,
): Promise<void> {
  if (game.isOnBoard) await issueOnBoard(tx, game.gameId, companion, shown);
}

/** Takes the companion game that the hall follows off the projector. */
export const offBoard = (tx: Tx, gameId: string) => dropCompanion(tx, gameId);
