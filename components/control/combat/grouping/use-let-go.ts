'use client';

import { useState } from 'react';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import type { OrderToSettle } from '@/lib/advice/combat/let-go';
import type { CombatsDesk } from '@/lib/desks/control/combat/combats';
import type { LetGoWhy } from '@/lib/words';

/** Lets orders go: those of these units, each by the reason chosen for it, or by the one that is proposed. */
export function useLetGo(desk: Pick<CombatsDesk, 'turn' | 'orders'>) {
  const send = useSend();
  const { isBusy, run } = useMutation();
  const [chosen, choose] = useState<Readonly<Record<string, LetGoWhy>>>({});
  const whyOf = (order: OrderToSettle): LetGoWhy => chosen[order.unitId] ?? order.why;
  const writeOf = (unitIds: readonly string[]) => {
    const units = desk.orders.filter(({ unitId }) => unitIds.includes(unitId));
    return () =>
      send('let-orders-go', { turn: desk.turn, units: units.map((one) => ({ unitId: one.unitId, why: whyOf(one) })) });
  };
  return {
    isBusy,
    whyOf,
    choose: (unitId: string, why: LetGoWhy) => choose({ ...chosen, [unitId]: why }),
    writeOf,
    letGo: (unitIds: readonly string[]) => run(writeOf(unitIds)),
  };
}
