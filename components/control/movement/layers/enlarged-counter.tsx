'use client';

import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react';
import { MasterCounterCard, masterCounterSize } from '@/components/control/parts/counters/master-counter';
import type { Box } from '@/components/map/core/projection';
import type { StackGroup } from '@/components/map/counters/stack';
import type { Layout } from '@/components/map/labels/labeller';
import { grownAbout, roomForSlips } from '@/components/map/labels/slips';
import { widthOf } from '@/components/map/labels/type';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { isSmall } from './above-map';
import { Tie } from './tie';

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
  pointed: string | null;
  layout: Layout;
  /** The window without its rim. */
  window: Box | null;
}

/** The distance of its card from the thing pointed at, at most, px. */
const reach = 120;

/**
 * The counter pointed at, shown larger in free room: a small counter grows about its place, or stands beside it on a
 * line; of a pile the names stand beside it.
 */
export function EnlargedCounter({ groups, counters, pointed, layout, window }: Props) {
  const group = groups.find(({ slots }) => pointed !== null && slots[0]?.id === pointed);
  if (!group) return null;
  if (group.isPile) return <PileNames pile={group} counters={counters} layout={layout} window={window} />;
  const face = counters.get(group.key);
  if (!face || !isSmall(group.form)) return null;
  const slip = { about: group.box, ...masterCounterSize };
  const box = grownAbout(slip, layout, window) ?? roomForSlips([slip], layout, reach, window)[0];
  return (
    box && (
      // It is pressed by the small one.
      <g aria-hidden pointerEvents="none">
        <Tie from={group.box} to={box} />
        <g transform={`translate(${box.x} ${box.y})`}>
          <MasterCounterCard face={face} />
        </g>
      </g>
    )
  );
}

const mostNames = 10;
const line = 14;

/** The names of the counters in a pile, on a slip beside it. */
function PileNames({
  pile,
  counters,
  layout,
  window,
}: Pick<Props, 'counters' | 'layout'> & { pile: StackGroup; window: Box | null }) {
  const names = pile.slots.flatMap(({ id }) => counters.get(id)?.shortName ?? []);
  const lines = names.length > mostNames ? names.slice(0, mostNames - 1) : names;
  if (lines.length < names.length) lines.push(`and ${names.length - lines.length} more`);
  const width = 14 + Math.max(...lines.map((words) => widthOf(words, 'counter')));
  const [box] = roomForSlips([{ about: pile.box, width, height: 8 + lines.length * line }], layout, reach, window);
  return (
    box && (
      <g className="pile-names" aria-hidden pointerEvents="none">
        <Tie from={pile.box} to={box} />
        <rect {...box} rx={3} />
        {lines.map((words, i) => (
          <text key={words} x={box.x + 7} y={box.y + 15 + i * line}>
            {words}
          </text>
        ))}
      </g>
    )
  );
}
