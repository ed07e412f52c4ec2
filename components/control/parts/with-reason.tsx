'use client';

import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextArea, type TextAreaProps } from '@/components/ui/text-area';
import type { Result } from '@/lib/result';
import { useMutation } from './use-mutation';

interface Props<T> {
  title: string;
  /** Opened by this button, or by `isOpen` alone. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
  /** What the act is called on its button. */
  does: string;
  /** What leaving it alone is called. */
  leaves?: string;
  label?: string;
  hint?: string;
  /** The reason to begin with. */
  given?: string;
  /** Something else is wrong with what is written. */
  isShort?: boolean;
  act: (reason: string) => Promise<Result<T>>;
  /** After the act; the card is closed by then. */
  then?: (value: T) => void;
  children?: ReactNode;
}

/** A card that asks for the reason of an act; a refusal is said in it, and nothing written is lost. Control+Enter does the act. */
export function WithReason<T>(props: Props<T>) {
  const {
    title,
    trigger,
    does,
    leaves = 'Leave it',
    label,
    hint,
    given = '',
    isShort = false,
    act: work,
    then,
    children,
  } = props;
  const { isBusy, run } = useMutation();
  const [isTriggered, setTriggered] = useState(false);
  const { isOpen = isTriggered, onOpen = setTriggered } = props;
  const [reason, setReason] = useState(given);
  const [refused, setRefused] = useState<string | null>(null);
  const mayAct = !isShort && reason.trim() !== '';
  const send = () =>
    run(
      () => work(reason.trim()),
      (value) => {
        onOpen(false);
        setReason('');
        setRefused(null);
        then?.(value);
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
      onOpen={onOpen}
      trigger={trigger}
      actions={
        <>
          <DialogClose>
            <Button>{leaves}</Button>
          </DialogClose>
          <Button kind="act" isBusy={isBusy} disabled={!mayAct} onClick={send}>
            {does}
          </Button>
        </>
      }
    >
      {children}
      <ReasonField
        {...{ label, hint }}
        value={reason}
        error={refused}
        onWrite={setReason}
        onKeyDown={(event) => {
          if (mayAct && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
    </Dialog>
  );
}

type Field = Partial<Omit<TextAreaProps, 'value' | 'onChange'>> & { value: string; onWrite: (reason: string) => void };

/** Where the reason of an act is written, which stays in the ledger. */
export const ReasonField = ({ label = 'Reason', hint = 'It stays in the ledger.', onWrite, ...rest }: Field) => (
  <TextArea {...rest} {...{ label, hint }} maxLength={500} onChange={(event) => onWrite(event.target.value)} />
);
