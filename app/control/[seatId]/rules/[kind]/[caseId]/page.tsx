import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RulesRoom } from '@/components/control/fight/cases/rules-room';
import { controlSeat } from '@/lib/session';
import { caseOnDesk, rulesDesk } from '@/lib/turn/control-desk/fight/rules';

export const metadata: Metadata = { title: 'Rules desk' };

interface Asked {
  params: Promise<{ seatId: string; kind: string; caseId: string }>;
  /** `played`: the companion game whose result is to be ruled by. */
  searchParams: Promise<{ played?: string | string[] }>;
}

/** One case: how it was put, what came of it, and the ruling. */
export default async function Page({ params, searchParams }: Asked) {
  const { seatId, kind, caseId } = await params;
  const { played } = await searchParams;
  const seat = await controlSeat(seatId);
  const [desk, item] = await Promise.all([rulesDesk(seat), caseOnDesk(seat, caseId)]);
  if (item?.kind !== kind) notFound();
  return <RulesRoom desk={desk} kind={item.kind} item={item} played={typeof played === 'string' ? played : null} />;
}
