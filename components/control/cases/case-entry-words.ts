import { armChoices, classChoices, flagWords, moverChoices } from '@/components/control/parts/unit-words';
import { spaced } from '@/lib/text';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { airKinds } from '@/lib/words';
import { airKindNames } from '../parts/combat/combat-words';
import { crossingChoices, modeChoices, movementGroundChoices, recceKindChoices } from './case-choices';

/** A kept case read back: its facts in words, and its lists row by row. */

type Row = Record<string, unknown>;

const listTitles: Record<string, string> = {
  targets: 'Targets',
  forces: 'Forces',
  serials: 'Serials',
  flak: 'Flak',
  queue: 'Order of march',
  'attacker.units': 'Attackers',
  'attacker.artillery': 'Guns of the attackers',
  'attacker.air': 'Air of the attackers',
  'defender.units': 'Defenders',
  'defender.artillery': 'Guns of the defenders',
  'defender.air': 'Air of the defenders',
};

const values = new Map<string, string>([
  ...[
    ...armChoices,
    ...classChoices,
    ...crossingChoices,
    ...modeChoices,
    ...moverChoices,
    ...movementGroundChoices,
    ...recceKindChoices,
    ...airKinds.map((id) => ({ id, label: airKindNames[id] })),
  ].map(({ id, label }) => [id, label.toLowerCase()] as const),
  ...Object.entries(actionWords).map(([id, { word }]) => [id, word] as const),
  ...Object.entries(postureWords).map(([id, { word }]) => [id, word] as const),
  ...Object.entries(flagWords).map(([id, words]) => [id, words.toLowerCase()] as const),
  ['a', 'side A'],
  ['b', 'side B'],
]);

/** Fields whose name is not their word. */
const fields: Record<string, string> = {
  a: 'side A, squadrons',
  b: 'side B, squadrons',
  by: 'escorted by',
  daypart: 'when',
  unitSizePoints: 'size',
  hasAirLiaison: 'air liaison',
  carries: 'carries',
};
const untold = new Set(['id', 'profile', 'stepsLost']);
const apart = (name: string): string => spaced(name.replace(/^(is|has|in)(?=[A-Z])/, ''));

export const isNamedField = (id: unknown): id is string => typeof id === 'string';

function factOf(name: string, value: unknown, named: (id: string) => string): string[] {
  if (untold.has(name) || value === false || value === '' || value === null) return [];
  const words = fields[name] ?? apart(name);
  if (value === true) return [words];
  if (typeof value === 'number') return value === 0 ? [] : [`${words} ${value}`];
  if (typeof value === 'string') return [`${words}: ${values.get(value) ?? value}`];
  if (name === 'attacker' || name === 'defender') return [`${name}s led by ${(value as Row).leadFormation}`];
  if (Array.isArray(value))
    return value.length > 0 && value.every((one) => typeof one === 'string')
      ? [`${words}: ${value.map((one) => values.get(one) ?? one).join(', ')}`]
      : [];
  const { id, ...rest } = value as Row;
  if (typeof id === 'string') return [`${words} ${named(id)} ${rest.profile ?? ''}`.trim()];
  return factsOf(rest, named);
}

/** The facts of a case or of one of its rows that say something, in words. */
export const factsOf = (row: object, named: (id: string) => string = (id) => id): string[] =>
  Object.entries(row).flatMap(([name, value]) => factOf(name, value, named));

/** Every list of a case that has rows. */
export function listsOf(put: object, path = ''): { title: string; rows: Row[] }[] {
  return Object.entries(put).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name;
    if (Array.isArray(value))
      return value.some((one) => typeof one === 'object')
        ? [{ title: listTitles[here] ?? apart(name), rows: value }]
        : [];
    return value !== null && typeof value === 'object' ? listsOf(value, here) : [];
  });
}
