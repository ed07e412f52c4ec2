'use client';

import { useState } from 'react';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { letGoReasons, type OrderToSettle } from '@/lib/advice/combat/let-go';
import type { CombatsDesk } from '@/lib/desks/control/combat/combats';
import { capital } from '@/lib/text';
import { actionWords } from '@/lib/visibility/forms/order-form';
import { type LetGoWhy, letGoWhys } from '@/lib/words';
import type { Candidates } from './combat-draft';

/** The reason that Control reads, with its rule. A probe that met nobody has a reason of its own. */
const reasonOf = ({ action }: OrderToSettle, why: LetGoWhy) =>
  action === 'probe' && why === 'noEnemy' ? { words: 'met nobody', rule: '§5 Probe, OC-73' } : letGoReasons[why];

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

interface OrdersOpenProps {
  orders: readonly OrderToSettle[];
  candidates: Candidates;
  letting: ReturnType<typeof useLetGo>;
}

/** Units that are ordered to attack or probe and are in no combat: each is let go by a reason, or put into a combat. */
export const OrdersOpen = ({ orders, candidates, letting }: OrdersOpenProps) => (
  <ul>
    {orders.map((order) => {
      const { unitId, action } = order;
      const name = candidates.get(unitId)?.shortName ?? unitId;
      const why = letting.whyOf(order);
      const { rule } = reasonOf(order, why);
      return (
        <li key={unitId} className="border-b border-rule py-2 last:border-b-0">
          <p className="text-small text-ink-2">
            <b title={candidates.get(unitId)?.name}>{name}</b>, {actionWords[action].word}{' '}
            {rule && <RuleReference rule={rule} className="font-cond" />}
          </p>
          {order.bar && (
            <p className="text-small text-waiting">
              {order.bar.message} <RuleReference rule={order.bar.rule} className="font-cond" />
            </p>
          )}
          <div className="mt-1 flex flex-wrap items-center gap-1.5">
            <Select
              label={`Why ${name} is let go`}
              isLabelHidden
              choices={letGoWhys.map((id) => ({ id, label: capital(reasonOf(order, id).words) }))}
              value={why}
              onPick={(picked) => letting.choose(unitId, picked)}
            />
            <Button
              size="small"
              isBusy={letting.isBusy}
              aria-label={`Let ${name} go`}
              onClick={() => letting.letGo([unitId])}
            >
              Let go
            </Button>
          </div>
        </li>
      );
    })}
  </ul>
);
