'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent } from 'react';
import { useChrome } from '@/components/control/parts/desk-context';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { useMutation } from '@/components/control/parts/use-mutation';
import { UnitSymbol } from '@/components/map/counters/symbol';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/tag';
import type { QueuedOnBoard } from '@/lib/desks/control/crossings/crossings';
import type { Result } from '@/lib/result';
import { counted } from '@/lib/text';

interface Props {
  unit: QueuedOnBoard;
  /** From 1, the head. */
  place: number;
  isLast: boolean;
  /** This turn ends before the whole of it is over: the line is drawn above it. */
  isCut: boolean;
  isBlown: boolean;
  onMove: (by: -1 | 1) => void;
  leave: (reason: string) => Promise<Result<unknown>>;
}

/** A unit in the order of march. Its handle is dragged, or moved by the arrow keys. */
export function MarchRow({ unit, place, isLast, isCut, isBlown, onMove, leave }: Props) {
  const { unitId, name, side, arm, sizePoints, pointsAcross } = unit;
  const own = useChrome().sides.sides[side];
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: unitId,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || isDragging) return listeners?.onKeyDown?.(event);
    event.preventDefault();
    onMove(by);
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`bg-sheet ${isDragging ? 'relative z-10 shadow-[var(--lift-2)]' : ''}`}
    >
      {isCut && !isDragging && (
        <p className="flex items-center gap-2 pt-1 font-cond text-small font-medium text-waiting">
          <span aria-hidden className="h-0 flex-1 border-t-2 border-dashed border-waiting" />
          {isBlown ? 'blown: nobody crosses' : 'this turn goes no further'}
          <span aria-hidden className="h-0 w-6 border-t-2 border-dashed border-waiting" />
        </p>
      )}
      <div className="flex min-h-11 items-center gap-2 border-t border-rule py-1 max-sm:flex-wrap">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          onKeyDown={onKeyDown}
          aria-label={`Place ${place}: ${name}`}
          aria-roledescription="unit in the order of march"
          className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-1 text-ink-3 hover:bg-sunk hover:text-ink active:cursor-grabbing pointer-coarse:size-11"
        >
          <svg aria-hidden width={12} height={16} viewBox="0 0 12 16" fill="currentColor">
            {[3, 8, 13].flatMap((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.5} />))}
          </svg>
        </button>
        <span aria-hidden className="w-5 text-right font-mono text-ink-3">
          {place}
        </span>
        <svg viewBox="0 0 26 18" aria-hidden className="h-4.5 w-6.5 shrink-0 max-sm:hidden">
          <UnitSymbol symbol={arm} width={26} height={17} />
        </svg>
        <span className="min-w-0 flex-1">
          <b className="block font-semibold sm:truncate">{name}</b>
          <span className="block aside">
            {sizePoints} {sizePoints === 1 ? 'point' : 'points'}
            {pointsAcross > 0 && `, ${pointsAcross} across`}
            {!own.rules.makesBridgesSafe && ` · ${own.name}`}
          </span>
        </span>
        <span className="max-sm:order-last max-sm:basis-full max-sm:pl-19">
          <Fate unit={unit} isBlown={isBlown} />
        </span>
        <span className="flex shrink-0">
          <Arrow words={`Earlier: ${name}`} isOff={place === 1} onClick={() => onMove(-1)} way="M3 9L7 4L11 9" />
          <Arrow words={`Later: ${name}`} isOff={isLast} onClick={() => onMove(1)} way="M3 5L7 10L11 5" />
        </span>
        <Leave unit={unit} leave={leave} />
      </div>
    </li>
  );
}

/** The share of this turn for it, in a word. */
function Fate({ unit, isBlown }: { unit: QueuedOnBoard; isBlown: boolean }) {
  const { crosses, acrossThen, sizePoints, isOnMap } = unit;
  if (!isOnMap) return <Tag meaning="overdue">off the map</Tag>;
  if (crosses === 'wholly') return <Tag meaning="mine">goes over</Tag>;
  if (crosses === 'partly')
    return (
      <Tag meaning="waiting">
        {acrossThen} of {sizePoints}, rest later
      </Tag>
    );
  return <Tag meaning={isBlown ? 'overdue' : 'plain'}>waits</Tag>;
}

const Arrow = ({ words, isOff, onClick, way }: { words: string; isOff: boolean; onClick: () => void; way: string }) => (
  <button
    type="button"
    aria-label={words}
    disabled={isOff}
    onClick={onClick}
    className="grid size-7 place-items-center rounded-1 text-ink-3 hover:bg-sunk hover:text-ink disabled:opacity-30 pointer-coarse:size-9"
  >
    <svg aria-hidden width={14} height={14} viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth={1.8}>
      <path d={way} />
    </svg>
  </button>
);

/** Takes it out of the queue; with a reason where part of it is across. */
function Leave({ unit, leave }: { unit: QueuedOnBoard; leave: Props['leave'] }) {
  const { isBusy, run } = useMutation();
  const words = `Take ${unit.name} out of the queue`;
  const mark = <span aria-hidden>×</span>;
  if (unit.pointsAcross === 0)
    return (
      <Button kind="quiet" size="small" aria-label={words} isBusy={isBusy} onClick={() => run(() => leave(''))}>
        {mark}
      </Button>
    );
  return (
    <ReasonDialog
      title={`${words}?`}
      trigger={
        <Button kind="quiet" size="small" aria-label={words}>
          {mark}
        </Button>
      }
      does="Take it out"
      leaves="Leave it there"
      act={leave}
    >
      <p className="mb-3">
        {unit.pointsAcross} of its {counted(unit.sizePoints, 'point')} went across and stay there.
      </p>
    </ReasonDialog>
  );
}
