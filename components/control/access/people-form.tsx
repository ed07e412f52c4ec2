'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lines } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import type { SeatsDesk } from '@/lib/desks/control/access/seats';
import { counted } from '@/lib/text';
import { ActForm } from '../parts/form/act-form';
import { useActForm } from '../parts/form/use-act-form';
import { readPeople } from './read-people';

/** A list of people, pasted from a spreadsheet: each gets a seat of his team. */
export function PeopleForm({ teams }: { teams: SeatsDesk['teams'] }) {
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const form = useActForm({
    verb: 'seat-people',
    begin: { pasted: '' },
    input: ({ pasted }) => ({ people: readPeople(pasted, teams).people }),
    onDone: ({ named, made }) => {
      setOpen(false);
      say(`${counted(named + made, 'person has', 'people have')} a seat. ${counted(made, 'seat')} made for it.`);
    },
  });
  const { people, faults } = readPeople(form.values.pasted, teams);
  return (
    <Dialog title="Seats from a list" isOpen={isOpen} onOpen={setOpen} isWide trigger={<Button>From a list…</Button>}>
      <ActForm
        form={form}
        does={people.length === 0 ? 'Seat them' : `Seat ${counted(people.length, 'person', 'people')}`}
        leaves="Leave it"
        isWhole={people.length > 0 && faults.length === 0}
        fields={[
          lines('pasted', 'Team, duty and name, a person a line', {
            rows: 10,
            maxLength: 20_000,
            placeholder: 'Guards Armoured; commander; Piet de Boer',
            hint: 'Paste it from a spreadsheet, or type it. Only Control reads the names.',
            refusedAs: 'people',
          }),
        ]}
      >
        <details className="detail">
          <summary>Teams, and which have troops</summary>
          <ul className="mt-1 max-h-40 overflow-y-auto">
            {teams.map(({ key, name, troops }) => (
              <li key={key}>
                <b className="font-medium text-ink">{name}</b> {troops}
              </li>
            ))}
          </ul>
        </details>
        {faults.length > 0 && (
          <ul aria-label="Lines that cannot be read" className="max-h-40 overflow-y-auto text-overdue">
            {faults.map(({ line, words, written, near }) => (
              <li key={line} className="flex flex-wrap items-center gap-2">
                Line {line}: {words}.
                {written && near && (
                  <Button
                    size="small"
                    onClick={() => form.write(['pasted'], replaced(form.values.pasted, written, near))}
                  >
                    Use {near}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ActForm>
    </Dialog>
  );
}

/** The list with a team's name put in place of what was written for it, in every line. */
const replaced = (pasted: string, written: string, near: string): string => pasted.replaceAll(written, near);
