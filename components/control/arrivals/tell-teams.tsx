'use client';

import { useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { clockTime } from '@/components/control/parts/time-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { beside, choice, figure, named } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import type { Arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { unitsWords } from './arrival-words';

/** Tells a team, or all, which of its units it may expect; until then no team hears of arrivals. */
export function TellTeams({ desk }: { desk: Arrivals }) {
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const form = useActForm({
    verb: 'issue-arrivals',
    begin: { teamId: '', until: String(Math.min(desk.turn + 3, desk.lastTurn)) },
    input: ({ teamId, until }) => ({ teamId: teamId || null, until: Number(until) }),
    onDone: ({ told }) => {
      setOpen(false);
      say(told === 0 ? 'Told: nothing to expect.' : `Told: ${unitsWords(told)} to expect.`);
    },
  });
  return (
    <Dialog
      title="Tell the teams what they may expect"
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={<Button size="small">Tell the teams…</Button>}
    >
      <p className="mb-3 text-ink-2">
        Each team sees its own units with turn and entry place, in place of what it was told before. Units that wait in
        the box beside the map are left out.
      </p>
      <ActForm
        form={form}
        does="Tell"
        leaves="Leave it"
        fields={[
          beside(
            'flex flex-wrap gap-3',
            choice('teamId', 'Team', [{ id: '', label: 'Every team' }, ...named(desk.teams)], {
              width: 'min-w-44 flex-1',
            }),
            figure('until', 'Up to turn', desk.turn + 1, desk.lastTurn, { width: 'w-28' }),
          ),
        ]}
      >
        {desk.told.length > 0 && (
          <ul aria-label="Told so far" className="max-h-40 overflow-y-auto detail">
            {desk.told.map((one) => (
              <li key={one.teamId}>
                <b className="font-medium">{one.teamName}</b>: {unitsWords(one.units)} up to turn {one.until}, at{' '}
                {clockTime(one.asOf)}
              </li>
            ))}
          </ul>
        )}
      </ActForm>
    </Dialog>
  );
}
