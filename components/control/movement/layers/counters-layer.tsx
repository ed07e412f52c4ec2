'use client';

import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { MasterCounterCard } from '@/components/control/parts/counters/master-counter';
import { NamedCounterCard } from '@/components/control/parts/counters/named-counter';
import { gridReference } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/core/map-handle';
import { onMap } from '@/components/map/core/on-map';
import { type Box, overlap } from '@/components/map/core/projection';
import { FormationCard } from '@/components/map/counters/formation-card';
import { formationName } from '@/components/map/counters/formation-name';
import { useSides } from '@/components/map/counters/sides';
import type { StackGroup, StackSlot } from '@/components/map/counters/stack';
import { isCountOnCounter, PileCount } from '@/components/map/counters/stack-marks';
import { Tray } from '@/components/map/counters/tray';
import { LeadersAndPins } from '@/components/map/labels/leaders-and-pins';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { counted } from '@/lib/text';
import type { CounterClaims } from '../pointing/counter-claims';
import { isSmall } from './above-map';
import { ClaimFlag, flagsOn } from './claim-flags';
import { counterWords } from './counter-words';
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
  /** The seats that have taken the others. */
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
        <g className="dealt-out">
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
      {...onMap(first.id)}
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
  /** The other seat that has taken it. */
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
      {...onMap(counter.id)}
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
