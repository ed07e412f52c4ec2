import { readProfile, stepsIn } from '@/lib/adjudication/status';
import { kmBeyond, type Place } from '@/lib/geometry';
import { bookNations } from '@/lib/sides';
import { counted } from '@/lib/text';
import { dayparts, phases, sides } from '@/lib/words';
import type { Table } from '../csv-table';
import type { Manifest } from '../manifest';
import { mayBeOurs } from '../may-be-ours';
import { placeNames } from '../place-names';
import { checkPlans } from '../plans/check-plans';
import type { ScenarioFiles } from '../read-files';
import { isBeyond } from '../read-map';
import { symbolDisagreements } from '../symbols/codes';
import type { Told } from '../told';
import type { ScenarioProblem } from '../types';
import { checkMap } from './check-map';
import { likeNations, sideProblems, sideSaid } from './check-sides';

/** What no single cell shows: names that point nowhere, sides that do not fit, turns out of order, places off the map. */
export function problemsBetween(files: ScenarioFiles, { problems, notes }: Told): void {
  const manifest = files.manifest ? manifestProblems(files.manifest, files) : [];
  const rows = [unitProblems(files), entryProblems(files), crossingProblems(files), teamProblems(files)].flat();
  const plans = checkPlans(files, new Set([...problems, ...rows].map(({ file }) => file)));
  for (const one of [manifest, rows, listProblems(files), plans.problems, sideProblems(files)].flat())
    problems.push(one);
  if (!problems.some(({ file }) => file === files.teams.file))
    for (const one of sidesWithoutTeam(files)) problems.push(one);
  for (const one of [likeNations(files), namesakes(files), otherSymbols(files), farFeatures(files), plans.notes].flat())
    notes.push(one);
  for (const one of [nationsGuessed(files), teamsAlone(files), liftsBeyond(files)].flat()) notes.push(one);
  checkMap(files, { problems, notes });
}

const at = (table: Table<unknown>, row: number, column: string, message: string): ScenarioProblem => ({
  file: table.file,
  row,
  column,
  message,
});

function manifestProblems(manifest: Manifest, files: ScenarioFiles): ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  const wrong = (column: string, message: string) => problems.push({ file: 'manifest.json', column, message });
  const { turns, openingTurn, opening, map } = manifest;
  turns.forEach((turn, index) => {
    const before = turns[index - 1];
    if (!before) return;
    if (turn.number !== before.number + 1) wrong(`turns.${index}.number`, `does not follow ${before.number}`);
    if (dayparts.indexOf(turn.daypart) !== (dayparts.indexOf(before.daypart) + 1) % dayparts.length)
      wrong(`turns.${index}.daypart`, `does not follow ${before.daypart}`);
    const days = (Date.parse(turn.date) - Date.parse(before.date)) / 86_400_000;
    if (days !== (before.daypart === 'night' ? 1 : 0)) wrong(`turns.${index}.date`, `does not follow ${before.date}`);
  });
  if (!turns.some(({ number }) => number === openingTurn)) wrong('openingTurn', `there is no turn ${openingTurn}`);
  if (manifest.phases.map(({ key }) => key).join() !== phases.join())
    wrong('phases', `are not ${phases.join(', ')}, in this order`);
  if (new Set(manifest.sides.map(({ key }) => key)).size !== manifest.sides.length)
    wrong('sides', 'names a side twice');
  opening.controlSeats.forEach(({ teams }, index) => {
    for (const team of teams)
      if (!files.teams.has(team)) wrong(`opening.controlSeats.${index}.teams`, `there is no team ${team}`);
  });
  const printed = placeNames(files);
  manifest.objectives?.forEach(({ for: whose, places = [] }, index) => {
    if (!sides.some((side) => side === whose) && !files.teams.has(whose))
      wrong(`objectives.${index}.for`, `there is no side or team ${whose}`);
    for (const place of places)
      if (!printed.has(place)) wrong(`objectives.${index}.places`, `no place on the map is called ${place}`);
  });
  if (!opening.controlSeats.some(({ roles }) => roles.includes('gameControl')))
    wrong('opening.controlSeats', 'nobody is game control');
  if (map.frame.minX >= map.frame.maxX || map.frame.minY >= map.frame.maxY) wrong('map.frame', 'is empty');
  return problems;
}

