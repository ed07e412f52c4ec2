import { z } from 'zod';
import { problemsOf } from '@/lib/adjudication/problems';
import { lengthKm, middleOf, type Place, squareOf, standsAround } from '@/lib/geometry';
import { readJson } from '@/lib/json';
import { printedPlaces } from '@/lib/printed-places';
import type { Gazetteer, NamedUnit } from '@/lib/reading/names';
import { type Reading, readOrder } from '@/lib/reading/read-order';
import { wayUsed } from '@/lib/reading/way';
import { counted } from '@/lib/text';
import { roadWay } from '@/lib/ways/roads';
import { actions, postures } from '@/lib/words';
import { loadScenario, type Scenario } from '../lib/scenario';

/** Rows of orders from a shell: `opcom read-order --scenario NAME [--ndjson] [file]`. */

/** The longest row that is read, letters. */
const mostLetters = 4000;
/** So many values make up the longest row: its units, their places, and the crossings that are blown. */
const mostValues = 2000;

const gridReference = z.string().regex(/^\d{3} ?\d{3}$/, 'is no grid reference, such as "645 794"');

const rowShape = z.strictObject({
  id: z.string().min(1).max(200),
  team: z.string(),
  units: z.array(z.string()).min(1).max(100),
  action: z.enum(actions),
  posture: z.enum(postures),
  words: z.string().refine(({ length }) => length <= mostLetters, `is longer than ${counted(mostLetters, 'letter')}`),
  at: z.record(z.string(), gridReference).optional(),
  blown: z.array(z.string()).max(500).optional(),
  view: z.enum(['truth', 'player']).optional(),
});
type Row = z.infer<typeof rowShape>;

/** A fault of a row: the field, and what is wrong with it. */
interface Fault {
  field: string;
  message: string;
}

type Answer = { ok: true; value: object } | { ok: false; id: string; faults: Fault[] };

/** Reads rows for a scenario. @returns the answer to each row in order, or why the scenario cannot be read */
export async function rowsRead(
  from: string,
  texts: readonly string[],
): Promise<{ ok: true; answers: Answer[] } | { ok: false; problems: string[] }> {
  const reading = await loadScenario(from);
  if (!reading.ok) return { ok: false, problems: reading.problems.map(({ file, message }) => `${file}: ${message}`) };
  return { ok: true, answers: texts.map((text) => answerTo(reading.scenario, text)) };
}

function answerTo(scenario: Scenario, text: string): Answer {
  const json = readJson(text, mostValues);
  const id = json.ok ? (json.value as { id?: unknown } | null)?.id : undefined;
  const failed = (...faults: Fault[]): Answer => ({ ok: false, id: typeof id === 'string' ? id : '?', faults });
  if (!json.ok) return failed({ field: 'row', message: json.message });
  const parsed = rowShape.safeParse(json.value);
  if (!parsed.success)
    return failed(
      ...problemsOf(parsed.error, json.value).map(({ path, message }) => ({ field: path || 'row', message })),
    );
  const faults = faultsOf(parsed.data, scenario);
  return faults.length > 0 ? failed(...faults) : { ok: true, value: read(parsed.data, scenario) };
}

/** The names of a row that the scenario does not have. */
function faultsOf({ team, units, at = {}, blown = [] }: Row, scenario: Scenario): Fault[] {
  const isUnit = (name: string) => scenario.units.some(({ id, shortName }) => id === name || shortName === name);
  const faults = (field: string, names: readonly string[], isKnown: (name: string) => boolean): Fault[] =>
    names.filter((name) => !isKnown(name)).map((name) => ({ field, message: `"${name}" is not in the scenario` }));
  return [
    ...faults('team', [team], (key) => scenario.teams.some((one) => one.key === key)),
    ...faults('units', units, isUnit),
    ...faults('at', Object.keys(at), isUnit),
    ...faults('blown', blown, (id) => scenario.crossings.some((one) => one.id === id)),
    ...Object.entries(at).flatMap(([name, square]) =>
      squareOf(scenario.map.frame, square, { x: 0, y: 0 })
        ? []
        : [{ field: 'at', message: `"${name}": ${square} lies off the map` }],
    ),
  ];
}

function read(row: Row, scenario: Scenario): object {
  const gazetteer = gazetteerFor(row, scenario);
  const units = row.units.map((name) => scenario.units.find((one) => one.id === name || one.shortName === name)!);
  const { team, action, posture, words } = row;
  const reading = readOrder({ team, units: units.map(({ id }) => id), action, posture, words }, gazetteer);
  const from = gazetteer.units.find(({ id }) => id === units[0]!.id)?.place ?? null;
  const { goal, via, avoid, formation, behind, asks, doubts, reads } = reading;
  return {
    id: row.id,
    goal: goal && { name: goal.name, ...tidy(goal.place), kind: goal.kind },
    via: via.map(({ name }) => name),
    avoid: avoid.map(({ name }) => name),
    way: goal && wayIn(reading, row, { from, mover: units[0]!.mover, scenario }),
    formation,
    ...(behind.length > 0 ? { behind: behind[0]!.shortName } : {}),
    asks,
    doubts,
    reads,
  };
}

const tidy = ({ x, y }: Place): Place => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });

const tenth = (km: number): number => Math.round(km * 10) / 10;

/** By road or straight, with the km of each; null where no unit of the row stands on the map: km 0. */
function wayIn(
  { goal, via, waySaid }: Reading,
  { action, posture }: Row,
  { from, mover, scenario }: { from: Place | null; mover: Scenario['units'][number]['mover']; scenario: Scenario },
): object {
  const to = goal!.place;
  const stops = via.map(({ place }) => place);
  const road = from && roadWay(from, to, scenario.map, stops);
  const straightKm = from ? lengthKm([from, ...stops, to]) : 0;
  const roadKm = road ? lengthKm(road) : from ? null : 0;
  const use = wayUsed({ said: waySaid, action, posture, mover, roadKm, straightKm });
  return { use, roadKm: tenth(roadKm ?? 0), straightKm: tenth(straightKm) };
}

/** Lists the names that a row may know. A player knows the printed map and their own counters, and of no crossing that it is blown. */
function gazetteerFor(
  { team, at = {}, blown = [], view }: Row,
  { units, crossings, zones, teams, map }: Scenario,
): Gazetteer {
  const isPlayer = view === 'player';
  const side = teams.find(({ key }) => key === team)!.side;
  const named = units
    .filter((unit) => !isPlayer || unit.team === team)
    .map((unit): NamedUnit => {
      const square = at[unit.shortName] ?? at[unit.id];
      const place = square ? squareOf(map.frame, square, standsAround(map.frame, unit.place)) : unit.place;
      const { id, name, shortName, brigade } = unit;
      return { id, name, shortName, team: unit.team, brigade, place };
    });
  return {
    places: [
      ...printedPlaces(map.features).filter(({ layer }) => layer !== 'crossing'),
      ...zones
        .filter((zone) => !isPlayer || zone.side === side)
        .map(({ name, rings }) => ({ name, place: middleOf(rings.flat().map(([x, y]) => ({ x, y }))) })),
    ],
    crossings: crossings.map((one) => ({ ...one, isBlown: !isPlayer && (one.isBlown || blown.includes(one.id)) })),
    units: named,
    frame: map.frame,
  };
}
