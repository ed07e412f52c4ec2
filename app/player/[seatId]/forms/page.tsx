import type { Metadata } from 'next';
import { playerSeat } from '@/app/page-session';
import { BlankFormsPage } from '@/components/player/record/blank-forms-page';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Blank forms' };

interface Asked {
  params: Promise<{ seatId: string }>;
  searchParams: Promise<{ scale?: string | string[] }>;
}

/** Blank forms to print; `scale` in the address says for what map the templates are. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await playerSeat((await params).seatId);
  return <BlankFormsPage seatId={seat.id} scale={Number((await searchParams).scale)} />;
}
