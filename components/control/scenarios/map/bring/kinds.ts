import type { ShapeKind } from '@/lib/drawing/shape';
import { givenCode } from '@/lib/scenario/symbols/given-code';
import { type Brush, brushes } from '../layers';
import type { Foreign } from './read-drawings';

/** Drawings of one kind of a file, and what they become; null: they are left out. */
export interface Kind {
  key: string;
  /** As the file says it. */
  says: string;
  shape: ShapeKind;
  drawings: readonly Foreign[];
  brush: Brush | null;
  /** They have symbol codes: they may come into the order of battle. */
  areUnits: boolean;
}

/** Properties by which files say what a drawing is, the first that is there: ours, then those of OpenStreetMap, then a type. */
const told = [
  'layer',
  'highway',
  'railway',
  'waterway',
  'natural',
  'landuse',
  'place',
  'wetland',
  'fclass',
  'featurecla',
  'class',
  'type',
  'folder',
] as const;

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 60) : '');

/** Properties that hold a symbol code, in small letters. */
const codedAs = ['sidc', 'symbol', 'symbolcode', 'icon', 'code'];

/** The symbol code of a drawing; null: it has none. */
export function codeOf({ properties, shape }: Foreign): string | null {
  if (shape !== 'point') return null;
  for (const [key, value] of Object.entries(properties)) {
    const code = codedAs.includes(key.toLowerCase()) && typeof value === 'string' ? givenCode(value).code : null;
    if (code !== null) return code;
  }
  return null;
}

/** Drawings that are units become rows of the order of battle. */
export const unitsBrush: Brush = { label: 'Units of the order of battle', shape: 'point', layer: 'unit', begins: {} };
const unitsSay = 'units, with their symbols';

function saysOf(drawing: Foreign): string {
  const { properties, shape } = drawing;
  if (codeOf(drawing) !== null) return unitsSay;
  const by = told.find((name) => wordOf(properties[name]) !== '');
  if (by === 'layer') return [wordOf(properties.layer), wordOf(properties.kind)].filter(Boolean).join(' ');
  return by ? `${by} ${wordOf(properties[by])}` : { point: 'points', line: 'lines', area: 'areas' }[shape];
}

/** What the words of a file mean, the first that fits: by the label of our tool. */
const meanings: readonly [RegExp, string][] = [
  [/road main|highway (motorway|trunk|primary|secondary)/, 'Main road'],
  [/\broads?\b|highway|route|street|\bweg(en)?\b|stra(ss|ß)e/, 'Minor road'],
  [/rail/, 'Railway'],
  [/canal|kana+l/, 'Canal'],
  [/brook|stream|ditch|drain/, 'Brook'],
  [/river|rivier|fluss|flüsse/, 'River'],
  [/coast/, 'Coast'],
  [/wood|forest|\bbos(sen)?\b|wald|w[äa]lder/, 'Wood'],
  [/close ?country|orchard|vineyard|scrub/, 'Close country'],
  [/bad ?terrain|mountain|bocage/, 'Bad terrain'],
  [/marsh|wetland|swamp/, 'Marsh'],
  [/fortified|bunker|military/, 'Fortified place'],
  [/built|residential|urban|village_green/, 'Built-up area'],
  [/\bsea\b|water|lake|ocean|reservoir/, 'Sea or lake'],
  [/drop ?zone/, 'Drop zone'],
  [/bridge|ferry|ford|crossing/, 'Crossing'],
  [/entry/, 'Entry place'],
  [/town|city|place|village|hamlet/, 'Town'],
];

/** The tools that draw such a shape; drawings with symbol codes may become units besides. */
export const brushesFor = (shape: ShapeKind, areUnits = false): Brush[] => [
  ...(areUnits ? [unitsBrush] : []),
  ...brushes.flatMap((group) => group.brushes).filter((brush) => brush.shape === shape),
];

/** The drawings of a file by what they are, each kind once, with what it probably becomes. */
export function kindsOf(drawings: readonly Foreign[]): Kind[] {
  const kinds = new Map<string, Foreign[]>();
  for (const drawing of drawings) {
    const key = `${drawing.shape} ${saysOf(drawing)}`;
    const there = kinds.get(key);
    if (there) there.push(drawing);
    else kinds.set(key, [drawing]);
  }
  return [...kinds].map(([key, of]) => {
    const { shape } = of[0]!;
    const says = key.slice(shape.length + 1);
    const labels = meanings.filter(([pattern]) => pattern.test(says.toLowerCase())).map(([, label]) => label);
    const areUnits = codeOf(of[0]!) !== null;
    const brush = areUnits ? unitsBrush : (brushesFor(shape).find(({ label }) => labels.includes(label)) ?? null);
    return { key, says, shape, drawings: of, brush, areUnits };
  });
}
