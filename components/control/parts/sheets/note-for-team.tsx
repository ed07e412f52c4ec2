import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lines } from '@/components/ui/form/field-makers';
import type { NoteTold } from '@/lib/turn/control-desk/papers/orders';
import { ActForm } from '../form/act-form';
import { useActForm } from '../form/use-act-form';
import { clockTime } from '../time-words';

interface Props {
  sheetId: string;
  lineId: string;
  /** `row 3` */
  about: string;
  told: readonly NoteTold[];
}

/** What the team reads in the Notes column of a row, and a button that writes more there. Control's own note stays its own. */
export function NoteForTeam({ sheetId, lineId, about, told }: Props) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="mt-1 text-small">
      {told.length > 0 && (
        <ul aria-label={`Notes for the team on ${about}`} className="space-y-1">
          {told.map(({ text, at }) => (
            <li key={at} className="border-l-2 border-mine pl-2 whitespace-pre-wrap">
              <span className="font-cond text-ink-3">{clockTime(at)} for the team </span>
              {text}
            </li>
          ))}
        </ul>
      )}
      {isWriting ? (
        <NoteForm sheetId={sheetId} lineId={lineId} about={about} onDone={() => setWriting(false)} />
      ) : (
        <span className="print:hidden">
          <Button
            size="small"
            kind="quiet"
            aria-label={`A note for the team on ${about}`}
            onClick={() => setWriting(true)}
          >
            For the team
          </Button>
        </span>
      )}
    </div>
  );
}

function NoteForm({ sheetId, lineId, about, onDone }: Omit<Props, 'told'> & { onDone: () => void }) {
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
