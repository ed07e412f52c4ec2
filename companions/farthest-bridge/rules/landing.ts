import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import type { Source } from '@/companions/rules/companion';
import { counted } from '@/lib/text';
import { type At, costFor, eliminate, inEnemyZone, terrainAt, unitIn } from './board';
import { type Counter, counterOf } from './counters';
import { enter } from './entering';
import { directions, distance, type HexNumber, hexTowards, neighbours } from './hexes';
import { arnhem, type HexEntry, type Terrain } from './map-data';
import { finishMover, refuseArrival } from './movers';
import { printedHexes } from './schedule';
import type { ActOf, State } from './state';

/** §11.3: how far from its drop zone, or from Arnhem, a unit may be put down. */
export const landingReach = 7;

/** §11.4: a glider crashes on this face of the die or less; never in mixed ground; nowhere else may it land (FB-15). */
export const crashOn: Partial<Record<Terrain, number>> = { mixed: 0, broken: 1, rough: 2, town: 3, woods: 3, city: 4 };

/** The hexes a unit's landing hex is counted from: its drop zone, or the three hexes of Arnhem (FB-10). */
export function landingCentres(state: State, { entry }: Counter): readonly HexNumber[] {
  if (entry.kind === 'arnhem') return arnhem;
  const hex = entry.kind === 'dropZone' ? state.dropZones[entry.zone] : null;
  return hex ? [hex] : [];
}

/** §11.3, §11.4: one unit comes down. Parachutists scatter by a die, gliders land where they aim and may crash. */
export function land(at: At, { unit: id, hex }: ActOf<'land'>): ActRefusal {
  const { state } = at;
  const unit = counterOf(id);
  if (!unit.airborne)
    return refuse('notAirborne', '§11.3', `${unit.name} comes overland: ${printedHexes(unit.entry)}.`, 'unit');
  const wrong = refuseArrival(state, unit) ?? refuseLandingHex(state, unit, hex);
  if (wrong) return wrong;
  finishMover(state);
  if (unit.airborne === 'glider') {
    landGlider(at, unit, hex, state.map.hexes[hex]!);
    return undefined;
  }
  const die = at.dice.d6(`scatter of ${unit.name}`);
  const down = hexTowards(hex, die);
  at.say(
    `${unit.name} aims at ${hex}; scatter ${die}, ${directions[die - 1]}: ${down ?? 'off the map'}.`,
    '§11.4',
    'book',
  );
  if (down) comeDown(at, unit, down);
  else lose(at, unit, 'Off the map');
}

/**
 * A parachute unit only aims at its landing hex, so a friendly unit may stand there: else the clause for a unit that finds
 * no free hex beside the friendly one it came down on could never hold.
 */
function refuseLandingHex(state: State, unit: Counter, hex: HexNumber): ActRefusal {
  const centres = landingCentres(state, unit);
  const far = Math.min(...centres.map((centre) => distance(centre, hex)));
  if (far > landingReach)
    return refuse(
      'outOfReach',
      '§11.1',
      `${hex} is ${counted(far, 'hex', 'hexes')} away: ${unit.name} lands ${printedHexes(unit.entry)} (${centres.join(', ')}).`,
      'hex',
    );
  const there = unitIn(state, hex);
  if (there?.side === 'german')
    return refuse(
      'enemyThere',
      'FB-38',
      `${there.name} is in ${hex}: choose a landing hex without a German unit.`,
      'hex',
    );
  if (unit.airborne !== 'glider') return undefined;
  if (there) return refuse('stacked', 'FB-6', `${there.name} is in ${hex}: one unit a hex.`, 'hex');
  const known = terrainAt(state, hex);
  if (!known.ok) return known;
  if (crashOn[known.entry.terrain] === undefined)
    return refuse(
      'noGliderThere',
      'FB-15',
      `A glider does not land in ${known.entry.terrain}: choose mixed, broken, rough, town, woods or city.`,
      'hex',
    );
}

/** The consequence of a landing that goes wrong. */
function lose(at: At, unit: Counter, why: string, rule = '§11.4', source: Source = 'book'): undefined {
  eliminate(at, unit.id);
  at.say(`${why}: it is eliminated.`, rule, source);
}

/** §11.4 for gliders: no scatter; in other than mixed ground a die, and a crash depletes, or ends it next to a German. */
function landGlider(at: At, unit: Counter, hex: HexNumber, { terrain }: HexEntry): undefined {
  const limit = crashOn[terrain]!;
  at.say(`${unit.name} lands in ${hex}, ${terrain}.`, '§11.4', 'book');
  if (limit > 0) {
    const die = at.dice.d6(`crash of ${unit.name} in ${terrain}`);
    const crashes = die <= limit;
    const faces = limit === 1 ? '1' : `1–${limit}`;
    at.say(`Crash on ${faces} in ${terrain}: ${die}, ${crashes ? 'it crashes' : 'it lands whole'}.`, '§11.4', 'book');
    if (crashes && inEnemyZone(at.state, 'allied', hex)) return lose(at, unit, 'Crashed in a German zone of control');
    if (crashes) {
      at.state.pieces[unit.id]!.depleted = true;
      at.say('Crashed: it is depleted.', '§11.4', 'book');
    }
  }
  touchDown(at, unit, hex);
}

