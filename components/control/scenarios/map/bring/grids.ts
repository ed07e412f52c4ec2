import type { Point } from '@/lib/drawing/shape';

/** Grids of maps in metres that are put into degrees here, and what a file says of its own. */

/** A file says one of these things about the grid of its figures. */
export type GridSaid =
  | { is: 'degrees' }
  | { is: 'grid'; code: string }
  /** One that is not known here, by what the file calls it. */
  | { is: 'unknown'; called: string };

/** Grids of longitude and latitude that lie within a metre of each other. */
const inDegrees = ['4326', '4258', '4269', '4979', '4937', '4171'];

const datums = {
  wgs84: '+datum=WGS84',
  etrs89: '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0',
  ed50: '+ellps=intl +towgs84=-87,-98,-121,0,0,0,0',
} as const;

/** Grids by their numbers of EPSG, as PROJ writes them; the zones of UTM besides. */
const known: Readonly<Record<string, string>> = {
  // Web Mercator, under each number it has had.
  ...Object.fromEntries(
    ['3857', '900913', '3785', '102100'].map((code) => [code, '+proj=merc +a=6378137 +b=6378137 +units=m +no_defs']),
  ),
  // RD New of the Netherlands, with and without heights.
  ...Object.fromEntries(
    ['28992', '7415'].map((code) => [
      code,
      '+proj=sterea +lat_0=52.15616055555555 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +towgs84=565.4171,50.3319,465.5524,-0.398957388243134,0.343987817378283,-1.87740163998045,4.0725 +units=m',
    ]),
  ),
  // Lambert: Belgium 1972 and 2008, France 1993 and the older zone II, Europe; and the equal areas of Europe.
  31370:
    '+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +ellps=intl +towgs84=-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747 +units=m',
  3812: `+proj=lcc +lat_0=50.797815 +lon_0=4.35921583333333 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=649328 +y_0=665262 ${datums.etrs89} +units=m`,
  2154: `+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 ${datums.etrs89} +units=m`,
  27572:
    '+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=0 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +b=6356515 +towgs84=-168,-60,320,0,0,0,0 +pm=paris +units=m',
  3034: `+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 ${datums.etrs89} +units=m`,
  3035: `+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 ${datums.etrs89} +units=m`,
};

/** The zones of UTM: 32631 is zone 31 north of WGS 84, 25831 of ETRS 89, 23031 of ED 50, 3067 the one of Finland. */
function utm(code: string): string | null {
  if (code === '3067') return utmOf(35, datums.etrs89);
  const [, of = '', digits = ''] = /^(326|327|258|230)(\d\d)$/.exec(code) ?? [];
  const zone = Number(digits);
  if (of === '' || zone < 1 || zone > 60) return null;
  if (of === '258') return utmOf(zone, datums.etrs89);
  if (of === '230') return utmOf(zone, datums.ed50);
  return `${utmOf(zone, datums.wgs84)}${of === '327' ? ' +south' : ''}`;
}
const utmOf = (zone: number, datum: string): string => `+proj=utm +zone=${zone} ${datum} +units=m`;

const projOf = (code: string): string | null => known[code] ?? utm(code);

/** The grid of a GeoJSON file by its member `crs`; without one its figures are degrees. */
export function gridSaid(crs: unknown): GridSaid {
  if (crs === undefined || crs === null) return { is: 'degrees' };
  const said = JSON.stringify(crs);
  if (/CRS:?84h?\b/i.test(said)) return { is: 'degrees' };
  const [, code = ''] = /EPSG\D+(?:\d+(?:\.\d+)*[^\d.]+)??(\d{4,6})\b/i.exec(said) ?? [];
  if (inDegrees.includes(code)) return { is: 'degrees' };
  if (projOf(code) !== null) return { is: 'grid', code };
  const { properties, name } = crs as { properties?: { name?: unknown }; name?: unknown };
  const called = [properties?.name, name].find((one) => typeof one === 'string') as string | undefined;
  return { is: 'unknown', called: code ? `EPSG:${code}` : (called ?? said).slice(0, 80) };
}

/** Puts points of a known grid into degrees. The library is loaded when a file is first on such a grid. */
export async function intoDegrees(code: string): Promise<(point: Point) => Point> {
  const { default: proj4 } = await import('proj4');
  const converter = proj4(projOf(code)!, 'WGS84');
  return ([x, y]) => {
    const [lon, lat] = converter.forward([x, y]);
    return [lon!, lat!];
  };
}
