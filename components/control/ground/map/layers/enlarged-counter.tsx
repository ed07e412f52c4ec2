'use client';

import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react';
import { MasterCounterCard, masterCounterSize } from '@/components/control/parts/counters/master-counter';
import type { Box } from '@/components/map/core/projection';
import type { StackForm, StackGroup, StackSlot } from '@/components/map/counters/stack';
import type { MasterCounter } from '@/lib/turn/control-desk/ground/map';

/** Whether counters of a form are drawn small. */
export const isSmall = ({ width }: StackForm): boolean => width < masterCounterSize.width;

/** The counter, or the uppermost of a pile, that the mouse is over or the keyboard is on. */
export function usePointed() {
  const [pointed, setPointed] = useState<string | null>(null);
  const on = useMemo(
    () => ({
      onPointerOver: ({ target, pointerType }: PointerEvent) =>
        pointerType === 'mouse' && setPointed(counterOf(target)),
      onPointerOut: () => setPointed(null),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setPointed(counterOf(target)),
      onBlur: () => setPointed(null),
    }),
    [],
  );
  return { pointed, on };
}

const counterOf = (target: EventTarget): string | null =>
  (target as Element).closest<SVGElement>('[data-counter]')?.dataset.counter ?? null;

interface Props {
  groups: readonly StackGroup[];
  counters: ReadonlyMap<string, MasterCounter>;
  picked: ReadonlySet<string>;
  pointed: string | null;
  movingId: string | null;
  /** The window without its rim. */
  window: Box | undefined;
}

/**
 * The small counters that are drawn large over the others: those picked, and the one that is pointed at; of a pile that
 * is pointed at, the names. They lie above the buttons that a screen reader reads, which keep their order.
 */
export function EnlargedCounter({ groups, counters, picked, pointed, movingId, window }: Props) {
  const small = groups.filter(({ form }) => isSmall(form));
  const large = small.flatMap(({ isPile, form, slots }) =>
    isPile ? [] : slots.filter(({ id }) => picked.has(id) || id === pointed).map((slot) => ({ form, slot })),
  );
  const pile = groups.find(({ isPile, slots }) => isPile && slots[0]?.id === pointed);
  return (
    <g aria-hidden>
      {large.map(({ form, slot }) => {
        const counter = counters.get(slot.id);
        if (!counter) return null;
        const isPicked = picked.has(slot.id);
        return (
          <g
            key={slot.id}
            // A picked counter can be dragged by all of the large one; one that is only pointed at, by the small one beneath.
            data-counter={isPicked ? slot.id : undefined}
            pointerEvents={isPicked ? undefined : 'none'}
            className={slot.id === movingId ? 'moving' : undefined}
            transform={over(slot, form, window)}
          >
            <MasterCounterCard face={counter} isSelected={isPicked} />
          </g>
        );
      })}
      {pile && <PileNames pile={pile} counters={counters} window={window} />}
    </g>
  );
}

/** Centred on the small one; moved aside at the edge of the window, as long as the small one is in sight. */
function over({ x, y }: StackSlot, form: StackForm, window: Box | undefined): string {
  const { width, height } = masterCounterSize;
  const left = x + (form.width - width) / 2;
  const top = y + (form.height - height) / 2;
  const isInSight =
    window && x >= window.x - 16 && y >= window.y - 16 && x < window.x + window.width && y < window.y + window.height;
  if (!isInSight) return `translate(${left} ${top})`;
  return `translate(${clamp(left, window.x - 12, window.x + window.width - width)} ${clamp(top, window.y - 12, window.y + window.height - height)})`;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const mostNames = 10;
const line = 14;

/** The names of the counters in a pile, on a slip beside it. */
function PileNames({ pile, counters, window }: { pile: StackGroup } & Pick<Props, 'counters' | 'window'>) {
  const names = pile.slots.flatMap(({ id }) => counters.get(id)?.shortName ?? []);
  const lines = names.length > mostNames ? names.slice(0, mostNames - 1) : names;
  if (lines.length < names.length) lines.push(`and ${names.length - lines.length} more`);
  const width = 14 + Math.max(...lines.map(({ length }) => length)) * 6;
  const height = 8 + lines.length * line;
  const { x, y } = pile.box;
  const right = x + pile.box.width + 6;
  const left = window && right + width > window.x + window.width ? x - 6 - width : right;
  const top = window ? clamp(y, window.y, window.y + window.height - height) : y;
  return (
    <g className="pile-names" pointerEvents="none" transform={`translate(${left} ${top})`}>
      <rect width={width} height={height} rx={3} />
      {lines.map((words, i) => (
        <text key={words} x={7} y={15 + i * line}>
          {words}
        </text>
      ))}
    </g>
  );
}
