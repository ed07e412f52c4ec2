import type { MapData } from '@/components/map/core/map-data';
import { MovesLayer } from '@/components/map/core/moves-layer';
import type { Projection } from '@/components/map/core/projection';
import { SideMapLayer } from '@/components/map/side/side-map-layer';
import { useTransport } from '@/components/transport/desk-transport';
import { later } from '@/components/ui/later';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { useMarkDrag } from './use-mark-drag';
import type { OwnMap } from './use-own-map';

/** Loaded when there is one to be drawn: few look for them at once. */
const DrawingLayer = later(async () => (await import('./drawing-layer')).DrawingLayer);
const SquaresLayer = later(async () => (await import('./squares-layer')).SquaresLayer);
const ReachToldLayer = later(async () => (await import('./reach-told-layer')).ReachToldLayer);

interface Props {
  desk: PlayerDesk;
  own: OwnMap;
  frame: MapData['frame'];
  projection: Projection;
}

/** The things on the team's own map above the printed one; a mark follows the hand that holds it. */
export function OwnLayers({ desk, own, frame, projection }: Props) {
  const { layers, pressed, drawing, keeper, moved, layoutAt } = own;
  const { map, off } = layers;
  const { pencil, pointer, square } = drawing;
  const { isLookedOn } = useTransport();
  const { held, hold } = useMarkDrag(own.view, (id, points) => own.isOnMap(points) && keeper.edit(id, { points }));
  const shown = held
    ? { ...map, marks: map.marks.map((mark) => (mark.id === held.id ? { ...mark, points: held.points } : mark)) }
    : map;
  const inHand = off.has('reach')
    ? undefined
    : map.counters.find(({ id, x, isLost }) => id === pressed.chosen && x !== null && !isLost);
  return (
    <>
      {moved.length > 0 && !off.has('moves') && <MovesLayer moved={moved} projection={projection} />}
      {inHand && <ReachToldLayer desk={desk} counter={inHand} projection={projection} />}
      <SideMapLayer
        map={shown}
        projection={projection}
        {...own.sideAt(projection)}
        chosen={pressed.chosen}
        onChoose={pressed.choose}
        onOpenPile={pressed.setOpenPile}
        timeOf={own.timeOf}
        held={held?.id}
        {...(isLookedOn ? {} : { onHold: hold })}
      />
      {square.near && !off.has('marks') && (square.onSheets.length > 0 || pencil.tool === 'square') && (
        <SquaresLayer
          squares={square.onSheets}
          frame={frame}
          near={square.near}
          inHand={pencil.tool === 'square' ? (pencil.cross ?? pointer) : null}
          isPoint={square.toDraw?.isPoint === true}
          projection={projection}
          layout={layoutAt(projection)}
        />
      )}
      {pencil.tool && <DrawingLayer pencil={pencil} pointer={pointer} projection={projection} />}
    </>
  );
}
