/** Writes `docs/verbs.md`, everything that a browser may ask the console to do, from the verbs' own declarations: `npm run guide`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { controlVerbs as companionVerbs } from '../companions/control-verbs.generated';
import { isEntry } from '../host/is-entry.mjs';
import { type DeclaredVerb, declaredVerbs } from '../host/list-verbs.mjs';
import { root } from '../host/root.mjs';
import { controlVerbs } from '../lib/turn/control-verbs.generated';
import type { AnyControlVerb, AnyPlayerVerb } from '../lib/turn/kernel/verb';
import { playerVerbs } from '../lib/turn/player-verbs.generated';

export const verbsPage = 'docs/verbs.md';

/** Every verb that is declared, by its name. */
export const verbs: Readonly<Record<string, AnyControlVerb | AnyPlayerVerb>> = {
  ...controlVerbs,
  ...companionVerbs,
  ...playerVerbs,
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A JSON schema, as far as forms use one. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** A bound that a form sets, as `1 to 999`; empty: it sets none. */
function between(least: number | undefined, most: number | undefined, of = ''): string {
  const from = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  const to = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
  if (from === undefined && to === undefined) return '';
  const figures = from === undefined ? `at most ${to}` : to === undefined ? `at least ${from}` : `${from} to ${to}`;
  return of === '' ? `, ${figures}` : `, ${figures} ${of}`;
}

/** The words for a value of a schema read like this: `text, at most 500 letters`. */
export function valueInWords(schema: Schema): string {
  const { type, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((one) => `\`${one}\``).join(', ');
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map(valueInWords).join(', or ');
  if (Array.isArray(type)) return type.map((one) => valueInWords({ ...schema, type: one })).join(', or ');
  switch (type) {
    case 'null':
      return 'null';
    case 'boolean':
      return 'yes or no';
    case 'string':
      return `text${between(schema.minLength, schema.maxLength, 'letters')}`;
    case 'integer':
      return `whole number${between(schema.minimum, schema.maximum)}`;
    case 'number':
      return `number${between(schema.minimum, schema.maximum)}`;
    case 'array':
      return `list${between(schema.minItems, schema.maxItems)} of: ${valueInWords(schema.items ?? {})}`;
    case 'object':
      return schema.properties
        ? `{ ${Object.entries(schema.properties)
            .map(([name, of]) => `${name}: ${valueInWords(of)}`)
            .join('; ')} }`
        : 'values by name';
    default:
      return 'anything; the verb reads it itself';
  }
}

/** The fields of a form, a row each: its name, what it holds, and what stands where it is left out. */
export function fieldRows(schema: Schema): string[] {
  const { properties, required = [] } = schema;
  if (!properties) return [`The form is ${valueInWords(schema)}.`];
  const fields = Object.entries(properties).map(([name, of]) => {
    const absent =
      of.default === undefined ? (required.includes(name) ? 'must be there' : 'nothing') : JSON.stringify(of.default);
    return row(`\`${name}\``, valueInWords(of), absent);
  });
  return fields.length === 0
    ? ['It is sent nothing.']
    : [row('field', 'value', 'left out'), '|---|---|---|', ...fields];
}

const thrown = /\b(?:refusal|refused)\(\s*'(\w+)',\s*(?:'((?:[^'\\]|\\.)+)'|`((?:[^`\\]|\\.)+)`)/g;

/** The refusals that stand in a file, each as its code and its sentence; what a sentence fills in is `…`. */
export const refusalsIn = (text: string): string[] =>
  [...text.matchAll(thrown)].map(
    ([, code, plain, filled]) =>
      `\`${code}\`: ${(plain ?? filled!).replaceAll("\\'", "'").replace(/\$\{[^}]*\}/g, '…')}`,
  );

/** The files of the console that a file imports by name, without what makes every verb. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/from '(\.{1,2}\/[^']+|@\/[^']+)'/g)]
    .map(([, name]) => (name!.startsWith('@/') ? name!.slice(2) : join(dirname(file), name!)).replaceAll('\\', '/'))
    .filter((one) => /^(lib\/turn|companions\/verbs)\//.test(one) && !one.startsWith('lib/turn/kernel/'))
    .map((one) => `${one}.ts`);
}

/** A verb refuses with these codes and sentences, from its own file and those of its steps that it names. */
export function refusalsOf({ file }: Pick<DeclaredVerb, 'file'>): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const steps = importsOf(file, text).map((step) => readFileSync(join(root, step), 'utf8'));
  return [...new Set([text, ...steps].flatMap(refusalsIn))];
}

function aboutVerb(declared: DeclaredVerb): string[] {
  const { name, file, kind } = declared;
  const { form, rule, inLedger, ...more } = verbs[name]!.declared;
  const who = kind === 'player' ? 'a player' : (more as { who: readonly string[] }).who.join(', ');
  const schema = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }) as Schema;
  const refusals = refusalsOf(declared);
  return [
    '',
    `### \`${name}\``,
    '',
    `Who: ${who}. Rule: ${rule}. In the ledger: ${inLedger === null ? 'nothing' : `“${inLedger}”`}. File: [${file}](../${file}).`,
    '',
    ...fieldRows(schema),
    ...(refusals.length > 0 ? ['', 'Refuses:', '', ...refusals.map((one) => `- ${one}`)] : []),
  ];
}

/** The page as the declarations have it. */
export function verbsPageText(): string {
  const all = [...declaredVerbs('lib/turn'), ...declaredVerbs('companions/verbs')];
  const parts = [
    ['Of players', all.filter(({ kind }) => kind === 'player')],
    ['Of Control', all.filter(({ kind, file }) => kind === 'control' && file.startsWith('lib/'))],
    ['Of the companion games', all.filter(({ file }) => file.startsWith('companions/'))],
  ] as const;
  return [
    '# Every verb',
    '',
    'All that a browser can ask the console to do. Written by `npm run guide` from the declarations, so it is complete.',
    '',
    '- A verb of Control’s goes to `POST /api/control/<seat>/act`, one of a player’s to `POST /api/player/<seat>/act`. What is sent is `{ "verb", "writeId", "input" }`: `input` has the fields below, `writeId` is 8 to 40 letters that the browser makes. Under the same id a thing is done once, and a repeat gets the first answer.',
    '- The answer is `{ "ok": true, "value": … }` or `{ "ok": false, "refusal": { "code", "message", "field" } }`. `message` is a sentence for the person who reads it.',
    '- Besides what stands below, each verb refuses a form that cannot be read (`badInput`, with its field), a seat that may not do it (`notYours`), and one that asks too often (`tooFast`). A refusal of a step that several verbs share may stand with that step’s file alone.',
    ...parts.flatMap(([title, of]) => ['', `## ${title}`, ...of.flatMap(aboutVerb)]),
    '',
  ].join('\n');
}

if (isEntry(import.meta.url)) {
  writeFileSync(verbsPage, verbsPageText());
  // The verbs bring the database's client along, which would hold the process.
  process.exit();
}