function unitProblems(files: ScenarioFiles): ScenarioProblem[] {
  const { units, teams, profiles, manifest } = files;
  const last = manifest?.turns.at(-1)?.number;
  return units.rows.flatMap(({ row, value: unit }) => {
    const problems: ScenarioProblem[] = [];
    const wrong = (column: string, message: string) => problems.push(at(units, row, column, message));
    const team = teams.get(unit.team);
    if (!teams.has(unit.team)) wrong('team', `there is no team ${unit.team}`);
    else if (team && team.side !== unit.side) wrong('side', `is not the side of ${unit.team}`);
    const profile = profiles.get(unit.profile);
    if (!profiles.has(unit.profile)) wrong('profile', `there is no profile ${unit.profile}`);
    const reading = profile && readProfile(profile.notation);
    if (reading?.ok && unit.stepsLost > stepsIn(reading.profile))
      wrong('stepsLost', `${profile?.notation} has only ${stepsIn(reading.profile)} to lose`);
    if (last !== undefined && unit.arrivalTurn > last) wrong('arrivalTurn', `the last turn is ${last}`);
    for (const column of unit.ours)
      if (!mayBeOurs['units.csv']!.includes(column)) wrong('ours', `there is no column ${column}`);
    if (unit.flags.includes('heavyTanks') && unit.arm !== 'armour' && !unit.flags.includes('tanks'))
      wrong('flags', 'heavyTanks on a unit that is not tanks');
    const beyond = beyondFrame(files.placeOf(unit), manifest);
    if (beyond) wrong('lon', beyond);
    return problems;
  });
}

/** How far off the map a place lies, in words; null: it lies on it. */
function beyondFrame(place: Place | null, manifest: Manifest | null): string | null {
  if (!place || !manifest) return null;
  const km = kmBeyond(place, manifest.map.frame);
  if (km === 0) return null;
  return `lies beyond the frame of the map, by ${km < 10 ? km.toFixed(1) : Math.round(km)} km`;
}

function entryProblems(files: ScenarioFiles): ScenarioProblem[] {
  const { entries, manifest } = files;
  const rows = new Map<string, number>();
  return entries.rows.flatMap(({ row, value: entry }) => {
    const problems: ScenarioProblem[] = [];
    const key = `${entry.side} ${entry.name}`;
    const before = rows.get(key);
    if (before) problems.push(at(entries, row, 'name', `${entry.name} is there already, in row ${before}`));
    else rows.set(key, row);
    const beyond = beyondFrame(files.placeOf(entry), manifest);
    if (beyond) problems.push(at(entries, row, 'lon', beyond));
    return problems;
  });
}

const crossingProblems = ({ crossings, manifest, placeOf }: ScenarioFiles): ScenarioProblem[] =>
  crossings.rows.flatMap(({ row, value }) => {
    const beyond = beyondFrame(placeOf(value), manifest);
    return beyond ? [at(crossings, row, 'lon', beyond)] : [];
  });

/** Counters that would look alike. */
function namesakes({ units }: ScenarioFiles): ScenarioProblem[] {
  const rows = new Map<string, number>();
  return units.rows.flatMap(({ row, value: { shortName } }) => {
    const before = rows.get(shortName);
    if (before) return [at(units, row, 'shortName', `${shortName} is the short name of row ${before} too`)];
    rows.set(shortName, row);
    return [];
  });
}

/** Units of whose nation nobody has said a word: the file they came with did not. */
function nationsGuessed({ manifest, units }: ScenarioFiles): ScenarioProblem[] {
  const nations = new Map((manifest?.nations ?? bookNations).map(({ key, name }) => [key, name]));
  return units.rows.flatMap(({ row, value: { nation, ours } }) => {
    const name = nations.get(nation) ?? nation;
    const by = 'by a guess: nobody has said it';
    return ours.includes('nation')
      ? [{ ...at(units, row, 'nation', `is ${name} ${by}`), kind: `are ${name} ${by}` }]
      : [];
  });
}

/** Teams that no seat of Team Control looks after. A seat that names no team looks after all. */
function teamsAlone({ manifest, teams }: ScenarioFiles): ScenarioProblem[] {
  const seats = manifest?.opening.controlSeats.filter(({ roles }) => roles.includes('teamControl')) ?? [];
  if (!manifest || seats.some((seat) => seat.teams.length === 0)) return [];
  return teams.rows
    .filter(({ value: { key } }) => !seats.some((seat) => seat.teams.includes(key)))
    .map(({ value: { name } }) => ({
      file: 'manifest.json',
      column: 'opening.controlSeats',
      name,
      message: 'has no seat of Team Control',
      kind: 'have no seat of Team Control',
      asks: true,
    }));
}

/** Air lifts to what lies beyond the map. */
const liftsBeyond = ({ lifts, manifest, placeOf }: ScenarioFiles): ScenarioProblem[] =>
  lifts.rows.flatMap(({ row, value }) => {
    const beyond = beyondFrame(placeOf(value), manifest);
    return beyond ? [{ ...at(lifts, row, 'lon', beyond), asks: true as const }] : [];
  });

/** Symbol codes that say otherwise than their rows. */
const otherSymbols = ({ units }: ScenarioFiles): ScenarioProblem[] =>
  units.rows.flatMap(({ row, value }) =>
    symbolDisagreements(value.symbol ?? '', value).map((message) => at(units, row, 'symbol', message)),
  );

