'use client';

import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextArea } from '@/components/ui/text-area';
import type { Answer } from '@/lib/turn/answer';
import { useAct } from '../shell/use-act';

interface Props {
  title: string;
  trigger: ReactElement;
  /** What the act is called on its button. */
  does: string;
  /** What leaving it alone is called. */
  leaves?: string;
  /** Something else is wrong with what is written. */
  isShort?: boolean;
  act: (reason: string) => Promise<Answer<unknown>>;
  children?: ReactNode;
}

/** A card that asks for the reason of an act; a refusal is said in it, and nothing written is lost. */
export function WithReason({ title, trigger, does, leaves = 'Leave it', isShort = false, act: work, children }: Props) {
  const { isBusy, act } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const send = () =>
    act(
      () => work(reason),
      () => {
        setOpen(false);
        setReason('');
        setRefused(null);
      },
      ({ message }) => {
        setRefused(message);
        return true;
      },
    );
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={trigger}
      actions={
        <>
          <DialogClose>
            <Button>{leaves}</Button>
          </DialogClose>
          <Button kind="act" isBusy={isBusy} disabled={isShort || reason.trim() === ''} onClick={send}>
            {does}
          </Button>
        </>
      }
    >
      {children}
      <TextArea
        label="Reason"
        hint="It stays in the ledger."
        maxLength={500}
        value={reason}
        error={refused}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
