import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type Print, prints } from '@/components/control/ground/print/print-choice';
import { PrintDesk } from '@/components/control/ground/print/print-desk';
import type { MapData } from '@/lib/scenario/types';
import { controlSeat } from '@/lib/session';
import { masterMap, printedMap } from '@/lib/turn/control-desk/ground/map';
import { sideMap } from '@/lib/turn/control-desk/ground/side-map';

export const metadata: Metadata = { title: 'Print' };

interface Asked {
  params: Promise<{ seatId: string }>;
  searchParams: Promise<{ what?: string | string[]; team?: string | string[] }>;
}

/** Maps and counters on paper. `what`: which of `prints`; `team`: the key of the team whose own map it is. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await controlSeat((await params).seatId);
  const { what, team } = await searchParams;
  const sheet = (await printedMap(seat)) as MapData | null;
  if (!sheet) notFound();
  const print = prints.find((one) => one === what) ?? ('masterMap' satisfies Print);
  const map = await masterMap(seat);
  const teamKey = typeof team === 'string' ? team : (map.teams[0]?.key ?? '');
  const side = print === 'sideMap' ? await sideMap(seat, teamKey) : null;
  if (print === 'sideMap' && !side) notFound();
  return <PrintDesk {...{ print, map, sheet, side }} />;
}
