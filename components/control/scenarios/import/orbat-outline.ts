import { readJson } from '@/lib/json';
import { counted } from '@/lib/text';

/** The outline of a file of ORBAT Mapper lists what a host may leave out, before the file is taken in. */
export interface OrbatOutline {
  /** Its sides, by their names, each with how many units it has. */
  sides: readonly { id: string; label: string }[];
  /** The groups of sides that have several, by the names of both. */
  groups: readonly { id: string; label: string }[];
}

const none: OrbatOutline = { sides: [], groups: [] };

type Fields = Readonly<Record<string, unknown>>;
const listIn = (value: unknown, name: string): Fields[] => {
  const list = (value as Fields | null)?.[name];
  return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
};

/** A list has this many units, all levels together. */
function countOf(units: Fields[]): number {
  let count = 0;
  for (let level = units; level.length > 0; level = level.flatMap((unit) => listIn(unit, 'subUnits')))
    count += level.length;
  return count;
}

/** The sides and groups of a file of ORBAT Mapper; of any other file none. What is wrong with it is said when it is taken in. */
export function orbatOutline(text: string): OrbatOutline {
  const read = readJson(text.replace(/^\ufeff/, ''));
  if (!read.ok) return none;
  // Two sides of one name are left out together.
  const sides = listIn(read.value, 'sides').map((side, at) => {
    const name = (typeof side.name === 'string' && side.name.trim()) || `Side ${at + 1}`;
    const units = [
      ...listIn(side, 'subUnits'),
      ...listIn(side, 'groups').flatMap((group) => listIn(group, 'subUnits')),
    ];
    return { id: name, label: `${name}, ${counted(countOf(units), 'unit')}` };
  });
  const groups = listIn(read.value, 'sides').flatMap((side, at) => {
    const of = listIn(side, 'groups');
    return of.length < 2 ? [] : of.flatMap((group) => groupOf(group, nameOf(side) || `Side ${at + 1}`));
  });
  return { sides: each(sides).slice(0, 20), groups: each(groups).slice(0, 40) };
}

const nameOf = ({ name }: Fields): string => (typeof name === 'string' ? name.trim() : '');
const groupOf = (group: Fields, side: string) =>
  nameOf(group) === ''
    ? []
    : [
        {
          id: `${side} / ${nameOf(group)}`,
          label: `${side} / ${nameOf(group)}, ${counted(countOf(listIn(group, 'subUnits')), 'unit')}`,
        },
      ];
const each = <One extends { id: string }>(all: readonly One[]): One[] =>
  all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
