import type { Metadata } from 'next';
import { KnowsDesk } from '@/components/control/record/knows/knows-desk';
import { controlSeat } from '@/lib/session';
import { knows } from '@/lib/turn/control-desk/record/knows';

export const metadata: Metadata = { title: 'What they know' };

interface Asked {
  params: Promise<{ seatId: string }>;
  /** `team`: who knows; `about`: `unit:G147`, `formation:9 SS Pz Div` or `team:9-ss-panzer`. */
  searchParams: Promise<{ team?: string | string[]; about?: string | string[] }>;
}

/** The fog audit: what a team has been told of a unit, a formation or another team. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await controlSeat((await params).seatId);
  const { team, about } = await searchParams;
  const one = (asked: string | string[] | undefined) => (typeof asked === 'string' ? asked : null);
  return <KnowsDesk desk={await knows(seat, one(team), one(about))} />;
}
