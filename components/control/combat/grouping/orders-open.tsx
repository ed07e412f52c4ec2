'use client';

import { useEffect, useRef, useState } from 'react';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Candidates } from '@/lib/advice/combat/grouping/combat-draft';
import { letGoReasons, type OrderToSettle } from '@/lib/advice/combat/let-go';
import { capital } from '@/lib/text';
import { actionWords } from '@/lib/visibility/forms/order-form';
import { type LetGoWhy, letGoWhys } from '@/lib/words';
import type { useLetGo } from './use-let-go';

/** The reason that Control reads, with its rule. A probe that met nobody has a reason of its own. */
const reasonOf = ({ action }: OrderToSettle, why: LetGoWhy) =>
  action === 'probe' && why === 'noEnemy' ? { words: 'met nobody', rule: '§5 Probe, OC-73' } : letGoReasons[why];

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
          <p className="detail">
            <b title={candidates.get(unitId)?.name}>{name}</b>, {actionWords[action].word}{' '}
            {rule && <RuleReference rule={rule} className="font-cond" />}
          </p>
          {order.bar && (
            <p className="text-small text-waiting">
              {order.bar.message} <RuleReference rule={order.bar.rule} className="font-cond" />
            </p>
          )}
          <div className="mt-1 flex flex-wrap items-center gap-1.5">
            <Why order={order} name={name} letting={letting} />
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

/** Why an order is let go: the reason that is proposed, and on asking all others. */
function Why({ order, name, letting }: { order: OrderToSettle; name: string; letting: OrdersOpenProps['letting'] }) {
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLSpanElement>(null);
  // The button is gone: its field has the keyboard.
  useEffect(() => {
    if (isAsked) field.current?.querySelector('select')?.focus();
  }, [isAsked]);
  const why = letting.whyOf(order);
  if (!isAsked)
    return (
      <Button size="small" kind="quiet" aria-label={`Why ${name} is let go`} onClick={() => setAsked(true)}>
        {capital(reasonOf(order, why).words)}…
      </Button>
    );
  return (
    <span ref={field}>
      <Select
        label={`Why ${name} is let go`}
        isLabelHidden
        choices={letGoWhys.map((id) => ({ id, label: capital(reasonOf(order, id).words) }))}
        value={why}
        onPick={(picked) => letting.choose(order.unitId, picked)}
      />
    </span>
  );
}
