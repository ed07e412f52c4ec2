import type { Side } from '@/lib/words';
import type { CoverOfTarget, Gun, UnitEntry } from './state';
import type {
  AntiArmourWeapon,
  ArmourClass,
  ArtilleryModifier,
  ArtilleryResult,
  FlakResult,
  HitModifier,
  TroopClass,
} from './tables';

/** The names of things on the desk and in the lines. */

export const sideNames: Record<Side, string> = { german: 'the Germans', allied: 'the Allies' };

export const troopClassNames: Record<TroopClass, string> = { green: 'Green', veteran: 'Veteran', elite: 'Elite' };

export const armourNames: Record<ArmourClass, string> = {
  softSkin: 'soft-skinned vehicle',
  halfTrack: 'half-track',
  armouredCar: 'armoured car',
  lightTank: 'light tank',
  mediumTank: 'medium tank',
  heavyTank: 'heavy tank',
  superHeavyTank: 'super-heavy tank',
};

/** The kind of a unit: men on foot, or its vehicle. */
export const kindName = ({ kind, armour }: Pick<UnitEntry, 'kind' | 'armour'>): string =>
  kind === 'foot' ? 'on foot' : armourNames[armour ?? 'softSkin'];

export const weaponNames: Record<AntiArmourWeapon, string> = {
  light: 'anti-tank rifle or light gun',
  bazooka: 'bazooka, PIAT or Panzerfaust',
  gun50: '50 or 57 mm gun',
  gun75: '75 mm gun',
  long75: 'long 75 mm or 17-pounder',
  gun88: '88 mm gun',
};

export const gunNames: Record<Gun, string> = {
  upTo75: 'up to 75 mm',
  over75: 'over 75 mm',
  over105: 'over 105 mm',
  bomb: 'bomb',
  rocket: 'rocket',
};

export const coverNames: Record<CoverOfTarget, string> = {
  open: 'in the open',
  soft: 'soft cover',
  hard: 'hard cover',
  building: 'in a building',
};

export const artilleryModifierNames: Record<ArtilleryModifier, string> = {
  lightGun: '75 mm or smaller (IW-2)',
  hardCover: 'target in hard cover',
  heavyBurst: 'over 105 mm, bomb or rocket',
  open: 'target in the open',
  aircraft: 'from an aircraft',
};

export const artilleryResultNames: Record<ArtilleryResult, string> = {
  noEffect: 'no effect',
  suppress: 'suppressed',
  retreat: 'driven back',
  retreatWithCasualties: 'driven back with casualties',
  destroyed: 'destroyed',
};

export const flakResultNames: Record<FlakResult, string> = {
  none: 'a miss',
  abort: 'the aircraft turns away',
  down: 'the aircraft is shot down',
};

export const hitModifierNames: Record<HitModifier, string> = {
  longRange: 'long range',
  softCover: 'target in soft cover',
  hardCover: 'target in hard cover',
  movingFirer: 'the firer has moved',
  open: 'target in the open',
  ambush: 'ambush (IW-8)',
};
