import { type Card, cardName, rankOf, type Suit, suitOf } from '@/companions/impressionistic/rules/cards';
import type { Assault, State } from '@/companions/impressionistic/rules/state';
import { otherSide } from '@/lib/sides';
import { counted, sidePeople } from '@/lib/text';
import type { Side } from '@/lib/words';

const suitSigns: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A fight for a building: the cards on the table, and both hands, which Control alone sees. */
export function AssaultCards({ state, assault }: { state: State; assault: Assault }) {
  const { building, defender, played, holder, toPlay } = assault;
  const inOrder = [defender, otherSide(defender)];
  return (
    <section aria-label={`Fight for ${building}`} className="mt-4 border-t border-rule-2 pt-3">
      <h3 className="lead">{building}</h3>
      <p role="status" className="text-ink-2">
        {holder ? `${sidePeople[holder]} hold it.` : `${sidePeople[toPlay!]} are to play.`}
      </p>
      <div className="mt-2">
        <p className="cap">Played</p>
        {played.length === 0 ? (
          <p className="text-ink-3">Nothing yet: the defender leads with any card.</p>
        ) : (
          <ol aria-label="Played" className="mt-1 flex flex-wrap gap-1.5">
            {played.map(({ side, card }, at) => (
              <li key={card}>
                <Face card={card} by={side} isLast={at === played.length - 1} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {inOrder.map((side) => (
          <div key={side}>
            <p className="cap">
              {sidePeople[side]}, {side === defender ? 'defending' : 'attacking'}
            </p>
            <p className="detail">
              {assault.units
                .filter(({ unit }) => state.units[unit]!.side === side)
                .map(({ unit, figures }) => `${state.units[unit]!.name} ${figures}`)
                .join(', ')}
              {assault.casualties[side] > 0 && ` · ${counted(assault.casualties[side], 'figure')} lost`}
            </p>
            <ul aria-label={`Hand of the ${sidePeople[side]}`} className="mt-1 flex flex-wrap gap-1.5">
              {assault.hands[side].map((card) => (
                <li key={card}>
                  <Face card={card} by={side} />
                </li>
              ))}
              {assault.hands[side].length === 0 && <li className="text-ink-3">No card left.</li>}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** A card by its rank and suit; the edge says whose it is, and the ear hears both. */
function Face({ card, by, isLast = false }: { card: Card; by: Side; isLast?: boolean }) {
  const suit = suitOf(card);
  const edge = by === 'german' ? 'border-german rounded-3' : 'border-allied rounded-1';
  return (
    <span
      role="img"
      aria-label={`${cardName(card)}, ${sidePeople[by]}`}
      className={`flex min-w-9 items-center justify-center gap-0.5 border bg-paper px-1.5 py-1 font-semibold ${edge} ${
        isLast ? 'outline-2 outline-offset-1 outline-mine' : ''
      } ${suit === 'H' || suit === 'D' ? 'text-overdue' : 'text-ink'}`}
    >
      {rankOf(card)}
      <span aria-hidden>{suitSigns[suit]}</span>
    </span>
  );
}
