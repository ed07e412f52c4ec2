import { resolveCombat } from '@/lib/adjudication/combat';
import { literal2011 } from '@/lib/adjudication/rulebook';
import type { CombatCase, ContactUnit } from '@/lib/adjudication/types';
import type { Grouping } from '@/lib/advice/combat/combat-grouping';
import type { CombatRole, Side } from '@/lib/words';

/** A combat that never was: two battalions of Blue attack a company of Buff in a wood. */

const unit = (id: string, formation: string, profile: string, more: Partial<ContactUnit> = {}): ContactUnit => ({
  id,
  arm: 'infantry',
  profile,
  stepsLost: 0,
  formation,
  action: 'attack',
  posture: 'tact',
  isPrepared: true,
  turnShareMoved: 0,
  flags: [],
  tacticalAdvantages: [],
  standFast: false,
  cannotRetire: false,
  startLineKm: 1,
  ...more,
});

const ground = { isBuiltUp: false, isWoods: true, isCity: false, isFortified: false, isBadTerrain: false };

export const invented: CombatCase = {
  daypart: 'morning',
  ground,
  attacker: {
    leadFormation: 'Blue',
    units: [
      unit('lancers', 'Blue', '6-4-2-0', { arm: 'armour' }),
      unit('foot', 'Blue', '5-4-3-2-0', { stepsLost: 1, isPrepared: false }),
    ],
    artillery: [],
    air: [],
  },
  defender: {
    leadFormation: 'Buff',
    units: [
      unit('grenadiers', 'Buff', '4-3-2-0', {
        action: 'hold',
        standFast: true,
        tacticalAdvantages: ['dug in behind the mill'],
      }),
    ],
    artillery: [],
    air: [],
  },
};

/** Resolved: a 3, and a 2 for the retreat where one is due. */
export const outcome = resolveCombat(invented, { d6: () => 3, d3: () => 1 }, literal2011);
export const rulebook = literal2011;

const part = (role: CombatRole, { id, action, isPrepared, standFast }: ContactUnit): Grouping['units'][number] => ({
  unitId: id,
  role,
  isArtillery: false,
  rangeKm: null,
  action,
  posture: 'tact',
  isPrepared,
  isPreparedByHand: false,
  turnShareMoved: 0,
  tacticalAdvantages: [],
  standFast,
  cannotRetire: false,
  startLineKm: 1,
  movedIn: null,
  holdsVitalSpot: false,
  fightsOutOfRole: false,
});

export const grouping: Grouping = {
  name: 'Alder Wood',
  kind: 'attack',
  hour: 'beginning',
  whyFirst: '',
  attackersLead: 'Blue',
  defendersLead: 'Buff',
  ground,
  units: [
    ...invented.attacker.units.map((one) => part('attacker', one)),
    ...invented.defender.units.map((one) => part('defender', one)),
  ],
  air: [],
};

const named = (name: string, side: Side, { profile, stepsLost }: ContactUnit) => ({ name, side, profile, stepsLost });
const [lancers, foot] = invented.attacker.units;
export const combatUnits = new Map([
  ['lancers', named('1 Lancers', 'allied', lancers!)],
  ['foot', named('2 Foot', 'allied', foot!)],
  ['grenadiers', named('I/9 Gren', 'german', invented.defender.units[0]!)],
]);
