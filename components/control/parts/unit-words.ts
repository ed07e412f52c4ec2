import { type Arm, type ArtilleryClass, arms, artilleryClasses, type Mover, movers, type UnitFlag } from '@/lib/words';
import { choicesOf } from './word-choices';

/** The kind of a unit, in words: its arm, the class of its guns, how it moves, and the other facts that count of it. */

const moverWords: Record<Mover, string> = {
  foot: 'Foot, horse-drawn, paras',
  mech: 'Mechanised, motorised',
  tank: 'Tanks, SP guns',
  towedArtillery: 'Towed artillery',
  recce: 'Recce, light tanks',
};
export const moverChoices = choicesOf(movers, moverWords);

const armWords: Partial<Record<Arm, string>> = {
  antiTank: 'Anti-tank',
  antiAircraftArtillery: 'Anti-aircraft',
  selfPropelledArtillery: 'SP artillery',
  hq: 'HQ',
};
export const armChoices = choicesOf(arms, armWords);
const classWords: Partial<Record<ArtilleryClass, string>> = { infantryGun: 'Infantry guns' };
export const classChoices = choicesOf(artilleryClasses, classWords);

export const flagWords: Record<UnitFlag, string> = {
  tanks: 'Fights as tanks',
  heavyTanks: 'Heavy tanks',
  lightInfantry: 'Light infantry',
  outOfRole: 'Out of role',
};
