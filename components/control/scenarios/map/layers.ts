import { crossingWords } from '@/components/control/parts/crossings/crossing-words';
import type { ShapeKind } from '@/lib/drawing/shape';
import { type CrossingKind, crossingKinds, type Side, sides } from '@/lib/words';

/** What lies on a map, in words, and what is said of each kind of it. */
export interface LayerWords {
  name: string;
  shape: ShapeKind;
  /** What it may be, by the word in the file. */
  kinds?: Readonly<Record<string, string>>;
  /** What the tick says that is `isMajor` in the file. */
  major?: string;
  hasTier?: true;
  hasSide?: true;
}

/** The layers of `map.geojson`, by their names there. */
export const layerWords: Readonly<Record<string, LayerWords>> = {
  town: { name: 'Town', shape: 'point', hasTier: true },
  spot: { name: 'Height', shape: 'point' },
  road: {
    name: 'Road',
    shape: 'line',
    kinds: { main: 'Main road', minor: 'Minor road' },
    major: 'It is an axis of advance, drawn boldly',
  },
  rail: { name: 'Railway', shape: 'line' },
  river: { name: 'River', shape: 'line', major: 'No unit crosses it without a bridge (§6)' },
  canal: { name: 'Canal', shape: 'line', major: 'No unit crosses it without a bridge (§6)' },
  brook: { name: 'Brook, which no rule reads', shape: 'line' },
  coastline: { name: 'Coast', shape: 'line' },
  region: { name: 'Name of a region, along a line', shape: 'line' },
  wood: { name: 'Wood', shape: 'area' },
  closecountry: { name: 'Close country', shape: 'area' },
  badterrain: {
    name: 'Bad terrain',
    shape: 'area',
    kinds: { bocage: 'Bocage', 'walled fields': 'Walled fields', mountain: 'Mountain' },
  },
  marsh: { name: 'Marsh', shape: 'area' },
  fortified: { name: 'Fortified place', shape: 'area' },
  builtup: { name: 'Built-up area', shape: 'area', kinds: { city: 'City', town: 'Town', village: 'Village' } },
  sea: { name: 'Sea or lake', shape: 'area' },
  highground: { name: 'High ground', shape: 'area' },
  minefield: { name: 'Minefield', shape: 'area' },
  dropzone: { name: 'Drop or landing zone', shape: 'area', hasSide: true },
};

/** What lies on a map and has a table of its own. */
const tableWords: Readonly<Record<string, string>> = {
  crossing: 'Crossing',
  entry: 'Entry place',
  lift: 'Air lift',
  unit: 'Unit',
};

/** What a thing of a layer is called. */
export const nameOfLayer = (layer: string): string => layerWords[layer]?.name ?? tableWords[layer] ?? layer;

/** A tool that draws one kind of thing. */
export interface Brush {
  label: string;
  shape: ShapeKind;
  layer: string;
  /** What the thing begins as, besides its layer and name. */
  begins: Readonly<Record<string, unknown>>;
  /** What it is called, with a number, until it has its own name; none: it needs no name. */
  named?: string;
}

const brush = (label: string, layer: string, begins: Brush['begins'] = {}, named?: string): Brush => ({
  label,
  layer,
  begins,
  shape: layerWords[layer]?.shape ?? 'point',
  ...(named ? { named } : {}),
});

/** The tools, in groups as they stand on the desk. */
export const brushes: readonly { group: string; brushes: readonly Brush[] }[] = [
  {
    group: 'Points',
    brushes: [
      brush('Town', 'town', { tier: 2 }, 'Town'),
      brush('Crossing', 'crossing', {}, 'Crossing'),
      brush('Entry place', 'entry', {}, 'Entry'),
    ],
  },
  {
    group: 'Lines',
    brushes: [
      brush('Main road', 'road', { kind: 'main' }),
      brush('Minor road', 'road', { kind: 'minor' }),
      brush('Railway', 'rail'),
      brush('River', 'river', { isMajor: true }, 'River'),
      brush('Small river', 'river', { isMajor: false }, 'River'),
      brush('Canal', 'canal', { isMajor: false }, 'Canal'),
      brush('Brook', 'brook', {}, 'Brook'),
      brush('Coast', 'coastline'),
    ],
  },
  {
    group: 'Areas',
    brushes: [
      brush('Wood', 'wood'),
      brush('Close country', 'closecountry'),
      brush('Bad terrain', 'badterrain', { kind: 'bocage' }),
      brush('Marsh', 'marsh'),
      brush('Fortified place', 'fortified', {}, 'Strongpoint'),
      brush('Built-up area', 'builtup', { kind: 'town' }),
      brush('Sea or lake', 'sea'),
      brush('Drop zone', 'dropzone', { side: 'allied' }, 'DZ'),
    ],
  },
];

const choicesOf = <Word extends string>(list: readonly Word[], words: Record<Word, string>) =>
  list.map((id) => ({ id, label: words[id] }));

export const crossingChoices = choicesOf<CrossingKind>(crossingKinds, crossingWords);
export const sideChoices = choicesOf<Side>(sides, { allied: 'First side (allied)', german: 'Second side (german)' });
export const tierChoices = [
  { id: '1', label: 'City' },
  { id: '2', label: 'Town, named at once' },
  { id: '3', label: 'Small town, named nearer' },
  { id: '4', label: 'Village, named when near' },
];
