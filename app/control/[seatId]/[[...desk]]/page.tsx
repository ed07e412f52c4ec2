import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { controlSeat } from '@/app/page-session';
import { hintsCookie } from '@/components/ui/hints-cookie';
import { ledBy } from '@/lib/session';
import { ControlRoom } from '../control-room';
import { snapshotOf } from '../snapshot';

interface Asked {
  params: Promise<{ seatId: string; desk?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const pathOf = ({ seatId, desk = [] }: Awaited<Asked['params']>): string => ['/control', seatId, ...desk].join('/');

/** The page has this title until it names the desk that lies open. It depends on nothing that is read: every answer has it in the same place. */
export const metadata: Metadata = { title: { absolute: 'Control' } };

/** Any desk of Control, as it is when the page is opened. From there on the browser reads desks by themselves. */
export default async function Page({ params, searchParams }: Asked) {
  const at = await params;
  const seat = await controlSeat(at.seatId);
  const query = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
  const first = await snapshotOf(seat, `${pathOf(at)}${query.size > 0 ? `?${query}` : ''}`);
  if (first === null) notFound();
  if (typeof first === 'string') redirect(first);
  return (
    <ControlRoom
      seatId={seat.id}
      first={first}
      hallZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      hints={(await cookies()).get(hintsCookie)?.value ?? ''}
      backTo={(await ledBy(await headers(), seat.id)).backTo}
    />
  );
}
