import { memo, useEffect } from 'react';
import { reliefOf, useBaseMap } from './base-map';
import { type BaseMapTile, baseMapAreas, baseMapLines, type Detail, type Ground } from './base-map-data';

interface Props {
  ground: Ground;
  detail: Detail;
  /** Left, bottom, right and top of what may be seen, km; null: all is drawn. */
  seen: BaseMapTile['box'] | null;
  /** There is none at this address. */
  onMissing: () => void;
}

/** Layers that are drawn twice: a wide line, and a thin one in it. */
const cores: Record<string, string> = { primary: 'primary-core', rail: 'sleepers' };

/** A base map in km, north upwards: areas, relief, waters, houses, roads, each layer over the one before. Nothing until it has come. */
export function BaseMapLayers({ ground, detail, seen, onMissing }: Props) {
  const level = useBaseMap(ground, detail);
  const isMissing = level === null;
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  if (!level) return null;
  const tiles = level.tiles.filter(({ box }) => !seen || meets(box, seen));
  const drawn = (layer: string, name = layer) =>
    tiles.map(
      ({ box, paths }) =>
        paths[layer] && <GroundPath key={`${name} ${box}`} name={name} d={paths[layer]} unitKm={level.unitKm} />,
    );
  const [left, bottom, right, top] = level.reliefKm;
  return (
    <g className="base-map">
      {baseMapAreas.map((layer) => drawn(layer))}
      {(['shade', 'light'] as const).map((part) => (
        <image
          key={part}
          className={`relief ${part}`}
          href={reliefOf(ground, part)}
          x={left}
          y={-top}
          width={right - left}
          height={top - bottom}
          preserveAspectRatio="none"
        />
      ))}
      {baseMapLines.flatMap((layer) => [drawn(layer), cores[layer] && drawn(layer, cores[layer])])}
    </g>
  );
}

const meets = (a: BaseMapTile['box'], b: BaseMapTile['box']): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** One layer of one tile. */
const GroundPath = memo(function GroundPath({ name, d, unitKm }: { name: string; d: string; unitKm: number }) {
  return <path className={`of-${name}`} d={d} transform={`scale(${unitKm})`} />;
});
