import { memo, useCallback, useId, useMemo, useState } from 'react';
import type { Frame } from '@/lib/geometry';
import { shownByBaseMap } from '@/lib/words';
import type { BaseMapTile, Detail, Ground } from './base-map-data';
import { BaseMapLayers } from './base-map-layers';
import type { MapData, MapFeature, MapPicture, MapPoint } from './map-data';

interface Props {
  mapData: MapData;
  detail: Detail;
  /** Left, bottom, right and top of what may be seen, km; null: all is drawn. */
  seen: BaseMapTile['box'] | null;
}

/**
 * The ground of a printed map in km, north upwards: its base map, or where it has none the features themselves, each kind
 * one path; over it what Control has drawn, the axes and the km grid. Widths hold their pixels at every scale.
 */
export const MapGround = memo(function MapGround({ mapData, detail, seen }: Props) {
  const { ground, picture } = mapData;
  const [missing, setMissing] = useState<Ground>();
  const hasBaseMap = ground !== undefined && ground !== missing;
  const miss = useCallback(() => setMissing(ground), [ground]);
  const { areas, ways, edges } = useMemo(() => groundOf(mapData, hasBaseMap), [mapData, hasBaseMap]);
  const id = useId();
  const { minX, minY, maxX, maxY } = mapData.frame;
  return (
    <>
      <rect className="land" x={minX} y={-maxY} width={maxX - minX} height={maxY - minY} />
      {hasBaseMap && (
        <>
          <BaseMapLayers ground={ground} detail={detail} seen={seen} onMissing={miss} />
          <path className="beyond" d={beyond(mapData.frame)} />
        </>
      )}
      {areas.map(([name, d]) => (
        <path key={name} className={name} d={d} />
      ))}
      {picture && (
        <>
          <Lines of={ways} />
          <ScannedMap picture={picture} frame={mapData.frame} id={id} />
        </>
      )}
      <path className="line km-1" d={gridLines(mapData, (km) => km % 5 !== 0)} />
      <path className="line km-5" d={gridLines(mapData, (km) => km % 5 === 0)} />
      {picture ? (
        <g className="ways-on-scan" clipPath={`url(#${id})`}>
          <Lines of={ways} />
        </g>
      ) : (
        <Lines of={ways} />
      )}
      <Lines of={edges} />
      <rect className="line frame" x={minX} y={-maxY} width={maxX - minX} height={maxY - minY} />
    </>
  );
});

const Lines = ({ of }: { of: readonly Named[] }) =>
  of.map(([name, d]) => <path key={name} className={`line ${name}`} d={d} />);

/**
 * A scanned map as it lies on the ground, within the sheet; beside it the drawn one goes on. `id` is the clip of the part
 * that it covers: what is drawn over that grows thin (`map.css`).
 */
