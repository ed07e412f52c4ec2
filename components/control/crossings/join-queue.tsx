'use client';

import { useRef } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { picks } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import type { CrossingOnBoard, CrossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { kmBetween } from '@/lib/geometry';

interface Props {
  desk: CrossingsDesk;
  crossing: CrossingOnBoard;
}

/** Joins the queue: units by name, the nearest first, or all of a row that Control has read as going over here. */
export function JoinQueue({ desk, crossing }: Props) {
  const say = useToast();
  const { isBusy, act } = useMutation();
  const page = useRef<HTMLDivElement>(null);
  useKeys({ begin: () => page.current?.querySelector('input')?.focus() });
  const queued = ({ advice }: { advice: readonly { message: string }[] }) =>
    advice.length > 0 && say(advice.map(({ message }) => message).join(' '));
  const asked = (unitIds: string[]) => ({ crossingId: crossing.id, version: crossing.version, unitIds });
  const form = useActForm({
    verb: 'queue-units',
    begin: { unitIds: [] as string[] },
    input: ({ unitIds }) => asked(unitIds),
    onDone: queued,
  });
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
  return (
    <div ref={page} className="mt-3 border-t border-rule-2 pt-3">
      {crossing.rows.length > 0 && (
        <ul aria-label="Rows read as going over it" className="mb-3">
          {crossing.rows.map(({ lineId, teamName, number, orders, units }) => (
            <li key={lineId} className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1">
                <span className="font-medium">{units.map(({ name }) => name).join(', ')}</span>
                <span className="block truncate aside">
                  {teamName}, row {number}: {orders}
                </span>
              </span>
              <Button
                size="small"
                isBusy={isBusy}
                aria-label={`Queue row ${number} of ${teamName}`}
                onClick={() => act('queue-units', asked(units.map(({ id }) => id)), queued)}
              >
                Queue row
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ActForm
        form={form}
        label="Join the queue"
        className="flex items-end gap-2"
        does="Queue"
        isWhole={form.values.unitIds.length > 0}
        fields={[
          picks('unitIds', 'Join the queue', choices, {
            placeholder: `a unit’s name${keysSaid(['begin'], (key) => `  ${key}`)}`,
            width: 'min-w-0 flex-1',
          }),
        ]}
      />
    </div>
  );
}
