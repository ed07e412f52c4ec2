'use client';

import Link from 'next/link';
import { unstable_rethrow, usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useMemo } from 'react';
import { type Ways, WaysProvider } from '@/components/control/shell/ways';

/** Brings the router's ways to the components of Control. */
export function WaysHere({ seatId, children }: { seatId: string; children: ReactNode }) {
  const router = useRouter();
  const address = usePathname();
  const ways = useMemo<Ways>(
    () => ({ seatId, address, go: router.push, refresh: router.refresh, Link, passOn: unstable_rethrow }),
    [seatId, address, router],
  );
  return <WaysProvider value={ways}>{children}</WaysProvider>;
}
