import { z } from 'zod';
import { bookNations, type Nation } from '@/lib/sides';
import { manifestShape } from '../manifest';
import { groundShape, mapShape } from '../read-map';
import { scenarioTables } from '../scenario-tables';
import { allowedIn, allowedInWords } from './allowed';
import { columnsTold } from './columns';
import { drawingTold, manifestTold } from './documents';

/** What may stand in a column, and what it is for. */
export interface ColumnGuide {
  column: string;
  about: string;
  allowed: string;
  /** The words there are; null: it is no choice of words, or of several at once. */
  words: readonly string[] | null;
  example: string;
  /** The file need not have the column. */
  mayBeLeftOut: boolean;
}

type TableName = keyof typeof scenarioTables;

/** The columns of a table, in the order in which the shipped files have them. */
export function columnsOf(name: TableName, nations: readonly Nation[] = bookNations): ColumnGuide[] {
  const shape: Readonly<Record<string, z.ZodType>> = scenarioTables[name].shape.shape;
  const told: Readonly<Record<string, readonly [string, string, string?]>> = columnsTold[name];
  return Object.entries(shape).map(([column, of]) => {
    const allowed = allowedIn(of);
    const [about, example, holds] = told[column]!;
    const words = allowed.isList ? null : allowed.words;
    return {
      column,
      about,
      allowed: holds ?? allowedInWords(allowed),
      words,
      example,
      mayBeLeftOut: of.safeParse(undefined).success,
      ...(column === 'nation' ? nationsAllowed(nations) : {}),
    };
  });
}

/** The columns of a file, with the nations that its units may be of; none where it is no table. */
export function columnsOfFile(file: string, nations?: readonly Nation[]): ColumnGuide[] {
  const found = Object.entries(scenarioTables).find(([, table]) => table.file === file);
  return found ? columnsOf(found[0] as TableName, nations) : [];
}

/** The nations that a unit may be of: those of the manifest, or those of the book's battles. */
function nationsAllowed(nations: readonly Nation[]): Pick<ColumnGuide, 'words' | 'allowed'> {
  const words = nations.map(({ key }) => key);
  const allowed = `one of ${words.join(', ')}`;
  return {
    words,
    allowed: nations === bookNations ? `${allowed}, or of the nations that the scenario names` : allowed,
  };
}

/** A field of a document: where it stands, what it holds, and what it is for. */
export interface FieldGuide {
  path: string;
  holds: string;
  about: string;
  mayBeLeftOut: boolean;
}

/** The fields of manifest.json. */
export const manifestFields = (): FieldGuide[] => fieldsOf(jsonSchemaOf(manifestShape), manifestTold);

/** What the drawings of the two maps say of themselves. */
export const drawingFields = (): FieldGuide[] => {
  const found = new Map<string, FieldGuide>();
  for (const shape of [mapShape, groundShape])
    for (const one of fieldsOf(jsonSchemaOf(shape), null)) {
      const [, property] = /^features\[\]\.properties\.(\w+)$/.exec(one.path) ?? [];
      if (!property) continue;
      const words = [...(found.get(property)?.holds.split(', ') ?? []), ...one.holds.split(', ')];
      const about = drawingTold[property] ?? '';
      found.set(property, { ...one, path: property, holds: [...new Set(words)].join(', '), about });
    }
  return [...found.values()];
};

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const jsonSchemaOf = (shape: z.ZodType): JsonSchema =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Every field within a schema, by its path. A choice of texts and objects is a field, and nothing within it. */
function fieldsOf(schema: JsonSchema, told: Readonly<Record<string, string>> | null, above = ''): FieldGuide[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives)
    return alternatives.every(({ type }) => type === 'object')
      ? alternatives.flatMap((one) => fieldsOf(one, told, above))
      : [];
  if (schema.type === 'array' && schema.items) return fieldsOf(schema.items, told, `${above}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, of]) => {
    const path = above ? `${above}.${name}` : name;
    const isLeftOut = !schema.required?.includes(name);
    return [
      { path, holds: heldBy(of), about: told?.[path] ?? '', mayBeLeftOut: isLeftOut },
      ...fieldsOf(of, told, path),
    ];
  });
}

function heldBy({ type, enum: words, const: word, anyOf, oneOf, items }: JsonSchema): string {
  if (word !== undefined) return String(word);
  if (words) return words.join(', ');
  if (anyOf ?? oneOf) return 'a choice';
  if (type === 'array') return items?.enum ? `a list of ${items.enum.join(', ')}` : 'a list';
  if (type === 'boolean') return 'true or false';
  if (type === 'integer') return 'a whole number';
  if (type === 'object') return 'fields';
  return type === 'number' ? 'a number' : 'words';
}
