import { LocalTime } from '@/components/ui/local-time';
import type { PlayerDesk } from '@/lib/visibility/player/desk';

/** The squadrons the team may ask for, as it was last told. */
export function SquadronsTold({ squadrons }: Pick<PlayerDesk, 'squadrons'>) {
  const [first] = squadrons;
  if (!first)
    return (
      <p className="mb-3 text-note text-ink-3">
        No squadrons have been told to you yet. Ask for what you need all the same.
      </p>
    );
  return (
    <section aria-label="Squadrons, as last told" className="mb-4 rounded-2 bg-sunk px-3 pt-1.5 pb-2 text-note">
      <h3 className="flex items-baseline justify-between gap-3 text-note font-semibold">
        Squadrons you may ask for
        <span className="detail font-normal">
          as told <LocalTime time={first.asOf} />
        </span>
      </h3>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {squadrons.map(({ id, name, aircraft, squadrons: count }) => (
          <li key={id} className="flex items-baseline gap-2 border-t border-rule py-1">
            <span className="min-w-0">
              <b className="font-medium">{name}</b>
              {aircraft && <span className="text-ink-2"> {aircraft}</span>}
            </span>
            <span className="ml-auto shrink-0 tabular-nums">
              {count} {count === 1 ? 'squadron' : 'squadrons'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
