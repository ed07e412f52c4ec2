import { z } from 'zod';

/** The parts of a table, as JSON Schema has them: the page walks them beside the values. */
export interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | false;
  items?: Shape | false;
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: (string | number)[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

/** The shape of a schema. What only a check in words can say (a whole band, a hex of the map) is not in it. */
export const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** One way in which a thing of a shape is shown. */
export type Kind = 'number' | 'text' | 'yesNo' | 'choice' | 'list' | 'rows' | 'fields' | 'byName' | 'variants';

/** A shape without its null. */
export function filled(shape: Shape): { shape: Shape; isNullable: boolean } {
  const some = shape.anyOf?.filter(({ type }) => type !== 'null');
  return some?.length === 1 ? { shape: some[0]!, isNullable: true } : { shape, isNullable: false };
}

export const isScalar = (shape: Shape): boolean => ['number', 'text', 'yesNo', 'choice'].includes(kindOf(shape));

export function kindOf(given: Shape): Kind {
  const { shape } = filled(given);
  if (shape.anyOf || shape.oneOf) return 'variants';
  if (shape.enum) return 'choice';
  if (shape.type === 'integer' || shape.type === 'number') return 'number';
  if (shape.type === 'boolean') return 'yesNo';
  if (shape.type === 'array') return isScalar(itemOf(shape)) ? 'list' : 'rows';
  if (shape.type === 'object') return shape.properties ? 'fields' : 'byName';
  return 'text';
}

/** The shape of one in a list, or under a name. */
export const itemOf = ({ items, prefixItems, additionalProperties }: Shape): Shape =>
  prefixItems?.[0] || items || additionalProperties || {};

/** The fields of an object, each with its shape and whether it may be left out. */
export const fieldsOf = (shape: Shape): { key: string; shape: Shape; isOptional: boolean }[] =>
  Object.entries(shape.properties ?? {}).map(([key, inside]) => ({
    key,
    shape: inside,
    isOptional: !shape.required?.includes(key),
  }));

/** Names that all hold the same few figures: a table with a row each. */
export function isUniform(shape: Shape): boolean {
  const rows = fieldsOf(shape);
  const keys = (inside: Shape): string =>
    fieldsOf(inside)
      .map(({ key }) => key)
      .join();
  return (
    rows.length > 1 &&
    rows.every(
      ({ shape: inside, isOptional }) =>
        !isOptional &&
        kindOf(inside) === 'fields' &&
        keys(inside) === keys(rows[0]!.shape) &&
        fieldsOf(inside).every((field) => isScalar(field.shape)),
    )
  );
}

/** Of several forms of a thing: the field that tells them apart, its values, and the form that a value has. */
export function variantsOf(shape: Shape, value: unknown): { by: string; names: string[]; shapes: Shape[]; at: number } {
  const shapes = shape.oneOf ?? shape.anyOf ?? [];
  const by = fieldsOf(shapes[0] ?? {}).find(({ shape: inside }) => inside.const !== undefined)?.key ?? '';
  const names = shapes.map((one) => String(one.properties?.[by]?.const));
  return { by, names, shapes, at: names.indexOf(String((value as Record<string, unknown> | null)?.[by])) };
}

/** The least that a new thing of a shape holds. */
export function blankOf(given: Shape): unknown {
  const { shape, isNullable } = filled(given);
  if (shape.default !== undefined) return shape.default;
  if (shape.const !== undefined) return shape.const;
  if (isNullable) return null;
  switch (kindOf(shape)) {
    case 'choice':
      return shape.enum![0];
    case 'number':
      return Math.max(shape.minimum ?? 0, 0);
    case 'yesNo':
      return false;
    case 'text':
      return '';
    case 'list':
    case 'rows':
      return shape.prefixItems?.map(blankOf) ?? [];
    case 'byName':
      return {};
    case 'variants':
      return blankOf((shape.oneOf ?? shape.anyOf)![0]!);
    case 'fields':
      return Object.fromEntries(
        fieldsOf(shape)
          .filter(({ isOptional }) => !isOptional)
          .map((field) => [field.key, blankOf(field.shape)]),
      );
  }
}

/** True when a value is of the kind that its shape is shown as. */
export function fits(shape: Shape, value: unknown): boolean {
  const kind = kindOf(shape);
  if (kind === 'list' || kind === 'rows') return Array.isArray(value);
  if (kind === 'fields' || kind === 'byName' || kind === 'variants')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  return value === undefined || value === null || typeof value !== 'object';
}

/** A single thing as it is written in a field. */
export const written = (value: unknown): string =>
  Array.isArray(value) ? value.map(written).join(', ') : value === undefined || value === null ? '' : String(value);

const numberIn = (text: string): unknown => (Number.isFinite(Number(text)) ? Number(text) : text);

/** The value written in a field. Text that is no number stays, and is told so; undefined: nothing was written. */
export function readWritten(given: Shape, text: string): unknown {
  const { shape, isNullable } = filled(given);
  const bare = text.trim();
  if (kindOf(shape) === 'list') {
    const item = itemOf(shape);
    const parts = bare.split(kindOf(item) === 'text' ? /\s*,\s*/ : /[\s,]+/).filter(Boolean);
    return parts.map((part) => (kindOf(item) === 'number' ? numberIn(part) : part));
  }
  if (bare === '') return isNullable ? null : undefined;
  return kindOf(shape) === 'number' ? numberIn(bare) : text;
}

/**
 * The values in the fields of a page, as values of a shape. Figures and lists are text there; a field that is empty is left
 * out.
 */
export function readTyped(given: Shape, typed: unknown): unknown {
  if (typeof typed === 'string') return readWritten(given, typed);
  const { shape } = filled(given);
  if (Array.isArray(typed)) return kindOf(shape) === 'rows' ? typed.map((one) => readTyped(itemOf(shape), one)) : typed;
  if (typeof typed !== 'object' || typed === null) return typed;
  const { shapes, at } = variantsOf(shape, typed);
  if (shapes[at]) return readTyped(shapes[at], typed);
  const read = Object.entries(typed).map(([key, one]) => {
    const inside = shape.properties ? shape.properties[key] : itemOf(shape);
    const mayBeLeftOut = shape.properties?.[key] && !shape.required?.includes(key);
    return [key, one === '' && mayBeLeftOut ? undefined : inside ? readTyped(inside, one) : one];
  });
  return Object.fromEntries(read.filter(([, one]) => one !== undefined));
}

/** Names that split into words badly. */
const ownWords: Readonly<Record<string, string>> = {
  source: 'whose it is',
  us: 'US',
  uk: 'UK',
  ssPanzer: 'SS panzer division',
  by: 'how',
  '1st': '1st Airborne',
  '82nd': '82nd Airborne',
  '101st': '101st Airborne',
};

/** A name of the data in words: "attackInPlace" is "attack in place", "isCity" is "city". */
export function wordsOf(name: string): string {
  if (ownWords[name]) return ownWords[name];
  const words = name.replace(/([a-z\d])([A-Z])/g, (_, low: string, high: string) => `${low} ${high.toLowerCase()}`);
  return words.replace(/^is /, '');
}

/** A place in words, as a list of problems names it: rows are counted from 1. */
export const placeInWords = (path: string): string =>
  path
    .split('.')
    .map((step) => (/^\d{1,3}$/.test(step) ? `row ${Number(step) + 1}` : wordsOf(step)))
    .join(' · ');
