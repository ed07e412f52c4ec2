'use client';

import { type ReactElement, type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { lines } from '@/components/ui/form/field-makers';
import type { Result } from '@/lib/result';
import { ActForm } from './form/act-form';
import { useWorkForm } from './form/use-act-form';
import { keptHint } from './reason-field';

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
export function ReasonDialog<T>(props: Props<T>) {
  const { title, trigger, does, leaves = 'Leave it', label = 'Reason', hint = keptHint, given = '' } = props;
  const [isTriggered, setTriggered] = useState(false);
  const { isShort = false, isOpen = isTriggered, onOpen = setTriggered } = props;
  const form = useWorkForm({
    begin: { reason: given },
    work: ({ reason }) => props.act(reason.trim()),
    onDone: (value: T) => {
      onOpen(false);
      props.then?.(value);
    },
  });
  const { refused, values } = form;
  return (
    <Dialog title={title} isOpen={isOpen} onOpen={onOpen} trigger={trigger}>
      {props.children}
      <ActForm
        form={form}
        does={does}
        leaves={leaves}
        isWhole={!isShort && values.reason.trim() !== ''}
        fields={[lines('reason', label, { maxLength: 500 }, { hint, error: refused?.message })]}
      />
    </Dialog>
  );
}
