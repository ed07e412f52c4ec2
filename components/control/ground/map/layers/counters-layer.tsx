'use client';

import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { MasterCounterCard, markWords } from '@/components/control/parts/counters/master-counter';
import { NamedCounterCard } from '@/components/control/parts/counters/named-counter';
import { stripWords } from '@/components/control/parts/counters/status-strip';
import { gridReference } from '@/components/map/core/grid-reference';
import { type Box, overlap, type Point } from '@/components/map/core/projection';
import { counterForm, dealOut, type StackGroup, type StackSlot } from '@/components/map/counters/stack';
import { namedForm } from '@/components/map/counters/stack-form';
import { isCountOnCounter, LeadersAndPins, PileCount } from '@/components/map/counters/stack-marks';
import { FittedName } from '@/components/map/labels/fitted-name';
import type { MapHandle } from '@/components/map/map-view';
import { percent } from '@/lib/text';
import type { MasterCounter } from '@/lib/turn/control-desk/ground/map';
import type { CounterClaims } from '../pointing/counter-claims';
import { EnlargedCounter, isSmall, usePointed } from './enlarged-counter';

interface Props {
  groups: readonly StackGroup[];
  counters: ReadonlyMap<string, MasterCounter>;
  scale: number;
  /** The window with a margin: what lies outside is not drawn. */
  seen: Box;
  /** The counters picked here. */
  picked: ReadonlySet<string>;
  /** Who has taken the others. */
  claims: CounterClaims;
  /** Being moved: its counter in the stack is faint. */
  movingId: string | null;
  /** The pile that is dealt out. */
  openPile: string | null;
  view: RefObject<MapHandle | null>;
}

/** The counters of the master map with their leaders and pins; piles closed, one of them perhaps dealt out on top. */
export function CountersLayer(props: Props) {
  const { groups, counters, scale, seen, picked, claims, movingId, openPile, view } = props;
  const { pointed, on } = usePointed();
  const opened = groups.find(({ key, isPile }) => isPile && key === openPile);
  const dealt = opened && dealtOut(opened, inside(view.current));
  const tray = useRef<SVGGElement>(null);
  useFocusInTray(tray, opened?.key ?? null);
  const shown = groups.filter(
    (group) =>
      group !== opened &&
      (overlap(group.box, seen) ||
        group.slots.some(({ id }) => picked.has(id)) ||
        (movingId !== null && group.slots.some(({ id }) => id === movingId))),
  );
  const at = ({ form }: StackGroup, { id, x, y }: StackSlot) => {
    const counter = counters.get(id);
    return (
      counter && (
        <CounterAt
          key={id}
          counter={counter}
          x={x}
          y={y}
          scale={scale}
          isSmall={isSmall(form)}
          isSelected={picked.has(id)}
          isMoving={id === movingId}
          takenBy={claims.get(id)?.join(', ') ?? null}
        />
      )
    );
  };
  const drawn = dealt ? [...shown, dealt] : shown;
  return (
    <g {...on}>
      <LeadersAndPins of={shown} />
      {shown.flatMap((group) =>
        group.isPile
          ? [<Pile key={`pile ${group.key}`} group={group} counters={counters} picked={picked} />]
          : group.slots.map((slot) => at(group, slot)),
      )}
      {claims.size > 0 &&
        drawn.flatMap((group) =>
          flagsOn(group, claims).map((flag) => <ClaimFlag key={`claim ${flag.id}`} {...flag} />),
        )}
      {dealt && (
        <g ref={tray} className="dealt-out">
          <rect
            className="tray"
            x={dealt.box.x - 6}
            y={dealt.box.y - 6}
            width={dealt.box.width + 12}
            height={dealt.box.height + 12}
            rx={6}
          />
          <LeadersAndPins of={[dealt]} />
          {dealt.slots.map((slot) => at(dealt, slot))}
        </g>
      )}
      <EnlargedCounter
        groups={drawn}
        counters={counters}
        picked={picked}
        pointed={pointed}
        movingId={movingId}
        window={inside(view.current)}
      />
    </g>
  );
}

/** A pile's counters side by side with everything on them, or small ones where the window cannot hold so many. */
function dealtOut(group: StackGroup, window: Box | undefined): StackGroup {
  const full = dealOut(group, counterForm, window);
  if (!window || full.box.height <= window.height) return full;
  return dealOut(group, namedForm, window);
}

