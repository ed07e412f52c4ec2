'use client';

import { type RefObject, useSyncExternalStore } from 'react';
import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { MasterCounterCard, masterCounterSize } from '@/components/control/parts/counters/master-counter';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Point, Projection } from '@/components/map/core/projection';
import type { Layout } from '@/components/map/labels/labeller';
import { roomForSlips } from '@/components/map/labels/slips';
import { placeOn } from '@/lib/adjudication/column';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import { modeWords } from '@/lib/text';
import { movementGroundWords } from '@/lib/word-tables';
import { type DraftStore, stopOf } from '../moves/move-draft';
import { Tie } from './tie';

interface Props {
  store: DraftStore;
  counters: ReadonlyMap<string, MasterCounter>;
  projection: Projection;
  layout: Layout;
  view: RefObject<MapHandle | null>;
  /** The counter in hand: the way it has gone this turn is drawn. */
  inHand: MasterCounter | null;
}

const card = { width: 208, height: 66 };
/** The distance of its card from the counter in hand, at most, px; where there is no room, the panel says it alone. */
const reach = 480;
/** A bead on its way each so many km. */
const beadKm = 5;

/** The move in the making: the leg, the counter in hand above its place, and what the guide says of it. */
export function MoveLayer({ store, counters, projection, layout, view, inHand }: Props) {
  const draft = useSyncExternalStore(store.subscribe, store.get, () => null);
  const counter = draft && counters.get(draft.unitId);
  const line = (places: readonly Place[]) =>
    places.map((place, i) => `${i === 0 ? 'M' : 'L'}${pair(projection.toScreen(place))}`).join('');
  const gone = (counter ?? inHand)?.way.map(([x, y]) => ({ x, y })) ?? [];
  if (!draft || !counter)
    return gone.length > 1 ? (
      <g className="draft" aria-hidden>
        <path className="before" d={line(gone)} />
        <circle className="began" {...circle(projection.toScreen(gone[0]!))} r={4.5} />
      </g>
    ) : null;
  const { leg, mode } = draft;
  const to = projection.toScreen(draft.to);
  const start =
    counter.startX !== null && counter.startY !== null
      ? projection.toScreen({ x: counter.startX, y: counter.startY })
      : null;
  const { width, height } = masterCounterSize;
  const inWindow = view.current?.whereIs(draft.to);
  const below = inWindow !== undefined && inWindow.y < height + 30;
  const water = leg.advice.find(({ code }) => code === 'noBridge');
  const meets = leg.advice.find(({ code }) => code === 'meetsEnemy');
  const stop = stopOf(leg);
  const stopAt = stop && projection.toScreen(stop);
  const slides = leg.advice.find(({ code }) => code === 'slidesPast');
  const lines = [water?.message.split(', ')[0], meets?.message, slides?.message].flatMap((line) => inLines(line ?? ''));
  const tall = card.height + 16 * lines.length;
  const isOver = leg.turnShareMoved > 1 || leg.maxKm === 0;
  const inHandAt = { x: to.x - width / 2, y: below ? to.y + 12 : to.y - height - 12, width, height };
  const slip = { about: inHandAt, width: card.width, height: tall };
  const [paper] = roomForSlips([slip], layout, reach, view.current?.window() ?? null);
  const beads = Array.from({ length: Math.floor(leg.km / beadKm) }, (_, i) => (i + 1) * beadKm);
  const guide = leg.maxKm > 0 ? `Guide ${leg.maxKm.toFixed(0)} km` : 'Road column only';
  return (
    <g className={`draft ${isOver ? 'beyond' : ''} ${water ? 'wet' : ''} ${stop || slides ? 'met' : ''}`} aria-hidden>
      {gone.length > 1 && <path className="before" d={line(gone)} />}
      {start && <circle className="began" cx={start.x} cy={start.y} r={4.5} />}
      <path className="halo" d={line(leg.way)} />
      <path className="leg" d={line(leg.way)} />
      {beads.map((km) => (
        <circle key={km} className="bead" {...circle(projection.toScreen(placeOn(leg.way, km)))} r={3} />
      ))}
      {draft.via.map((place) => (
        <circle key={`${place.x} ${place.y}`} className="place" {...circle(projection.toScreen(place))} r={3} />
      ))}
      {stopAt && <circle className="stop" cx={stopAt.x} cy={stopAt.y} r={6} />}
      <circle className="place" cx={to.x} cy={to.y} r={4} />
      <g className={draft.isHeld ? undefined : 'carried'} transform={`translate(${inHandAt.x} ${inHandAt.y})`}>
        <MasterCounterCard face={counter} isSelected />
      </g>
      {paper && <Tie from={inHandAt} to={paper} />}
      {paper && (
        <g transform={`translate(${paper.x} ${paper.y})`}>
          <rect className="paper" width={card.width} height={tall} rx={4} />
          <text className="far" x={10} y={21}>
            {inKm(leg.km)}
          </text>
          <text className="reference" x={card.width - 10} y={20} textAnchor="end">
            {gridReference(draft.to)}
          </text>
          <text className="told" x={10} y={39}>
            {inKm(leg.kmMoved)} this turn · {shareInWords(leg.turnShareMoved)} of the turn
          </text>
          <text className="told" x={10} y={53}>
            {guide} · {modeWords[mode].toLowerCase()}, {movementGroundWords[leg.ground].choice.toLowerCase()}
          </text>
          <rect className="share-all" x={10} y={58} width={card.width - 20} height={3} />
          <rect
            className="share"
            x={10}
            y={58}
            width={(card.width - 20) * Math.min(1, leg.turnShareMoved)}
            height={3}
          />
          <path className="half" d={`M${card.width / 2} 56.5V62.5`} />
          {lines.map((words, i) => (
            <text key={words} className="advice" x={10} y={76 + 16 * i}>
              {words}
            </text>
          ))}
        </g>
      )}
    </g>
  );
}

const pair = ({ x, y }: Point): string => `${x} ${y}`;
const circle = ({ x, y }: Point) => ({ cx: x, cy: y });

/** The number of letters of the advice on a line of the card. */
const lettersAcross = 35;

/** A sentence as the card holds it, in two lines at the most. */
function inLines(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.replace(/\.$/, '').split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lettersAcross)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const [first, second] = lines;
  if (lines.length <= 2 || second === undefined) return lines;
  return [first!, `${second.slice(0, lettersAcross - 1)}…`];
}
