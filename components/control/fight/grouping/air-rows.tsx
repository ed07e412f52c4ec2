'use client';

import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { AirProposed, TaskToFly } from '@/lib/advice/air/propose-air-support';
import type { GroupedAir } from '@/lib/advice/combat/combat-grouping';
import type { SquadronGroup } from '@/lib/turn/control-desk/fight/combats';
import { airKinds } from '@/lib/words';
import { airKindNames } from '../combat-words';
import { ShortLabel } from '../short-label';
import { flownBy, groupsOffered, groupWords, sameAir } from './squadrons-offered';

const kinds = airKinds.map((id) => ({ id, label: airKindNames[id] }));
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
  sideOf,
  onAir,
}: {
  air: readonly GroupedAir[];
  /** The squadron groups of the scenario. */
  groups: readonly SquadronGroup[];
  /** The air orders of the turn. */
  tasks: readonly TaskToFly[];
  /** What the orders give this combat. */
  ordered: AirProposed;
  /** The side that is in a part of the combat; null while nobody is. */
  sideOf: (role: GroupedAir['role']) => SquadronGroup['side'] | null;
  onAir: (air: GroupedAir[]) => void;
}) {
  const set = (index: number, patch: Partial<GroupedAir>) =>
    onAir(air.map((entry, i) => (i === index ? { ...entry, ...patch } : entry)));
  const byHand = air.filter(({ airTaskId }) => airTaskId === null);
  const asOrdered = [...byHand, ...ordered.air];
  const isAsOrdered = sameAir(
    ordered.air,
    air.filter(({ airTaskId }) => airTaskId !== null),
  );
  return (
    <section aria-label="Air" className="border-t border-rule pt-2">
      {air.map((entry, i) => {
        const tick = (field: 'isCabRank' | 'inGroundOrders' | 'inAirOrders' | 'hasAirLiaison', words: string) => (
          <Checkbox
            label={<ShortLabel words={words} of={`air ${i + 1}`} />}
            isTicked={entry[field]}
            onTick={(isTicked) => set(i, { [field]: isTicked })}
          />
        );
        const task = tasks.find(({ id }) => id === entry.airTaskId);
        const offered = groupsOffered(groups, sideOf(entry.role));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
          <div key={i} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-rule py-1">
            <Select
              label={`For whom: air ${i + 1}`}
              isLabelHidden
              choices={roles}
              value={entry.role}
              onPick={(role) => set(i, { role })}
              className="min-h-handle-small w-28"
            />
            {offered.length > 0 && (
              <Select
                label={`From the squadrons: air ${i + 1}`}
                isLabelHidden
                choices={[
                  { id: '', label: 'From the squadrons…' },
                  ...offered.map((group) => ({ id: group.id, label: groupWords(group) })),
                ]}
                value=""
                onPick={(id) => {
                  const group = offered.find((one) => one.id === id);
                  if (group) set(i, flownBy(entry, group));
                }}
                className="min-h-handle-small w-44"
              />
            )}
            <div className="w-14">
              <TextField
                label={`Squadrons: air ${i + 1}`}
                isLabelHidden
                type="number"
                min={1}
                value={entry.squadrons}
                onChange={(event) => set(i, { squadrons: Math.max(1, Math.round(event.target.valueAsNumber || 1)) })}
                className="min-h-handle-small"
              />
            </div>
            <Select
              label={`Kind: air ${i + 1}`}
              isLabelHidden
              choices={kinds}
              value={entry.kind}
              onPick={(kind) => set(i, { kind })}
              className="min-h-handle-small w-44"
            />
            {tick('isCabRank', 'Cab rank')}
            {tick('inGroundOrders', 'In ground orders')}
            {tick('inAirOrders', 'In air orders')}
            {tick('hasAirLiaison', 'Tentacle or FLIVO')}
            <Button
              kind="quiet"
              size="small"
              type="button"
              aria-label={`Remove air ${i + 1}`}
              onClick={() => onAir(air.filter((_, other) => other !== i))}
            >
              ×
            </Button>
            {entry.airTaskId !== null && (
              <p className="w-full text-small text-ink-3">
                {task ? `Laid on: ${task.name} for ${task.formation}.` : 'Its air order has been cancelled.'}
              </p>
            )}
          </div>
        );
      })}
      {ordered.saying.map((words) => (
        <p key={words} className="py-0.5 text-small text-waiting">
          {words} <RuleReference rule="§12a Close Air Support, OC-43, OC-97" className="font-cond" />
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {!isAsOrdered && (
          <Button size="small" type="button" onClick={() => onAir(asOrdered)}>
            Air as ordered
          </Button>
        )}
        <Button kind="quiet" size="small" type="button" onClick={() => onAir([...air, newEntry])}>
          Add air support
        </Button>
      </div>
    </section>
  );
}