function ScannedMap({ picture, frame, id }: { picture: MapPicture; frame: Frame; id: string }) {
  const { href, widthPx, heightPx, transform } = picture;
  const { a, b, c, d, e, f } = transform;
  const { minX, minY, maxX, maxY } = frame;
  const sheet = useId();
  const corners = [
    [0, 0],
    [widthPx, 0],
    [widthPx, heightPx],
    [0, heightPx],
  ].map(([px = 0, py = 0]): MapPoint => [a * px + b * py + c, d * px + e * py + f]);
  return (
    <g className="scan">
      <clipPath id={sheet}>
        <rect x={minX} y={-maxY} width={maxX - minX} height={maxY - minY} />
      </clipPath>
      <clipPath id={id} clipPath={`url(#${sheet})`}>
        <path d={pathOf(corners, true)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <image
          href={href}
          width={widthPx}
          height={heightPx}
          preserveAspectRatio="none"
          transform={`matrix(${a} ${-d} ${b} ${-e} ${c} ${-f})`}
        />
        <rect className="scan-veil" x={minX} y={-maxY} width={maxX - minX} height={maxY - minY} />
      </g>
    </g>
  );
}

/** The width of the ground beyond the frame that is paled, km. */
const far = 60;

/** All around a frame. */
const beyond = ({ minX, minY, maxX, maxY }: Frame): string =>
  `M${minX - far} ${-maxY - far}H${maxX + far}V${-minY + far}H${minX - far}ZM${minX} ${-maxY}V${-minY}H${maxX}V${-maxY}Z`;

const km = (n: number): string => String(Math.round(n * 1000) / 1000);

/** Points as a path, north upwards. */
export const pathOf = (points: readonly MapPoint[], isClosed = false): string =>
  `M${points.map(([x, y]) => `${km(x)} ${km(-y)}`).join('L')}${isClosed ? 'Z' : ''}`;

type Named = [name: string, d: string];

/** Besides, a base map shows waters and the roads that are no axis. What Control draws in a game is on none. */
const linesOnBaseMap: readonly string[] = ['river', 'canal', 'road'];

const isOnBaseMap = ({ layer, id, isMajor }: MapFeature): boolean =>
  (shownByBaseMap.includes(layer) || linesOnBaseMap.includes(layer)) &&
  id === undefined &&
  !(layer === 'road' && isMajor);

/** The features that are drawn: areas, waters and ways, and the edges of what lies over both. */
function groundOf(mapData: MapData, hasBaseMap: boolean): { areas: Named[]; ways: Named[]; edges: Named[] } {
  const features = hasBaseMap ? mapData.features.filter((f) => !isOnBaseMap(f)) : mapData.features;
  const is = (layer: string, test: (f: MapFeature) => boolean = () => true) =>
    features.filter((f) => f.layer === layer && test(f));
  const area = (name: string, list: MapFeature[]): Named => [
    name,
    list
      .flatMap((f) => f.rings ?? [])
      .map((ring) => pathOf(ring, true))
      .join(''),
  ];
  const stroke = (name: string, list: MapFeature[]): Named => [
    name,
    list
      .flatMap((f) => f.lines ?? [])
      .map((line) => pathOf(line))
      .join(''),
  ];
  const isAxis = (f: MapFeature) => f.isMajor === true;
  const drawn = ([, d]: Named) => d !== '';
  return {
    areas: [
      area('sea', is('sea')),
      area('highground', is('highground')),
      area('close-country', is('closecountry')),
      area('bad-terrain', is('badterrain')),
      area('wood', is('wood')),
      area('marsh', is('marsh')),
      area(
        'town-area',
        is('builtup', (f) => f.kind !== 'city'),
      ),
      area(
        'city-area',
        is('builtup', (f) => f.kind === 'city'),
      ),
    ].filter(drawn),
    ways: [
      stroke('coastline', is('coastline')),
      stroke(
        'stream',
        is('river', (f) => !f.isMajor),
      ),
      stroke('canal', is('canal')),
      stroke(
        'river',
        is('river', (f) => f.isMajor === true),
      ),
      stroke('railway', is('rail')),
      stroke('sleepers', is('rail')),
      stroke(
        'minor-road',
        is('road', (f) => f.kind === 'minor' && !isAxis(f)),
      ),
      stroke(
        'main-road',
        is('road', (f) => f.kind !== 'minor' && !isAxis(f)),
      ),
      stroke('axis', is('road', isAxis)),
      stroke('axis-core', is('road', isAxis)),
    ].filter(drawn),
    edges: [
      area('bad-terrain-edge', is('badterrain')),
      area('fortified', is('fortified')),
      area('drop-zone', is('dropzone')),
      area('minefield', is('minefield')),
    ].filter(drawn),
  };
}

function gridLines({ frame: { minX, minY, maxX, maxY } }: MapData, test: (km: number) => boolean): string {
  let d = '';
  for (let x = Math.ceil(minX); x <= maxX; x++) if (test(x)) d += `M${x} ${-maxY}V${-minY}`;
  for (let y = Math.ceil(minY); y <= maxY; y++) if (test(y)) d += `M${minX} ${-y}H${maxX}`;
  return d;
}
