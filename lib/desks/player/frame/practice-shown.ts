import { titleInHall } from '@/lib/db/team/title-in-hall';
import { titleInPractice } from '@/lib/text';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';

/** The title of the practice game of a seat; null: it is no practice game. */
export const practiceShown = async ({ gameId }: Pick<PlayerSeat, 'gameId'>): Promise<string | null> =>
  titleInPractice(await titleInHall(gameId));
