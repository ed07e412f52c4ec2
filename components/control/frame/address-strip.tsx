'use client';

import { useState } from 'react';
import { later } from '@/components/ui/later';
import { useChrome } from '../parts/desk-context';

/** Loaded with the first new address. */
const NewAddress = later(async () => (await import('./new-address')).NewAddress);

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
