import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RulesRoom } from '@/components/control/rules/rules-room';
import { isKind } from '@/lib/adjudication/adjudicate';
import { controlSeat } from '@/lib/session';
import { rulesDesk } from '@/lib/turn/control-desk/rules';
import * as acts from '../actions';

export const metadata: Metadata = { title: 'Rules desk' };

/** A new case of one kind. */
export default async function Page({ params }: { params: Promise<{ seatId: string; kind: string }> }) {
  const { seatId, kind } = await params;
  const seat = await controlSeat(seatId);
  if (!isKind(kind)) notFound();
  return <RulesRoom desk={await rulesDesk(seat)} kind={kind} item={null} acts={{ ...acts }} />;
}
