'use client';

import { useState } from 'react';
import { clockTime } from '@/components/control/parts/time-words';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useToast } from '@/components/ui/toast';
import type { Arrivals } from '@/lib/turn/control-desk/ground/arrivals';
import { unitsWords } from './arrival-words';
import type { Hand } from './use-arrivals';

/** Tells a team, or all, which of its units it may expect; until then no team hears of arrivals. */
export function TellTeams({ desk, hand }: { desk: Arrivals; hand: Hand }) {
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const [team, setTeam] = useState('');
  const [until, setUntil] = useState(String(Math.min(desk.turn + 3, desk.lastTurn)));
  return (
    <Dialog
      title="Tell the teams what they may expect"
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={<Button size="small">Tell the teams…</Button>}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          hand.tell(team === '' ? null : team, Number(until), (told) => {
            setOpen(false);
            say(told === 0 ? 'Told: nothing to expect.' : `Told: ${unitsWords(told)} to expect.`);
          });
        }}
      >
        <p className="text-ink-2">
          Each team sees its own units with turn and entry place, in place of what it was told before. Units in the box
          are not told.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <div className="min-w-44 flex-1">
            <Select
              label="Team"
              choices={[{ id: '', label: 'Every team' }, ...desk.teams.map(({ id, name }) => ({ id, label: name }))]}
              value={team}
              onPick={setTeam}
            />
          </div>
          <div className="w-28">
            <TextField
              label="Up to turn"
              type="number"
              min={desk.turn + 1}
              max={desk.lastTurn}
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          </div>
        </div>
        {desk.told.length > 0 && (
          <ul aria-label="Told so far" className="mt-3 max-h-40 overflow-y-auto text-small text-ink-2">
            {desk.told.map((one) => (
              <li key={one.teamId}>
                <b className="font-medium">{one.teamName}</b>: {unitsWords(one.units)} up to turn {one.until}, at{' '}
                {clockTime(one.asOf)}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-4 flex justify-end gap-2">
          <DialogClose>
            <Button>Leave it</Button>
          </DialogClose>
          <Button type="submit" kind="act" isBusy={hand.isBusy}>
            Tell
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
