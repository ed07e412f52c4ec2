import { bandOf } from '../entered';
import { artilleryModifiersFor } from './artillery';
import { hitModifiersFor } from './direct-fire';
import { moraleNeeded } from './morale';
import type { CoverOfTarget, Gun, Shot, State } from './state';
import { type AntiArmourWeapon, type ArmourClass, type ArtilleryResult, artilleryResults } from './tables';

/** What chance would bring, before the die is rolled: how many of the ten faces of a d10. */

const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How many faces pass a unit's morale test; ten where it takes none. */
export function facesThatHold(state: State, unit: string): number {
  const needed = moraleNeeded(state, state.units[unit]!);
  return needed ? 11 - needed.face : 10;
}

/** How many faces hit, before the second roll of a target in a building. */
export function facesThatHit(state: State, shot: Shot): number {
  const { hitModifiers, toHit } = state.tables;
  const sum = hitModifiersFor(state, shot).reduce((total, name) => total + hitModifiers[name].points, 0);
  return faces.filter((face) => face + sum >= toHit.face).length;
}

/** The chance that one die hits, a building's second roll included. */
export function chanceToHit(state: State, shot: Shot): number {
  const first = facesThatHit(state, shot) / 10;
  return shot.cover === 'building' ? (first * (11 - state.tables.inBuilding.face)) / 10 : first;
}

/** How many faces of one hit knock a vehicle out (IW-6). */
export function facesThatKnockOut({ tables }: State, armour: ArmourClass, weapon: AntiArmourWeapon): number {
  const bonus = tables.antiArmour[weapon].points - tables.armour[armour].points;
  return faces.filter((face) => face + bonus >= tables.knockOut.face).length;
}

/** How many faces bring each result of artillery or of an air attack. */
export function facesOfArtillery(
  { tables }: State,
  gun: Gun,
  cover: CoverOfTarget,
  fromAircraft: boolean,
): Record<ArtilleryResult, number> {
  const sum = artilleryModifiersFor(gun, cover, fromAircraft).reduce(
    (total, name) => total + tables.artilleryModifiers[name].points,
    0,
  );
  const results = faces.map((face) => bandOf(tables.artilleryBands, face + sum).result);
  return Object.fromEntries(
    artilleryResults.map((result) => [result, results.filter((one) => one === result).length]),
  ) as Record<ArtilleryResult, number>;
}
