import { choice, text, tick } from '@/components/ui/form/field-makers';
import type { Drawn } from '@/components/ui/form/fields';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { crossingChoices, layerWords, sideChoices, tierChoices } from './layers';
import { replaced, withCells } from './thing-edits';
import { type Cells, cellOf, isTableLayer, type Thing } from './things';

/** What is said of a thing on the map, as it is filled in: texts, and ticks. */
export type Said = Record<string, string | boolean>;

const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const propertiesOf = (files: Draft, { file, at }: Thing): Record<string, unknown> => {
  const entry = files[file]?.[at] as { properties?: unknown } | undefined;
  return (entry?.properties ?? {}) as Record<string, unknown>;
};

const rowFields: Readonly<Record<string, readonly string[]>> = {
  crossing: ['name', 'kind', 'water', 'capacityPoints'],
  entry: ['name', 'side', 'rangeKm', 'capacityPoints'],
  lift: ['zone', 'turn', 'side', 'serials', 'unitIds'],
  unit: [],
};

/** What is said of a thing now. */
export function formOf(files: Draft, thing: Thing): Said {
  const { layer, file, at } = thing;
  if (isTableLayer(layer)) {
    const headings = files[file]![0] as Cells;
    const row = (files[file]![at] ?? []) as Cells;
    return Object.fromEntries(rowFields[layer]!.map((heading) => [heading, cellOf(headings, row, heading)]));
  }
  const { name, kind, isMajor, tier, side, source, license } = propertiesOf(files, thing);
  return {
    layer,
    name: words(name),
    kind: words(kind),
    isMajor: isMajor === true,
    tier: words(tier),
    side: words(side),
    source: words(source),
    license: words(license),
  };
}

/** The change that says something else of a thing; none where nothing is changed. */
export function saidOf(files: Draft, thing: Thing, form: Said): Splice[] {
  const before = formOf(files, thing);
  if (Object.keys(before).every((name) => before[name] === form[name])) return [];
  const entry = files[thing.file]?.[thing.at];
  if (!entry) return [];
  if (isTableLayer(thing.layer)) {
    const cells = Object.fromEntries(Object.entries(form).map(([name, text]) => [name, `${text}`]));
    return replaced(files, thing, withCells(files[thing.file]![0] as Cells, entry as Cells, cells));
  }
  const layer = `${form.layer}`;
  const is = layerWords[layer];
  const had = propertiesOf(files, thing);
  const properties: Record<string, unknown> = {
    layer,
    name: form.name,
    ...(form.kind !== '' && (is?.kinds || layer === 'spot' || layer === thing.layer) ? { kind: form.kind } : {}),
    ...(is?.major && (form.isMajor || 'isMajor' in had) ? { isMajor: form.isMajor } : {}),
    ...(is?.hasTier ? { tier: Number(form.tier) || 2 } : {}),
    ...(is?.hasSide ? { side: form.side || 'allied' } : {}),
    source: form.source,
    license: form.license,
  };
  return replaced(files, thing, { ...(entry as Record<string, unknown>), properties });
}

/** The fields of a thing, as far as its kind has them. */
export function fieldsOf(thing: Thing, form: Said): Drawn[] {
  if (thing.layer === 'crossing')
    return [
      text('name', 'Name', { maxLength: 120 }),
      choice('kind', 'Kind', crossingChoices),
      text('water', 'Water', { maxLength: 120 }),
      text('capacityPoints', 'Carries, points a turn (§7)', { inputMode: 'numeric' }),
    ];
  if (thing.layer === 'entry')
    return [
      text('name', 'Name, as units have it in “entry”', { maxLength: 120 }),
      choice('side', 'Side', sideChoices),
      text('rangeKm', 'Units come on within, km', { inputMode: 'decimal' }),
      text('capacityPoints', 'Unit points that come on in a turn', { inputMode: 'numeric' }),
    ];
  if (thing.layer === 'lift')
    return [
      text('zone', 'Zone, by its name on the map', { maxLength: 120 }),
      text('turn', 'Turn in which it flies', { inputMode: 'numeric' }),
      choice('side', 'Side', sideChoices),
      text('serials', 'Serials', { inputMode: 'numeric' }),
      text('unitIds', 'Ids of its units, separated by semicolons'),
    ];
  if (thing.layer === 'unit') return [];
  const layer = `${form.layer}`;
  const is = layerWords[layer];
  const alike = Object.entries(layerWords)
    .filter(([id, { shape }]) => shape === thing.shape.kind || id === layer)
    .map(([id, { name }]) => ({ id, label: name }));
  const kinds = Object.entries(is?.kinds ?? {}).map(([id, label]) => ({ id, label }));
  return [
    choice('layer', 'What it is', alike),
    text('name', 'Name', { maxLength: 120 }),
    ...(kinds.length > 0 ? [choice('kind', 'Kind', [{ id: '', label: 'Not said' }, ...kinds])] : []),
    ...(layer === 'spot' ? [text('kind', 'Height, m', { inputMode: 'numeric' })] : []),
    ...(is?.major ? [tick('isMajor', is.major)] : []),
    ...(is?.hasTier ? [choice('tier', 'Size', tierChoices)] : []),
    ...(is?.hasSide ? [choice('side', 'Side that knows it', sideChoices)] : []),
    {
      summary: 'Source and licence',
      look: 'space-y-2',
      fields: [text('source', 'Source', { maxLength: 200 }), text('license', 'Licence', { maxLength: 60 })],
    },
  ];
}