/** A pile opened from the keyboard is left for its counters: the one picked, else the first; closed, it is come back to, or to the one picked. */
function useFocusInTray(tray: RefObject<SVGGElement | null>, key: string | null): void {
  useEffect(() => {
    if (key === null) return;
    const { current } = tray;
    if (isFocusLost())
      (
        current?.querySelector<SVGElement>('[aria-pressed="true"]') ??
        current?.querySelector<SVGElement>('[data-counter]')
      )?.focus({ preventScroll: true });
    return () => {
      // Only once what was dealt out is gone is it known whether the focus went with it.
      requestAnimationFrame(() => {
        if (!isFocusLost()) return;
        const next = ['[data-counter][aria-pressed="true"]', `[data-pile="${CSS.escape(key)}"]`];
        const [first] = next.flatMap((one) => document.querySelector<SVGElement>(`.map ${one}`) ?? []);
        first?.focus({ preventScroll: true });
      });
    };
  }, [tray, key]);
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The window without its rim. */
function inside(view: MapHandle | null): Box | undefined {
  if (!view) return undefined;
  const { x, y, width, height } = view.window();
  return { x: x + 16, y: y + 16, width: width - 32, height: height - 48 };
}

/** More counters than there is room for: the strongest is seen, and how many lie there. */
function Pile({ group, counters, picked }: Pick<Props, 'counters' | 'picked'> & { group: StackGroup }) {
  const [first] = group.slots;
  const face = first && counters.get(first.id);
  if (!first || !face) return null;
  const names = group.slots.map(({ id }) => counters.get(id)?.shortName).join(', ');
  const isPicked = group.slots.some(({ id }) => picked.has(id));
  const isCovered = isCountOnCounter(group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a pile lies inside the map's SVG, where there is no button
    <g
      role="button"
      tabIndex={0}
      data-counter={first.id}
      data-pile={group.key}
      data-members={group.slots.map(({ id }) => id).join(' ')}
      aria-label={`${group.slots.length} counters at ${gridReference({ x: face.x!, y: face.y! })}: ${names}`}
      transform={`translate(${first.x} ${first.y})`}
    >
      {isSmall(group.form) ? (
        <NamedCounterCard face={face} isSelected={isPicked} isStatusCovered={isCovered} />
      ) : (
        <MasterCounterCard face={face} isSelected={isPicked} isStripCovered={isCovered} />
      )}
      <PileCount group={group} />
    </g>
  );
}

interface CounterAtProps {
  counter: MasterCounter;
  x: number;
  y: number;
  scale: number;
  /** Drawn small; when picked it is drawn large over it. */
  isSmall: boolean;
  isSelected: boolean;
  isMoving: boolean;
  /** Who else has taken it. */
  takenBy: string | null;
}

/** One counter where it lies. When its unit has been moved by somebody else it slides there. */
const CounterAt = memo(function CounterAt(props: CounterAtProps) {
  const { counter, x, y, scale, isSmall, isSelected, isMoving, takenBy } = props;
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
      aria-label={counterWords(counter, takenBy)}
      aria-pressed={isSelected}
      className={isMoving ? 'moving' : undefined}
      transform={`translate(${x} ${y})`}
    >
      {isSmall ? <NamedCounterCard face={counter} /> : <MasterCounterCard face={counter} isSelected={isSelected} />}
    </g>
  );
});

interface Flag extends Point {
  id: string;
  label: string;
  width: number;
  height: number;
}

/** The flags over a group: one on each counter somebody else holds, one on a pile that holds such a counter. */
function flagsOn({ slots, isPile, form: { width, height } }: StackGroup, claims: CounterClaims): Flag[] {
  const held = slots.flatMap(({ id, x, y }) => {
    const label = claims.get(id)?.join(', ');
    return label === undefined ? [] : [{ id, x, y, label, width, height }];
  });
  if (!isPile || held.length === 0) return held;
  return [{ ...held[0]!, label: [...new Set(held.map(({ label }) => label))].join(', ') }];
}

const flagWidth = 69;

/** Who has taken a counter, as a flag on its upper edge. */
const ClaimFlag = ({ x, y, width, height, label }: Flag) => (
  <g className="claim" aria-hidden transform={`translate(${x + width / 2} ${y})`}>
    <rect className="ring" x={-width / 2 - 2.5} y={-2.5} width={width + 5} height={height + 5} rx={4} />
    <rect x={-flagWidth / 2} y={-16} width={flagWidth} height={14} rx={2} />
    <FittedName
      name={label.length > 22 ? `${label.slice(0, 21)}…` : label}
      x={0}
      y={-5.5}
      width={flagWidth - 6}
      anchor="middle"
    />
  </g>
);

/** What is said of a counter: the name printed on it is among the words, so that it can be spoken. */
function counterWords(counter: MasterCounter, takenBy: string | null): string {
  const more = [...markWords(counter), takenBy && `taken by ${takenBy}`].filter(Boolean).map((word) => `, ${word}`);
  const moved =
    counter.kmMoved > 0
      ? `, moved ${counter.kmMoved.toFixed(1)} km, ${percent(counter.turnShareMoved)} of the turn`
      : '';
  const printed = counter.name.includes(counter.shortName) ? '' : `, ${counter.shortName}`;
  return `${counter.name}${printed}, ${counter.teamName}, ${stripWords(counter.profile, counter.stepsLost)}, at ${gridReference({ x: counter.x!, y: counter.y! })}${moved}${more.join('')}`;
}
