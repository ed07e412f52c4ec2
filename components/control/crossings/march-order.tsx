'use client';

import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Sortable } from '@/components/ui/sortable';
import type { CrossingOnBoard, CrossingsDesk } from '@/lib/desks/control/crossings/crossings';
import type { Passed } from '@/lib/turn/crossings/pass-crossing';
import { points } from '../parts/crossings/crossing-words';
import { MarchRow } from './march-row';
import { marchWords, whatThisTurnBrings } from './march-words';
import { useMarchOrder } from './use-march-order';

interface Props {
  desk: CrossingsDesk;
  crossing: CrossingOnBoard;
  onPassed: (told: Passed) => void;
}

/** The order of march (§7): dragged by mouse or finger, or moved by the arrow keys; the line says how far this turn goes. */
export function MarchOrder({ desk, crossing, onPassed }: Props) {
  const send = useSend();
  const acting = useMutation();
  const { isBusy, act } = acting;
  const { id: crossingId, version, name, queue } = crossing;
  const { order, put } = useMarchOrder(crossing, acting);
  const march = whatThisTurnBrings(crossing, order);

  const moveBy = (unitId: string, by: -1 | 1) => {
    const from = order.indexOf(unitId);
    const to = from + by;
    if (to >= 0 && to < order.length) put(arrayMove(order, from, to));
  };
  const passing = { crossingId, version, turn: desk.turn, last: null, moves: true };
  const [doubts, setDoubts] = useState<string | null>(null);
  const cross = () =>
    act('pass-crossing', passing, onPassed, ({ field, message }) => {
      if (field === 'overrule') setDoubts(message);
      return field === 'overrule';
    });
  const canCross = crossing.state !== 'blown' && march.some(({ crosses }) => crosses !== 'waits');
  useKeys({ move: canCross && !isBusy ? cross : undefined });

  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="lead max-sm:flex-1">Order of march</h3>
        <p className="min-w-0 flex-1 aside max-sm:order-last max-sm:basis-full">{marchWords(crossing, march)}</p>
        {queue.length > 0 && (
          <Button kind="act" hint={keyOf('move')} isBusy={isBusy} disabled={!canCross} onClick={cross}>
            Let them cross
          </Button>
        )}
      </div>
      <Sortable
        items={march.map(({ unitId, name: called }) => ({ id: unitId, name: called }))}
        instructions="The arrow keys move the unit up or down in the order of march."
        onOrder={put}
      >
        <ol aria-label={`Order of march at ${name}`}>
          {march.map((unit, i) => (
            <MarchRow
              key={unit.unitId}
              unit={unit}
              place={i + 1}
              isLast={i === march.length - 1}
              isCut={unit.crosses === 'waits' && (i === 0 || march[i - 1]!.crosses !== 'waits')}
              isBlown={crossing.state === 'blown'}
              onMove={(by) => moveBy(unit.unitId, by)}
              leave={(reason) => send('leave-queue', { crossingId, version, unitId: unit.unitId, reason })}
            />
          ))}
        </ol>
      </Sortable>
      <ReasonDialog
        title={`Let them cross ${name}?`}
        isOpen={doubts !== null}
        onOpen={(isOpen) => !isOpen && setDoubts(null)}
        does="Let them cross all the same"
        act={(overrule) => send('pass-crossing', { ...passing, overrule })}
        then={onPassed}
      >
        <p className="mb-3">{doubts}</p>
      </ReasonDialog>
      {queue.length === 0 && (
        <p className="border-y border-rule py-4 text-center text-ink-3">
          Nobody waits here. {crossing.used > 0 && `${points(crossing.used)} went over this turn.`}
        </p>
      )}
    </>
  );
}
