'use client';

import { useState } from 'react';
import { TextArea } from '@/components/ui/text-area';
import type { Refusal } from '@/lib/result';
import { keptHint } from './reason-field';

interface GuardMark {
  id: string;
  message: string;
}

/** The marks of the guard in words for players, and the reason to send them all the same. */
export interface Guarded {
  marks: readonly GuardMark[];
  reason: string;
  setReason: (reason: string) => void;
  hasMarks: boolean;
  /** Marks stand and no reason is given: it cannot go. */
  isHeld: boolean;
  /** The reason to send with the words; empty while nothing is marked. */
  given: string;
  /** Takes the guard's refusal of these words, or of those that will stand here next; true where it was one. */
  takes: (refusal: Refusal, next?: readonly (string | number)[]) => boolean;
}

/** The guard's marks on `words` as they stand in the form: once they are changed, what was found in them no longer counts. */
export function useGuarded(...words: readonly (string | number)[]): Guarded {
  const written = JSON.stringify(words);
  const [found, setFound] = useState<{ written: string; marks: readonly GuardMark[] } | null>(null);
  const [reason, setReason] = useState('');
  const marks = found?.written === written ? found.marks : [];
  const hasMarks = marks.length > 0;
  return {
    marks,
    reason,
    setReason,
    hasMarks,
    isHeld: hasMarks && reason.trim() === '',
    given: hasMarks ? reason : '',
    takes({ code, theirs }, next = words) {
      if (code !== 'marksOpen') return false;
      setFound({ written: JSON.stringify(next), marks: theirs as GuardMark[] });
      setReason('');
      return true;
    },
  };
}

/** The marks, beside the words they are about, and the field for the reason. Nothing where nothing is marked. */
export function GuardMarks({ guarded, label }: { guarded: Guarded; label: string }) {
  const { marks, reason, setReason, hasMarks } = guarded;
  if (!hasMarks) return null;
  return (
    <div role="alert" className="mt-3 rounded-2 bg-waiting-soft p-3">
      <ul className="mb-2 list-disc space-y-0.5 pl-5">
        {marks.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
      <TextArea
        label={label}
        hint={keptHint}
        maxLength={500}
        rows={1}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </div>
  );
}
