import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { NoteTold } from '@/lib/desks/control/orders/orders';
import { clockTime } from '../time-words';
import { useSend } from '../use-mutation';
import { WordsForm } from './words-form';

interface Props {
  sheetId: string;
  lineId: string;
  /** `row 3` */
  about: string;
  told: readonly NoteTold[];
}

/** The team's view of the Notes column of a row, and a button that writes more there. Control's own note stays its own. */
export function NoteForTeam({ sheetId, lineId, about, told }: Props) {
  const [isWriting, setWriting] = useState(false);
  const send = useSend();
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
        <WordsForm
          label={`Note for the team on ${about}`}
          does="Send the note"
          write={(text, reason) => send('note-for-team', { sheetId, lineId, text, reason })}
          onDone={() => setWriting(false)}
        />
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
