'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextArea } from '@/components/ui/text-area';

export interface EndTurnDialogProps {
  turn: number;
  unfinished: string[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  isBusy: boolean;
  onForce: (reason: string) => void;
}

/** The turn is not finished: what is left, and a reason to end it all the same. The reason stays in the ledger. */
export function EndTurnDialog({ turn, unfinished, isOpen, onOpen, isBusy, onForce }: EndTurnDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={`Turn ${turn} is not finished`}
      isOpen={isOpen}
      onOpen={onOpen}
      actions={
        <>
          <DialogClose>
            <Button>Go on with turn {turn}</Button>
          </DialogClose>
          <Button kind="act" isBusy={isBusy} disabled={reason.trim() === ''} onClick={() => onForce(reason.trim())}>
            End it all the same
          </Button>
        </>
      }
    >
      <ul aria-label="Unfinished" className="mb-4 max-h-64 list-disc space-y-1 overflow-y-auto pl-5">
        {unfinished.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <TextArea
        label="Reason to end it all the same"
        hint="It stays in the ledger."
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
