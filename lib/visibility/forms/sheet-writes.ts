import { z } from 'zod';
import { eachOnce, id, writtenText } from '@/lib/forms';
import { placeOf } from '@/lib/geometry';
import { type Column, type Columns, nothingOf, type WordsOf } from './columns';

/** The input of either sheet of a team from the browser, the order sheet or the air request sheet, and its checks. */

const turn = z.number().int().min(1).max(999);

/** The check of a column's value: one that a kept row may lack is empty there. */
type SchemaOf<Of extends Column, Value> = Of extends { isNewer: true }
  ? z.ZodDefault<z.ZodType<Value, Value>>
  : z.ZodType<Value, Value>;

/** A place on the grid, or none. */
const isPlace = (text: string): boolean => text === '' || placeOf(text, { x: 0, y: 0 }) !== null;

function filled(column: Column): z.ZodType {
  switch (column.kind) {
    case 'ids':
      return z.array(id).max(column.most);
    case 'choice':
      return z.enum(Object.keys(column.words)).nullable();
    case 'tick':
      return z.boolean();
    case 'text':
      return writtenText(column.letters);
    case 'reference':
      return writtenText(column.letters).trim();
    case 'point':
      return writtenText(column.letters).trim().refine(isPlace, 'is no grid reference, such as “746 779”');
  }
}

const schemaOf = (column: Column): z.ZodType =>
  column.isNewer ? filled(column).default(nothingOf[column.kind]) : filled(column);

/** The check of the words in one row of a sheet with these columns. */
export const wordsWrite = <Table extends Columns>(columns: Table) =>
  z.strictObject(
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, schemaOf(column)])),
  ) as z.ZodObject<{ [Name in keyof Table]: SchemaOf<Table[Name], WordsOf<Table>[Name]> }, z.core.$strict>;

/** The fields of a row written to the server beyond its words: `version` is the one the writer saw, 0 for a row that is new. */
export const rowWrite = {
  id,
  position: z.number().int().min(0).max(500),
  version: z.number().int().min(0),
};

/** Rows of a draft as they are saved, and those taken off. */
export const draftOf = <Line extends z.ZodType<{ id: string }>>(line: Line) =>
  z.strictObject({
    turn,
    lines: eachOnce(line).max(100),
    removed: eachOnce(z.strictObject({ id, version: z.number().int().min(1) })).max(100),
  });

/** Handing in sends the whole sheet, so that what is handed in is what the writer saw. `version` 0: no draft was saved before. */
export const sheetOf = <Line extends z.ZodType<{ id: string }>>(line: Line) =>
  z.strictObject({
    turn,
    version: z.number().int().min(0),
    lines: eachOnce(line).min(1).max(100),
  });

export const takeBackWrite = z.strictObject({ turn, version: z.number().int().min(1) });

/** A sheet named by its turn and nothing more. */
export const turnWrite = z.strictObject({ turn });

export const copyWrite = z.strictObject({ turn, linkId: id });

/** The team's answer to a query of Control. */
export const answerWrite = z.strictObject({
  queryId: id,
  text: writtenText(2000).trim().min(1),
});
