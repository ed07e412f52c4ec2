'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useChrome, useHandedOrigin } from '../parts/desk-context';
import { DeskLink } from '../parts/router';

/** Tells Game Control that others reach the console at another address than when this page was opened. */
export function AddressStrip() {
  const { handed } = useChrome();
  const [known, setKnown] = useState(handed);
  return (
    <section aria-label="Address of the console" aria-live="polite" className="not-printed shrink-0">
      {handed !== null && handed !== known && <NewAddress onUnderstood={() => setKnown(handed)} />}
    </section>
  );
}

function NewAddress({ onUnderstood }: { onUnderstood: () => void }) {
  const origin = useHandedOrigin();
  return (
    <p className="flex min-h-[30px] flex-wrap items-center gap-x-3 border-b border-rule bg-waiting-soft px-4 py-0.5 text-ink">
      <span className="min-w-0 flex-1">
        The address is now <b className="font-medium break-all">{origin}</b>. Links, cards and the projector show it.
        Where the old address does not work any more, people need a new link.
      </span>
      <DeskLink to="/setup" className="text-small whitespace-nowrap underline underline-offset-2">
        Seats
      </DeskLink>
      <Button size="small" aria-label="Understood: the new address" onClick={onUnderstood}>
        Understood
      </Button>
    </p>
  );
}
