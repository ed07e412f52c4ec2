'use client';

import { useState } from 'react';
import { keyOf, keysSaid, shortcutOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { text } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import { ActForm } from '../parts/form/act-form';
import { useActForm } from '../parts/form/use-act-form';
import { KeyOf } from '../parts/keys/key-of';
import { useFrameKey } from '../parts/keys/keys-shown';
import { useMutation } from '../parts/use-mutation';

/** Flags this moment in the ledger with a word, for the debrief. What was flagged last in this browser is taken back here too. */
export function FlagMoment() {
  const say = useToast();
  const { isBusy, act } = useMutation();
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState<{ number: number; word: string } | null>(null);
  useFrameKey('flag', 'flag this moment for the debrief', () => setOpen(true));

  const form = useActForm({
    verb: 'flag-moment',
    begin: { word: '' },
    input: (values) => values,
    onDone: ({ number }, { word }) => {
      setLast({ number, word: word.trim() });
      setOpen(false);
      say(`Flagged. To take it back, open the card again${keysSaid(['flag'], (key) => ` (${key})`)}.`);
    },
  });
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
          aria-keyshortcuts={shortcutOf('flag')}
          className="flex min-h-press items-center gap-1 text-small whitespace-nowrap quiet-link"
        >
          Flag
          <span className="max-sm:hidden">
            <KeyOf deed="flag" />
          </span>
        </button>
      }
    >
      <ActForm
        form={form}
        does="Flag it"
        hint={keyOf('open')}
        leaves="Leave it"
        isWhole={form.values.word.trim() !== ''}
        fields={[
          text('word', 'What happens now', {
            maxLength: 120,
            hint: 'It is kept in the ledger with the time, for the debrief after the game. No player sees it.',
          }),
        ]}
      />
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
