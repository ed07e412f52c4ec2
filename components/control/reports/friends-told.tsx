import { Ours } from '@/components/control/parts/ours';
import { Checkbox } from '@/components/ui/checkbox';
import { PickOne } from '@/components/ui/pick-one';
import type { Neighbour } from '@/lib/desks/control/reports/neighbours';

/** The neighbours on the list: proposed because they are near, told before, or ticked. */
const listed = (neighbours: readonly Neighbour[], ticked: readonly string[]): Neighbour[] =>
  neighbours.filter(({ unitId, isNear, toldIn }) => isNear || toldIn !== null || ticked.includes(unitId));

/** Which units of the side's other teams go onto this team's map with the report, each where it now stands. */
export function FriendsTold({
  team,
  neighbours,
  ticked,
  onTick,
}: {
  team: string;
  neighbours: readonly Neighbour[];
  ticked: readonly string[];
  onTick: (unitIds: string[]) => void;
}) {
  if (neighbours.length === 0) return null;
  const rows = listed(neighbours, ticked);
  const others = neighbours.filter((one) => !rows.includes(one));
  return (
    <section aria-label="Friends" className="shrink-0">
      <h2 className="cap flex items-baseline gap-2 border-b border-rule-2 pb-1.5">
        Tell also where friends stand <Ours />
      </h2>
      <p className="py-1.5 text-ink-2">
        {rows.length === 0
          ? `No unit of another HQ stands within 5 km of ${team}.`
          : 'Each goes onto their map where it now stands, without its strength. What is not ticked stays as told before.'}
      </p>
      <ul className="grid grid-cols-2 gap-x-5">
        {rows.map(({ unitId, name, teamName, km, toldIn }) => (
          <li key={unitId} className="flex min-w-0 items-center border-b border-rule">
            <Checkbox
              label={
                <>
                  <span className="font-medium">{name}</span>{' '}
                  <span className="aside">
                    {teamName}, {km.toFixed(1)} km off{toldIn !== null && `, told in turn ${toldIn}`}
                  </span>
                </>
              }
              isTicked={ticked.includes(unitId)}
              onTick={(isTicked) =>
                onTick(isTicked ? [...ticked, unitId] : ticked.filter((candidate) => candidate !== unitId))
              }
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <PickOne
          frame="mt-2 max-w-64"
          label="Another unit further off"
          choices={others.map(({ unitId, name, teamName, km }) => ({
            id: unitId,
            label: name,
            hint: `${teamName}, ${km.toFixed(0)} km`,
          }))}
          value={null}
          onPick={(unitId) => unitId && onTick([...ticked, unitId])}
        />
      )}
    </section>
  );
}