/** Where a parachute unit comes down, tested in the order of FB-11. */
function comeDown(at: At, unit: Counter, hex: HexNumber): undefined {
  const { state } = at;
  const there = unitIn(state, hex);
  const zone = inEnemyZone(state, 'allied', hex);
  if (there?.side === 'german') return lose(at, unit, `${there.name} is in ${hex}`);
  if (there && zone) return lose(at, unit, `${there.name} is in ${hex}, in a German zone of control`);
  if (there) {
    state.pieces[unit.id]!.depleted = true;
    at.say(`${there.name} is in ${hex}: it is depleted and moves to a free hex beside it.`, '§11.4', 'book');
    if (relocationHexes(state, hex).length > 0) {
      state.landing = { unit: unit.id, hex, wants: 'relocation' };
      return;
    }
    return lose(at, unit, 'No hex beside it is free');
  }
  const entry = state.map.hexes[hex];
  if (entry) fall(at, unit, hex, entry);
  else {
    state.landing = { unit: unit.id, hex, wants: 'terrain' };
    at.say(`The terrain of ${hex} is not entered: it decides how ${unit.name} lands.`, 'FB-1', 'book');
  }
}

/** The rest of FB-11, once the terrain is known: city or woods, then a zone; one landing depletes once. */
function fall(at: At, unit: Counter, hex: HexNumber, { terrain, road, trail }: HexEntry): undefined {
  if (terrain === 'water') return lose(at, unit, `${hex} is water`, 'FB-15', 'ours');
  const zone = inEnemyZone(at.state, 'allied', hex);
  const way = road ? 'a road' : 'a trail';
  const hard = terrain === 'city' || (terrain === 'woods' && !road && !trail);
  if (terrain === 'woods' && !hard) at.say(`${hex} is woods with ${way}: no harm of that.`, '§11.4', 'book');
  if (hard)
    at.say(
      `${hex} is ${terrain === 'city' ? 'a city' : 'woods without a road or a trail'}: it is depleted.`,
      '§11.4',
      'book',
    );
  if (zone)
    at.say(
      `${hex} is in a German zone of control: it is depleted${hard ? ', which it is already' : ''}.`,
      hard ? 'FB-11' : '§11.4',
      'book',
    );
  if (hard || zone) at.state.pieces[unit.id]!.depleted = true;
  else at.say(`${unit.name} lands whole in ${hex}.`, '§11.4', 'book');
  touchDown(at, unit, hex);
}

/** The free hexes beside the one a unit came down in; the Allied player chooses, without another test (FB-13). */
export const relocationHexes = (state: State, hex: HexNumber): HexNumber[] =>
  neighbours(hex).filter((one) => !unitIn(state, one) && state.map.hexes[one]?.terrain !== 'water');

export function relocate(at: At, { hex }: ActOf<'relocate'>): ActRefusal {
  const { landing } = at.state;
  if (landing?.wants !== 'relocation')
    return refuse('nothingToRelocate', '§11.4', 'No unit came down on a friendly one.');
  const free = relocationHexes(at.state, landing.hex);
  if (!free.includes(hex))
    return refuse(
      'notFree',
      'FB-13',
      `${hex} will not do: a free hex beside ${landing.hex} is ${free.join(', ')}.`,
      'hex',
    );
  const unit = counterOf(landing.unit);
  at.state.landing = null;
  at.say(`${unit.name} moves to ${hex}, without another test.`, 'FB-13', 'book');
  touchDown(at, unit, hex);
}

/** Goes on with a landing that waited for the terrain of its hex. */
export function resumeLanding(at: At, hex: HexNumber): void {
  const { landing } = at.state;
  if (landing?.wants !== 'terrain' || landing.hex !== hex) return;
  at.state.landing = null;
  fall(at, counterOf(landing.unit), hex, at.state.map.hexes[hex]!);
}

/** Down: it may move on, paying for this hex first, and into no second zone (FB-17, FB-18). */
function touchDown(at: At, unit: Counter, hex: HexNumber): void {
  const landedInZone = inEnemyZone(at.state, 'allied', hex);
  at.state.mover = { unit: unit.id, spent: 0, stopped: false, landedInZone, owesLanding: true };
  enter(at, unit.id, hex);
}

/** The cost of the landing hex for the unit that goes on (FB-17); none where its terrain is not known. */
export function landingCost(state: State, unit: Counter): number | null | undefined {
  const hex = state.pieces[unit.id]?.hex;
  const entry = hex ? state.map.hexes[hex] : undefined;
  return entry && costFor(state, unit, state.tables.terrainCosts[entry.terrain]);
}
