import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RulesRoom } from '@/components/control/rules/rules-room';
import { controlSeat } from '@/lib/session';
import { caseOnDesk, rulesDesk } from '@/lib/turn/control-desk/rules';
import * as acts from '../../actions';

export const metadata: Metadata = { title: 'Rules desk' };

/** One case: how it was put, what came of it, and the ruling. */
export default async function Page({ params }: { params: Promise<{ seatId: string; kind: string; caseId: string }> }) {
  const { seatId, kind, caseId } = await params;
  const seat = await controlSeat(seatId);
  const [desk, item] = await Promise.all([rulesDesk(seat), caseOnDesk(seat, caseId)]);
  if (item?.kind !== kind) notFound();
  return <RulesRoom desk={desk} kind={item.kind} item={item} acts={{ ...acts }} />;
}
