import { type ReactNode, useRef } from 'react';
import { GridFigures } from '../core/grid-edge';
import type { MapData } from '../core/map-data';
import { MapGround } from '../core/map-ground';
import { nearnessAt, type Projection, projectionAt } from '../core/projection';
import type { Layout } from '../labels/labeller';
import { MapLabels } from '../labels/map-labels';
import { type MapPage, mmPerKm, type PageFormat, pxPerMm, windowOf } from './page-layout';
import { PrintedLegend } from './printed-legend';
import { PrintedPage } from './printed-page';
import '../core/map.css';

interface Props {
  mapData: MapData;
  page: MapPage;
  paper: PageFormat;
  /** One to so many. */
  scale: number;
  /** The number of sheets in all. */
  count: number;
  /** The title of the map, and its time. */
  title: string;
  asOf: string;
  /** The people who may see it; empty: everybody at the table. */
  secrecy?: string;
  /** Where all that lies on it has its place. */
  layout: Layout;
  /** It bears the legend, in a corner that the layout keeps free. */
  hasLegend?: boolean;
  /** Drawn above the names, in pixels of the projection. */
  children?: (projection: Projection) => ReactNode;
}

/** One printed sheet of a map, true to scale: the ground of its window, a kilometre bar, and where it belongs. */
export function PrintedMap(props: Props) {
  const { mapData, page, paper, scale, count, title, asOf, secrecy = '', layout, hasLegend = false, children } = props;
  const map = useRef<SVGSVGElement>(null);
  const { width, height } = windowOf(paper);
  const k = mmPerKm(scale) * pxPerMm;
  const projection = projectionAt(k);
  const view = { scale: k, left: -page.minX * k, top: page.maxY * k, width: width * pxPerMm, height: height * pxPerMm };
  return (
    <PrintedPage paper={paper} label={`${title}, sheet ${page.name}`}>
      <header className="printed-head">
        {secrecy && <p className="printed-secret">{secrecy}</p>}
        <p>
          <b>{title}</b> · {asOf}
          <span>
            Sheet {page.name}
            {count > 1 && ` of ${count}`} · 1:{scale.toLocaleString('en-GB')}
          </span>
        </p>
      </header>
      {/* What lies on paper is not pressed. */}
      <div inert className="printed-window" style={{ width: `${width}mm`, height: `${height}mm` }}>
        <svg
          ref={map}
          className="map"
          role="img"
          aria-label={`${title}, sheet ${page.name}`}
          data-zoom={nearnessAt(k)}
          data-scan={mapData.picture && ''}
          viewBox={`${-view.left} ${-view.top} ${view.width} ${view.height}`}
        >
          <g transform={`scale(${k})`}>
            <MapGround
              mapData={mapData}
              detail="near"
              seen={[page.minX, page.maxY - height / mmPerKm(scale), page.minX + width / mmPerKm(scale), page.maxY]}
            />
          </g>
          <MapLabels mapData={mapData} projection={projection} layout={layout} seen={null} />
          {children?.(projection)}
          <g transform={`translate(${-view.left} ${-view.top})`}>
            <GridFigures view={view} frame={mapData.frame} />
          </g>
        </svg>
        {hasLegend && <PrintedLegend map={map} />}
      </div>
      <footer className="printed-foot">
        <KmBar scale={scale} />
        <p>{mapData.credit}</p>
      </footer>
    </PrintedPage>
  );
}

const lengths = [1, 2, 5, 10, 20, 50];

/** A bar of whole kilometres, at most 6 cm long, parted in the middle. */
function KmBar({ scale }: { scale: number }) {
  const km = lengths.findLast((length) => length * mmPerKm(scale) <= 60) ?? 1;
  const long = km * mmPerKm(scale);
  return (
    <div className="printed-bar" role="img" aria-label={`The bar is ${km} km long`} style={{ width: `${long}mm` }}>
      <i />
      <b>0</b>
      <b>{km / 2}</b>
      <b>{km} km</b>
    </div>
  );
}
