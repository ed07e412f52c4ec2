import { DeskLink } from '@/components/control/parts/router';
import { LocalMoment } from '@/components/ui/local-time';
import type { WeighingDesk, WeighingShown } from '@/lib/desks/control/scenarios/weighing/weighing-desk';
import { listed } from '@/lib/text';

/** How the plays were made, so that nobody takes them for more than they are. */
export function HowPlayed({ desk, weighing }: { desk: WeighingDesk; weighing: WeighingShown }) {
  const { about, version, fingerprint, askedBy, askedAt } = weighing;
  const { withoutPlan, turns, teams } = about;
  const isNobodyPlanned = withoutPlan.length === Object.keys(teams).length;
  return (
    <section aria-labelledby="how-played" className="max-w-prose space-y-1 text-ink-2">
      <h2 id="how-played" className="font-semibold text-ink">
        How it was played
      </h2>
      <p>
        {desk.name}, version {version} ({fingerprint}), turns {turns[0]} to {turns.at(-1)}; asked for by {askedBy},{' '}
        <LocalMoment time={askedAt} />. Every team had a staff of the console’s own (
        <DeskLink to="/rulebook/console">its rules of thumb</DeskLink>), and Control accepted whatever its desks
        proposed. Each play had other dice and other tempers of its staffs; the same play has the same again.
      </p>
      {withoutPlan.length > 0 && (
        <p>
          {isNobodyPlanned ? 'No team has a plan' : `Without a plan: ${listed(withoutPlan)}`}. A staff without one holds
          and patrols, so what it does says little. Plans are written in the scenario.
        </p>
      )}
      <p>
        Steps lost are counted from the first turn on. A row that was moved part of its way stopped short of where it
        was sent. A team is idle in a turn in which it has units on the map and no row that does anything but hold.
      </p>
    </section>
  );
}
