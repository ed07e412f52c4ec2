import { type RefObject, useCallback, useEffect, useState } from 'react';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Projection } from '@/components/map/core/projection';
import { MapView } from '@/components/map/map-view';
import { Pencil } from '@/components/map/pencil/pencil';
import type { Path, Point } from '@/lib/drawing/shape';
import { snapped, underPress } from '@/lib/drawing/snap';
import { asPlace, type Place } from '@/lib/geometry';
import { counted } from '@/lib/text';
import type { Brush } from './layers';
import { OverPicture } from './over-picture';
import { PointMarks } from './point-marks';
import { isTableLayer, type Thing } from './things';
import type { MapDraft } from './use-map-draft';

interface Props {
  map: MapDraft;
  view: RefObject<MapHandle | null>;
  brush: Brush | null;
  /** A press puts something down that is no drawing. */
  isPlacing: boolean;
  sketch: Path;
  thing: Thing | null;
  path: number;
  snaps: boolean;
  onSketch: (points: Path) => void;
  onDone: () => void;
  /** A press, where something is put down by one. */
  onPress: (at: Point) => void;
  onChoose: (thing: Thing | null, path?: number) => void;
  onShape: (points: Path) => void;
  onMove: (thing: Thing, to: Point) => void;
  onSay: (words: string) => void;
}

/** How far a hand reaches, px: a corner or line as near as this is meant. */
const reachPx = 12;
/** Names stand beside units from this scale on, px per km, or where there are few. */
const namedFrom = 12;
/** A path drawn by hand has no more points. */
const most = 2000;
const metres = (km: number): number => Math.round(km * 1000) / 1000;

/** The map itself, with the pencil, and the units, entry places and air lifts that are dragged. */
export function DraftMap(props: Props) {
  const { map, view, brush, isPlacing, sketch, thing, path, snaps, onPress, onChoose } = props;
  const { mapData, things, ground } = map;
  const { minX, minY, maxX, maxY } = ground.frame;
  const marks = things.filter(({ layer }) => isTableLayer(layer) && layer !== 'crossing');
  const drawn = things.filter(({ layer }) => !isTableLayer(layer) || layer === 'crossing');
  const put = (place: Place, projection: Projection): Point => {
    const others = drawn.filter((one) => one !== thing).map(({ shape }) => shape);
    const to: Point = [place.x, place.y];
    const isFree = thing !== null && thing.layer !== 'crossing' && isTableLayer(thing.layer);
    const [x, y] = snaps && !isFree ? snapped(to, others, reachPx / projection.scale) : to;
    return [metres(x), metres(y)];
  };
  const scaleOf = () => {
    const { width } = view.current!.window();
    const left = view.current!.whereIs({ x: 0, y: 0 });
    const right = view.current!.whereIs({ x: 1, y: 0 });
    return width === 0 ? 1 : right.x - left.x;
  };
  const press = (place: Place) => {
    const scale = scaleOf();
    const projection = { scale, toScreen: ({ x, y }: Place) => ({ x: x * scale, y: -y * scale }) };
    if (isPlacing || brush?.shape === 'point') return onPress(put(place, projection));
    if (brush) return;
    const found = underPress([place.x, place.y], drawn, ({ shape }) => shape, reachPx / scale);
    onChoose(found?.of ?? null, found?.path);
  };
  return (
    <section
      aria-label="The map of the scenario"
      className="on-desk relative min-h-0 min-w-0 overflow-hidden"
      onKeyDown={(event) => {
        const isForOne = isPlacing || brush?.shape === 'point';
        if (event.key !== 'Enter' || !isForOne || !(event.target instanceof SVGSVGElement) || !view.current) return;
        event.preventDefault();
        press(view.current.middle());
      }}
    >
      <MapView
        ref={view}
        mapData={mapData}
        label="The map of the scenario"
        initial={{ centre: { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, kmAcross: maxX - minX, kmUp: maxY - minY }}
        onGround={press}
      >
        {(projection) => (
          <>
            {mapData.picture && <OverPicture things={drawn} projection={projection} />}
            <PointMarks
              things={marks}
              chosen={thing}
              projection={projection}
              view={view}
              isNamed={projection.scale >= namedFrom || marks.length < 20}
              onChoose={(one) => onChoose(one)}
              onMove={(one, [x, y]) => props.onMove(one, [metres(x), metres(y)])}
            />
            <g className="draft-marks map-words" aria-hidden>
              {map.bridges.map(({ at }) => {
                const { x, y } = projection.toScreen(asPlace(at));
                return <circle key={at.join(' ')} className="proposed" cx={x} cy={y} r={9} />;
              })}
            </g>
            {brush && brush.shape !== 'point' && (
              <Pencil
                key={brush.label}
                points={sketch}
                most={most}
                isLine={brush.shape === 'line'}
                view={view}
                projection={projection}
                snap={(place) => put(place, projection)}
                announce={props.onSay}
                onPoints={props.onSketch}
                onDone={props.onDone}
              />
            )}
            {thing && !brush && (
              <KeptShape
                key={`${thing.file} ${thing.at} ${path} ${JSON.stringify(thing.kept[path])}`}
                {...props}
                thing={thing}
                projection={projection}
                snap={(place) => put(place, projection)}
              />
            )}
          </>
        )}
      </MapView>
    </section>
  );
}

interface KeptProps extends Props {
  thing: Thing;
  projection: Projection;
  snap: (place: Place) => Point;
}

/** A thing that lies on the map already, under the pencil: what is moved is an edit when it is let go. */
function KeptShape({ view, thing, path, projection, snap, onShape, onSay }: KeptProps) {
  const there = thing.shape.paths[path]!;
  const [points, setPoints] = useState<Path>(there);
  const rest = useCallback((moved: Path) => onShape(moved), [onShape]);
  useEffect(
    () =>
      onSay(
        `${counted(points.length, 'point')}.${keysSaid(['nextPoint'], (key) => ` ${key} takes the first in hand.`)}`,
      ),
    [onSay, points.length],
  );
  return (
    <Pencil
      points={points}
      most={most}
      isLine={thing.shape.kind !== 'area'}
      isKept
      view={view}
      projection={projection}
      snap={snap}
      announce={onSay}
      onPoints={setPoints}
      onRest={rest}
    />
  );
}
