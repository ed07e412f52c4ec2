import { printedDayparts, turnDate } from '@/lib/text';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { TurnDate } from '../turn-words';

/** The head of the sheet as §5 prints it: side, game turn, date, and the daypart circled. */
export function SheetHead({
  team,
  turn,
  title = 'Order Sheet',
}: {
  team: PlayerDesk['team'];
  turn: TurnDate;
  title?: string;
}) {
  return (
    <header>
      <div className="flex items-baseline justify-between font-cond text-small leading-4.5 font-semibold tracking-[0.06em] uppercase">
        <span>
          {team.look.letter && (
            <b aria-hidden className="mr-2 inline-block border border-current px-1.5 leading-4">
              {team.look.letter}
            </b>
          )}
          {team.sideTitle}
        </span>
        <span>Game turn No. {turn.turn}</span>
      </div>
      <h2 className="mt-0.5 mb-2.5 text-[1.25rem] leading-8 font-normal sm:text-[1.375rem] desk:font-serif">
        {title}: {turnDate(turn)}
        <span className="ml-4 inline-block text-[1.0625rem] whitespace-nowrap">
          {printedDayparts.map(([daypart, word], at) => (
            <span key={daypart}>
              {at > 0 && <span className="px-3 text-ink-3">/</span>}
              {daypart === turn.daypart ? (
                <span className="circled inline-block">
                  {word}
                  <span className="sr-only">, circled</span>
                </span>
              ) : (
                <span className="text-ink-3">{word}</span>
              )}
            </span>
          ))}
        </span>
      </h2>
    </header>
  );
}
