'use client';

import { airKindNames } from '@/components/control/parts/combat/combat-words';
import { useChrome } from '@/components/control/parts/desk-context';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { liaisonOf } from '@/components/control/parts/rulebook/liaison-of';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { choice, text, tick } from '@/components/ui/form/field-makers';
import type { Drawn } from '@/components/ui/form/fields';
import { withoutLiaison } from '@/lib/adjudication/without-liaison';
import type { AirProposed, TaskToFly } from '@/lib/advice/air/propose-air-support';
import type { GroupedAir } from '@/lib/advice/combat/combat-grouping';
import type { SquadronGroup } from '@/lib/desks/control/combat/combats';
import type { AirRowsOfGame } from '@/lib/sides';
import { capital } from '@/lib/text';
import { withAt } from '@/lib/values';
import { airKinds } from '@/lib/words';
import { flownBy, groupsOffered, groupWords, sameAir } from './squadrons-offered';

const roles = [
  { id: 'attacker', label: 'Attackers' },
  { id: 'defender', label: 'Defenders' },
] as const;

const newEntry: GroupedAir = {
  role: 'attacker',
  kind: 'alliedGroundAttack',
  squadrons: 1,
  isCabRank: false,
  inGroundOrders: true,
  inAirOrders: true,
  hasAirLiaison: true,
  airTaskId: null,
};

/** Close air support of both sides, an entry a row (§9 Close Air Support). */
export function AirRows({
  air,
  groups,
  tasks,
  ordered,
  names,
  sideOf,
  onAir,
}: {
  air: readonly GroupedAir[];
  /** The squadron groups of the scenario. */
  groups: readonly SquadronGroup[];
  /** The air orders of the turn. */
  tasks: readonly TaskToFly[];
  /** The support that the orders give this combat. */
  ordered: AirProposed;
  /** The names of the rows of the table of close air support in this game, where not as in the book. */
  names: AirRowsOfGame['airNames'];
  /** The side that is in a part of the combat; null while nobody is. */
  sideOf: (role: GroupedAir['role']) => SquadronGroup['side'] | null;
  onAir: (air: GroupedAir[]) => void;
}) {
  const { sides, airLiaison } = useChrome();
  const byHand = air.filter(({ airTaskId }) => airTaskId === null);
  const asOrdered = [...byHand, ...ordered.air];
  const isAsOrdered = sameAir(
    ordered.air,
    air.filter(({ airTaskId }) => airTaskId !== null),
  );
  return (
    <section aria-label="Air" className="border-t border-rule pt-2">
      {air.map((entry, i) => {
        const task = tasks.find(({ id }) => id === entry.airTaskId);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
          <div key={i} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-rule py-1">
            <DrawnFields
              isSmall
              fields={fieldsOf(
                entry,
                `air ${i + 1}`,
                groupsOffered(groups, sideOf(entry.role)),
                names,
                liaisonOf(sides, sideOf(entry.role)),
              )}
              values={entry}
              write={(at, value) => onAir(air.with(i, withAt(entry, at, value) as GroupedAir))}
            />
            <Button
              kind="quiet"
              size="small"
              aria-label={`Remove air ${i + 1}`}
              onClick={() => onAir(air.filter((_, other) => other !== i))}
            >
              ×
            </Button>
            {entry.airTaskId !== null && (
              <p className="w-full aside">
                {task ? `Laid on: ${task.name} for ${task.formation}.` : 'Its air order has been cancelled.'}
              </p>
            )}
          </div>
        );
      })}
      {air.some(({ hasAirLiaison }) => !hasAirLiaison) && (
        <p className="py-0.5 aside">
          In this game support without air liaison {withoutLiaison[airLiaison]}.{' '}
          <RuleReference rule="§9 Close Air Support, OC-42" className="font-cond" />
        </p>
      )}
      {ordered.saying.map((words) => (
        <p key={words} className="py-0.5 text-small text-waiting">
          {words} <RuleReference rule="§12a Close Air Support, OC-43, OC-97" className="font-cond" />
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {!isAsOrdered && (
          <Button size="small" onClick={() => onAir(asOrdered)}>
            Air as ordered
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={() => onAir([...air, newEntry])}>
          Add air support
        </Button>
      </div>
    </section>
  );
}

/** The fields of one entry; `of`: which it is; `liaison`: who tells its aircraft what to hit. */
function fieldsOf(
  entry: GroupedAir,
  of: string,
  offered: readonly SquadronGroup[],
  names: AirRowsOfGame['airNames'],
  liaison: string,
): Drawn[] {
  const kinds = airKinds.map((id) => ({ id, label: capital(names[id] ?? airKindNames[id]) }));
  const hidden = { of, isLabelHidden: true };
  const squadrons = [
    { id: '', label: 'From the squadrons…' },
    ...offered.map((group) => ({ id: group.id, label: groupWords(group) })),
  ];
  const fly = (_: unknown, id: string) => {
    const group = offered.find((one) => one.id === id);
    return group ? { ...entry, ...flownBy(entry, group) } : entry;
  };
  const count = (_: unknown, typed: string) => ({ ...entry, squadrons: Math.max(1, Math.round(Number(typed) || 1)) });
  return [
    choice('role', 'For whom', roles, { ...hidden, width: 'w-28' }),
    ...(offered.length > 0
      ? [choice('from', 'From the squadrons', squadrons, { ...hidden, width: 'w-44', follow: fly })]
      : []),
    text('squadrons', 'Squadrons', { type: 'number', min: 1, ...hidden, width: 'w-14', follow: count }),
    choice('kind', 'Kind', kinds, { ...hidden, width: 'w-44' }),
    tick('isCabRank', 'Cab rank', { of }),
    tick('inGroundOrders', 'In ground orders', { of }),
    tick('inAirOrders', 'In air orders', { of }),
    tick('hasAirLiaison', liaison, { of }),
  ];
}
