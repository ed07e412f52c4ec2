import fc from 'fast-check';
import { z } from 'zod';
import {
  fieldsOf,
  keyOf,
  kindOf,
  type LedgerEntry,
  type LedgerKind,
  type LedgerState,
  ledgerKinds,
  type Truth,
} from '@/lib/ledger/kinds';
import type { Field } from '@/lib/ledger/kinds/fields';

/** Entries of the ledger, drawn from the declarations of its kinds: a new kind or field is drawn by itself. */

export const allKinds = Object.keys(ledgerKinds) as LedgerKind[];

/** Values of fields that have to fit the drawn turn: by `kind.field`, else by `field`. */
export type Fitting = Readonly<Record<string, fc.Arbitrary<unknown>>>;

interface JsonSchema {
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  type?: string | string[];
  format?: string;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
}

/** Any value of a type. A JSON value whose shape another room declares is an empty object. */
function drawnValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(drawnValue));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => drawnValue({ ...schema, type: one })));
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 5 });
    case 'string':
      return schema.format ? fc.constant('1944-09-18T12:00:00.000Z') : fc.nat({ max: 1e6 }).map((n) => `text ${n}`);
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(drawnValue));
      return fc.array(drawnValue(schema.items ?? {}), { maxLength: 2 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, of]) => [key, drawnValue(of)])),
      );
    default:
      return fc.constant({});
  }
}

const schemas = new Map<Field, fc.Arbitrary<unknown>>();

/** Any value of a field. */
function fieldValue(kind: LedgerKind, name: string, fitting: Fitting): fc.Arbitrary<unknown> {
  const fits = fitting[`${kind}.${name}`] ?? fitting[name];
  if (fits) return fits;
  const field = kindOf(kind).fields[name]!;
  const drawn = schemas.get(field) ?? drawnValue(z.toJSONSchema(field.holds) as JsonSchema);
  schemas.set(field, drawn);
  return drawn;
}

/** The effect of an entry, before it is known whether the thing is there. */
export interface DrawnAct {
  kind: LedgerKind;
  subjectId: string;
  /** All its fields; of a change, those of `fields` count. */
  truth: Truth;
  fields: string[];
  does: 'change' | 'take away';
}

/** An act on a thing of a kind. `subjects`: ids of its things; left out: new ids. */
export const drawnAct = (kind: LedgerKind, subjects: readonly string[], fitting: Fitting): fc.Arbitrary<DrawnAct> =>
  fc.record({
    kind: fc.constant(kind),
    subjectId: fc.constantFrom(...subjects, 'new-1', 'new-2'),
    truth: fc.record(Object.fromEntries(fieldsOf(kind).map((name) => [name, fieldValue(kind, name, fitting)]))),
    fields: fc.subarray(fieldsOf(kind) as string[], { minLength: 1 }),
    does: fc.constantFrom('change', 'change', 'change', 'take away'),
  });

/** A ledger that is being written. */
export class DrawnLedger {
  readonly state: LedgerState;
  readonly entries: (LedgerEntry & { of: string[] })[] = [];

  constructor(readonly opening: LedgerState) {
    this.state = new Map(opening);
  }

  /** Makes a thing, or changes these fields of it; null: takes it away. `of`: the combat or case whose ruling does it. */
  write(kind: LedgerKind, subjectId: string, after: Truth | null, of: string[] = []): void {
    const key = keyOf(kind, subjectId);
    const was = this.state.get(key) ?? null;
    const before =
      was && after ? Object.fromEntries(Object.keys(after).map((field) => [field, was[field] ?? null])) : was;
    if (before === null && after === null) return;
    this.entries.push({ number: this.entries.length + 1, kind, subjectId, before, after, of });
    if (after === null) this.state.delete(key);
    else this.state.set(key, { ...was, ...after });
  }

  act({ kind, subjectId, truth, fields, does }: DrawnAct): void {
    const isThere = this.state.has(keyOf(kind, subjectId));
    if (does === 'take away') this.write(kind, subjectId, null);
    else if (!isThere) this.write(kind, subjectId, truth);
    else this.write(kind, subjectId, Object.fromEntries(fields.map((field) => [field, truth[field]])));
  }
}
