'use client';

import { useEffect, useRef, useState } from 'react';
import { useFrameKey } from '@/components/control/parts/keys/keys-shown';
import { useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { PickOne } from '@/components/ui/combobox';
import { TextArea } from '@/components/ui/text-area';
import { useToast } from '@/components/ui/toast';

interface Draft {
  teamId: string | null;
  text: string;
}
const blank: Draft = { teamId: null, text: '' };

/** T, anywhere in Control's rooms: a slip to take down what is said on the telephone. What is written on it stays in this browser until it is kept. */
export function TelephoneSlip({ teams }: { teams: readonly { id: string; name: string }[] }) {
  const { seatId } = useRouter();
  const say = useToast();
  const { isBusy, act } = useMutation();
  const { draft, write } = useKept(seatId);
  const [isOpen, setOpen] = useState(false);
  const slip = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useFrameKey('T', 'take down a telephone call', () => setOpen(true));
  useEffect(() => {
    if (isOpen) slip.current?.querySelector('input')?.focus();
  }, [isOpen]);

  const keep = () => {
    if (draft.text.trim() === '') return;
    act('take-telephone-note', draft, () => {
      write(blank);
      setOpen(false);
      say('The note is saved with the messages.');
    });
  };
  if (!isOpen) return null;
  return (
    <form
      ref={slip}
      aria-label="Telephone note"
      className="on-desk not-printed fixed right-4 bottom-12 z-20 w-[min(26rem,calc(100vw-2rem))] space-y-2.5 border border-edge p-4"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false);
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        keep();
      }}
    >
      <h2 className="text-lead">Telephone note</h2>
      <PickOne
        label="Who calls"
        choices={teams.map(({ id, name }) => ({ id, label: name }))}
        value={draft.teamId}
        onPick={(teamId) => {
          write({ ...draft, teamId });
          if (teamId) requestAnimationFrame(() => words.current?.querySelector('textarea')?.focus());
        }}
        placeholder="Type the team, or leave it empty"
      />
      <div ref={words}>
        <TextArea
          label="What is said"
          rows={3}
          maxLength={2000}
          className="font-serif"
          value={draft.text}
          onChange={(event) => write({ ...draft, text: event.target.value })}
        />
      </div>
      <div className="flex gap-2">
        <Button kind="act" type="submit" hint="Ctrl ↵" isBusy={isBusy} disabled={draft.text.trim() === ''}>
          Keep the note
        </Button>
        <Button kind="quiet" onClick={() => setOpen(false)} hint="Esc">
          Lay it aside
        </Button>
      </div>
    </form>
  );
}

/** What is on the slip of a seat, kept in this browser with every letter. */
function useKept(seatId: string): { draft: Draft; write: (draft: Draft) => void } {
  const shelf = `op-com-telephone-${seatId}`;
  const [draft, setDraft] = useState(blank);
  useEffect(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(shelf) ?? 'null');
      if (isDraft(kept)) setDraft(kept);
    } catch {
      // A browser that keeps nothing still writes.
    }
  }, [shelf]);
  return {
    draft,
    write: (next) => {
      setDraft(next);
      try {
        localStorage.setItem(shelf, JSON.stringify(next));
      } catch {
        // As above.
      }
    },
  };
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Draft).text === 'string' &&
  ((kept as Draft).teamId === null || typeof (kept as Draft).teamId === 'string');
