import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { counted, sideWords } from '@/lib/text';
import type { Side } from '@/lib/words';
import type { At } from './board';
import { type Counter, counters } from './counters';
import { allHexes, columnOf, distance, type HexNumber } from './hexes';
import { type Area, areaWords, historicDropZones, zones } from './schedule';
import type { ActOf, State, Written } from './state';

/** §18.0 and §18.1: the two set-ups. */

/** The seven German units that stand on the map at the start. */
export const setUpUnits: readonly Counter[] = counters.filter(({ turn }) => turn === 0);

/** The distance from a city, and from the southern edge, that the free set-up keeps (§18.1). */
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
}

/** §18.1: one side writes where it sets up. Nobody else hears where; once both have written, both stand on the map. */
export function write(at: At, { side, places }: ActOf<'write'>): ActRefusal {
  const { state } = at;
  if (state.phase !== 'setUp') return refuse('wrongPhase', '§18.1', 'Set-ups are written before the first turn.');
  const wrong = side === 'german' ? refuseGerman(state, places) : refuseAllied(state, places);
  if (wrong) return wrong;
  state.written[side] = places;
  at.say(`The ${sideWords[side]} player has written their set-up.`, '§18.1', 'book');
  if (state.written.german && state.written.allied) reveal(at, state.written.german, state.written.allied);
}

function refuseNames(places: Written, wanted: readonly string[]): ActRefusal {
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

/** A German unit that the free set-up lets stand anywhere in an area. */
type FreeUnit = Counter & { entry: { kind: 'setUp'; hex: HexNumber; free: Area } };
const isFree = (unit: Counter): unit is FreeUnit => unit.entry.kind === 'setUp' && unit.entry.free !== null;

/** The 2-2-7 may stand near the southern edge (§18.1). */
const mayStandSouth = ({ attack, defence, movement }: Counter): boolean =>
  attack === 2 && defence === 2 && movement === 7;

/** Why a German unit may not be set up in a hex, in the order of §18.1; undefined: it may. */
function whyNotHere({ map }: State, unit: FreeUnit, hex: HexNumber, field: string): ActRefusal {
  const ground = map.areas[unit.entry.free];
  if (!ground) return unknownArea(unit.entry.free, field);
  if (!ground.includes(hex))
    return refuse(
      'wrongArea',
      '§18.1',
      `${unit.name} stands ${areaWords[unit.entry.free]}: ${hex} does not lie there.`,
      field,
    );
  const city = Object.entries(map.hexes).find(
    ([one, { terrain }]) => terrain === 'city' && distance(one, hex) <= fromCity,
  );
  if (city)
    return refuse(
      'nearCity',
      '§18.1',
      `${hex} is ${counted(distance(city[0], hex), 'hex', 'hexes')} from the city hex ${city[0]}: more than ${fromCity}.`,
      field,
    );
  if (!mayStandSouth(unit) && columnOf(hex) <= fromSouth)
    return refuse(
      'nearSouthEdge',
      '§18.1',
      `${hex} is within ${counted(fromSouth, 'hex', 'hexes')} of the southern edge: column 06 or further north.`,
      field,
    );
}

function refuseGerman(state: State, places: Written): ActRefusal {
  const wrong = refuseNames(
    places,
    setUpUnits.map(({ id }) => id),
  );
  if (wrong) return wrong;
  const taken = new Map<HexNumber, Counter>();
  for (const unit of setUpUnits) {
    const { id, name, entry } = unit;
    if (entry.kind !== 'setUp') continue;
    const hex = places[id]!;
    const field = `places.${id}`;
    const there = taken.get(hex);
    if (there) return refuse('stacked', 'FB-6', `${there.name} is written for ${hex} too: one unit a hex.`, field);
    taken.set(hex, unit);
    if (!isFree(unit)) {
      if (hex !== entry.hex) return refuse('fixed', '§18.1', `${name} stands in ${entry.hex}.`, field);
      continue;
    }
    const here = whyNotHere(state, unit, hex, field);
    if (here) return here;
  }
}

/** The units that a side places in the free set-up, the hexes it may use, and the ground in words. */
interface ToPlace {
  id: string;
  name: string;
  ground: string;
  /** null: nobody has entered yet which hexes they are. */
  hexes: HexNumber[] | null;
}

/** §18.1: what a side writes. What stands fixed is not among it. */
export function toPlace(state: State, side: Side): ToPlace[] {
  if (side === 'german')
    return setUpUnits.filter(isFree).map((unit) => ({
      id: unit.id,
      name: unit.name,
      ground: `${areaWords[unit.entry.free]}, more than ${counted(fromCity, 'hex', 'hexes')} from a city${mayStandSouth(unit) ? '' : `, column 0${fromSouth + 1} or further north`}`,
      hexes: state.map.areas[unit.entry.free]
        ? allHexes.filter((hex) => whyNotHere(state, unit, hex, unit.id) === undefined)
        : null,
    }));
  const { germany } = state.map.areas;
  const hexes = germany ? allHexes.filter((hex) => !germany.includes(hex)) : null;
  return zones.map((zone) => ({ id: zone, name: `Drop zone of the ${zone}`, ground: 'outside Germany', hexes }));
}

/** The set-up of a side whole: what it placed, and what stands fixed. */
export const wholeSetUp = (side: Side, places: Written): Written =>
  side === 'allied'
    ? places
    : {
        ...Object.fromEntries(
          setUpUnits
            .filter((unit) => !isFree(unit))
            .map(({ id, entry }) => [id, entry.kind === 'setUp' ? entry.hex : '']),
        ),
        ...places,
      };

function refuseAllied(state: State, places: Written): ActRefusal {
  const wrong = refuseNames(places, zones);
  if (wrong) return wrong;
  const { germany } = state.map.areas;
  if (!germany) return unknownArea('germany', 'places');
  for (const zone of zones)
    if (germany.includes(places[zone]!))
      return refuse('inGermany', '§18.1', `${places[zone]} lies in Germany: no drop zone there.`, `places.${zone}`);
}

/** Both set-ups at once; a drop zone on a German unit goes where §18.0 has it. */
function reveal(at: At, german: Written, allied: Written): void {
  const { state, lines } = at;
  const tells = (what: string) => lines.push({ what, rule: '§18.1', source: 'book', isRevealing: true });
  for (const { id, name } of setUpUnits) {
    state.pieces[id]!.hex = german[id]!;
    tells(`${name} in ${german[id]}.`);
  }
  const stands = new Set(Object.values(german));
  for (const zone of zones) {
    const written = allied[zone]!;
    const hex = stands.has(written) ? historicDropZones[zone] : written;
    state.dropZones[zone] = hex;
    tells(
      hex === written
        ? `Drop zone of the ${zone} in ${hex}.`
        : `Drop zone of the ${zone}: a German unit stands in ${written}, so it lies in ${hex}.`,
    );
  }
}
