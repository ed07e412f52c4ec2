'use client';

import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { gridReference } from '@/components/map/grid-reference';
import type { MapHandle } from '@/components/map/map-view';
import type { Box, Point } from '@/components/map/projection';
import { counterForm, dealOut, type StackGroup } from '@/components/map/stack';
import { LeadersAndPins, PileCount, PileEdges } from '@/components/map/stack-marks';
import type { MasterCounter } from '@/lib/turn/control-desk/map';
import { MasterCounterCard, masterCounterSize } from '../master-counter';
import { stripWords } from '../status-strip';
import { percent } from './draft';

interface Props {
  groups: readonly StackGroup[];
  counters: ReadonlyMap<string, MasterCounter>;
  scale: number;
  selectedId: string | null;
  /** Being moved: its counter in the stack is faint. */
  movingId: string | null;
  /** The pile that is dealt out. */
  openPile: string | null;
  view: RefObject<MapHandle | null>;
}

/** The counters of the master map with their leaders and pins; piles closed, one of them perhaps dealt out on top. */
export function CountersLayer({ groups, counters, scale, selectedId, movingId, openPile, view }: Props) {
  const opened = groups.find(({ key, isPile }) => isPile && key === openPile);
  const dealt = opened && dealOut(opened, counterForm, inside(view.current));
  const shown = groups.filter((group) => group !== opened);
  const at = (id: string, { x, y }: Point) => {
    const counter = counters.get(id);
    return (
      counter && (
        <CounterAt
          key={id}
          counter={counter}
          x={x}
          y={y}
          scale={scale}
          isSelected={id === selectedId}
          isMoving={id === movingId}
        />
      )
    );
  };
  return (
    <>
      {shown.map((group) => (
        <LeadersAndPins key={group.key} group={group} />
      ))}
      {shown.flatMap((group) =>
        group.isPile
          ? [<Pile key={`pile ${group.key}`} group={group} counters={counters} />]
          : group.slots.map((slot) => at(slot.id, slot)),
      )}
      {dealt && (
        <g className="dealt-out">
          <rect
            className="tray"
            x={dealt.box.x - 6}
            y={dealt.box.y - 6}
            width={dealt.box.width + 12}
            height={dealt.box.height + 12}
            rx={6}
          />
          <LeadersAndPins group={dealt} />
          {dealt.slots.map((slot) => at(slot.id, slot))}
        </g>
      )}
    </>
  );
}

/** The window without its rim. */
function inside(view: MapHandle | null): Box | undefined {
  if (!view) return undefined;
  const { x, y, width, height } = view.window();
  return { x: x + 16, y: y + 16, width: width - 32, height: height - 48 };
}

/** More counters than there is room for: the first is seen, and how many lie there. */
function Pile({ group, counters }: { group: StackGroup; counters: ReadonlyMap<string, MasterCounter> }) {
  const [first] = group.slots;
  const face = first && counters.get(first.id);
  if (!first || !face) return null;
  const names = group.slots.map(({ id }) => counters.get(id)?.shortName).join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a pile lies inside the map's SVG, where there is no button
    <g
      role="button"
      tabIndex={0}
      data-counter={first.id}
      data-pile={group.key}
      aria-label={`${group.slots.length} counters at ${gridReference({ x: face.x!, y: face.y! })}: ${names}`}
      transform={`translate(${first.x} ${first.y})`}
    >
      <PileEdges isGerman={face.side === 'german'} {...masterCounterSize} />
      <MasterCounterCard face={face} />
      <PileCount count={group.slots.length} width={masterCounterSize.width} />
    </g>
  );
}

interface CounterAtProps {
  counter: MasterCounter;
  x: number;
  y: number;
  scale: number;
  isSelected: boolean;
  isMoving: boolean;
}

/** One counter where it lies. When its unit has been moved by somebody else it slides there. */
const CounterAt = memo(function CounterAt({ counter, x, y, scale, isSelected, isMoving }: CounterAtProps) {
  const element = useRef<SVGGElement>(null);
  const was = useRef({ kmX: counter.x, kmY: counter.y, x, y, scale, wasMoving: isMoving });
  useLayoutEffect(() => {
    const before = was.current;
    const hasMoved = before.kmX !== counter.x || before.kmY !== counter.y;
    if (
      hasMoved &&
      before.scale === scale &&
      !before.wasMoving &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      element.current?.animate([{ translate: `${before.x - x}px ${before.y - y}px` }, { translate: '0 0' }], {
        duration: 220,
        easing: 'cubic-bezier(.2, .7, .2, 1)',
      });
    }
    was.current = { kmX: counter.x, kmY: counter.y, x, y, scale, wasMoving: isMoving };
  }, [counter.x, counter.y, x, y, scale, isMoving]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a counter lies inside the map's SVG, where there is no button
    <g
      ref={element}
      role="button"
      tabIndex={0}
      data-counter={counter.id}
      aria-label={counterWords(counter)}
      aria-pressed={isSelected}
      className={isMoving ? 'moving' : undefined}
      transform={`translate(${x} ${y})`}
    >
      <MasterCounterCard face={counter} isSelected={isSelected} />
    </g>
  );
});

function counterWords(counter: MasterCounter): string {
  const moved =
    counter.kmMoved > 0
      ? `, moved ${counter.kmMoved.toFixed(1)} km, ${percent(counter.turnShareMoved)} of the turn`
      : '';
  return `${counter.name}, ${counter.teamName}, ${stripWords(counter.profile, counter.stepsLost)}, at ${gridReference({ x: counter.x!, y: counter.y! })}${moved}`;
}
