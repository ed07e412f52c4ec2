import type { Arm, UnitFlag } from '@/lib/words';

/** The kind of troops a unit fights as, from its arm (Annex B) and its flags. */
export interface Armed {
  arm: Arm;
  flags: readonly UnitFlag[];
}

const infantryArms: ReadonlySet<Arm> = new Set<Arm>([
  'infantry',
  'mechanised',
  'mountainInfantry',
  'paras',
  'gliderInfantry',
  'engineers',
  'airborneEngineers',
]);

const isOutOfRole = (unit: Armed): boolean => unit.flags.includes('outOfRole');

/** Tanks: armour, and assault guns and tank destroyers that fight as tanks (OC-14), unless out of role (OC-15). */
export const isTanks = (unit: Armed): boolean =>
  (unit.arm === 'armour' || unit.flags.includes('tanks')) && !isOutOfRole(unit);

/** Heavy tanks: a flag of the unit, not inferred (OC-5). */
export const isHeavyTanks = (unit: Armed): boolean => isTanks(unit) && unit.flags.includes('heavyTanks');

/** Infantry: mechanised infantry is (OC-19), and whoever fights as infantry out of role (OC-15). */
export const isInfantry = (unit: Armed): boolean => !isTanks(unit) && (infantryArms.has(unit.arm) || isOutOfRole(unit));

/** Anti-tank guns that serve as such. */
export const isAntiTank = (unit: Armed): boolean => unit.arm === 'antiTank' && !isOutOfRole(unit);

const gunArms: ReadonlySet<Arm> = new Set<Arm>([
  'artillery',
  'selfPropelledArtillery',
  'airborneArtillery',
  'mountainArtillery',
]);

/** Artillery that serves its guns; anti-aircraft artillery is none (OC-120). */
export const isGuns = (unit: Armed): boolean => gunArms.has(unit.arm) && !isOutOfRole(unit);

/** Light infantry: §9 Factors, note 3 (OC-24). */
export const isLight = (unit: Armed): boolean =>
  unit.flags.includes('lightInfantry') || isOutOfRole(unit) || unit.arm === 'hq' || unit.arm === 'transport';
