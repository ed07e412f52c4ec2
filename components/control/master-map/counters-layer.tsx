'use client';

import { memo, useLayoutEffect, useRef } from 'react';
import { gridReference } from '@/components/map/grid-reference';
import type { Point } from '@/components/map/projection';
import { dealOut, type StackGroup } from '@/components/map/stack';
import type { MasterCounter } from '@/lib/turn/control-desk/map';
import { MasterCounterCard } from '../master-counter';
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
}

/** The counters of the master map with their leaders and pins; piles closed, one of them perhaps dealt out on top. */
export function CountersLayer({ groups, counters, scale, selectedId, movingId, openPile }: Props) {
  const opened = groups.find(({ key, isPile }) => isPile && key === openPile);
  const dealt = opened && dealOut(opened);
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
        <LeaderAndPins key={group.key} group={group} />
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
          <LeaderAndPins group={dealt} />
          {dealt.slots.map((slot) => at(slot.id, slot))}
        </g>
      )}
    </>
  );
}

function LeaderAndPins({ group: { leader, pins } }: { group: StackGroup }) {
  if (!leader) return null;
  return (
    <g aria-hidden>
      <path className="leader" d={`M${leader.from.x} ${leader.from.y}L${leader.to.x} ${leader.to.y}`} />
      {pins.map((pin) => (
        <circle key={`${pin.x} ${pin.y}`} className="pin" cx={pin.x} cy={pin.y} r={3.2} />
      ))}
    </g>
  );
}

/** More counters than there is room for: the first is seen, and how many lie there. */
function Pile({ group, counters }: { group: StackGroup; counters: ReadonlyMap<string, MasterCounter> }) {
  const [first] = group.slots;
  const face = first && counters.get(first.id);
  if (!first || !face) return null;
  const names = group.slots.map(({ id }) => counters.get(id)?.shortName).join(', ');
  const isGerman = face.side === 'german';
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
      <path className={`pile-edges ${isGerman ? 'german' : 'allied'}`} d="M-6 40V-4.5H58M-3 43V-1.5H61" />
      <MasterCounterCard face={face} />
      <g transform="translate(64 0)">
        <rect className="pile-count" x={-13} y={-9} width={group.slots.length > 9 ? 24 : 18} height={17} rx={8.5} />
        <text className="pile-number" x={group.slots.length > 9 ? -1 : -4} y={3.5}>
          {group.slots.length}
        </text>
      </g>
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
