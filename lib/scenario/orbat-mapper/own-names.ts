import { shortNameOf } from '../order-of-battle/unit-rows';
import type { ReadUnit } from './units';

/** Names by which the units of a team are told apart. */

/** A number alone: `1`, `2nd`, `III.` */
const numberAlone = /^(\d{1,4}(st|nd|rd|th)?|[IVX]{1,6})\.?$/i;

const nameAtMost = 120;

/**
 * The units with names that differ within a team. One whose name is a number alone bears the formation above it, `1/14 IR`; so
 * do those that are called as another of their team is. What is then still alike is numbered. Each new name is told.
 */
export function withOwnNames(units: readonly ReadUnit[], teamOf: (unit: ReadUnit) => string): ReadUnit[] {
  const times = new Map<string, number>();
  const keyOf = (unit: ReadUnit, name: string) => JSON.stringify([teamOf(unit), name.toLowerCase()]);
  for (const unit of units) times.set(keyOf(unit, unit.name), (times.get(keyOf(unit, unit.name)) ?? 0) + 1);
  const needs = (unit: ReadUnit) => numberAlone.test(unit.name) || times.get(keyOf(unit, unit.name))! > 1;
  const taken = new Set(units.filter((unit) => !needs(unit)).map((unit) => keyOf(unit, unit.name)));
  const shortNames = new Set(units.filter((unit) => !needs(unit)).map(({ shortName }) => shortName));
  return units.map((unit) => {
    if (!needs(unit)) return unit;
    const name = ownName(unit, (one) => taken.has(keyOf(unit, one)));
    taken.add(keyOf(unit, name));
    const shortName = unit.guessed.has('shortName') ? shortNameOf(name, shortNames) : unit.shortName;
    shortNames.add(shortName);
    return name === unit.name ? unit : renamed(unit, name, shortName);
  });
}

const renamed = (unit: ReadUnit, name: string, shortName: string): ReadUnit => ({
  ...unit,
  name,
  shortName,
  doubts: [
    ...unit.doubts,
    {
      column: 'name',
      message: `is called ${unit.name} in the file: here its name bears the formation above it`,
      kind: 'have names in the file that are numbers alone or that others of their team have: here they bear the formation above them',
    },
  ],
});

/** A name that no other of its team has. */
function ownName({ name, brigade, division, corps }: ReadUnit, isTaken: (name: string) => boolean): string {
  const [above = ''] = [brigade.split(' / ').at(-1) ?? '', division, corps].filter((one) => one !== '' && one !== name);
  const bearing = above === '' ? name : `${name.replace(/\.$/, '')}/${inShort(above)}`.slice(0, nameAtMost);
  let own = bearing;
  for (let number = 2; isTaken(own); number++) own = `${bearing.slice(0, nameAtMost - 6)} (${number})`;
  return own;
}

/** A formation as units bear it: `14 Infantry Regiment` is `14 IR`, `Guards Brigade` is `Guards Bde`. */
function inShort(formation: string): string {
  const [, number, words = ''] = /^(\d{1,4}(?:st|nd|rd|th)?\.?)\s+(.+)$/i.exec(formation) ?? [];
  const initials = words
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => [...word][0])
    .join('');
  return number && initials !== '' ? `${number} ${initials}` : formation.slice(0, 40).trim();
}
