import type { UnitRow } from '../csv-rows';
import type { Manifest } from '../manifest';
import { formationCode, identities } from '../symbols/codes';
import { type Expressed, expressed } from './expressed';
import { type OrbatUnit, type OrbatWritten, orbatVersion } from './shape';
import { timeOfTurn } from './times';

/**
 * A scenario as a file of ORBAT Mapper: its two sides, corps as groups, divisions and brigades as units above the counters, each
 * counter with its symbol, and its place at the beginning of the turn it comes on; a turn is an event. What is not in it is in
 * the packed scenario, which goes beside it (`docs/scenarios/orbat-mapper.md`). The same scenario gives the same file.
 */
export function writeOrbat(name: string, manifest: Manifest, units: readonly UnitRow[]): OrbatWritten {
  const opening = manifest.turns.find(({ number }) => number === manifest.openingTurn) ?? manifest.turns[0]!;
  const times = new Map(manifest.turns.map((turn) => [turn.number, timeOfTurn(turn)]));
  return {
    id: name,
    type: 'ORBAT-mapper',
    version: orbatVersion,
    name: manifest.title,
    description: manifest.credit,
    startTime: timeOfTurn(opening),
    timeZone: 'UTC',
    symbologyStandard: 'app6d',
    sides: manifest.sides.map(({ key, name }) => ({
      id: `${key}.`,
      name,
      standardIdentity: identities[key],
      subUnits: [],
      groups: groupsOf(
        units.filter(({ side }) => side === key),
        `${key}.`,
        times,
      ),
    })),
    events: eventsOf(manifest.turns),
    layerStack: [],
  };
}

/** Turns as events, by which they are read again. */
export const eventsOf = (turns: Manifest['turns']) =>
  turns.map((turn) => ({
    id: `turn.${turn.number}`,
    title: `Turn ${turn.number}`,
    subTitle: `${turn.daypart}, ${turn.date}`,
    startTime: timeOfTurn(turn),
  }));

/** The bytes of such a file. */
export const orbatBytes = (written: OrbatWritten): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(written, null, 2)}\n`);

type Times = ReadonlyMap<number, string>;

/** Ids of what is no counter have a full stop, which no id of ours has. */
function groupsOf(units: readonly UnitRow[], above: string, times: Times): OrbatWritten['sides'][number]['groups'] {
  return parted(units, ({ corps }) => corps).map(([corps, within], at) => {
    const id = `${above}${at + 1}`;
    return {
      id,
      name: corps,
      subUnits: parted(within, ({ division }) => division).map(([division, of], at) =>
        formation(`${id}.${at + 1}`, division, 'division', of, belowDivision(of, `${id}.${at + 1}`, times)),
      ),
    };
  });
}

function belowDivision(units: readonly UnitRow[], above: string, times: Times): OrbatUnit[] {
  return parted(units, ({ brigade }) => brigade).flatMap(([brigade, of], at) => {
    const counters = of.map((unit) => counter(expressed(unit), times));
    return brigade === '' ? counters : [formation(`${above}.${at + 1}`, brigade, 'brigade', of, counters)];
  });
}

/** Rows by a name, names in the order in which they come. */
export function parted<Row>(units: readonly Row[], nameOf: (unit: Row) => string): [string, Row[]][] {
  const parts = new Map<string, Row[]>();
  for (const unit of units) {
    const there = parts.get(nameOf(unit));
    if (there) there.push(unit);
    else parts.set(nameOf(unit), [unit]);
  }
  return [...parts];
}

const formation = (
  id: string,
  name: string,
  size: 'division' | 'brigade',
  units: readonly UnitRow[],
  subUnits: OrbatUnit[],
): OrbatUnit => ({ id, name, sidc: formationCode(units[0]!.side, commonestArm(units), size), subUnits });

/** The arm of most units of a formation, its headquarters apart. */
function commonestArm(units: readonly UnitRow[]): UnitRow['arm'] {
  const fighting = units.filter(({ arm }) => arm !== 'hq');
  const parts = parted(fighting.length > 0 ? fighting : units, ({ arm }) => arm).map(([, of]) => of);
  return parts.reduce((most, one) => (one.length > most.length ? one : most))[0]!.arm;
}

/** A unit's place is a state of it at the turn it comes on, with its entry for the title. */
const counter = (unit: Expressed, times: Times): OrbatUnit & { state: { id: string }[] } => ({
  id: unit.id,
  name: unit.name,
  shortName: unit.shortName,
  sidc: unit.symbol,
  description: unit.notes,
  textAmplifiers: { higherFormation: unit.formation, country: unit.nation },
  state: [
    {
      id: `${unit.id}.`,
      t: times.get(unit.arrivalTurn) ?? '',
      title: unit.entry,
      location: [unit.lon, unit.lat],
    },
  ],
  subUnits: [],
});
