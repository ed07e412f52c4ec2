'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { choice, namedByKey, picks, several, text } from '@/components/ui/form/field-makers';
import type { SeatsDesk } from '@/lib/desks/control/access/seats';
import { type ControlRole, controlRoles, type PlayerDuty, type SeatKind } from '@/lib/words';
import { ActForm } from '../parts/form/act-form';
import { useActForm } from '../parts/form/use-act-form';
import { dutyWords, roleWords } from './seat-words';

const kinds = [
  { id: 'player', label: 'Player of an HQ team' },
  { id: 'control', label: 'Control' },
];
const roles = controlRoles.map((id) => ({ id, label: roleWords[id] }));
const duties = (Object.keys(dutyWords) as PlayerDuty[]).map((id) => ({ id, label: dutyWords[id] }));

const blank = {
  kind: 'player' as SeatKind,
  label: '',
  duty: 'commander' as PlayerDuty,
  roles: ['teamControl'] as ControlRole[],
  teamKeys: [] as string[],
};
type Written = typeof blank & { teamKey: string };

/** The name of a seat: its own, or its purpose. */
const called = ({ kind, label, duty, roles: held }: Written): string =>
  label.trim() || (kind === 'player' ? dutyWords[duty] : held.map((role) => roleWords[role]).join(', '));

/** A new seat: its kind, its name, and what it is for. `onMade` is given its name and the code that opens it. */
export function NewSeatForm({
  teams,
  onMade,
}: {
  teams: SeatsDesk['teams'];
  onMade: (seat: { name: string; code: string }) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const begin: Written = { ...blank, teamKey: teams[0]?.key ?? '' };
  const form = useActForm({
    verb: 'create-seat',
    begin,
    input: (values) => {
      const { kind, teamKey, duty, roles: held, teamKeys } = values;
      const label = called(values);
      return kind === 'player'
        ? { kind, label, teamKey, duty }
        : { kind, label, roles: held, teamKeys: held.includes('teamControl') ? teamKeys : [] };
    },
    onDone: ({ code }, values) => {
      setOpen(false);
      onMade({ name: called(values), code });
    },
  });
  const { values } = form;
  const choices = namedByKey(teams);
  const ofKind =
    values.kind === 'player'
      ? [choice('teamKey', 'Team', choices), choice('duty', 'Duty', duties)]
      : [
          several('roles', 'Roles', roles),
          ...(values.roles.includes('teamControl') ? [picks('teamKeys', 'Teams looked after first', choices)] : []),
        ];
  return (
    <Dialog title="New seat" isOpen={isOpen} onOpen={setOpen} trigger={<Button>New seat…</Button>}>
      <ActForm
        form={form}
        does="Make the seat"
        leaves="Leave it"
        isWhole={values.kind === 'player' || values.roles.length > 0}
        fields={[
          choice('kind', 'Kind of seat', kinds),
          ...ofKind,
          text('label', 'Name of the seat', { placeholder: called(values), maxLength: 60 }),
        ]}
      />
    </Dialog>
  );
}
