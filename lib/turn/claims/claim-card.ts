import { cardName } from '@/lib/db/claims/card-names';
import { type Holder, holderOf, letCardGo, takeCard } from '@/lib/db/claims/claims';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import type { CardKind } from '@/lib/words';
import type { ControlSeat } from '../kernel/seat';

/**
 * Whoever writes on a card has claimed it: a free card is claimed for him, and his own claim is renewed. Refuses while
 * another umpire has it. Call it once the card's row is locked; a report's card is its team's id.
 */
export async function claimCard(tx: Tx, seat: ControlSeat, kind: CardKind, subjectId: string): Promise<void> {
  const holder = await takeCard(tx, seat.gameId, seat.id, kind, subjectId);
  if (holder) throw refusal('claimed', await claimedWords(tx, seat.gameId, holder, kind, subjectId));
}

/** Claims the card if no other umpire has it, and says whether it is the seat's now. */
export const claimIfFree = async (tx: Tx, seat: ControlSeat, kind: CardKind, subjectId: string): Promise<boolean> =>
  !(await takeCard(tx, seat.gameId, seat.id, kind, subjectId));

/**
 * Refuses while another umpire has the card; a free one is not claimed. For what is done to many cards in one go, and is no
 * work on any of them.
 */
export async function refuseIfClaimed(tx: Tx, seat: ControlSeat, kind: CardKind, subjectId: string): Promise<void> {
  const holder = await holderOf(tx, seat.gameId, kind, subjectId);
  if (!holder || holder.seatId === seat.id) return;
  throw refusal('claimed', await claimedWords(tx, seat.gameId, holder, kind, subjectId));
}

/** The card is finished with: it is nobody's again. */
export const doneWithCard = (tx: Tx, seat: ControlSeat, kind: CardKind, subjectId: string): Promise<void> =>
  letCardGo(tx, seat.gameId, seat.id, kind, subjectId);

/** `Team Control 9 SS took C3 Nijmegen 4 min ago. Take it over, and say why.` */
async function claimedWords(
  tx: Tx,
  gameId: string,
  { label, heldSeconds }: Holder,
  kind: CardKind,
  subjectId: string,
): Promise<string> {
  const minutes = Math.floor(heldSeconds / 60);
  const since = minutes < 1 ? 'less than a minute' : `${minutes} min`;
  return `${label} took ${await cardName(tx, gameId, kind, subjectId)} ${since} ago. Take it over, and say why.`;
}
