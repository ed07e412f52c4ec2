'use client';

import { useRef, useState } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { PickMany } from '@/components/ui/combobox';
import { useToast } from '@/components/ui/toast';
import { kmBetween } from '@/lib/geometry';
import type { CrossingOnBoard, CrossingsDesk } from '@/lib/turn/control-desk/ground/crossings';

interface Props {
  desk: CrossingsDesk;
  crossing: CrossingOnBoard;
}

/** Joins the queue: units by name, the nearest first, or all of a row that Control has read as going over here. */
export function JoinQueue({ desk, crossing }: Props) {
  const say = useToast();
  const { isBusy, act } = useMutation();
  const [picked, setPicked] = useState<string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useKeys({ q: () => field.current?.focus() });
  const waiting = new Set(crossing.queue.map(({ unitId }) => unitId));
  const choices = desk.units
    .filter(({ id }) => !waiting.has(id))
    .map((unit) => ({ unit, km: kmBetween(unit, crossing) }))
    .sort((a, b) => a.km - b.km)
    .map(({ unit, km }) => ({
      id: unit.id,
      label: unit.name,
      hint: `${unit.sizePoints} pts · ${km.toFixed(1)} km off`,
    }));
  const join = (unitIds: string[]) =>
    unitIds.length > 0 &&
    act(
      'queue-units',
      { crossingId: crossing.id, version: crossing.version, unitIds },
      ({ advice }) => {
        setPicked([]);
        setRefused(null);
        if (advice.length > 0) say(advice.map(({ message }) => message).join(' '));
      },
      ({ message }) => {
        setRefused(message);
        return true;
      },
    );
  return (
    <div className="mt-3 border-t border-rule-2 pt-3">
      {crossing.rows.length > 0 && (
        <ul aria-label="Rows read as going over it" className="mb-3">
          {crossing.rows.map(({ lineId, teamName, number, orders, units }) => (
            <li key={lineId} className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1">
                <span className="font-medium">{units.map(({ name }) => name).join(', ')}</span>
                <span className="block truncate text-small text-ink-3">
                  {teamName}, row {number}: {orders}
                </span>
              </span>
              <Button
                size="small"
                isBusy={isBusy}
                aria-label={`Queue row ${number} of ${teamName}`}
                onClick={() => join(units.map(({ id }) => id))}
              >
                Queue row
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        aria-label="Join the queue"
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          join(picked);
        }}
      >
        <div className="min-w-0 flex-1">
          <PickMany
            label="Join the queue"
            placeholder="a unit’s name  Q"
            choices={choices}
            picked={picked}
            onPick={setPicked}
            error={refused}
            inputRef={field}
          />
        </div>
        <Button type="submit" isBusy={isBusy} disabled={picked.length === 0} className={refused ? 'mb-6' : ''}>
          Queue
        </Button>
      </form>
    </div>
  );
}
