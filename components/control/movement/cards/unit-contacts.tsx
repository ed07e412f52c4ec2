'use client';

import { useState } from 'react';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { pick } from '@/components/ui/form/field-makers';
import type { Choice } from '@/components/ui/matching';
import type { ContactOf } from './contacts-of';

interface Props {
  unitId: string;
  turn: number;
  contacts: readonly ContactOf[];
  /** Whom it could be put in contact with, the nearest first. */
  enemies: () => readonly Choice[];
}

/** The enemies a unit is in contact with; Control may say, with a reason, that it is or that it is not (§6 Passing By). */
export function UnitContacts({ unitId, turn, contacts, enemies }: Props) {
  const send = useSend();
  const [asked, setAsked] = useState<ContactOf | null>(null);
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="mt-3 text-small">
      <div className="flex items-center gap-2">
        <h3 className={`flex-1 font-cond font-medium ${contacts.length > 0 ? 'text-waiting' : 'text-ink-3'}`}>
          {contacts.length > 0 ? 'In contact' : 'In no contact'}{' '}
          <RuleReference rule="§6 Passing By" className="font-normal text-ink-3" />
        </h3>
        <Button size="small" kind="quiet" onClick={() => setAdding(true)}>
          Add…
        </Button>
      </div>
      <ul aria-label="In contact with">
        {contacts.map((contact) => (
          <li key={contact.enemyId} className="flex items-center gap-2">
            <span className="min-w-0 flex-1" title={`${contact.name}: ${contact.why}`}>
              {contact.name} <span className="text-ink-3">since turn {contact.sinceTurn}</span>
            </span>
            <Button size="small" kind="quiet" onClick={() => setAsked(contact)}>
              End contact…
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddContact
          unitId={unitId}
          turn={turn}
          enemies={enemies().filter(({ id }) => !contacts.some(({ enemyId }) => enemyId === id))}
          onClose={() => setAdding(false)}
        />
      )}
      {asked && (
        <ReasonDialog
          title={`No contact with ${asked.name}?`}
          isOpen
          onOpen={() => setAsked(null)}
          does="They are not in contact"
          act={(reason) => send('set-contact', { turn, unitId, enemyId: asked.enemyId, isInContact: false, reason })}
        />
      )}
    </div>
  );
}

type Adding = Pick<Props, 'unitId' | 'turn'> & { enemies: readonly Choice[]; onClose: () => void };

/** Puts two enemies in contact by hand. The nearest is offered; a reason is asked for. */
function AddContact({ unitId, turn, enemies, onClose }: Adding) {
  const send = useSend();
  return (
    <ReasonDialog
      title="In contact with whom?"
      isOpen
      onOpen={onClose}
      does="They are in contact"
      hint="It stays in the ledger. The contact stands until one of the two moves."
      begin={{ enemyId: enemies[0]?.id ?? null }}
      fields={[pick('enemyId', 'Enemy', enemies, { placeholder: 'Type a unit' })]}
      isWhole={({ enemyId }) => enemyId !== null}
      act={(reason, { enemyId }) => send('set-contact', { turn, unitId, enemyId: enemyId!, isInContact: true, reason })}
    />
  );
}
