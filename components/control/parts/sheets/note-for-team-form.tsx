import { useEffect, useRef } from 'react';
import { lines } from '@/components/ui/form/field-makers';
import { ActForm } from '../form/act-form';
import { useActForm } from '../form/use-act-form';

interface Props {
  sheetId: string;
  lineId: string;
  /** `row 3` */
  about: string;
  onDone: () => void;
}

/** A note for the team, written beside its row. Control and Enter gives it, Escape puts it away. */
export function NoteForm({ sheetId, lineId, about, onDone }: Props) {
  const form = useActForm({
    verb: 'note-for-team',
    begin: { text: '' },
    guards: ({ text }) => [text],
    input: ({ text }, reason) => ({ sheetId, lineId, text, reason }),
    onDone,
  });
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={page}>
      <ActForm
        form={form}
        className="mt-1 space-y-1"
        does="Give it to the team"
        doesAllTheSame="Give it all the same"
        hint="Ctrl ↵"
        isSmall
        leaves="Put it away"
        onLeave={onDone}
        isWhole={form.values.text.trim() !== ''}
        fields={[lines('text', `Note for the team on ${about}`, { maxLength: 1000 })]}
      />
    </div>
  );
}
