import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RulesRoom } from '@/components/control/fight/cases/rules-room';
import { isKind } from '@/lib/adjudication/adjudicate';
import { controlSeat } from '@/lib/session';
import { caseOnDesk, rulesDesk } from '@/lib/turn/control-desk/fight/rules';

export const metadata: Metadata = { title: 'Rules desk' };

interface Asked {
  params: Promise<{ seatId: string; kind: string }>;
  /** `again`: the kept case that is put again. */
  searchParams: Promise<{ again?: string | string[] }>;
}

/** A new case of one kind: empty, or with what a kept case was put with. */
export default async function Page({ params, searchParams }: Asked) {
  const { seatId, kind } = await params;
  const { again } = await searchParams;
  const seat = await controlSeat(seatId);
  if (!isKind(kind)) notFound();
  const [desk, kept] = await Promise.all([rulesDesk(seat), typeof again === 'string' ? caseOnDesk(seat, again) : null]);
  return <RulesRoom desk={desk} kind={kind} item={null} again={kept?.kind === kind ? kept : null} />;
}
