'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import type { CompanionGameOnDesk } from '@/lib/turn/control-desk/companion-games';
import { useAct } from '../shell/use-act';
import { useWays } from '../shell/ways';
import type { CompanionActs } from './companion-acts';

/** Puts a companion game away with what came of it. */
export function PutAway({ game, acts }: { game: CompanionGameOnDesk; acts: CompanionActs }) {
  const { seatId } = useWays();
  const { isBusy, act } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState('');
  const { id: companionGameId, version } = game;
  return (
    <Dialog
      title="What came of it?"
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={<Button>Put away</Button>}
      actions={
        <Button
          kind="act"
          isBusy={isBusy}
          disabled={result.trim() === ''}
          onClick={() =>
            act(
              () => acts.endCompanionGame(seatId, { companionGameId, version, result }),
              () => setOpen(false),
            )
          }
        >
          Put away
        </Button>
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
