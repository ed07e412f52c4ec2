'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';

/** The sheet of an act: its questions, what chance would bring, Enter to do it, Escape to leave it. */
export function ActFormFrame({
  title,
  does,
  isBusy,
  whyNot,
  onDo,
  close,
  children,
  chances,
}: {
  title: string;
  /** The word on the button. */
  does: string;
  isBusy: boolean;
  /** What is still wrong, where the sheet knows it; it cannot be done then. */
  whyNot?: string | null;
  onDo: () => void;
  close: () => void;
  children: ReactNode;
  chances?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const go = () => {
    if (!isBusy && !whyNot) onDo();
  };
  useKeys({ Enter: go });
  useEffect(() => {
    const first = '[role="radio"][aria-checked="true"], select, input:not([type="radio"], [type="checkbox"])';
    form.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form
      ref={form}
      aria-label={title}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        else if (event.key === 'Enter' && !(event.target as Element).closest('[data-own-enter]')) go();
        else return;
        if (!(event.target as Element).closest('[data-own-enter]')) event.preventDefault();
      }}
    >
      <h3 className="text-lead font-semibold">{title}</h3>
      <div className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-3">{children}</div>
      {chances && (
        <section aria-label="Before the die" className="mt-3 border-t border-rule pt-2">
          {chances}
        </section>
      )}
      <div data-own-enter className="mt-3 flex flex-wrap items-center gap-2">
        <Button kind="act" hint="↵" isBusy={isBusy} disabled={Boolean(whyNot)} onClick={go}>
          {does}
        </Button>
        <Button kind="quiet" hint="Esc" onClick={close}>
          Leave it
        </Button>
        {whyNot && <p className="text-ink-2">{whyNot}</p>}
      </div>
    </form>
  );
}
