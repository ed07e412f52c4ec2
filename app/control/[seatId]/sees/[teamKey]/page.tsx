import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SeesDesk } from '@/components/control/record/sees/sees-desk';
import { ReadOnlyDesk } from '@/components/player/desk/read-only-desk';
import { controlSeat } from '@/lib/session';
import { sees } from '@/lib/turn/control-desk/record/sees';

export const metadata: Metadata = { title: 'What a seat sees' };

interface Asked {
  params: Promise<{ seatId: string; teamKey: string }>;
  /** `seat`: whose eyes; `report`: the report that lies open. */
  searchParams: Promise<{ seat?: string | string[]; report?: string | string[] }>;
}

/** What one seat of a team sees, drawn by the players' own parts. */
export default async function Page({ params, searchParams }: Asked) {
  const { seatId, teamKey } = await params;
  const { seat: seen, report } = await searchParams;
  const desk = await sees(await controlSeat(seatId), teamKey, typeof seen === 'string' ? seen : null);
  if (!desk) notFound();
  return (
    <SeesDesk desk={desk}>
      {desk.desk && (
        <ReadOnlyDesk
          key={`${desk.desk.seat.id} ${report ?? ''}`}
          desk={desk.desk}
          mapAddress={`/control/${seatId}/map/sheet`}
          openReport={typeof report === 'string' ? report : null}
        />
      )}
    </SeesDesk>
  );
}
