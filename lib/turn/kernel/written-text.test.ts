import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { files } from '@/lib/testing/imports';
import { allVerbs } from '../testing/all-verbs';
import { read } from './perform';

/** Every text field of every verb: what somebody writes there holds no bidirectional control, and keeps its joiners. */

const controls = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'];
const isolates = ['\u2066', '\u2067', '\u2068', '\u2069'];
/** Persian "I want" with a ZWNJ, Hindi "ksha" with a ZWJ. */
const joined = 'می\u200cخواهم क\u094d\u200dष';

interface Leaf {
  path: string;
  schema: z.ZodType;
}

type Def = Record<string, unknown> & { type: string };

/** The schemas of texts within a form, each with its path. */
function textsOf(schema: z.ZodType, path: string, above: readonly z.ZodType[] = []): Leaf[] {
  if (above.includes(schema)) return [];
  const def = schema.def as unknown as Def;
  const inside = (value: unknown, name = path): Leaf[] => textsOf(value as z.ZodType, name, [...above, schema]);
  switch (def.type) {
    case 'string':
      return [{ path, schema }];
    case 'object':
      return Object.entries(def.shape as object).flatMap(([name, field]) => inside(field, `${path}.${name}`));
    case 'array':
      return inside(def.element);
    case 'record':
      return inside(def.valueType);
    case 'tuple':
      return (def.items as unknown[]).flatMap((item) => inside(item));
    case 'union':
      return (def.options as unknown[]).flatMap((option) => inside(option));
    case 'pipe':
      return [...inside(def.in), ...inside(def.out)];
    case 'lazy':
      return inside((def.getter as () => unknown)());
    default:
      return 'innerType' in def ? inside(def.innerType) : [];
  }
}

const verbs = Object.entries(allVerbs) as [string, { declared: { form: z.ZodType } }][];
/** Forms that take anything a person may write: the others are ids and words of lists, which hold no such character. */
const texts = verbs
  .flatMap(([name, { declared }]) => textsOf(declared.form, name))
  .filter(({ schema }) => schema.safeParse('two words, ä').success);

it('every text field of every verb takes it out', () => {
  expect(texts.length).toBeGreaterThan(80);
  for (const { path, schema } of texts)
    for (const control of [...controls, ...isolates])
      expect([path, read(schema, `a${control}b`)]).toEqual([path, { ok: true, value: 'ab' }]);
});

it('every text field of every verb that has room keeps the joiners of Persian and Hindi', () => {
  const roomy = texts.filter(({ schema }) => schema.safeParse('twenty-five letters here.').success);
  expect(roomy.length).toBeGreaterThan(60);
  for (const { path, schema } of roomy)
    expect([path, read(schema, joined)]).toEqual([path, { ok: true, value: joined }]);
});

it('lists, records and their keys too; bytes are left alone', () => {
  const form = z.strictObject({ rows: z.array(z.record(z.string(), z.string())), file: z.instanceof(Uint8Array) });
  const file = new Uint8Array([1, 2]);
  expect(read(form, { rows: [{ 'a\u202e': 'b\u2066c' }], file })).toEqual({
    ok: true,
    value: { rows: [{ a: 'bc' }], file },
  });
});

it('the form of a verb is read in one place only', () => {
  const reads = files.filter((file) => /declared\.form\b/.test(readFileSync(file, 'utf8')));
  expect(reads).toEqual(['lib/turn/kernel/verb.ts']);
});
