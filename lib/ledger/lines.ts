import { z } from 'zod';
import { kindOf, type LedgerKind, ledgerKinds } from './kinds';

/** The ledger as JSON lines: an entry a line. `docs/ledger-lines.md` is written from what stands here. */

/** The fields of a thing, as many as changed. */
const truthOf = (kind: LedgerKind) =>
  z.strictObject(
    Object.fromEntries(Object.entries(kindOf(kind).fields).map(([field, { holds }]) => [field, holds.optional()])),
  );

const said = {
  number: z.int().min(1).meta({ description: 'Its place in the ledger: 1, 2, 3 and on, without a gap.' }),
  act: z.int().min(1).meta({
    description: 'The number of the first entry of its act. Entries of one act share it, and were written together.',
  }),
  turn: z.int().meta({ description: 'The turn in which it was done.' }),
  at: z.iso.datetime().meta({ description: 'When, by the wall clock, ISO 8601 in UTC.' }),
  seatId: z
    .string()
    .nullable()
    .meta({ description: 'The id of the seat that did it; null: the host, or the console by itself.' }),
  seatLabel: z.string().meta({ description: 'Who did it, in words.' }),
  verb: z.string().min(1).meta({ description: 'What was done, by the name that the console has for it: `move-unit`.' }),
  rule: z.string().meta({ description: 'The section of the rules, or the ruling, it was done by: `§8`, `OC-57`.' }),
  reason: z.string().meta({ description: 'Why, in the words of whoever did it; empty: none was asked for.' }),
  undoes: z.int().nullable().meta({ description: 'The number of the entry that it takes back; null: none.' }),
  companionGameId: z
    .string()
    .nullable()
    .meta({ description: 'The companion game whose result was ruled by; null: none.' }),
  subjectId: z.string().meta({
    description:
      'The id of the thing, by which it is found in all its entries. Units and crossings have those of the scenario.',
  }),
};

const kinds = Object.keys(ledgerKinds) as LedgerKind[];

/** One line: what was done, to which thing, and the fields of it that changed. */
export const ledgerLine = z.discriminatedUnion(
  'kind',
  kinds.map((kind) =>
    z.strictObject({
      ...said,
      kind: z.literal(kind),
      before: truthOf(kind).nullable(),
      after: truthOf(kind).nullable(),
    }),
  ) as never,
) as unknown as z.ZodType<LedgerLine>;

/** The fields of every line but what was changed, each with what it says. */
export const lineFields: readonly { field: string; says: string }[] = Object.entries(said).map(([field, shape]) => ({
  field,
  says: shape.meta()!.description!,
}));

/** An entry as its line has it, in the order in which its fields stand there. */
export interface LedgerLine {
  number: number;
  act: number;
  turn: number;
  at: string;
  seatId: string | null;
  seatLabel: string;
  verb: string;
  rule: string;
  reason: string;
  undoes: number | null;
  companionGameId: string | null;
  kind: LedgerKind;
  subjectId: string;
  /** The fields that changed, as they were; null: the thing came into being. */
  before: Record<string, unknown> | null;
  /** The same fields, as they became; null: the thing was taken away. */
  after: Record<string, unknown> | null;
}
