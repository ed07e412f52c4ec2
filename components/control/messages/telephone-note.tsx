'use client';

import { useEffect, useRef, useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useFrameKey } from '@/components/control/parts/keys/keys-shown';
import { useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { useKeptDraft } from '@/components/transport/keeper/use-kept-draft';
import { lines, named, pick } from '@/components/ui/form/field-makers';
import { useForm } from '@/components/ui/form/use-form';
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
  useFrameKey('telephone', 'take down a telephone call', () => setOpen(true));
  return isOpen && <OpenSlip teams={teams} onClose={() => setOpen(false)} />;
}

function OpenSlip({ teams, onClose }: { teams: Teams; onClose: () => void }) {
  const { seatId } = useRouter();
  const say = useToast();
  const { isBusy, act } = useMutation();
  const [draft, write] = useKeptDraft(seatId, 'telephone', blank);
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => slip.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    begin: blank(),
    send: () =>
      act('take-telephone-note', draft, () => {
        write(null);
        onClose();
        say('The note is saved with the messages.');
      }),
  });
  return (
    <div
      ref={slip}
      className="on-desk not-printed fixed right-4 bottom-12 z-20 w-[min(26rem,calc(100vw-2rem))] border border-edge p-4"
    >
      <h2 className="mb-2.5 text-lead">Telephone note</h2>
      <ActForm
        form={{
          ...form,
          isBusy,
          values: draft,
          write: ([name], value) => {
            write({ ...draft, [name!]: value });
            // Whose call it is has been said: now what is said.
            if (name === 'teamId' && value)
              requestAnimationFrame(() => slip.current?.querySelector('textarea')?.focus());
          },
        }}
        label="Telephone note"
        does="Keep the note"
        hint={keyOf('send')}
        leaves="Lay it aside"
        leaveHint="Esc"
        onLeave={onClose}
        isWhole={draft.text.trim() !== ''}
        className="space-y-2.5"
        fields={[
          pick('teamId', 'Who calls', named(teams), { placeholder: 'Type the team, or leave it empty' }),
          lines('text', 'What is said', { rows: 3, maxLength: 2000, className: 'font-serif' }),
        ]}
      />
    </div>
  );
}
