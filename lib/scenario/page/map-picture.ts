import { escaped } from '@/lib/replay/take-home/escaped';

type Point = readonly [number, number];

/** The printed map, km. */
export interface SheetDrawn {
  frame: { minX: number; minY: number; maxX: number; maxY: number };
  features: readonly {
    layer: string;
    name: string;
    tier: number | null;
    point: Point | null;
    lines: readonly (readonly Point[])[];
    rings: readonly (readonly Point[])[];
  }[];
}

/** A kilometre is so many points of the drawing. */
const scale = 20;

/** Areas in the order they lie on each other, and lines. What is not named is not drawn. */
const areas = ['sea', 'wood', 'closecountry', 'badterrain', 'marsh', 'builtup', 'town', 'fortified'];
const ways = ['brook', 'river', 'canal', 'coastline', 'rail', 'road'];

/** Places of a drawing: north is up, whole tenths of a point. */
function placing({ minX, maxY }: SheetDrawn['frame']) {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return ([x, y]: Point): Point => [tenth((x - minX) * scale), tenth((maxY - y) * scale)];
}

/** The box of the whole map, as SVG has it. */
const viewBox = ({ minX, minY, maxX, maxY }: SheetDrawn['frame']): string =>
  `0 0 ${Math.round((maxX - minX) * scale)} ${Math.round((maxY - minY) * scale)}`;

/** The ground, the waters, the ways and the names of places. */
function sheetSvg({ frame, features }: SheetDrawn): string {
  const at = placing(frame);
  const path = (points: readonly Point[], end: string) =>
    `M${points.map((point) => at(point).join(' ')).join('L')}${end}`;
  const drawn = (layers: readonly string[], parts: 'rings' | 'lines', end: string) =>
    layers.map((layer) => {
      const d = features
        .filter((one) => one.layer === layer)
        .flatMap((one) => one[parts].filter((points) => points.length > 1).map((points) => path(points, end)))
        .join('');
      return d && `<path class="${parts === 'rings' ? 'a' : 'w'} ${layer}" d="${d}"/>`;
    });
  const names = features.flatMap(({ layer, name, point, tier }) => {
    if (layer !== 'town' || !point || !name) return [];
    const [x, y] = at(point);
    return [
      `<g class="place t${Math.min(4, tier ?? 4)}"><circle cx="${x}" cy="${y}" r="2"/><text x="${x + 4}" y="${y - 3}">${escaped(name)}</text></g>`,
    ];
  });
  return [...drawn(areas, 'rings', 'Z'), ...drawn(ways, 'lines', ''), ...names].join('');
}

/** The look of all of it, in colour and in grey. */
const mapStyle = `
svg.map{background:#f6f1e4;font:10px "IBM Plex Sans Condensed","Arial Narrow",Arial,sans-serif;display:block;width:100%}
.a{stroke:none}.sea{fill:#cfe0ea}.wood{fill:#dbe6c8}.closecountry{fill:#e6ead0}.badterrain,.marsh{fill:#dfe7df}.builtup,.town{fill:#e2d3c2}.fortified{fill:#d8c4b4}
.w{fill:none;stroke-linejoin:round}.river,.canal,.brook,.coastline{stroke:#7fa8c4;stroke-width:2.4}.brook{stroke-width:1}.rail{stroke:#777;stroke-width:1;stroke-dasharray:5 2}.road{stroke:#c9a26b;stroke-width:1.6}
.place circle{fill:#6b6355}.place text{fill:#5a5346;font-size:8px}.t1 text{font-size:14px;font-weight:600}.t2 text{font-size:11px}
`;

/** The map of a scenario as SVG, drawn from nothing but what it is given: no font or picture from anywhere else. */
export const mapPicture = (sheet: SheetDrawn): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="${viewBox(sheet.frame)}"><style>${mapStyle}</style>${sheetSvg(sheet)}</svg>`;
