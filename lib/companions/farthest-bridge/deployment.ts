import { type Answer, refuse } from '../at-table';
import type { At } from './board';
import { type Counter, counters } from './counters';
import { noteDropZones } from './entering';
import { columnOf, distance, type HexNumber } from './hexes';
import { type Area, areaWords, historicDropZones, zones } from './schedule';
import type { ActOf, State, Written } from './state';

/** §18.0 and §18.1: the two set-ups. */

/** The seven German units that stand on the map at the start. */
export const setUpUnits: readonly Counter[] = counters.filter(({ turn }) => turn === 0);

/** How far from a city, and from the southern edge, the free set-up keeps (§18.1). */
const fromCity = 2;
const fromSouth = 5;

/** §18.0: everything where the book prints it. */
export function deployHistoric(at: At): void {
  for (const { id, name, entry } of setUpUnits) {
    if (entry.kind !== 'setUp') continue;
    at.state.pieces[id]!.hex = entry.hex;
    at.say(`${name} in ${entry.hex}.`, '§18.0', 'book');
  }
  for (const zone of zones) {
    at.state.dropZones[zone] = historicDropZones[zone];
    at.say(`Drop zone of the ${zone} in ${historicDropZones[zone]}.`, '§18.0', 'book');
  }
  noteDropZones(at.state);
}

/** §18.1: one side writes where it sets up. Nobody else hears where; once both have written, both stand on the map. */
export function write(at: At, { side, places }: ActOf<'write'>): Answer {
  const { state } = at;
  if (state.phase !== 'setUp') return refuse('wrongPhase', '§18.1', 'Set-ups are written before the first turn.');
  const wrong = side === 'german' ? refuseGerman(state, places) : refuseAllied(state, places);
  if (wrong) return wrong;
  state.written[side] = places;
  at.say(`The ${side === 'german' ? 'German' : 'Allied'} player has written his set-up.`, '§18.1', 'book');
  if (state.written.german && state.written.allied) reveal(at, state.written.german, state.written.allied);
  return undefined;
}

function refuseNames(places: Written, wanted: readonly string[]): Answer {
  const missing = wanted.find((name) => !places[name]);
  if (missing) return refuse('missing', '§18.1', `No hex is written for ${missing}.`, `places.${missing}`);
  const extra = Object.keys(places).find((name) => !wanted.includes(name));
  return extra
    ? refuse('extra', '§18.1', `${extra} is not set up: ${wanted.join(', ')}.`, `places.${extra}`)
    : undefined;
}

const unknownArea = (area: Area, field: string) =>
  refuse(
    'areaUnknown',
    'FB-34',
    `Enter first which hexes lie ${areaWords[area]}: the text does not number them.`,
    field,
  );

function refuseGerman(state: State, places: Written): Answer {
  const wrong = refuseNames(
    places,
    setUpUnits.map(({ id }) => id),
  );
  if (wrong) return wrong;
  const cities = Object.entries(state.map.hexes).filter(([, { terrain }]) => terrain === 'city');
  const taken = new Map<HexNumber, Counter>();
  for (const unit of setUpUnits) {
    const { id, name, entry } = unit;
    if (entry.kind !== 'setUp') continue;
    const hex = places[id]!;
    const field = `places.${id}`;
    const there = taken.get(hex);
    if (there) return refuse('stacked', 'FB-6', `${there.name} is written for ${hex} too: one unit a hex.`, field);
    taken.set(hex, unit);
    if (!entry.free) {
      if (hex !== entry.hex) return refuse('fixed', '§18.1', `${name} stands in ${entry.hex}.`, field);
      continue;
    }
    const ground = state.map.areas[entry.free];
    if (!ground) return unknownArea(entry.free, field);
    if (!ground.includes(hex))
      return refuse('wrongArea', '§18.1', `${name} stands ${areaWords[entry.free]}: ${hex} does not lie there.`, field);
    const city = cities.find(([one]) => distance(one, hex) <= fromCity);
    if (city)
      return refuse(
        'nearCity',
        '§18.1',
        `${hex} is ${distance(city[0], hex)} hexes from the city hex ${city[0]}: more than ${fromCity}.`,
        field,
      );
    const isExempt = unit.attack === 2 && unit.defence === 2 && unit.movement === 7;
    if (!isExempt && columnOf(hex) <= fromSouth)
      return refuse(
        'nearSouthEdge',
        '§18.1',
        `${hex} is within ${fromSouth} hexes of the southern edge: column 06 or further north.`,
        field,
      );
  }
  return undefined;
}

function refuseAllied(state: State, places: Written): Answer {
  const wrong = refuseNames(places, zones);
  if (wrong) return wrong;
  const { germany } = state.map.areas;
  if (!germany) return unknownArea('germany', 'places');
  for (const zone of zones)
    if (germany.includes(places[zone]!))
      return refuse('inGermany', '§18.1', `${places[zone]} lies in Germany: no drop zone there.`, `places.${zone}`);
  return undefined;
}

/** Both set-ups at once; a drop zone on a German unit goes where §18.0 has it. */
function reveal(at: At, german: Written, allied: Written): void {
  const { state } = at;
  for (const { id, name } of setUpUnits) {
    state.pieces[id]!.hex = german[id]!;
    at.say(`${name} in ${german[id]}.`, '§18.1', 'book');
  }
  const stands = new Set(Object.values(german));
  for (const zone of zones) {
    const written = allied[zone]!;
    const hex = stands.has(written) ? historicDropZones[zone] : written;
    state.dropZones[zone] = hex;
    at.say(
      hex === written
        ? `Drop zone of the ${zone} in ${hex}.`
        : `Drop zone of the ${zone}: a German unit stands in ${written}, so it lies in ${hex}.`,
      '§18.1',
      'book',
    );
  }
  noteDropZones(state);
}
