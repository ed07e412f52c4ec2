import type { RunningShown } from '@/lib/hosting/shown';
import { Box } from './box';

/** The number of taken seats, of Control and of each side. */
export function SeatsBox({ running: { game, seats } }: { running: RunningShown }) {
  const when = game.isBegun ? `turn ${game.turn}, ${game.phase}` : 'not begun';
  return (
    <Box title="Seats taken" aside={`${game.title}, ${when}`}>
      <dl className="grid grid-cols-[minmax(4rem,auto)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5">
        {seats.map(({ of, seats: all, taken }) => (
          <div key={of} className="contents">
            <dt className="font-semibold">{of}</dt>
            <dd aria-hidden className="h-2 border border-rule-2 bg-paper">
              <span className="block h-full bg-ink-2" style={{ width: `${all === 0 ? 0 : (100 * taken) / all}%` }} />
            </dd>
            <dd className="text-right text-ink-2">
              {taken} of {all}
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
