import { cutAtWord } from '@/lib/text';
import { type Side, sides } from '@/lib/words';
import { symbolCode } from '../symbols/codes';
import type { Cells } from './rows';
import type { ReadUnit } from './units';

/**
 * The teams of an order of battle: one for each division that has a headquarters. Other units go to the team of their corps, or
 * to the first of their side; a side without any headquarters gets one (`heads`), called as the side is, where the first
 * of its own units with a place stands. `sideNames`: what each side is called in the file.
 */
export function teamsOf(
  units: readonly ReadUnit[],
  sideNames: Readonly<Record<Side, string | null>>,
): {
  teams: Cells[];
  teamOf: (unit: Pick<ReadUnit, 'side' | 'corps' | 'division'>) => string;
  heads: ReadUnit[];
} {
  const heads = sides.flatMap((side) => {
    const own = units.filter((unit) => unit.side === side);
    if (own.length === 0 || own.some(({ arm }) => arm === 'hq')) return [];
    const ofName = own.filter(({ ofSide }) => ofSide === sideNames[side]);
    const among = ofName.length > 0 ? ofName : own;
    const first = among.find(({ place }) => place !== null) ?? among[0]!;
    return [headFor(first, units)];
  });
  const teams: { key: string; name: string; side: Side; corps: string; division: string; hq: ReadUnit }[] = [];
  for (const hq of [...units, ...heads]) {
    const { side, corps, division } = hq;
    const isThere = teams.some((team) => team.side === side && team.corps === corps && team.division === division);
    const name = heads.includes(hq) ? hq.ofSide : division;
    if (hq.arm === 'hq' && !isThere)
      teams.push({
        key: keyFor(
          name,
          teams.map(({ key }) => key),
        ),
        name,
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
    teams: teams.map(({ key, name, side, corps, division, hq }) => ({
      key,
      name,
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
  const { side, ofSide } = first;
  let id = `hq-${side}`;
  while (units.some((unit) => unit.id === id)) id += '-2';
  return {
    ...first,
    id,
    name: `HQ ${ofSide}`.slice(0, 120),
    shortName: cutAtWord(`HQ ${ofSide}`, 12),
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
