'use client';

import { Button } from '@/components/ui/button';
import { useHandedOrigin } from '../parts/desk-context';
import { DeskLink } from '../parts/router';

/** The address that others reach the console at now. */
export function NewAddress({ onUnderstood }: { onUnderstood: () => void }) {
  const origin = useHandedOrigin();
  return (
    <p className="flex min-h-7.5 flex-wrap items-center gap-x-3 border-b border-rule bg-waiting-soft px-4 py-0.5 text-ink">
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
