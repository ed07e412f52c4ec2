import { z } from 'zod';

/** A field of a ledger kind. `Value` is its value as JSON. */
export interface Field<Value = unknown> {
  /** The meaning of the field, in one sentence. */
  means: string;
  /** The kind of value, in words. */
  says: string;
  /** The values that the field can have. */
  holds: z.ZodType<Value>;
}

/** The type of a field's value. */
export type ValueOf<One> = One extends Field<infer Value> ? Value : never;

/** One kind of thing in the ledger. */
export interface Kind {
  /** The name of the kind in the list of the ledger. */
  words: string;
  /** The table that holds its rows, as Prisma names it. */
  table: string;
  /** The columns of its ledger id, joined by `|`. Default: `id`. */
  key?: readonly string[];
  /** The key names a row only together with the game. */
  isByGame?: true;
  /** Its rows count their versions. */
  isVersioned?: true;
  /** The verbs of its chapter write it, and a further act puts it right. `lib/db/kernel/change` writes all other kinds, which can be taken back. */
  isWrittenByChapter?: true;
  /** Fields that have rows in a table of their own. */
  linked?: readonly string[];
  /** The fields that are the truth of the game. What never changes after a game opens (a unit's side, a team's name) is part of the scenario. */
  fields: Readonly<Record<string, Field>>;
}

const field =
  <Value>(says: string, holds: z.ZodType<Value>) =>
  (means: string): Field<Value> => ({ means, says, holds });

export const text = field<string>('text', z.string());
export const id = field<string>('an id', z.string());
export const ids = field<string[]>('a list of ids', z.array(z.string()));
export const texts = field<string[]>('a list of texts', z.array(z.string()));
export const whole = field<number>('a whole number', z.int());
export const wholes = field<number[]>('a list of whole numbers', z.array(z.int()));
export const figure = field<number>('a number', z.number());
export const yesNo = field<boolean>('true or false', z.boolean());
export const turnNumber = field<number>('the number of a turn', z.int());
export const time = field<string>('a time of the wall clock, ISO 8601 in UTC', z.iso.datetime());
export const kmEast = field<number>('km on the grid of the map, to the east', z.number());
export const kmNorth = field<number>('km on the grid of the map, to the north', z.number());
export const km = field<number>('km', z.number());

/** Places one after the other: [x, y], km on the grid of the map. */
export type Places = [x: number, y: number][];
export const places = field<Places>(
  'a list of places [x, y], km on the grid of the map',
  z.array(z.tuple([z.number(), z.number()])),
);

/** One word of a list. */
export const oneOf = <const Word extends string>(words: readonly Word[], means: string): Field<Word> => ({
  means,
  says: `one of ${words.map((word) => `\`${word}\``).join(', ')}`,
  holds: z.enum(words) as unknown as z.ZodType<Word>,
});

/** Some words of a list. */
export const someOf = <const Word extends string>(words: readonly Word[], means: string): Field<Word[]> => ({
  means,
  says: `a list of ${words.map((word) => `\`${word}\``).join(', ')}`,
  holds: z.array(z.enum(words)) as unknown as z.ZodType<Word[]>,
});

/** A list of objects that have these fields. */
export const listOf = <Fields extends Readonly<Record<string, Field>>>(
  fields: Fields,
  means: string,
): Field<{ [Name in keyof Fields]: ValueOf<Fields[Name]> }[]> => ({
  means,
  says: `a list of objects: ${Object.keys(fields)
    .map((name) => `\`${name}\``)
    .join(', ')}`,
  holds: z.array(
    z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, { holds }]) => [name, holds]))),
  ) as unknown as z.ZodType<{ [Name in keyof Fields]: ValueOf<Fields[Name]> }[]>,
});

/** The rows of a sheet, whose columns another room declares. */
export const rows = field<Record<string, unknown>[]>('a list of rows', z.array(z.record(z.string(), z.json())));

/** JSON whose shape another room declares. */
export const json = field<unknown>('JSON', z.json());

/** A field that can be null; `why` says what null means. */
export const orNull = <Value>({ means, says, holds }: Field<Value>, why: string): Field<Value | null> => ({
  means: `${means} Null: ${why}.`,
  says: `${says}, or null`,
  holds: holds.nullable(),
});
