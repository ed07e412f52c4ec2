'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { useToast } from '@/components/ui/toast';
import { useFrameKey } from '../parts/keys/keys-shown';
import { useMutation } from '../parts/use-mutation';

/** Flags this moment in the ledger with a word, for the debrief. What was flagged last in this browser is taken back here too. */
export function FlagMoment() {
  const say = useToast();
  const { isBusy, act } = useMutation();
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [word, setWord] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [last, setLast] = useState<{ number: number; word: string } | null>(null);
  useFrameKey('!', 'flag this moment for the debrief', () => setOpen(true));

  const flag = (event: FormEvent) => {
    event.preventDefault();
    act(
      'flag-moment',
      { word },
      ({ number }) => {
        setLast({ number, word: word.trim() });
        setWord('');
        setRefused(null);
        setOpen(false);
        say('Flagged. To take it back, open the card again (!).');
      },
      ({ message }) => {
        setRefused(message);
        return true;
      },
    );
  };
  const takeBack = (number: number) =>
    act('undo-act', { number, reason: 'Flagged by mistake.' }, () => {
      setLast(null);
      setOpen(false);
      say('The flag is taken back.');
    });
  return (
    <Dialog
      title="Flag this moment"
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        <button
          type="button"
          aria-keyshortcuts="!"
          className="flex min-h-6 items-center gap-1 text-small whitespace-nowrap text-ink-2 hover:text-ink hover:underline max-sm:hidden"
        >
          Flag <Kbd>!</Kbd>
        </button>
      }
      actions={
        <>
          <DialogClose>
            <Button hint="Esc">Leave it</Button>
          </DialogClose>
          <Button kind="act" type="submit" form={form} hint="↵" isBusy={isBusy} disabled={word.trim() === ''}>
            Flag it
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={flag}>
        <TextField
          label="What happens now"
          hint="It is kept in the ledger with the time, for the debrief after the game. No player sees it."
          maxLength={120}
          value={word}
          error={refused}
          onChange={(event) => setWord(event.target.value)}
        />
      </form>
      {last && (
        <p className="mt-4 flex items-center gap-3 border-t border-rule pt-3 text-ink-2">
          <span className="min-w-0 flex-1">You flagged: “{last.word}”</span>
          <Button size="small" isBusy={isBusy} onClick={() => takeBack(last.number)}>
            Take it back
          </Button>
        </p>
      )}
    </Dialog>
  );
}
