import { UnitSymbol } from '@/components/map/counters/symbol';
import { LocalTime } from '@/components/ui/local-time';
import { counted, turnDate } from '@/lib/text';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { type TurnDate, turnAfter } from '../turn-words';

/** The arrivals the team was last told to expect; who has joined it is no longer expected. */
export function ExpectedSlip({ desk }: { desk: PlayerDesk }) {
  const here = new Set(desk.counters.map(({ id }) => id));
  const expected = desk.expected.filter(({ id }) => !here.has(id)).sort((a, b) => a.turn - b.turn);
  const [first] = expected;
  if (!first) return null;
  return (
    <details className="on-desk shrink-0 px-4 py-2">
      <summary className="min-h-8 pointer-coarse:min-h-press content-center text-note">
        {desk.counters.length > 0 ? (
          <>
            <b>Reinforcements expected</b>, {expected.length === 1 ? 'one unit' : counted(expected.length, 'unit')}
          </>
        ) : (
          <b>{firstTroops(desk.clock, first)}</b>
        )}
        <span className="float-right aside">
          <LocalTime time={first.asOf} />
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul tabIndex={0} aria-label="Reinforcements expected" className="max-h-56 overflow-y-auto border-t border-rule">
        {expected.map(({ id, name, symbol, turn, place }) => (
          <li key={id} className="flex items-center gap-2 border-b border-rule py-1.5 text-note last:border-0">
            <svg viewBox="0 0 26 18" aria-hidden className="h-4.5 w-6.5 shrink-0">
              <UnitSymbol symbol={symbol} width={26} height={17} />
            </svg>
            <span className="min-w-0 flex-1">
              <b className="block truncate font-medium">{name}</b>
              <span className="block truncate detail">{place}</span>
            </span>
            <span className="shrink-0 detail">turn {turn}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `Your first troops are expected on the morning of 19 September: South map edge, Hechtel road` */
function firstTroops(now: TurnDate, { turn, place }: PlayerDesk['expected'][number]): string {
  let then = now;
  while (then.turn < turn) then = turnAfter(then);
  const when =
    then.daypart === 'night' ? `in the night of ${turnDate(then)}` : `on the ${then.daypart} of ${turnDate(then)}`;
  return `Your first troops are expected ${when}: ${place}`;
}
