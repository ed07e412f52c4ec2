import { useEffect, useRef } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { lines } from '@/components/ui/form/field-makers';
import type { Result } from '@/lib/result';
import { ActForm } from '../form/act-form';
import { useWorkForm } from '../form/use-act-form';

interface Props {
  label: string;
  does: string;
  /** `reason`: why it goes although the guard marks it. */
  write: (text: string, reason: string) => Promise<Result<{ id: string }>>;
  onDone: () => void;
}

/** Words to a team, written beside what they are about. Control and Enter sends them, Escape puts them away. */
export function WordsForm({ label, does, write, onDone }: Props) {
  const form = useWorkForm({
    begin: { text: '' },
    guards: ({ text }) => [text],
    work: ({ text }, reason) => write(text.trim(), reason),
    onDone,
  });
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={page}>
      <ActForm
        form={form}
        className="mt-2 space-y-1"
        does={does}
        doesAllTheSame="Send it all the same"
        hint={keyOf('send')}
        isSmall
        leaves="Put it away"
        onLeave={onDone}
        isWhole={form.values.text.trim() !== ''}
        fields={[lines('text', label, { maxLength: 1000 })]}
      />
    </div>
  );
}
