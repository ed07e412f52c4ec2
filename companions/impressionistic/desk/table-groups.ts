import {
  armourNames,
  artilleryModifierNames,
  artilleryResultNames,
  flakResultNames,
  hitModifierNames,
  weaponNames,
} from '@/companions/impressionistic/rules/names';
import type { Tables } from '@/companions/impressionistic/rules/tables';
import type { Source } from '@/companions/rules/companion';
import { type Band, bandName, withSign } from '@/companions/rules/entered';
import { capital } from '@/lib/text';

/** One figure of the tables. */
export interface FigureRow {
  /** Where it stands in the tables, dotted; null: nothing can be written there. */
  path: string | null;
  name: string;
  value: number;
  /** As a table prints it. */
  printed: string;
  source: Source;
}

interface TableGroup {
  title: string;
  rows: FigureRow[];
}

/** The tables of a game in the order in which they are used. */
export const tableGroups = (tables: Tables): TableGroup[] => [
  {
    title: 'Wanted on a d10',
    rows: [
      wanted('morale.green', 'Green troops hold', tables.morale.green),
      wanted('morale.veteran', 'Veteran troops hold', tables.morale.veteran),
      wanted('toHit', 'A shot hits', tables.toHit),
      wanted('inBuilding', 'Hit again in a building', tables.inBuilding),
      wanted('knockOut', 'A vehicle is knocked out', tables.knockOut),
      wanted('occupants', 'An occupant falls', tables.occupants),
    ],
  },
  {
    title: 'Artillery and air: modifiers',
    rows: added('artilleryModifiers', tables.artilleryModifiers, artilleryModifierNames),
  },
  {
    title: 'Artillery and air: results',
    rows: banded('artilleryBands', tables.artilleryBands, ({ result }) => artilleryResultNames[result]),
  },
  { title: 'Flak', rows: banded('flakBands', tables.flakBands, ({ result }) => flakResultNames[result]) },
  { title: 'Direct fire: modifiers', rows: added('hitModifiers', tables.hitModifiers, hitModifierNames) },
  {
    title: 'Against armour',
    rows: [
      ...added('antiArmour', tables.antiArmour, weaponNames),
      point('closeAssault', 'Close assault', tables.closeAssault, withSign(tables.closeAssault.points)),
    ],
  },
  {
    title: 'Armour',
    rows: (Object.keys(armourNames) as (keyof typeof armourNames)[]).map((name) =>
      point(`armour.${name}`, capital(armourNames[name]), tables.armour[name], `${tables.armour[name].points}`),
    ),
  },
  {
    title: 'Soft-skins',
    rows: [
      point(
        'softSkinHits',
        'Hits of small arms that put one out',
        tables.softSkinHits,
        `${tables.softSkinHits.points} in a turn`,
      ),
    ],
  },
];

const wanted = (path: string, name: string, { face, source }: { face: number; source: Source }): FigureRow => ({
  path: `${path}.face`,
  name,
  value: face,
  source,
  printed: face === 10 ? '10' : `${face} or more`,
});

const point = (
  path: string,
  name: string,
  { points, source }: { points: number; source: Source },
  printed: string,
): FigureRow => ({ path: `${path}.points`, name, value: points, printed, source });

const added = <Name extends string>(
  path: string,
  figures: Record<Name, { points: number; source: Source }>,
  names: Record<Name, string>,
): FigureRow[] =>
  (Object.keys(names) as Name[]).map((name) =>
    point(`${path}.${name}`, capital(names[name]), figures[name], withSign(figures[name].points)),
  );

const banded = <One extends Band & { source: Source }>(
  path: string,
  bands: readonly One[],
  name: (band: One) => string,
): FigureRow[] =>
  bands.map((band, at) => ({
    // A band begins where the one before it ends; the last is what is left.
    path: at === bands.length - 1 ? null : `${path}.${at}.to`,
    name: capital(name(band)),
    value: band.to ?? 0,
    printed: bandName(band),
    source: band.source,
  }));
