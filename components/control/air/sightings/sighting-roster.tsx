'use client';

import { useState } from 'react';
import { useSides } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { namedByKey } from '@/components/ui/form/field-makers';
import { Select } from '@/components/ui/select';
import type { SightingsDesk } from '@/lib/desks/control/reports/sightings';
import { sides } from '@/lib/words';

interface Props {
  desk: SightingsDesk;
  isBusy: boolean;
  onIssue: (teamKeys: string[], groups: { squadronId: string; squadrons: number }[]) => void;
}

/** The squadrons that teams are told of: as they stand, or as Control would have it known. */
export function Roster({ desk, isBusy, onIssue }: Props) {
  const [to, setTo] = useState('allied');
  const { names } = useSides();
  const [written, setWritten] = useState<ReadonlyMap<string, number>>(new Map());
  const team = desk.teams.find(({ key }) => key === to);
  const side = team?.side ?? sides.find((one) => one === to) ?? 'allied';
  const groups = desk.groups.filter((group) => group.side === side);
  const teamKeys = team ? [team.key] : desk.teams.filter((one) => one.side === side).map(({ key }) => key);
  const told = team?.told ?? [];
  if (desk.groups.length === 0) return null;
  return (
    <section aria-label="Squadrons told" className="on-desk mt-4 px-4 pt-2 pb-3">
      <h2 className="font-semibold">Squadrons told</h2>
      <p className="aside">A team can ask for what it was last told of. It learns of a loss when you issue again.</p>
      <form
        className="mt-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          onIssue(
            teamKeys,
            groups.map(({ id, left }) => ({ squadronId: id, squadrons: written.get(id) ?? left })),
          );
        }}
      >
        <Select
          label="To"
          choices={[...sides.map((id) => ({ id, label: `All ${names[id]} teams` })), ...namedByKey(desk.teams)]}
          value={to}
          onPick={(next) => {
            setTo(next);
            setWritten(new Map());
          }}
        />
        <ul className="mt-2">
          {groups.map(({ id, name, left }) => {
            const before = told.find((one) => one.name === name)?.squadrons;
            return (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-2 py-0.5">
                <span>
                  {name}
                  {team && (
                    <span className="block aside">
                      {before === undefined ? 'not told yet' : `told: ${before}`}
                      {left !== before && ` · stands at ${left}`}
                    </span>
                  )}
                </span>
                <TextField
                  label={`Squadrons of ${name}`}
                  isLabelHidden
                  type="number"
                  min={0}
                  max={200}
                  value={written.get(id) ?? left}
                  onChange={(event) =>
                    setWritten(new Map([...written, [id, Math.max(0, Math.round(event.target.valueAsNumber || 0))]]))
                  }
                />
              </li>
            );
          })}
        </ul>
        <Button className="mt-2" type="submit" isBusy={isBusy} disabled={groups.length === 0}>
          Issue to {team ? team.name : `all ${names[side]} teams`}
        </Button>
      </form>
    </section>
  );
}
