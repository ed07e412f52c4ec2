'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextArea } from '@/components/ui/text-area';

/** A move that was refused unless Control says why it goes all the same. */
export function HeldMove({
  message,
  onOverrule,
  onLeave,
}: {
  message: string;
  onOverrule: (reason: string) => void;
  onLeave: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title="It cannot move"
      isOpen
      onOpen={(isOpen) => !isOpen && onLeave()}
      actions={
        <>
          <Button onClick={onLeave}>Leave it where it is</Button>
          <Button kind="act" disabled={reason.trim() === ''} onClick={() => onOverrule(reason.trim())}>
            Move it all the same
          </Button>
        </>
      }
    >
      <p className="mb-3">{message}</p>
      <TextArea
        label="Reason"
        hint="It stays in the ledger."
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
