import type { RefObject } from 'react';
import type { Box } from '../core/projection';
import { DrawnParts } from '../legend/drawn-parts';
import { legendParts } from '../legend/entries';
import { type MapPage, mmPerKm, pxPerMm } from './page-layout';
import '../legend/legend.css';

/** The block in the lower left corner of the first sheet, mm. */
const block = { width: 96, height: 46, rim: 2 };

/** Ground, waters and ways are printed as on any map: they need no words on paper. */
const parts = legendParts.filter(({ title }) => !['Ground', 'Waters', 'Ways', 'Sheet'].includes(title));

/** The room of the legend on a sheet at one to `scale`, in pixels of the projection: all else keeps clear of it. */
export function legendRoom({ minX, minY }: MapPage, scale: number): Box {
  const width = (block.width + 2 * block.rim) * pxPerMm;
  const height = (block.height + 2 * block.rim) * pxPerMm;
  const pxPerKm = mmPerKm(scale) * pxPerMm;
  return { x: minX * pxPerKm, y: -minY * pxPerKm - height, width, height };
}

/** The meaning of the counters, contacts, crossings and pencil marks of a printed sheet. */
export const PrintedLegend = ({ map }: { map: RefObject<SVGSVGElement | null> }) => (
  <aside
    aria-label="Legend"
    className="map-legend printed"
    style={{
      left: `${block.rim}mm`,
      bottom: `${block.rim}mm`,
      width: `${block.width}mm`,
      maxHeight: `${block.height}mm`,
    }}
  >
    <DrawnParts map={map} parts={parts} />
  </aside>
);
