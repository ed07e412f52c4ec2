'use client';

import { useRef, useState } from 'react';
import type { controlVerbs } from '@/companions/control-verbs.generated';
import type { CompanionGameOnDesk } from '@/companions/reads/companion-games';
import { rulingWay } from '@/components/control/parts/companions/companion-words';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useWorkForm } from '@/components/control/parts/form/use-act-form';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { text } from '@/components/ui/form/field-makers';

const result = text('result', 'In a sentence; a ruling taken from it gives this as its reason', { maxLength: 500 });

/** Puts a companion game away with what came of it; the game is ruled by it at once where it is about something. */
export function PutAway({ game: { id: companionGameId, version, of } }: { game: CompanionGameOnDesk }) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const send = useSend<typeof controlVerbs>();
  const [isOpen, setOpen] = useState(false);
  const isRuled = useRef(true);
  const form = useWorkForm({
    begin: { result: '' },
    work: ({ result }) => send('end-companion-game', { companionGameId, version, result }),
    onDone: () => (of && isRuled.current ? go(address(rulingWay(of, companionGameId))) : setOpen(false)),
  });
  const isWhole = form.values.result.trim() !== '';
  const putAway = (rules: boolean) => {
    isRuled.current = rules;
    return form.submit();
  };
  return (
    <Dialog title="What came of it?" isOpen={isOpen} onOpen={setOpen} trigger={<Button>Put away</Button>}>
      <ActForm
        form={{ ...form, submit: () => putAway(true) }}
        does={of ? 'Put away and rule by it' : 'Put away'}
        isWhole={isWhole}
        fields={[result]}
      >
        {of && (
          <Button isBusy={form.isBusy} disabled={!isWhole} onClick={() => putAway(false)}>
            Put away
          </Button>
        )}
      </ActForm>
    </Dialog>
  );
}
