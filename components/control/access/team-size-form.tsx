'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { figure, picks } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import type { SeatsDesk } from '@/lib/desks/control/access/seats';
import { counted } from '@/lib/text';
import { ActForm } from '../parts/form/act-form';
import { useActForm } from '../parts/form/use-act-form';

/** The least number of seats that each of these teams is to have. */
export function TeamSizeForm({ teams }: { teams: SeatsDesk['teams'] }) {
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const form = useActForm({
    verb: 'size-teams',
    begin: { teamKeys: teams.map(({ key }) => key), size: '3' },
    input: ({ teamKeys, size }) => ({ teamKeys, size: Number(size) }),
    onDone: ({ made }) => {
      setOpen(false);
      say(`${counted(made, 'seat')} made.`);
    },
  });
  return (
    <Dialog title="Size of the teams" isOpen={isOpen} onOpen={setOpen} trigger={<Button>By team size…</Button>}>
      <ActForm
        form={form}
        does="Make the seats"
        leaves="Leave it"
        isWhole={form.values.teamKeys.length > 0}
        fields={[
          figure('size', 'Seats of each team', 1, 12),
          picks(
            'teamKeys',
            'Teams',
            teams.map(({ key: id, name: label }) => ({ id, label })),
          ),
        ]}
      >
        <p className="text-ink-2">
          A team that has more keeps them. A commander comes first, then operations, then intelligence.
        </p>
      </ActForm>
    </Dialog>
  );
}
