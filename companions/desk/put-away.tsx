'use client';

import { useState } from 'react';
import { useCompanionMutation } from '@/companions/desk/use-companion-mutation';
import type { CompanionGameOnDesk } from '@/companions/reads/companion-games';
import { rulingWay } from '@/components/control/parts/companions/companion-words';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';

/** Puts a companion game away with what came of it. */
export function PutAway({ game }: { game: CompanionGameOnDesk }) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const { isBusy, act } = useCompanionMutation();
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState('');
  const { id: companionGameId, version } = game;
  const putAway = (then: () => void) => act('end-companion-game', { companionGameId, version, result }, then);
  return (
    <Dialog
      title="What came of it?"
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={<Button>Put away</Button>}
      actions={
        <>
          <Button
            kind={game.of ? 'plain' : 'act'}
            isBusy={isBusy}
            disabled={result.trim() === ''}
            onClick={() => putAway(() => setOpen(false))}
          >
            Put away
          </Button>
          {game.of && (
            <Button
              kind="act"
              isBusy={isBusy}
              disabled={result.trim() === ''}
              onClick={() => putAway(() => go(address(rulingWay(game.of!, companionGameId))))}
            >
              Put away and rule by it
            </Button>
          )}
        </>
      }
    >
      <TextField
        label="In a sentence; a ruling taken from it gives this as its reason"
        value={result}
        maxLength={500}
        onChange={(event) => setResult(event.target.value)}
      />
    </Dialog>
  );
}
