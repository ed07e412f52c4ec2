'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { type Router, RouterProvider } from '@/components/control/parts/router';
import { keepHallTime } from '@/components/control/parts/time-words';
import { withReadsRetried } from '@/components/transport/query/retry-reads';

export interface ControlRouterProps {
  seatId: string;
  /** The time zone of the server. */
  hallZone: string;
  children: ReactNode;
}

// Desks are read by the browser's own fetch: none is lost to a line that breaks.
if (typeof window !== 'undefined') window.fetch = withReadsRetried(window.fetch.bind(window));

/** A desk is read when it is opened: read ahead, every desk in sight would be read anew with each change of the game. */
const LinkUnread = (props: ComponentProps<typeof Link>) => <Link {...props} prefetch={false} />;

/** Brings the router's ways and the hall's time to the components of Control. */
export function ControlRouter({ seatId, hallZone, children }: ControlRouterProps) {
  keepHallTime(hallZone);
  const router = useRouter();
  const address = usePathname();
  const value = useMemo<Router>(
    () => ({
      seatId,
      address,
      go: router.push,
      refresh: router.refresh,
      Link: LinkUnread,
      signIn: () => router.push('/sign-in'),
    }),
    [seatId, address, router],
  );
  return <RouterProvider value={value}>{children}</RouterProvider>;
}
