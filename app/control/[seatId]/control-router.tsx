'use client';

import Link from 'next/link';
import { unstable_rethrow, usePathname, useRouter } from 'next/navigation';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { type Ways, WaysProvider } from '@/components/control/parts/router';
import { keepHallTime } from '@/components/control/parts/time-words';
import { withDesksKept } from '@/components/transport/query/retry-reads';
import { withWriteIds } from '@/components/transport/send/write-ids';

export interface WaysHereProps {
  seatId: string;
  /** The time zone of the server. */
  hallZone: string;
  children: ReactNode;
}

// Acts and readings of all desks go by the browser's own fetch: here each act gets its write id, and none can go without;
// and no desk is lost to a line that breaks.
if (typeof window !== 'undefined') window.fetch = withWriteIds(withDesksKept(window.fetch.bind(window)));

/** A desk is read when it is opened: read ahead, every desk in sight would be read anew with each change of the game. */
const LinkUnread = (props: ComponentProps<typeof Link>) => <Link {...props} prefetch={false} />;

/** Brings the router's ways and the hall's time to the components of Control. */
export function WaysHere({ seatId, hallZone, children }: WaysHereProps) {
  keepHallTime(hallZone);
  const router = useRouter();
  const address = usePathname();
  const ways = useMemo<Ways>(
    () => ({ seatId, address, go: router.push, refresh: router.refresh, Link: LinkUnread, passOn: unstable_rethrow }),
    [seatId, address, router],
  );
  return <WaysProvider value={ways}>{children}</WaysProvider>;
}
