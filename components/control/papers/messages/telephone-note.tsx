'use client';

import { useEffect, useRef, useState } from 'react';
import { useFrameKey } from '@/components/control/parts/keys/keys-shown';
import { useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { useKeptDraft } from '@/components/transport/keeper/use-kept-draft';
import { Button } from '@/components/ui/button';
import { PickOne } from '@/components/ui/combobox';
import { TextArea } from '@/components/ui/text-area';
import { useToast } from '@/components/ui/toast';

interface Draft {
  teamId: string | null;
  text: string;
}
const blank = (): Draft => ({ teamId: null, text: '' });

type Teams = readonly { id: string; name: string }[];

/** T, anywhere in Control's rooms: a slip to take down what is said on the telephone. What is written on it stays in this browser until it is kept. */
export function TelephoneSlip({ teams }: { teams: Teams }) {
  const [isOpen, setOpen] = useState(false);
  useFrameKey('T', 'take down a telephone call', () => setOpen(true));
  return isOpen && <OpenSlip teams={teams} onClose={() => setOpen(false)} />;
}

function OpenSlip({ teams, onClose }: { teams: Teams; onClose: () => void }) {
  const { seatId } = useRouter();
  const say = useToast();
  const { isBusy, act } = useMutation();
  const [draft, write] = useKeptDraft(seatId, 'telephone', blank);
  const slip = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => slip.current?.querySelector('input')?.focus(), []);

  const keep = () => {
    if (draft.text.trim() === '') return;
    act('take-telephone-note', draft, () => {
      write(null);
      onClose();
      say('The note is saved with the messages.');
    });
  };
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
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
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
        <Button kind="quiet" onClick={onClose} hint="Esc">
          Lay it aside
        </Button>
      </div>
    </form>
  );
}
