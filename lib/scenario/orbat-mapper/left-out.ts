import { counted, listed } from '@/lib/text';
import type { OrbatScenario, OrbatSide, OrbatUnit } from './shape';

/** Two parts of a file stay out of the game: sides and groups that a host leaves out, and those that are hidden in the file. */

const nameOfSide = ({ name }: OrbatSide, at: number): string => name?.trim() || `Side ${at + 1}`;

const unitsIn = (units: readonly OrbatUnit[] | null | undefined): OrbatUnit[] =>
  (units ?? []).flatMap((unit) => [unit, ...unitsIn(unit.subUnits)]);

const unitsOfSide = ({ subUnits, groups }: OrbatSide): OrbatUnit[] => [
  ...unitsIn(subUnits),
  ...(groups ?? []).flatMap((group) => unitsIn(group.subUnits)),
];

const named = (units: readonly OrbatUnit[]): string =>
  units.length === 0
    ? ''
    : `: ${listed(
        units.map(({ name }) => name?.trim() || 'unnamed'),
        40,
      )}`;

/** The sides that are taken in, each with its name, and what should be known of the others. */
export interface Taken {
  sides: { side: OrbatSide; name: string }[];
  notes: string[];
}

/**
 * Leaves out the sides of these names and the groups, each called by its name or with its side: `Red / Contacts for Blue`; and,
 * unless they are wanted, what is hidden in the file. A hidden side stays where no other would be left.
 */
export function takenSides(
  sides: OrbatScenario['sides'],
  { leave, keepsHidden }: { leave: readonly string[]; keepsHidden: boolean },
): Taken {
  const notes: string[] = [];
  const all = sides.map((side, at) => ({ side, name: nameOfSide(side, at) }));
  const isAsked = (name: string) => leave.some((one) => isSameName(one, name));
  const isAskedGroup = (group: OrbatGroup, side: string) => leave.some((one) => isGroup(one, group, side));
  for (const one of leave) {
    const isSide = all.some(({ name }) => isSameName(one, name));
    if (!isSide && !all.some(({ side, name }) => side.groups?.some((group) => isGroup(one, group, name))))
      notes.push(
        `has no side or group called ${one.trim()}, which was to be left out: it has ${listed(all.map(({ name }) => name))}`,
      );
  }
  const asked = all.filter(({ name }) => !isAsked(name));
  for (const { side, name } of all)
    if (isAsked(name)) notes.push(`has the side ${name}, which is left out as was asked${named(unitsOfSide(side))}`);
  const seen = asked.filter(({ side }) => keepsHidden || !side.isHidden);
  const kept = seen.length > 0 ? seen : asked;
  for (const { side, name } of asked)
    if (!kept.some((one) => one.side === side))
      notes.push(`has the side ${name}, which is hidden there and left out: ${hiddenWords(unitsOfSide(side))}`);
  const sidesKept = kept.map(({ side, name }) => {
    const groups = (side.groups ?? []).filter((group) => !isAskedGroup(group, name));
    for (const group of side.groups ?? [])
      if (!groups.includes(group))
        notes.push(
          `has the group ${group.name?.trim()} of ${name}, which is left out as was asked${named(unitsIn(group.subUnits))}`,
        );
    const own = groups.length === (side.groups ?? []).length ? side : { ...side, groups };
    return { name, side: keepsHidden ? own : withoutHidden(own, name, notes) };
  });
  return { notes, sides: sidesKept };
}

type OrbatGroup = NonNullable<OrbatSide['groups']>[number];

const isSameName = (one: string, name: string): boolean => one.trim().toLowerCase() === name.trim().toLowerCase();

/** True where a word is the name of a group, alone or behind its side. */
const isGroup = (word: string, { name = '' }: OrbatGroup, side: string): boolean =>
  name.trim() !== '' && (isSameName(word, name) || isSameName(word, `${side} / ${name.trim()}`));

function withoutHidden(side: OrbatSide, name: string, notes: string[]): OrbatSide {
  const hidden = (side.groups ?? []).filter(({ isHidden }) => isHidden);
  for (const group of hidden)
    notes.push(
      `has the group ${group.name?.trim() || 'without a name'} of ${name}, which is hidden there and left out: ${hiddenWords(unitsIn(group.subUnits))}`,
    );
  return hidden.length === 0 ? side : { ...side, groups: side.groups!.filter((group) => !hidden.includes(group)) };
}

const hiddenWords = (units: readonly OrbatUnit[]): string =>
  `${counted(units.length, 'unit')}${named(units)}. Take in what is hidden, if they are wanted`;
