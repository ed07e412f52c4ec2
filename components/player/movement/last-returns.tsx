import { LocalTime } from '@/components/ui/local-time';
import { counted } from '@/lib/text';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { PlacesTold } from '../messages/places-told';

/** The last return of each HQ below this one, with its age (§2). */
export function LastReturns({ desk: { command, messages, clock } }: { desk: PlayerDesk }) {
  return (
    <section aria-label="Returns" className="mt-4">
      <h3 className="cap">Returns of the HQs below yours</h3>
      <ul>
        {command.under.map((name) => {
          const last = messages.find(({ sender, places }) => sender === name && places.length > 0);
          return (
            <li key={name} className="border-b border-rule py-1.5">
              <b>{name}</b>{' '}
              {last ? (
                <span className="text-note text-ink-2">
                  turn {last.turn}, came in <LocalTime time={last.deliveredAt} />, {ageOf(clock.turn - last.turn)}
                </span>
              ) : (
                <span className="text-note text-ink-3">no return yet; its places on your map are older</span>
              )}
              {last && <PlacesTold places={last.places} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const ageOf = (turns: number): string =>
  turns <= 0 ? 'of this turn' : turns === 1 ? 'one turn old' : `${counted(turns, 'turn')} old`;