/** A drawing so far off the map is not there for a name at its edge, km (ours). */
const farOffKm = 5;

/** Drawings that lie far off the map; of a file most of whose drawings lie off it one note: it is of another map. */
function farFeatures({ manifest, map, ground }: ScenarioFiles): ScenarioProblem[] {
  if (!manifest) return [];
  const { grid, frame } = manifest.map;
  const around = {
    minX: frame.minX - farOffKm,
    minY: frame.minY - farOffKm,
    maxX: frame.maxX + farOffKm,
    maxY: frame.maxY + farOffKm,
  };
  return Object.entries({ 'map.geojson': map, 'ground.geojson': ground }).flatMap(([file, drawings]) => {
    const features = drawings?.features ?? [];
    const beyond = features.flatMap(({ geometry }, at) => (isBeyond(geometry, manifest.map) ? [{ geometry, at }] : []));
    const whole = `${beyond.length} of its ${counted(features.length, 'drawing')} lie wholly beyond the frame of the map`;
    if (beyond.length > 0 && beyond.length * 2 >= features.length)
      return [{ file, message: whole, asks: true as const }];
    return beyond
      .filter(({ geometry }) => isBeyond(geometry, { grid, frame: around }))
      .map(({ at }) => ({
        file,
        column: `features.${at}`,
        message: 'lies wholly beyond the frame of the map',
        asks: true as const,
      }));
  });
}

function teamProblems({ teams, units, links, returns, intelligence }: ScenarioFiles): ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  for (const { row, value: team } of teams.rows) {
    const hq = units.get(team.hqUnitId);
    if (!units.has(team.hqUnitId)) problems.push(at(teams, row, 'hqUnitId', `there is no unit ${team.hqUnitId}`));
    else if (hq && hq.team !== team.key) problems.push(at(teams, row, 'hqUnitId', `${hq.id} belongs to ${hq.team}`));
    else if (hq && hq.arm !== 'hq') problems.push(at(teams, row, 'hqUnitId', `${hq.id} is no headquarters`));
  }
  for (const table of [links, returns])
    for (const { row, value } of table.rows) {
      for (const column of ['from', 'to'] as const)
        if (!teams.has(value[column])) problems.push(at(table, row, column, `there is no team ${value[column]}`));
      if (value.from === value.to) problems.push(at(table, row, 'to', 'is the team itself'));
      const sides = [value.from, value.to].map((key) => teams.get(key)?.side);
      if (sides[0] && sides[1] && sides[0] !== sides[1])
        problems.push(at(table, row, 'to', `${value.to} is of the other side`));
    }
  for (const { row, value } of intelligence.rows)
    if (!teams.has(value.team)) problems.push(at(intelligence, row, 'team', `there is no team ${value.team}`));
  return problems;
}

const sidesWithoutTeam = ({ manifest, teams: { file, rows } }: ScenarioFiles): ScenarioProblem[] =>
  sides
    .filter((side) => !rows.some(({ value }) => value.side === side))
    .map((side) => ({ file, column: 'side', message: `no team is of the side ${sideSaid(side, manifest)}` }));

function listProblems({ manifest, units, lifts, previousOrders, contacts }: ScenarioFiles): ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  const unknown = (unitId: string) => (units.has(unitId) ? [] : [`there is no unit ${unitId}`]);
  const carried = new Set<string>();
  const formations = new Set(units.rows.map(({ value: unit }) => `${unit.side} ${unit.formation}`));
  for (const { row, value: lift } of lifts.rows)
    for (const unitId of lift.unitIds) {
      const unit = units.get(unitId);
      const faults = unknown(unitId);
      if (unit && unit.side !== lift.side) faults.push(`${unitId} is not of the side ${sideSaid(lift.side, manifest)}`);
      if (unit && unit.arrivalTurn !== lift.turn) faults.push(`${unitId} arrives in turn ${unit.arrivalTurn}`);
      if (carried.has(unitId)) faults.push(`${unitId} is carried twice`);
      carried.add(unitId);
      for (const message of faults) problems.push(at(lifts, row, 'unitIds', message));
    }
  for (const { row, value } of previousOrders.rows)
    for (const message of unknown(value.unitId)) problems.push(at(previousOrders, row, 'unitId', message));
  for (const { row, value } of contacts.rows) {
    for (const message of unknown(value.unitId)) problems.push(at(contacts, row, 'unitId', message));
    const side = units.get(value.unitId)?.side;
    const isOfEnemy = sides.some((other) => other !== side && formations.has(`${other} ${value.enemyFormation}`));
    if (side && !isOfEnemy)
      problems.push(at(contacts, row, 'enemyFormation', `no enemy unit belongs to ${value.enemyFormation}`));
  }
  return problems;
}
