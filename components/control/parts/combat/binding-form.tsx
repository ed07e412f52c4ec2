'use client';

import { useEffect, useRef } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { beside, row, text } from '@/components/ui/form/field-makers';
import type { Factor } from '@/lib/adjudication/factor-list';

interface Props {
  factor: Factor;
  isGranted: boolean;
  /** The case as it is proposed. */
  words: string;
  /** The combat it is ruled in; null: none. */
  combatId: string | null;
  /** When it is made, or left. */
  onClose: () => void;
}

const ways = ['given', 'refused'].map((id) => ({ id, label: id }));

/** A new binding ruling on a factor: which way, and in which case. Enter sends it, Escape leaves it. */
export function BindingForm({ factor, isGranted, words, combatId, onClose }: Props) {
  const { key, name } = factor;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>('input[type="text"]');
    field?.focus();
    field?.select();
  }, []);
  const form = useActForm({
    verb: 'make-binding',
    begin: { way: isGranted ? 'given' : 'refused', text: words },
    input: ({ way, text: which }) => ({ factor: key, text: which.trim(), isGranted: way === 'given', combatId }),
    onDone: onClose,
  });
  const inWords = { maxLength: 300, placeholder: 'The end of a bridge, held for a day' };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the letters typed here turn no factor of the list around it
    <div ref={box} onKeyDown={(event) => event.stopPropagation()}>
      <ActForm
        form={form}
        label={`Make binding: ${name}`}
        does="Make binding"
        hint={keyOf('open')}
        isSmall
        onLeave={onClose}
        className="my-1 space-y-1.5 rounded-2 border border-rule-2 bg-sheet p-2"
        isWhole={form.values.text.trim() !== ''}
        fields={[
          beside(
            'flex flex-wrap items-end gap-2',
            row('way', `${name}, by all of Control in this case`, ways, { refusedAs: 'isGranted' }),
            text('text', `Case in which it binds: ${name}`, {
              ...inWords,
              isLabelHidden: true,
              width: 'min-w-40 flex-1',
            }),
          ),
        ]}
      />
    </div>
  );
}
