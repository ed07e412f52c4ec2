'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import type { Drawn } from '@/components/ui/form/fields';
import type { Form } from '@/components/ui/form/use-form';
import type { ValuePath } from '@/lib/values';

interface Props<Values extends object> {
  title: string;
  /** The words on the two buttons. */
  does: string;
  leaves?: string;
  isBusy: boolean;
  form: Pick<Form<Values>, 'values' | 'write' | 'submit'> & Partial<Pick<Form<Values>, 'wrongAt'>>;
  fields: readonly Drawn[];
  /** The fault that the sheet knows; it cannot be done then. */
  whyNot?: string | null;
  /** null: it must be answered before anything else. */
  close: (() => void) | null;
  chances?: ReactNode;
  /** The means that bring them. */
  thrown?: 'die' | 'coins';
  /** The words over the fields, and below them. */
  before?: ReactNode;
  children?: ReactNode;
  /** Which field is gone to when it opens, else the button. */
  first?: string;
  onFocus?: (at: ValuePath) => void;
  look?: string;
  fieldsLook?: string;
}

/** The sheet of an act: its questions, what chance would bring, Enter to do it, Escape to leave it. */
export function ActSheet<Values extends object>(props: Props<Values>) {
  const { title, does, leaves = 'Leave it', isBusy, form, fields, whyNot, close, chances, thrown = 'die' } = props;
  const { first = 'input[type="radio"]:checked, select, input:not([type="radio"], [type="checkbox"])' } = props;
  const { fieldsLook = 'mt-2 flex flex-wrap items-start gap-x-5 gap-y-3' } = props;
  const sheet = useRef<HTMLFormElement>(null);
  const go = () => void (!isBusy && !whyNot && form.submit());
  useKeys({ open: go });
  // Gone to with its first picture, so that who types ahead is heard; then back to where the hand came from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    const cameFrom = document.activeElement;
    const at = (what: string) => sheet.current?.querySelector<HTMLElement>(what);
    (at(first) ?? at('[data-own-enter] button'))?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);
  return (
    <form
      ref={sheet}
      aria-label={title}
      noValidate
      className={props.look}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
      onKeyDown={(event) => {
        const isItsOwn = (event.target as Element).closest('[data-own-enter], textarea');
        if (event.key === 'Escape' && close) close();
        else if (event.key === 'Enter' && !isItsOwn) go();
        else return;
        event.preventDefault();
      }}
    >
      <h3 className="lead leading-5">{title}</h3>
      {props.before}
      <div className={fieldsLook}>
        <DrawnFields {...form} fields={fields} onFocus={props.onFocus} />
      </div>
      {chances && (
        <section aria-label={`Before the ${thrown}`} aria-live="polite" className="mt-3 border-t border-rule pt-2">
          {chances}
        </section>
      )}
      {props.children}
      <div data-own-enter className="mt-3 flex flex-wrap items-center gap-2">
        <Button kind="act" type="submit" hint={keyOf('open')} isBusy={isBusy} disabled={Boolean(whyNot)}>
          {does}
        </Button>
        {close && (
          <Button kind="quiet" hint={keyOf('leave')} onClick={close}>
            {leaves}
          </Button>
        )}
        {whyNot && <p className="text-ink-2">{whyNot}</p>}
      </div>
    </form>
  );
}
