'use client';

import { useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { inKm } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import type { MoveCard } from '@/lib/advice/movement/move-cards';
import { isShort, type Proposal } from '@/lib/advice/movement/propose-card';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { counted } from '@/lib/text';

type Card = MoveCard<MasterCounter>;

/** A row that may be placed with others, and where it goes. */
interface Placed {
  card: Card;
  proposal: Proposal;
}

interface OwnWordsProps {
  /** The rows still to be moved whose writers drew or confirmed where they go. */
  cards: readonly Card[];
  proposalOf: (card: Card) => Proposal | null;
  /**
   * Says whether the row must be looked at by itself: something is to be said or asked of it, or it follows another that is
   * still to move.
   */
  isAsked: (card: Card) => boolean;
  onPlace: (placed: readonly Placed[]) => void;
}

/** Places the rows whose writers said where they go, and which meet nobody, together: after one look, by one key. */
export function OwnWords({ cards, proposalOf, isAsked, onPlace }: OwnWordsProps) {
  /** The rows looked at since it was opened; null: it is closed. */
  const [looked, setLooked] = useState<readonly Placed[] | null>(null);
  const open = (isOpen: boolean) =>
    setLooked(
      isOpen
        ? cards.flatMap((card) => {
            const proposal = isAsked(card) ? null : proposalOf(card);
            const isClear = proposal && !isShort(proposal) && proposal.whole.advice.length === 0;
            return isClear ? [{ card, proposal }] : [];
          })
        : null,
    );
  useKeys({ all: cards.length > 0 ? () => open(true) : undefined });
  if (cards.length === 0) return null;
  const clear = looked ?? [];
  const left = cards.length - clear.length;
  return (
    <>
      {/* Not the dialog's trigger: whoever opened it by its key goes back to the list, where Enter moves. */}
      <Button size="small" hint={keyOf('all')} onClick={() => open(true)}>
        As written: {cards.length}
      </Button>
      <Dialog
        title={clear.length > 0 ? `Place ${counted(clear.length, 'row')} as written` : 'Each row wants a look'}
        isOpen={looked !== null}
        onOpen={open}
        actions={
          <>
            {clear.length > 0 && (
              <DialogClose>
                <Button kind="act" onClick={() => onPlace(clear)}>
                  Place them
                </Button>
              </DialogClose>
            )}
            <DialogClose>
              <Button>Not yet</Button>
            </DialogClose>
          </>
        }
      >
        <p>
          {clear.length > 0 && 'Their writers drew or confirmed these places, and on the way they meet nobody. '}
          {left > 0 &&
            `${counted(left, 'row')} ${left === 1 ? 'is' : 'are'} left to the list: something is to be said or asked of ${left === 1 ? 'it' : 'them'}.`}
        </p>
        <ul className="mt-2">
          {clear.map(({ card, proposal: { to, whole } }) => (
            <li key={card.lineId} className="border-t border-rule py-1">
              <b>{card.units.map(({ shortName }) => shortName).join(', ')}</b> to {to.name}, {inKm(whole.km)}
              <span className="text-ink-3">
                {' '}
                ({card.teamName}, row {card.number})
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
