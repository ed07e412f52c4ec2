'use client';

import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { MasterCounterCard, markWords } from '@/components/control/parts/counters/master-counter';
import { NamedCounterCard } from '@/components/control/parts/counters/named-counter';
import { stripWords } from '@/components/control/parts/counters/status-strip';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { type Box, overlap } from '@/components/map/core/projection';
import { FormationCard } from '@/components/map/counters/formation-card';
import { formationName } from '@/components/map/counters/formation-name';
import { useSides } from '@/components/map/counters/sides';
import type { StackGroup, StackSlot } from '@/components/map/counters/stack';
import { isCountOnCounter, LeadersAndPins, PileCount } from '@/components/map/counters/stack-marks';
import { Tray } from '@/components/map/counters/tray';
import type { MapHandle } from '@/components/map/map-view';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { counted } from '@/lib/text';
import type { CounterClaims } from '../pointing/counter-claims';
import { isSmall } from './above-map';
import { ClaimFlag, flagsOn } from './claim-flags';
import { EnlargedCounter, usePointed } from './enlarged-counter';
import { inside, type MasterLayout } from './use-master-layout';

interface Props {
  /** Where all of it lies. */
  laid: MasterLayout;
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
  view: RefObject<MapHandle | null>;
}

/** The counters of the master map, those drawn large with their leaders; piles closed, one of them perhaps dealt out on top. */
export function CountersLayer(props: Props) {
  const { laid, counters, scale, seen, picked, claims, movingId, view } = props;
  const { groups, dealt, layout } = laid;
  const { pointed, on } = usePointed();
  const tray = useRef<SVGGElement>(null);
  useFocusInTray(tray, dealt?.key ?? null);
  const shown = groups.filter(
    (group) =>
      overlap(group.box, seen) ||
      group.slots.some(({ id }) => picked.has(id)) ||
      (movingId !== null && group.slots.some(({ id }) => id === movingId)),
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
  const flags = claims.size > 0 ? flagsOn(dealt ? [...shown, dealt] : shown, claims, layout) : [];
  return (
    <g {...on}>
      <LeadersAndPins of={shown.filter(({ key }) => !layout.laid.has(key))} />
      {shown.flatMap((group) =>
        group.isPile
          ? [<Pile key={`pile ${group.key}`} group={group} counters={counters} picked={picked} />]
          : group.slots.map((slot) => at(group, slot)),
      )}
      {dealt && (
        <g ref={tray} className="dealt-out">
          <Tray pile={dealt} beneath={laid.beneath} />
          <LeadersAndPins of={[dealt]} />
          {dealt.slots.map((slot) => at(dealt, slot))}
        </g>
      )}
      {flags.map((flag) => (
        <ClaimFlag key={flag.id} {...flag} />
      ))}
      <EnlargedCounter
        groups={shown}
        counters={counters}
        pointed={pointed}
        layout={layout}
        window={inside(view.current) ?? null}
      />
    </g>
  );
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

/** So many counters of a pile are called by name; of the others it is said how many they are. */
const mostCalled = 12;

/** More counters than there is room for: the formation they are of, or the strongest, and how many lie there. */
function Pile({ group, counters, picked }: Pick<Props, 'counters' | 'picked'> & { group: StackGroup }) {
  const { names: sideNames } = useSides();
  const [first] = group.slots;
  const face = first && counters.get(first.id);
  if (!first || !face) return null;
  const members = group.slots.flatMap(({ id }) => counters.get(id) ?? []);
  const called = members.slice(0, mostCalled).map(({ shortName }) => shortName);
  if (members.length > mostCalled) called.push(`${members.length - mostCalled} more`);
  const formation = group.isGathered ? formationName(members, sideNames) : null;
  const where = `${counted(members.length, 'counter')} at ${gridReference({ x: face.x!, y: face.y! })}`;
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
      aria-label={`${formation === null ? where : `${formation}, ${where}`}: ${called.join(', ')}`}
      transform={`translate(${first.x} ${first.y})`}
    >
      {formation !== null ? (
        <FormationCard
          name={formation}
          count={members.length}
          symbol={face.arm}
          side={face.side}
          nation={face.nation}
          formation={face.formation}
          isSelected={isPicked}
        />
      ) : isSmall(group.form) ? (
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
  /** Drawn small. */
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
      {isSmall ? (
        <NamedCounterCard face={counter} isSelected={isSelected} />
      ) : (
        <MasterCounterCard face={counter} isSelected={isSelected} />
      )}
    </g>
  );
});

/** What is said of a counter: the name printed on it is among the words, so that it can be spoken. */
function counterWords(counter: MasterCounter, takenBy: string | null): string {
  const more = [...markWords(counter), takenBy && `taken by ${takenBy}`].filter(Boolean).map((word) => `, ${word}`);
  const moved =
    counter.kmMoved > 0 ? `, moved ${inKm(counter.kmMoved)}, ${shareInWords(counter.turnShareMoved)} of the turn` : '';
  const printed = counter.name.includes(counter.shortName) ? '' : `, ${counter.shortName}`;
  return `${counter.name}${printed}, ${counter.teamName}, ${stripWords(counter.profile, counter.stepsLost)}, at ${gridReference({ x: counter.x!, y: counter.y! })}${moved}${more.join('')}`;
}
