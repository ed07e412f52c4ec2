import { cardName } from '@/lib/db/card-names';
import { type Holder, holderOf, letCardGo, takeCard } from '@/lib/db/claims';
import type { CardKind } from '@/lib/db/rows';
import type { Tx } from '@/lib/db/transaction';
import { type Answer, refused } from '@/lib/result';
import type { ControlSeat } from '../kernel/seat';

/**
 * Whoever writes on a card has it in hand: a free card is taken for him, his own hold is renewed, and null comes back.
 * Refused while another umpire has it. Ask it once the card's row is held; a report's card is its team's id.
 *
 *     const held = await inAnothersHands(tx, seat, 'combat', combat.id);
 *     if (held) return held;
 */
export async function inAnothersHands(
  tx: Tx,
  seat: ControlSeat,
  kind: CardKind,
  subjectId: string,
): Promise<Answer<never> | null> {
  const holder = await takeCard(tx, seat.gameId, seat.id, kind, subjectId);
  return holder && refused('inHand', await inHandWords(tx, seat.gameId, holder, kind, subjectId));
}

/**
 * Refused while another umpire has the card; a free one is not taken. For what is done to many cards in one go, and is no
 * work on any of them.
 */
export async function heldByAnother(
  tx: Tx,
  seat: ControlSeat,
  kind: CardKind,
  subjectId: string,
): Promise<Answer<never> | null> {
  const holder = await holderOf(tx, seat.gameId, kind, subjectId);
  if (!holder || holder.seatId === seat.id) return null;
  return refused('inHand', await inHandWords(tx, seat.gameId, holder, kind, subjectId));
}

/** The card is finished with: it leaves the seat's hand. */
export const doneWithCard = (tx: Tx, seat: ControlSeat, kind: CardKind, subjectId: string): Promise<void> =>
  letCardGo(tx, seat.gameId, seat.id, kind, subjectId);

/** `Team Control 9 SS has had C3 Nijmegen in hand for 4 min. Take it over, and say why.` */
export async function inHandWords(
  tx: Tx,
  gameId: string,
  { label, heldSeconds }: Holder,
  kind: CardKind,
  subjectId: string,
): Promise<string> {
  const minutes = Math.floor(heldSeconds / 60);
  const since = minutes < 1 ? 'less than a minute' : `${minutes} min`;
  return `${label} has had ${await cardName(tx, gameId, kind, subjectId)} in hand for ${since}. Take it over, and say why.`;
}
