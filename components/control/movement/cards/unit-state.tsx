'use client';

import { useState } from 'react';
import { attachmentWords, restWords } from '@/components/control/movement/units/unit-state-words';
import { AmendCounter } from '@/components/control/parts/counters/amend-counter';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { choice } from '@/components/ui/form/field-makers';
import type { MasterCounter } from '@/lib/desks/control/movement/map';

interface Props {
  counter: MasterCounter;
  turn: number;
  allowsRest: boolean;
  /** The formations of its side. */
  formations: readonly string[];
}

/** With whom a unit fights, and how long it has rested. */
export function UnitState({ counter, turn, allowsRest, formations }: Props) {
  const { isBusy, act } = useMutation();
  const { id: unitId, version, attachedTo } = counter;
  const rest = allowsRest ? restWords(counter) : '';
  return (
    <div className="mt-3 space-y-1 text-small">
      {rest && (
        <p className="text-ink-2">
          {rest} <RuleReference rule="§5 Rest, OC-74" className="text-ink-3" />
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2">
        <span className={`min-w-0 flex-1 ${attachedTo ? 'font-medium' : 'text-ink-3'}`}>
          {attachmentWords(counter, turn) || `With its own formation, ${counter.formation}.`}
        </span>
        {attachedTo ? (
          <Button
            size="small"
            isBusy={isBusy}
            onClick={() => act('attach-unit', { unitId, version, turn, formation: null })}
          >
            Detach
          </Button>
        ) : (
          <AttachButton counter={counter} turn={turn} formations={formations} />
        )}
        <AmendCounter
          unitId={unitId}
          name={counter.name}
          trigger={
            <Button size="small" aria-label={`Amend ${counter.name}`}>
              Amend…
            </Button>
          }
        />
      </p>
    </div>
  );
}

function AttachButton({ counter, turn, formations }: Omit<Props, 'allowsRest'>) {
  const [isOpen, setOpen] = useState(false);
  const form = useActForm({
    verb: 'attach-unit',
    begin: { formation: '' },
    input: ({ formation }) => ({ unitId: counter.id, version: counter.version, turn, formation }),
    onDone: () => setOpen(false),
  });
  const others = formations.filter((formation) => formation !== counter.formation);
  return (
    <Dialog
      title={`Attach ${counter.name}`}
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        <Button size="small" kind="quiet">
          Attach…
        </Button>
      }
    >
      <p className="mb-3">
        {counter.isFlexible
          ? 'It is flexible: it fights with them at once.'
          : 'It takes one turn: it fights with them from the next turn on.'}{' '}
        <RuleReference rule="§9 Combat Assumptions" className="aside" />
      </p>
      <ActForm
        form={form}
        does="Attach"
        leaves="Leave it"
        isWhole={form.values.formation !== ''}
        fields={[
          choice('formation', 'To the formation', [
            { id: '', label: 'Choose a formation…' },
            ...others.map((name) => ({ id: name, label: name })),
          ]),
        ]}
      />
    </Dialog>
  );
}
