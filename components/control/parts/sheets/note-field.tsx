'use client';

import { useEffect, useRef, useState } from 'react';
import { saveOutcome } from '@/components/transport/keeper/save-outcome';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { Result } from '@/lib/result';

const pauseMs = 500;
/** Between tries while the server does not answer. */
const retryMs = 3000;

interface Kept {
  text: string;
  version: number;
}

/**
 * A note that keeps itself half a second after the last letter, and when it is left. Where another hand was quicker both
 * texts are shown, and the person chooses.
 */
export function NoteField({
  label,
  note,
  save,
}: {
  label: string;
  note: Kept | null;
  save: (text: string, version: number) => Promise<Result<{ version: number }>>;
}) {
  const [mine, setMine] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const [state, setState] = useState<'kept' | 'keeping' | 'lost' | 'refused'>('kept');
  const [refusal, setRefusal] = useState<string | null>(null);
  const kept = useRef<Kept>(note ?? { text: '', version: 0 });
  const pause = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isSaving = useRef(false);
  if (note && note.version > kept.current.version) {
    if (mine === null) kept.current = note;
  }
  useEffect(
    () => () => {
      if (pause.current) clearTimeout(pause.current);
    },
    [],
  );

  async function keep(text: string, version = kept.current.version) {
    if (pause.current) clearTimeout(pause.current);
    if (isSaving.current) {
      pause.current = setTimeout(() => keep(text), pauseMs);
      return;
    }
    if (text === kept.current.text) return setMine((now) => (now === text ? null : now));
    isSaving.current = true;
    setState('keeping');
    const answer = await save(text, version);
    isSaving.current = false;
    const fate = saveOutcome(answer);
    setRefusal(fate.kind === 'refused' ? fate.message : null);
    if (fate.kind === 'kept') {
      kept.current = { text, version: fate.value.version };
      setMine((now) => (now === text ? null : now));
      setTheirs(null);
      setState('kept');
    } else {
      const stands = fate.kind === 'theirs' ? (fate.theirs as Kept) : null;
      // The row's crossings are kept beside its note: another version need not be another text.
      if (stands?.text === kept.current.text) {
        kept.current = { text: stands.text, version: stands.version };
        return keep(text);
      }
      setState(fate.kind === 'refused' ? 'refused' : 'lost');
      if (stands) setTheirs(stands);
      if (fate.kind === 'unanswered') pause.current = setTimeout(() => keep(text), retryMs);
    }
  }

  function write(text: string) {
    setMine(text);
    if (pause.current) clearTimeout(pause.current);
    if (!theirs) pause.current = setTimeout(() => keep(text), pauseMs);
  }

  const shown = mine ?? kept.current.text;
  return (
    <div className="relative">
      <div className="print:hidden">
        <TextArea
          label={label}
          isLabelHidden
          rows={1}
          value={shown}
          maxLength={2000}
          data-note
          onChange={(event) => write(event.target.value)}
          onBlur={() => mine !== null && !theirs && keep(mine)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          error={refusal ?? (state === 'lost' && !theirs ? 'Not kept yet. It is tried again.' : null)}
        />
      </div>
      <p className="hidden whitespace-pre-wrap print:block">{shown}</p>
      {theirs && (
        <div role="alert" className="mt-1 rounded-2 border border-overdue p-2 text-small">
          <p>
            Meanwhile another hand wrote: <q>{theirs.text}</q>
          </p>
          <div className="mt-1 flex gap-2">
            <Button
              size="small"
              onClick={() => {
                kept.current = theirs;
                setTheirs(null);
                setMine(null);
                setState('kept');
              }}
            >
              Take theirs
            </Button>
            <Button
              size="small"
              onClick={() => {
                kept.current = theirs;
                keep(mine ?? '', theirs.version);
              }}
            >
              Keep mine
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
