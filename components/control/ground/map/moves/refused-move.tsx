'use client';

import { useState } from 'react';
import { ReasonField } from '@/components/control/parts/reason-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** A move that was refused unless Control says why it goes all the same. */
export function RefusedMove({
  message,
  instead = null,
  onOverrule,
  onLeave,
}: {
  message: string;
  /** The same place by road, where nothing speaks against it; null: there is no such way. */
  instead?: { words: string; go: () => void } | null;
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
          <Button
            kind={instead ? 'plain' : 'act'}
            disabled={reason.trim() === ''}
            onClick={() => onOverrule(reason.trim())}
          >
            Move it all the same
          </Button>
        </>
      }
    >
      <p className="mb-3">{message}</p>
      {instead && (
        <div className="mb-4 flex items-center gap-3 rounded-2 border border-rule bg-paper px-3 py-2">
          <p className="flex-1 text-small text-ink-2">{instead.words}</p>
          <Button kind="act" hint="↵" onClick={instead.go}>
            By road
          </Button>
        </div>
      )}
      <ReasonField value={reason} onWrite={setReason} />
    </Dialog>
  );
}
