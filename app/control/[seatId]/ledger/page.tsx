import type { Metadata } from 'next';
import { controlVerbs } from '@/app/api/control/[seatId]/verbs';
import { LedgerList } from '@/components/control/record/ledger/ledger-list';
import { controlSeat } from '@/lib/session';
import { type LedgerFilter, ledgerPage } from '@/lib/turn/control-desk/record/ledger';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';

export const metadata: Metadata = { title: 'Ledger' };

type Search = Partial<Record<'turn' | 'kind' | 'seat' | 'unit' | 'before', string>>;

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** The ledger under the filter its address names. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ seatId: string }>;
  searchParams: Promise<Search>;
}) {
  const seat = await controlSeat((await params).seatId);
  const search = await searchParams;
  const filter: LedgerFilter = {
    turn: numberOf(search.turn),
    kind: search.kind as LedgerFilter['kind'],
    seatId: search.seat,
    unitId: search.unit,
    before: numberOf(search.before),
  };
  return <LedgerList page={await ledgerPage(seat, { ...controlVerbs, ...playerVerbs }, filter)} filter={filter} />;
}
