import type { ReactNode } from 'react';
import type { Source } from '@/lib/companions/companion';
import { type Band, bandName } from '@/lib/companions/entered';
import {
  armourNames,
  artilleryModifierNames,
  artilleryResultNames,
  flakResultNames,
  hitModifierNames,
  weaponNames,
  withSign,
} from '@/lib/companions/impressionistic/names';
import type { Tables } from '@/lib/companions/impressionistic/tables';
import { SourceMark } from '../companion-log';
import { capital } from './words';

interface Row {
  name: string;
  figure: string;
  source: Source;
}

/** The tables this game is played by, each figure with whose it is; folded until asked for. */
export function TablesInUse({ tables }: { tables: Tables }) {
  const needs: [string, { face: number; source: Source }][] = [
    ['Green troops hold', tables.morale.green],
    ['Veteran troops hold', tables.morale.veteran],
    ['A shot hits', tables.toHit],
    ['Hit again in a building', tables.inBuilding],
    ['A vehicle is knocked out', tables.knockOut],
    ['An occupant falls', tables.occupants],
  ];
  return (
    <details className="mt-4 border-t border-rule-2 pt-2">
      <summary className="min-h-handle-small font-medium">Tables in use</summary>
      <div className="grid gap-x-8 gap-y-4 pt-1 sm:grid-cols-2">
        <Figures title="Wanted on a d10">
          {needs.map(([name, { face, source }]) => ({
            ...{ name, source },
            figure: face === 10 ? '10' : `${face} or more`,
          }))}
        </Figures>
        <Figures title="Artillery and air: modifiers">
          {signed(tables.artilleryModifiers, artilleryModifierNames)}
        </Figures>
        <Figures title="Artillery and air: results">
          {banded(tables.artilleryBands, ({ result }) => artilleryResultNames[result])}
        </Figures>
        <Figures title="Flak">{banded(tables.flakBands, ({ result }) => flakResultNames[result])}</Figures>
        <Figures title="Direct fire: modifiers">{signed(tables.hitModifiers, hitModifierNames)}</Figures>
        <Figures title="Against armour">
          {[
            ...signed(tables.antiArmour, weaponNames),
            { name: 'Close assault', figure: withSign(tables.closeAssault.points), source: tables.closeAssault.source },
          ]}
        </Figures>
        <Figures title="Armour">
          {(Object.keys(armourNames) as (keyof typeof armourNames)[]).map((name) => ({
            name: capital(armourNames[name]),
            figure: `${tables.armour[name].points}`,
            source: tables.armour[name].source,
          }))}
        </Figures>
        <Figures title="Besides">
          {[
            {
              name: 'Hits of small arms that put a soft-skin out',
              figure: `${tables.softSkinHits.points} in a turn`,
              source: tables.softSkinHits.source,
            },
            {
              name: 'Morale',
              figure: tables.moraleOncePerPhase ? 'one test a unit a phase' : 'one test for each cause',
              source: tables.moraleOncePerPhase ? 'ours' : 'book',
            },
          ]}
        </Figures>
      </div>
    </details>
  );
}

function signed<Name extends string>(
  figures: Record<Name, { points: number; source: Source }>,
  names: Record<Name, string>,
): Row[] {
  return (Object.keys(names) as Name[]).map((name) => ({
    name: capital(names[name]),
    figure: withSign(figures[name].points),
    source: figures[name].source,
  }));
}

const banded = <One extends Band & { source: Source }>(bands: readonly One[], name: (band: One) => string): Row[] =>
  bands.map((band) => ({ name: capital(name(band)), figure: bandName(band), source: band.source }));

function Figures({ title, children }: { title: string; children: Row[] }): ReactNode {
  return (
    <table className="w-full self-start">
      <caption className="cap pb-1 text-left">{title}</caption>
      <tbody>
        {children.map(({ name, figure, source }) => (
          <tr key={`${name} ${figure}`} className="border-t border-rule">
            <th scope="row" className="py-0.5 pr-2 text-left font-normal">
              {name}
            </th>
            <td className="pr-2 text-right whitespace-nowrap">{figure}</td>
            <td className="w-16 text-right">
              <SourceMark source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
