import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { controlSeat } from '@/app/page-session';
import { hintsCookie } from '@/components/ui/hints-cookie';
import { practiceShown } from '@/lib/desks/player/frame/practice-shown';
import { practiceTitle } from '@/lib/text';
import { ControlRoom } from '../control-room';
import { snapshotOf } from '../snapshot';

interface Asked {
  params: Promise<{ seatId: string; desk?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const pathOf = ({ seatId, desk = [] }: Awaited<Asked['params']>): string => ['/control', seatId, ...desk].join('/');

export async function generateMetadata({ params }: Asked): Promise<Metadata> {
  const practice = await practiceShown(await controlSeat((await params).seatId));
  return { title: { absolute: practice === null ? 'Control' : practiceTitle('Control') } };
}

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
    />
  );
}
