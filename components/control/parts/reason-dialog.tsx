'use client';

import { type ReactElement, type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { Pressed } from '@/components/ui/dialog-close';
import { type Drawn, isShown, type PlaceIn } from '@/components/ui/form/fields';
import type { Result } from '@/lib/result';
import { ActForm } from './form/act-form';
import { useWorkForm } from './form/use-act-form';
import { keptHint, reasonField } from './reason-field';

interface Props<T, More extends object> {
  title: string;
  /** Opened by this button, or by `isOpen` alone. */
  trigger?: ReactElement<Pressed>;
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
  /** The name of the act on its button. */
  does: string;
  /** The name of leaving it. */
  leaves?: string;
  label?: string;
  hint?: string;
  /** The reason to begin with. */
  given?: string;
  /** Fields before the reason, and what they say each time it is opened. */
  fields?: readonly Drawn<PlaceIn<More>>[];
  begin?: More;
  /** They say enough. */
  isWhole?: (more: More) => boolean;
  act: (reason: string, more: More) => Promise<Result<T>>;
  /** After the act; the card is closed by then. */
  then?: (value: T) => void;
  children?: ReactNode;
}

/** A card that asks for the reason of an act; a refusal is said in it, and nothing written is lost. Control+Enter does the act. */
export function ReasonDialog<T, More extends object = object>(props: Props<T, More>) {
  const { title, trigger, does, leaves = 'Leave it', label = 'Reason', hint = keptHint, given = '' } = props;
  const { isOpen, onOpen, fields = [], begin = {} as More, isWhole = () => true, children } = props;
  const [isTriggered, setTriggered] = useState(false);
  // Its fields are held to their places above, where the form they belong to is known.
  const form = useWorkForm<T, More & { reason: string }, string, string>({
    begin: { ...begin, reason: given },
    work: (written) => props.act(written.reason.trim(), written),
    onDone: (value: T) => {
      open(false);
      props.then?.(value);
    },
  });
  const { refused, values } = form;
  const open = (is: boolean) => {
    if (is) form.reset({ ...begin, reason: values.reason });
    (onOpen ?? setTriggered)(is);
  };
  const atReason = refused && !isShown(fields, form.wrongAt) ? refused.message : null;
  return (
    <Dialog title={title} isOpen={isOpen ?? isTriggered} onOpen={open} trigger={trigger}>
      {children}
      <ActForm
        form={form}
        does={does}
        leaves={leaves}
        isWhole={isWhole(values) && values.reason.trim() !== ''}
        fields={[...fields, reasonField(label, { hint, error: atReason })]}
      />
    </Dialog>
  );
}
