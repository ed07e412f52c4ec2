import { useMemo } from 'react';
import { useRem } from '@/components/ui/use-rem';
import { type FirstLook, firstView } from '../core/first-view';
import { GridFigures } from '../core/grid-edge';
import type { MapData } from '../core/map-data';
import { MapGround } from '../core/map-ground';
import { nearnessAt, projectionAt } from '../core/projection';
import { layOut } from '../labels/labeller';
import { MapLabels } from '../labels/map-labels';
import { unitRem } from '../labels/type';
import { gatheredSideItems, type TimeOf } from './side-items';
import type { SideMap } from './side-map';
import { SideMapLayer } from './side-map-layer';
import '../core/map.css';

interface Props {
  map: SideMap;
  mapData: MapData;
  /** Its name. */
  label: string;
  look: FirstLook;
  /** In px, as it is laid out; it grows and shrinks with the place it is given. */
  width: number;
  height: number;
  timeOf: TimeOf;
}

const groundId = 'ground-of-stills';

/** The ground of all still maps of a page, drawn once. It is seen in them alone. */
export const GroundOfStills = ({ mapData }: { mapData: MapData }) => (
  <svg aria-hidden style={{ position: 'absolute', width: 0, height: 0 }}>
    {/* Where it is used again, its style is looked for from here downwards. */}
    <g id={groundId} className="map" data-zoom="middle">
      <MapGround mapData={mapData} detail="near" seen={null} />
    </g>
  </svg>
);

const nobody = () => undefined;

/** A team's own map that lies still: in a booklet, or in print, on a page with `GroundOfStills`. Whatever lies on it is placed as on the map that one moves. */
export function StillSideMap({ map, mapData, label, look, width, height, timeOf }: Props) {
  const unit = unitRem * useRem();
  const view = useMemo(() => firstView(look, mapData.frame, width, height), [look, mapData, width, height]);
  const projection = useMemo(() => projectionAt(view.scale / unit), [view, unit]);
  const layout = useMemo(
    () => layOut(mapData, gatheredSideItems(map, projection, timeOf, mapData), projection),
    [mapData, map, projection, timeOf],
  );
  return (
    <svg
      className="map"
      role="img"
      aria-label={label}
      data-zoom={nearnessAt(view.scale)}
      viewBox={`0 0 ${width} ${height}`}
    >
      {/* What lies on paper is not pressed. */}
      <g pointerEvents="none">
        <use href={`#${groundId}`} transform={`translate(${view.left} ${view.top}) scale(${view.scale})`} />
        <g transform={`translate(${view.left} ${view.top}) scale(${unit})`}>
          <MapLabels mapData={mapData} projection={projection} layout={layout} seen={null} />
          <SideMapLayer
            map={map}
            projection={projection}
            layout={layout}
            chosen={null}
            onChoose={nobody}
            onOpenPile={nobody}
            timeOf={timeOf}
          />
        </g>
        <GridFigures view={view} frame={mapData.frame} />
      </g>
    </svg>
  );
}
