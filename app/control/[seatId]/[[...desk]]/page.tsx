import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { controlSeat } from '@/app/page-session';
import { hintsCookie } from '@/components/ui/hints-cookie';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { ledBy } from '@/lib/session';
import { ControlRoom } from '../control-room';
import { deskTitle } from '../desk-title';
import { snapshotOf } from '../snapshot';

interface Asked {
  params: Promise<{ seatId: string; desk?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const pathOf = ({ seatId, desk = [] }: Awaited<Asked['params']>): string => ['/control', seatId, ...desk].join('/');

/** What is asked of a page: its seat, and the address with its query. */
async function askedOf({ params, searchParams }: Asked): Promise<[seatId: string, address: string]> {
  const at = await params;
  const query = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
  return [at.seatId, `${pathOf(at)}${query.size > 0 ? `?${query}` : ''}`];
}

/** The desk on which a page opens, read once for the page and its title. */
const opened = cache(async (seatId: string, address: string) => snapshotOf(await controlSeat(seatId), address));

export async function generateMetadata(asked: Asked): Promise<Metadata> {
  const first = await opened(...(await askedOf(asked)));
  const isShown = first !== null && typeof first !== 'string';
  return { title: { absolute: isShown ? deskTitle(first.title, first.parts.chrome!.value as Chrome) : 'Control' } };
}

/** Any desk of Control, as it is when the page is opened. From there on the browser reads desks by themselves. */
export default async function Page(asked: Asked) {
  const [seatId, address] = await askedOf(asked);
  const first = await opened(seatId, address);
  if (first === null) notFound();
  if (typeof first === 'string') redirect(first);
  return (
    <ControlRoom
      seatId={seatId}
      first={first}
      hallZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      hints={(await cookies()).get(hintsCookie)?.value ?? ''}
      backTo={(await ledBy(await headers(), seatId)).backTo}
    />
  );
}
