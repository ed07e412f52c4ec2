import { cardName } from '@/lib/db/claims/card-names';
import { claimsOf } from '@/lib/db/claims/claims';
import { db } from '@/lib/db/kernel/client';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { CardKind } from '@/lib/words';
import type { Board } from '../sequence/board';
import type { BoardCard } from '../sequence/board-card';

/** A seat's own work: the cards in its hand, and what of its teams waits for Control and is in nobody's. */
export interface OpenWork {
  mine: WorkCard[];
  waiting: WorkCard[];
}

export type WorkCard = Pick<BoardCard, 'name' | 'about' | 'blocks' | 'since'> & {
  kind: CardKind;
  subjectId: string;
  /** null: it is no longer on the board. */
  to: string | null;
};

/** Picks it from the board of the seat's game; one umpire looks after every team. */
export async function openWork(
  seat: ControlSeat,
  { cards, teams, isOneUmpire }: Pick<Board, 'cards' | 'teams' | 'isOneUmpire'>,
): Promise<OpenWork> {
  const { gameId, teamKeys } = seat;
  const claims = await claimsOf(gameId);
  const same = (card: { kind: string; subjectId: string }) => (claim: { kind: string; subjectId: string }) =>
    claim.kind === card.kind && claim.subjectId === card.subjectId;
  const mine = await Promise.all(
    claims
      .filter(({ seatId }) => seatId === seat.id)
      .map(async ({ kind, subjectId }): Promise<WorkCard> => {
        const card = cards.find(same({ kind, subjectId }));
        if (card) return workCard(card);
        const name = await cardName(db(), gameId, kind, subjectId);
        return { kind, subjectId, name, about: '', blocks: '', since: null, to: null };
      }),
  );
  const own = new Set(teams.filter(({ key }) => isOneUmpire || teamKeys.includes(key)).map(({ teamId }) => teamId));
  const waiting = cards.filter(
    (card) => card.waitsFor === 'control' && card.teamIds.some((id) => own.has(id)) && !claims.some(same(card)),
  );
  return { mine, waiting: waiting.map(workCard) };
}

const workCard = (card: BoardCard): WorkCard =>
  only(card, ['kind', 'subjectId', 'name', 'about', 'blocks', 'since', 'to']);
