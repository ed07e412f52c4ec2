'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';

/** The sheet of an act: its questions, what chance would bring, Enter to do it, Escape to leave it. */
export function ActSheet({
  title,
  does,
  leaves = 'Leave it',
  isBusy,
  whyNot,
  onDo,
  close,
  children,
  chances,
  thrown = 'die',
}: {
  title: string;
  /** The words on the two buttons. */
  does: string;
  leaves?: string;
  isBusy: boolean;
  /** What is still wrong, where the sheet knows it; it cannot be done then. */
  whyNot?: string | null;
  onDo: () => void;
  close: () => void;
  children: ReactNode;
  chances?: ReactNode;
  /** What brings them. */
  thrown?: 'die' | 'coins';
}) {
  const form = useRef<HTMLFormElement>(null);
  const go = () => {
    if (!isBusy && !whyNot) onDo();
  };
  useKeys({ Enter: go });
  useEffect(() => {
    const first = '[role="radio"][aria-checked="true"], select, input:not([type="radio"], [type="checkbox"])';
    const at = (what: string) => form.current?.querySelector<HTMLElement>(what);
    (at(first) ?? at('[data-own-enter] button'))?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form
      ref={form}
      aria-label={title}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const isOnButton = (event.target as Element).closest('[data-own-enter]');
        if (event.key === 'Escape') close();
        else if (event.key === 'Enter' && !isOnButton) go();
        else return;
        if (!isOnButton) event.preventDefault();
      }}
    >
      <h3 className="text-lead font-semibold">{title}</h3>
      <div className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-3">{children}</div>
      {chances && (
        <section aria-label={`Before the ${thrown}`} aria-live="polite" className="mt-3 border-t border-rule pt-2">
          {chances}
        </section>
      )}
      <div data-own-enter className="mt-3 flex flex-wrap items-center gap-2">
        <Button kind="act" hint="↵" isBusy={isBusy} disabled={Boolean(whyNot)} onClick={go}>
          {does}
        </Button>
        <Button kind="quiet" hint="Esc" onClick={close}>
          {leaves}
        </Button>
        {whyNot && <p className="text-ink-2">{whyNot}</p>}
      </div>
    </form>
  );
}
