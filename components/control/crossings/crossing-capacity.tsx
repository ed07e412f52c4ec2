'use client';

import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { figure, tick } from '@/components/ui/form/field-makers';
import { wholeIn } from '@/components/ui/form/fields';
import { crossingCapacity } from '@/lib/adjudication/traffic';
import type { CrossingOnBoard } from '@/lib/desks/control/crossings/crossings';
import { points } from '../parts/crossings/crossing-words';

interface Props {
  crossing: CrossingOnBoard;
}

/** The capacity in a turn, in both directions together (§7, OC-108), and the used part. */
export function CrossingCapacity({ crossing }: Props) {
  const { capacityPoints, used, queue, state } = crossing;
  const left = state === 'blown' ? 0 : Math.max(0, capacityPoints - used);
  const toGo = queue.reduce((sum, unit) => sum + unit.acrossThen - unit.pointsAcross, 0);
  const share = (count: number) => `${capacityPoints === 0 ? 0 : Math.min(100, (count / capacityPoints) * 100)}%`;
  return (
    <section aria-label="Capacity" className="on-desk px-4 py-3">
      <h3 className="lead">Carries {points(capacityPoints)} a turn</h3>
      <div aria-hidden className="mt-2 flex h-3 overflow-hidden rounded-1 border border-edge bg-sunk">
        <span className="bg-ink" style={{ width: share(used) }} />
        <span
          className="bg-[repeating-linear-gradient(135deg,var(--mine)_0_3px,transparent_3px_6px)]"
          style={{ width: share(toGo) }}
        />
      </div>
      <p className="mt-1 text-ink-2">
        {used > capacityPoints ? (
          <span className="font-medium text-waiting">
            {points(used)} used: {used - capacityPoints} over the guide.
          </span>
        ) : (
          `${points(used)} used this turn, ${left} left${toGo > 0 ? `, ${toGo} for those who wait` : ''}.`
        )}{' '}
        <span className="text-ink-3">
          Both directions share it. <RuleReference rule="§7 Traffic, OC-107, OC-108" className="text-small" />
        </span>
      </p>
      <SetCrossing crossing={crossing} />
    </section>
  );
}

function SetCrossing({ crossing }: Props) {
  const send = useSend();
  const { id: crossingId, version, name, kind, capacityPoints, isPrepared } = crossing;
  const hint = `The book’s figure for its kind: ${crossingCapacity[kind]}.`;
  const prepared = kind === 'civilianFerry' ? [] : [tick('isPrepared', 'Prepared for demolition')];
  return (
    <ReasonDialog
      title={`What ${name} carries`}
      trigger={
        <Button size="small" className="mt-2">
          Set what it carries…
        </Button>
      }
      does="Set it"
      begin={{ points: `${capacityPoints}`, isPrepared }}
      fields={[figure('points', 'Points a turn', 0, 1000, { hint, width: 'w-40' }), ...prepared]}
      isWhole={(set) =>
        wholeIn(set.points, 0, 1000) !== null &&
        (Number(set.points) !== capacityPoints || set.isPrepared !== isPrepared)
      }
      act={(reason, set) =>
        send('set-crossing', {
          crossingId,
          version,
          capacityPoints: Number(set.points),
          isPrepared: set.isPrepared,
          reason,
        })
      }
    />
  );
}
