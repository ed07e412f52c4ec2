import type { z } from 'zod';
import { capital, counted, spaced } from '@/lib/text';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';

/** The fault of something written on a form, in words for the person who wrote it. Players read them too. */

/** Fields whose name is not their word. */
const fields: Record<string, string> = {
  lines: 'row',
  marks: 'mark',
  points: 'places',
  removed: 'row taken off',
  grouping: 'units',
  counterIds: 'units',
  supportText: 'support',
  posture: 'movement',
  teamKeys: 'team',
  tacticalAdvantages: 'tactical advantage',
  faces: 'die',
  overruled: 'reason',
  body: 'text',
  moveNote: 'reason why it stopped',
  x: 'place',
  y: 'place',
};

/** The choices whose name is not their word. */
const choices: Record<string, { word: string }> = { ...actionWords, ...postureWords };

/** `standFast` is "stand fast". */
const apart = (name: string): string => spaced(name.replace(/(?:Id|Key)s?$/, ''));

/** A field's path as one would say it: `lines.2.orders` is "row 3, orders"; empty for the form itself. */
function fieldInWords(path: readonly PropertyKey[]): string {
  const said: string[] = [];
  for (const part of path) {
    if (typeof part === 'number') said.push(`${said.pop() ?? 'entry'} ${part + 1}`);
    else said.push(fields[String(part)] ?? apart(String(part)));
  }
  return said.join(', ');
}

const kinds: Record<string, string> = {
  number: 'this is not a number',
  int: 'this is not a whole number',
  string: 'this is not text',
  boolean: 'this is neither yes nor no',
  array: 'this is not a list',
};

const oneOf = (values: readonly unknown[]): string =>
  values.map((value) => choices[`${value}`]?.word ?? apart(`${value}`)).join(', ');

/** The fault, and the remedy; a form's own words come before these. */
export function faultInWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'this is missing';
      return kinds[issue.expected as string] ?? 'this cannot be read';
    case 'too_big':
      if (issue.origin === 'string') return `this is too long: at most ${counted(Number(issue.maximum), 'letter')}`;
      if (issue.origin === 'array') return `there are too many: at most ${issue.maximum}`;
      return `this is too much: at most ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? 'this is empty'
          : `this is too short: at least ${counted(Number(issue.minimum), 'letter')}`;
      if (issue.origin === 'array') return `there are too few: at least ${issue.minimum}`;
      return `this is too little: at least ${issue.minimum}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'this is missing';
      return `choose one of ${oneOf(issue.values as unknown[])}`;
    case 'invalid_format':
      return 'this is not known here; load the page again';
    case 'unrecognized_keys':
      return 'something is written that has no place here';
    default:
      return 'this cannot be read';
  }
}

/** The whole sentence: the field, then what is wrong with it. */
export function sentenceOf({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>): string {
  const where = fieldInWords(path);
  const said = message.replace(/\.$/, '');
  const sentence = where ? `${where}: ${said}.` : `${said}.`;
  return capital(sentence);
}
