/** A map of a turn as SVG, drawn from nothing but what it is given: no style, font or picture from anywhere else. */

type Point = readonly [number, number];

/** The printed map under it, km. */
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

/** A thing drawn on it. `look` is one of the looks below. */
export interface MarkDrawn {
  look: keyof typeof looks;
  x: number;
  y: number;
  /** Beside it; empty: nothing. */
  label: string;
  /** The whole of it, where a pointer rests on it. */
  title: string;
}

/** Each look has a shape of its own, so that no two are told apart by colour alone. */
const looks = {
  own: '<rect x="-7" y="-5" width="14" height="10" class="own"/>',
  friend: '<rect x="-7" y="-5" width="14" height="10" rx="4" class="friend"/>',
  enemy: '<path d="M0-7L7 0L0 7L-7 0Z" class="enemy"/>',
  allied: '<rect x="-7" y="-5" width="14" height="10" class="allied"/>',
  german: '<path d="M0-7L7 0L0 7L-7 0Z" class="german"/>',
  crossing: '<path d="M-5-3Q0 0 5-3M-5 3Q0 0 5 3" class="standing"/>',
  blown: '<path d="M-5-5L5 5M-5 5L5-5" class="blown"/>',
};

/** So many points of the drawing are a kilometre. */
const scale = 20;

/** Areas in the order they lie on each other, and lines. What is not named is not drawn. */
const areas = ['sea', 'wood', 'closecountry', 'badterrain', 'marsh', 'builtup', 'town', 'fortified'];
const ways = ['brook', 'river', 'canal', 'coastline', 'rail', 'road'];

/** Text as it may stand in SVG and HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']|\p{Cc}/gu, (letter) =>
    letter === '\n' || /[&<>"']/.test(letter) ? `&#${letter.codePointAt(0)};` : ' ',
  );

/** Places of a drawing: north is up, whole tenths of a point. */
function placing({ minX, maxY }: SheetDrawn['frame']) {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return ([x, y]: Point): Point => [tenth((x - minX) * scale), tenth((maxY - y) * scale)];
}

/** The box of the whole map, as SVG has it. */
export const viewBox = ({ minX, minY, maxX, maxY }: SheetDrawn['frame']): string =>
  `0 0 ${Math.round((maxX - minX) * scale)} ${Math.round((maxY - minY) * scale)}`;

/** The ground, the waters, the ways and the names of places. */
export function sheetSvg({ frame, features }: SheetDrawn): string {
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

/** left, top, right, bottom */
type Box = readonly [number, number, number, number];

/** So wide is a letter of a label on average, and of a town's name by its rank. */
const letter = 5.4;
const townLetter = [0, 7.6, 6, 4.6, 4.6];

/** Where the names of towns of the first ranks stand: no label goes over them where it has another place. */
const namesOfTowns = ({ frame, features }: SheetDrawn): Box[] => {
  const at = placing(frame);
  return features.flatMap(({ layer, name, point, tier }) => {
    if (layer !== 'town' || !point) return [];
    const [x, y] = at(point);
    return [[x + 4, y - 12, x + 4 + name.length * townLetter[Math.min(4, tier ?? 4)]!, y] as const];
  });
};

const meet = ([l, t, r, b]: Box, [left, top, right, bottom]: Box) => l < right && left < r && t < bottom && top < b;

/**
 * What lies on the map. Of several at one place each lies below the one before, so that all are seen. A label stands right or
 * left of its mark; where both are taken it is left out, and its mark still says it where a pointer rests.
 */
export function marksSvg(sheet: SheetDrawn, marks: readonly MarkDrawn[]): string {
  const at = placing(sheet.frame);
  const symbols: Box[] = [];
  const laid = marks.map((mark) => {
    const [x, place] = at([mark.x, mark.y]);
    let y = place;
    const box = (): Box => [x - 7, y - 5.5, x + 7, y + 5.5];
    const isCrossing = mark.look === 'crossing' || mark.look === 'blown';
    while (!isCrossing && y < place + 120 && symbols.some((one) => meet(one, box()))) y += 12;
    symbols.push(box());
    return { mark, x, y: Math.round(y * 10) / 10 };
  });
  const taken = [...symbols, ...namesOfTowns(sheet)];
  return laid
    .map(({ mark: { look, label, title }, x, y }) => {
      const wide = label.length * letter;
      const right: Box = [x + 9, y - 5, x + 9 + wide, y + 5];
      const left: Box = [x - 9 - wide, y - 5, x - 9, y + 5];
      const box = label && [right, left].find((one) => !taken.some((other) => meet(one, other)));
      if (box) taken.push(box);
      const side = box === left ? 'x="-9" text-anchor="end"' : 'x="9"';
      const words = box ? `<text ${side} y="3.5">${escaped(label)}</text>` : '';
      return `<g class="mark" transform="translate(${x} ${y})"><title>${escaped(title)}</title>${looks[look]}${words}</g>`;
    })
    .join('');
}

/** The looks of all of it, on light and on dark, in colour and in grey. */
export const mapStyle = `
svg.map{background:#f6f1e4;font:10px "IBM Plex Sans Condensed","Arial Narrow",Arial,sans-serif;display:block;width:100%}
.a{stroke:none}.sea{fill:#cfe0ea}.wood{fill:#dbe6c8}.closecountry{fill:#e6ead0}.badterrain,.marsh{fill:#dfe7df}.builtup,.town{fill:#e2d3c2}.fortified{fill:#d8c4b4}
.w{fill:none;stroke-linejoin:round}.river,.canal,.brook,.coastline{stroke:#7fa8c4;stroke-width:2.4}.brook{stroke-width:1}.rail{stroke:#777;stroke-width:1;stroke-dasharray:5 2}.road{stroke:#c9a26b;stroke-width:1.6}
.place circle{fill:#6b6355}.place text{fill:#5a5346;font-size:8px}.t1 text{font-size:14px;font-weight:600}.t2 text{font-size:11px}
.mark text{fill:#1c1a16;paint-order:stroke;stroke:#f6f1e4;stroke-width:2.5px}
.own,.allied{fill:#2f5fa8;stroke:#fff}.friend{fill:#8fb0dc;stroke:#1c3d70}.enemy,.german{fill:#b8402f;stroke:#fff}
.standing{fill:none;stroke:#1c1a16;stroke-width:1.4}.blown{fill:none;stroke:#b8402f;stroke-width:2}
`;

/** A map by itself, as a picture. */
export const mapPicture = (sheet: SheetDrawn, marks: readonly MarkDrawn[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="${viewBox(sheet.frame)}"><style>${mapStyle}</style>${sheetSvg(sheet)}${marksSvg(sheet, marks)}</svg>`;
