'use client';

import { Writable } from '@/components/transport/desk-transport';
import { counted } from '@/lib/text';
import type { CardShown, CardsShown } from '@/lib/visibility/player/table-shown';
import type { TablePlay } from './table-play';

const suits = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;
const isRed = (card: string): boolean => card.endsWith('H') || card.endsWith('D');
const face = (card: string): string => `${card.slice(0, -1)} ${suits[card.at(-1) as keyof typeof suits]}`;

/** A fight for a building by cards: the own hand, what lies open, and how many the other side holds. */
export function Cards({ shown, laid, isBusy, lay }: { shown: CardsShown } & TablePlay) {
  const { place, defends, hand, cardsOfTheOther, played, isToLay, end } = shown;
  const open = played.at(-1);
  const isLaid = laid !== null && 'card' in laid.move;
  const laidCard = isLaid && 'card' in laid.move ? laid.move.card : null;
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-8 gap-y-2">
      <div className="min-w-52">
        <p className="font-serif text-desk leading-snug">
          {place}: {defends ? 'you hold it' : 'you are breaking in'}.
        </p>
        <p className="text-note text-ink-2">
          {cardsOfTheOther === 1 ? 'They hold 1 card.' : `They hold ${counted(cardsOfTheOther, 'card')}.`}{' '}
          {open ? (
            <>
              Face up:{' '}
              <b>
                {open.isOwn ? 'your' : 'their'} {open.title}
              </b>
              .
            </>
          ) : (
            'No card is face up yet.'
          )}
        </p>
        <p aria-live="polite" className="mt-1 text-note font-medium">
          {wordsOf(shown, laid?.by ?? null)}
        </p>
      </div>
      {end === null && (
        <Writable>
          <fieldset className="min-w-0 flex-1 max-desk:basis-full">
            <legend className="sr-only">Your hand</legend>
            <ul className="flex flex-wrap gap-1.5">
              {hand.map((one) => (
                <li key={one.card}>
                  <CardButton
                    one={one}
                    isLaid={one.card === laidCard}
                    isOff={isBusy || isLaid || !isToLay || !one.mayLay}
                    isFaint={isToLay && !one.mayLay}
                    onLay={() => lay({ card: one.card }, `Laid: ${one.title}. Control turns it over.`)}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        </Writable>
      )}
    </div>
  );
}

function CardButton({
  one,
  isLaid,
  isOff,
  isFaint,
  onLay,
}: {
  one: CardShown;
  isLaid: boolean;
  isOff: boolean;
  /** It does not follow the card that is face up. */
  isFaint: boolean;
  onLay: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={`Lay the ${one.title}`}
      aria-pressed={isLaid}
      aria-disabled={isOff}
      onClick={() => !isOff && onLay()}
      className={`grid h-14 w-11 place-items-center rounded-2 border bg-paper font-serif text-lead tabular-nums ${
        isRed(one.card) ? 'text-overdue' : 'text-ink'
      } ${isLaid ? 'border-2 border-mine' : 'border-edge'} ${isOff ? 'cursor-default' : 'hover:bg-sunk'} ${isFaint ? 'opacity-55' : ''}`}
    >
      {face(one.card)}
    </button>
  );
}

/** The next act, or the result. */
function wordsOf({ end, isToLay, defends, hand, played }: CardsShown, laidBy: string | null): string {
  if (end === 'own') return defends ? 'You have held it.' : 'You have taken it.';
  if (end === 'other') return defends ? 'You have lost it.' : 'You were thrown back.';
  if (laidBy) return `${laidBy} has laid a card. Control turns it over.`;
  if (!isToLay) return 'It is their turn to lay a card.';
  if (played.length === 0) return 'Lay any card.';
  return hand.some(({ mayLay }) => mayLay)
    ? 'Lay a card: the same suit or the same number.'
    : 'You have no card that follows.';
}
