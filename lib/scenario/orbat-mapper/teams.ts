import { type Side, sides } from '@/lib/words';
import { symbolCode } from '../symbols/codes';
import type { Cells } from './rows';
import type { ReadUnit } from './units';

/**
 * The teams of an order of battle: one for each division that has a headquarters. Other units go to the team of their corps, or
 * to the first of their side; a side without any headquarters gets one (`heads`).
 */
export function teamsOf(units: readonly ReadUnit[]): {
  teams: Cells[];
  teamOf: (unit: Pick<ReadUnit, 'side' | 'corps' | 'division'>) => string;
  heads: ReadUnit[];
} {
  const heads = sides.flatMap((side) => {
    const own = units.filter((unit) => unit.side === side);
    return own.length === 0 || own.some(({ arm }) => arm === 'hq') ? [] : [headFor(own[0]!, units)];
  });
  const teams: { key: string; side: Side; corps: string; division: string; hq: ReadUnit }[] = [];
  for (const hq of [...units, ...heads]) {
    const { side, corps, division } = hq;
    const isThere = teams.some((team) => team.side === side && team.corps === corps && team.division === division);
    if (hq.arm === 'hq' && !isThere)
      teams.push({
        key: keyFor(
          division,
          teams.map(({ key }) => key),
        ),
        side,
        corps,
        division,
        hq,
      });
  }
  const teamOf: ReturnType<typeof teamsOf>['teamOf'] = ({ side, corps, division }) => {
    const own = teams.filter((team) => team.side === side);
    const inCorps = own.filter((team) => team.corps === corps);
    return (inCorps.find((team) => team.division === division) ?? inCorps[0] ?? own[0])!.key;
  };
  return {
    teams: teams.map(({ key, side, corps, division, hq }) => ({
      key,
      name: division,
      side,
      hqUnitId: hq.id,
      formations: `${division}, ${corps}`,
      notes: '',
    })),
    teamOf,
    heads,
  };
}

/** A headquarters where the first unit of the side stands. */
function headFor(first: ReadUnit, units: readonly ReadUnit[]): ReadUnit {
  const { side, division } = first;
  let id = `hq-${side}`;
  while (units.some((unit) => unit.id === id)) id += '-2';
  return {
    ...first,
    id,
    name: `HQ ${division}`.slice(0, 120),
    shortName: `HQ ${division}`.slice(0, 12).trim(),
    brigade: '',
    arm: 'hq',
    echelon: 'hq',
    symbol: symbolCode({ side, arm: 'hq', echelon: 'hq' }),
    notes: '',
    guessed: new Set(['shortName', 'arm', 'echelon', 'place', 'arrivalTurn']),
    doubts: [],
  };
}

/** A key in small letters, that no other team has. */
function keyFor(name: string, taken: readonly string[]): string {
  const plain =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 50) || 'team';
  let key = plain;
  for (let number = 2; taken.includes(key); number++) key = `${plain}-${number}`;
  return key;
}
