import { playedOutWords } from '@/lib/advice/cases/played-out-words';
import { companionGameById } from '@/lib/db/cases/companion-games';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal, thereIs } from '@/lib/result';
import type { CompanionAbout } from './companion-about';

/** The signature of a ruling by a companion game's result: the link, and a reason where none is written. */
interface CompanionTaken {
  /** Beside the reason in the ledger; absent: ruled by no companion game. */
  signs: { companionGameId?: string };
  /** Empty: ruled by no companion game. */
  reason: string;
}

/** Refused unless the companion game was about one of these things, and has been put away with what came of it. */
export async function companionTaken(
  tx: Tx,
  gameId: string,
  companionGameId: string | null,
  ...about: readonly CompanionAbout[]
): Promise<CompanionTaken> {
  if (companionGameId === null) return { signs: {}, reason: '' };
  const field = 'companionGameId';
  const game = thereIs(await companionGameById(gameId, companionGameId, tx), 'companion game', field);
  const { number, result } = game;
  const its = game.about as CompanionAbout | null;
  if (!about.some(({ kind, id }) => kind === its?.kind && id === its.id))
    throw refusal('badInput', `Companion game ${number} is about something else.`, { field });
  if (result === null)
    throw refusal('notNow', `Companion game ${number} is still played. Put it away with what came of it.`, { field });
  return { signs: { companionGameId }, reason: playedOutWords({ number, result }) };
}
