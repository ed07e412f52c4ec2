'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { PickMany } from '@/components/ui/combobox';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { SeatsDesk } from '@/lib/turn/control-desk/seats/seats';
import type { ControlRole, PlayerDuty, SeatKind } from '@/lib/words';
import type { NewSeat } from './new-seat';
import { dutyWords, faultAt, roleWords, type SeatFault } from './seat-words';

const kinds = [
  { id: 'player', label: 'Player of an HQ team' },
  { id: 'control', label: 'Control' },
] as const;
const roles = Object.keys(roleWords) as ControlRole[];
const duties = (Object.keys(dutyWords) as PlayerDuty[]).map((id) => ({ id, label: dutyWords[id] }));

/** A new seat: its kind, its name, and what it is for. */
export function NewSeatForm(props: {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  teams: SeatsDesk['teams'];
  isBusy: boolean;
  /** Why the last one was refused, and what to change. */
  fault: SeatFault | null;
  onMake: (seat: NewSeat) => void;
}) {
  const { isOpen, onOpen, teams, isBusy, fault, onMake } = props;
  const [kind, setKind] = useState<SeatKind>('player');
  const [label, setLabel] = useState('');
  const [teamKey, setTeamKey] = useState(teams[0]?.key ?? '');
  const [duty, setDuty] = useState<PlayerDuty>('commander');
  const [held, setHeld] = useState<ControlRole[]>(['teamControl']);
  const [teamKeys, setTeamKeys] = useState<string[]>([]);
  const at = faultAt(fault, kind);
  const choices = teams.map(({ key, name }) => ({ id: key, label: name }));
  const named = label.trim() || (kind === 'player' ? dutyWords[duty] : held.map((role) => roleWords[role]).join(', '));
  const seat: NewSeat =
    kind === 'player'
      ? { kind, label: named, teamKey, duty }
      : { kind, label: named, roles: held, teamKeys: held.includes('teamControl') ? teamKeys : [] };
  return (
    <Dialog title="New seat" isOpen={isOpen} onOpen={onOpen}>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          onMake(seat);
        }}
      >
        <Select label="Kind of seat" choices={kinds} value={kind} onPick={setKind} />
        {kind === 'player' ? (
          <>
            <Select label="Team" choices={choices} value={teamKey} onPick={setTeamKey} error={at.teamKey} />
            <Select label="Duty" choices={duties} value={duty} onPick={setDuty} error={at.duty} />
          </>
        ) : (
          <>
            <fieldset>
              <legend className="mb-1 font-cond text-console font-medium text-ink-3">Roles</legend>
              {roles.map((role) => (
                <Checkbox
                  key={role}
                  label={roleWords[role]}
                  isTicked={held.includes(role)}
                  onTick={(isTicked) => setHeld(roles.filter((one) => (one === role ? isTicked : held.includes(one))))}
                />
              ))}
              {at.roles && (
                <p role="alert" className="text-console font-medium text-overdue">
                  {at.roles}
                </p>
              )}
            </fieldset>
            {held.includes('teamControl') && (
              <PickMany
                label="Teams looked after first"
                choices={choices}
                picked={teamKeys}
                onPick={setTeamKeys}
                error={at.teamKeys}
              />
            )}
          </>
        )}
        <TextField
          label="Name of the seat"
          value={label}
          placeholder={named}
          maxLength={60}
          error={at.label}
          onChange={(event) => setLabel(event.target.value)}
        />
        {at.form && (
          <p role="alert" className="font-medium text-overdue">
            {at.form}
          </p>
        )}
        <div className="flex justify-end gap-2 pt-2">
          <DialogClose>
            <Button>Leave it</Button>
          </DialogClose>
          <Button type="submit" kind="act" isBusy={isBusy} disabled={kind === 'control' && held.length === 0}>
            Make the seat
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
