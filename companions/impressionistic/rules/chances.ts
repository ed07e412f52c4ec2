import { bandOf } from '@/companions/rules/entered';
import { artilleryModifiersFor } from './artillery';
import { hitModifiersFor } from './direct-fire';
import { moraleNeeded } from './morale';
import type { ActOf, Shot, State } from './state';
import type { AntiArmourWeapon, ArmourClass, Tables } from './tables';

/** The chances before the die is rolled: of the ten faces of a d10, and exact chances of more dice. */

const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The number of faces that pass a unit's morale test; ten where it takes none. */
export function facesThatHold(state: State, unit: string): number {
  const needed = moraleNeeded(state, state.units[unit]!);
  return needed ? 11 - needed.face : 10;
}

/** The number of faces that hit, before the second roll of a target in a building. */
export function facesThatHit(state: State, shot: Shot): number {
  const { hitModifiers, toHit } = state.tables;
  const sum = hitModifiersFor(state, shot).reduce((total, name) => total + hitModifiers[name].points, shot.tweak ?? 0);
  return faces.filter((face) => face + sum >= toHit.face).length;
}

/** The chance that one die hits, a building's second roll included. */
export function chanceToHit(state: State, shot: Shot): number {
  const first = facesThatHit(state, shot) / 10;
  return shot.cover === 'building' ? (first * (11 - state.tables.inBuilding.face)) / 10 : first;
}

/** The chances of 0, 1, 2 … hits of all dice of a shot. */
export function chancesOfHits(state: State, shot: Shot): number[] {
  const one = chanceToHit(state, shot);
  let chances = [1];
  for (let die = 0; die < shot.dice; die += 1)
    chances = [...chances, 0].map((chance, hits) => chance * (1 - one) + (chances[hits - 1] ?? 0) * one);
  return chances;
}

/** The chance of so many hits or more. */
export const chanceOfAtLeast = (state: State, shot: Shot, hits: number): number =>
  chancesOfHits(state, shot)
    .slice(Math.max(0, hits))
    .reduce((sum, chance) => sum + chance, 0);

const facesThrough = ({ knockOut, armour }: Tables, armourClass: ArmourClass, points: number): number =>
  faces.filter((face) => face - armour[armourClass].points + points >= knockOut.face).length;

/** The number of faces of one hit that knock a vehicle out (IW-6). */
export const facesThatKnockOut = ({ tables }: State, armour: ArmourClass, weapon: AntiArmourWeapon): number =>
  facesThrough(tables, armour, tables.antiArmour[weapon].points);

/** The number of faces of the hit of a close assault that knock a vehicle out (IW-10). */
export const facesOfCloseAssault = ({ tables }: State, armour: ArmourClass): number =>
  facesThrough(tables, armour, tables.closeAssault.points);

/** The chance that a shot puts its target out: a vehicle through its armour, a soft-skin by its last hit of small arms; null: men on foot. */
export function chanceToPutOut(state: State, shot: Shot): number | null {
  const target = state.units[shot.target]!;
  if (target.kind === 'foot') return null;
  if (shot.weapon) {
    const through = facesThatKnockOut(state, target.armour ?? 'softSkin', shot.weapon) / 10;
    return 1 - (1 - chanceToHit(state, shot) * through) ** shot.dice;
  }
  if (target.kind === 'armour') return 0;
  return chanceOfAtLeast(state, shot, state.tables.softSkinHits.points - target.smallArmsHits);
}

/** The question about one shell or bomb. */
export type Burst = Pick<ActOf<'artillery'>, 'gun' | 'cover' | 'tweak'>;

/** The sum added to the die of a shell or a bomb. */
export const artillerySum = ({ tables }: State, { gun, cover, tweak }: Burst, fromAircraft: boolean): number =>
  artilleryModifiersFor(gun, cover, fromAircraft).reduce(
    (total, name) => total + tables.artilleryModifiers[name].points,
    tweak ?? 0,
  );

/** The bands of artillery, each with the faces of the die that reach it once the modifiers count. */
export function bandsReached(state: State, burst: Burst, fromAircraft: boolean) {
  const sum = artillerySum(state, burst, fromAircraft);
  return state.tables.artilleryBands.map((band) => ({
    band,
    reached: faces.filter((face) => bandOf(state.tables.artilleryBands, face + sum) === band),
  }));
}

/** The chance that an aircraft comes through the fire of so many flak weapons. */
export function chanceThroughFlak({ tables }: State, weapons: number): number {
  const missing = faces.filter((face) => bandOf(tables.flakBands, face).result === 'none').length;
  return (missing / 10) ** weapons;
}
