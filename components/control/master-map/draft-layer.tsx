'use client';

import { type RefObject, useSyncExternalStore } from 'react';
import { gridReference } from '@/components/map/grid-reference';
import type { MapHandle } from '@/components/map/map-view';
import type { Projection } from '@/components/map/projection';
import type { MasterCounter } from '@/lib/turn/control-desk/map';
import { MasterCounterCard, masterCounterSize } from '../master-counter';
import { type DraftStore, groundWords, modeWords, percent, stopOf } from './draft';

interface Props {
  store: DraftStore;
  counters: ReadonlyMap<string, MasterCounter>;
  projection: Projection;
  view: RefObject<MapHandle | null>;
}

const card = { width: 208, height: 66 };

/** The move in the making: the leg, the counter in hand above its place, and what the guide says of it. */
export function DraftLayer({ store, counters, projection, view }: Props) {
  const draft = useSyncExternalStore(store.subscribe, store.get, () => null);
  const counter = draft && counters.get(draft.unitId);
  if (!draft || !counter) return null;
  const { leg, mode } = draft;
  const from = projection.toScreen(draft.from);
  const to = projection.toScreen(draft.to);
  const start =
    counter.startX !== null && counter.startY !== null
      ? projection.toScreen({ x: counter.startX, y: counter.startY })
      : null;
  const { width, height } = masterCounterSize;
  const inWindow = view.current?.whereIs(draft.to);
  const toLeft = inWindow !== undefined && inWindow.x + width / 2 + 20 + card.width > inWindow.width;
  const below = inWindow !== undefined && inWindow.y < height + 30;
  const water = leg.advice.find(({ code }) => code === 'noBridge');
  const meets = leg.advice.find(({ code }) => code === 'meetsEnemy');
  const stop = stopOf(leg);
  const stopAt = stop && projection.toScreen(stop);
  const lines = [water?.message.split(', ')[0], meets?.message].filter((line) => line !== undefined);
  const tall = card.height + 16 * lines.length;
  const isOver = leg.turnShareMoved > 1 || leg.maxKm === 0;
  const guide = leg.maxKm > 0 ? `Guide ${leg.maxKm.toFixed(0)} km` : 'Road column only';
  return (
    <g className={`draft ${isOver ? 'beyond' : ''} ${water ? 'wet' : ''} ${stop ? 'met' : ''}`} aria-hidden>
      {start && (start.x !== from.x || start.y !== from.y) && (
        <path className="before" d={`M${start.x} ${start.y}L${from.x} ${from.y}`} />
      )}
      {start && <circle className="began" cx={start.x} cy={start.y} r={4.5} />}
      <path className="leg" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      {stopAt && <circle className="stop" cx={stopAt.x} cy={stopAt.y} r={6} />}
      <circle className="place" cx={to.x} cy={to.y} r={4} />
      <g transform={`translate(${to.x - width / 2} ${below ? to.y + 12 : to.y - height - 12})`}>
        <MasterCounterCard face={counter} isSelected />
      </g>
      <g
        transform={`translate(${toLeft ? to.x - width / 2 - 10 - card.width : to.x + width / 2 + 10} ${below ? to.y + 12 : to.y - height - 22})`}
      >
        <rect className="paper" width={card.width} height={tall} rx={4} />
        <text className="far" x={10} y={21}>
          {leg.km.toFixed(1)} km
        </text>
        <text className="reference" x={card.width - 10} y={20} textAnchor="end">
          {gridReference(draft.to)}
        </text>
        <text className="told" x={10} y={39}>
          {leg.kmMoved.toFixed(1)} km this turn · {percent(leg.turnShareMoved)} of the turn
        </text>
        <text className="told" x={10} y={53}>
          {guide} · {modeWords[mode].toLowerCase()}, {groundWords[leg.ground]}
        </text>
        <rect className="share-all" x={10} y={58} width={card.width - 20} height={3} />
        <rect className="share" x={10} y={58} width={(card.width - 20) * Math.min(1, leg.turnShareMoved)} height={3} />
        <path className="half" d={`M${card.width / 2} 56.5V62.5`} />
        {lines.map((line, i) => (
          <text key={line} className="advice" x={10} y={76 + 16 * i}>
            {shortened(line)}
          </text>
        ))}
      </g>
    </g>
  );
}

/** A line as long as the card holds. */
function shortened(line: string): string {
  const bare = line.replace(/\.$/, '');
  return bare.length > 40 ? `${bare.slice(0, 39)}…` : bare;
}
