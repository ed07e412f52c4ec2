import { type FlakMission, type FlakWeight, flakWeights } from '@/lib/words';
import { type Dice, recordedDice } from './dice';
import { literal2011 } from './rulebook';
import { figure } from './score';
import { profileOf, stepsHeld } from './status';
import type { Advice, Face, Finding, FindingLine, Rulebook } from './types';

export const serialKinds = ['transport', 'bomber', 'fighter'] as const;
export type SerialKind = (typeof serialKinds)[number];
type FlakEffect = 'loss' | 'damage' | 'none';

/** The unit that a serial carries. */
interface CarriedUnit {
  id: string;
  profile: string;
  stepsLost: number;
}

/** One lift of aircraft. */
export interface Serial {
  id: string;
  kind: SerialKind;
  carries?: CarriedUnit | undefined;
}

/** A flak unit, at its distance from the route or the landing. */
export interface FlakGun {
  id: string;
  weight: FlakWeight;
  distanceKm: number;
  /** By an interdiction of this turn (OC-87). */
  isSuppressed: boolean;
}

export interface FlakCase {
  mission: FlakMission;
  serials: readonly Serial[];
  flak: readonly FlakGun[];
}

interface FlakHit {
  weight: FlakWeight;
  effect: FlakEffect;
}

interface SerialUnderFire {
  id: string;
  /** Every die rolled at it, without effect too. */
  hits: FlakHit[];
  damage: number;
  /** Steps crossed off the carried unit, never more than its profile holds. */
  carriedStepsLost: number;
}

export interface FlakOutcome extends Finding {
  serials: SerialUnderFire[];
  /** The sum over the operation. */
  damage: number;
  /** One for each two of damage; an odd one lapses (OC-85). */
  serialsLost: number;
}

/** The lowest face for a loss and for damage; null: the table prints a dash. */
interface FlakFaces {
  lossFrom: Face | null;
  damageFrom: Face;
}

/** One printed group of columns: the mission, and how far the guns reach. */
export interface FlakBand extends Readonly<Record<FlakWeight, FlakFaces>> {
  mission: FlakMission;
  /** Up to and including. */
  withinKm: number;
}

/** §12 Losses from Flak, nearest band of each mission first. The reach on an overflight is ours (OC-84). */
export const flakTable: readonly FlakBand[] = [
  {
    mission: 'overflight',
    withinKm: 2,
    heavy: { lossFrom: 6, damageFrom: 5 },
    light: { lossFrom: null, damageFrom: 6 },
  },
  {
    mission: 'landing',
    withinKm: 2,
    heavy: { lossFrom: 5, damageFrom: 3 },
    light: { lossFrom: 5, damageFrom: 4 },
  },
  {
    mission: 'landing',
    withinKm: 4,
    heavy: { lossFrom: 6, damageFrom: 5 },
    light: { lossFrom: null, damageFrom: 6 },
  },
];

/** The band that guns at a distance fire in; undefined out of range. */
const flakBand = (mission: FlakMission, distanceKm: number): FlakBand | undefined =>
  flakTable.find((band) => band.mission === mission && distanceKm <= band.withinKm);

/** The effect of a face in a band. */
function flakEffect(band: FlakBand, weight: FlakWeight, face: Face): FlakEffect {
  const { lossFrom, damageFrom } = band[weight];
  if (lossFrom !== null && face >= lossFrom) return 'loss';
  return face >= damageFrom ? 'damage' : 'none';
}

interface Fire {
  weight: FlakWeight;
  distanceKm: number;
  band: FlakBand;
}

/** The guns that fire on every serial: of each weight, heavy first, the nearest gun that is not suppressed (OC-83). */
function fireOf({ mission, flak }: FlakCase): Fire[] {
  return flakWeights.flatMap((weight) => {
    const firing = flak.filter((gun) => gun.weight === weight && !gun.isSuppressed);
    const distanceKm = firing.reduce((nearest, gun) => Math.min(nearest, gun.distanceKm), Number.POSITIVE_INFINITY);
    const band = flakBand(mission, distanceKm);
    return band ? [{ weight, distanceKm, band }] : [];
  });
}

const isExempt = ({ mission }: FlakCase, { kind }: Serial): boolean => mission === 'overflight' && kind === 'fighter';

const isHit = ({ effect }: FlakHit): boolean => effect !== 'none';
const isLoss = ({ effect }: FlakHit): boolean => effect === 'loss';

function adviceOn(flak: FlakCase): Advice[] {
  const far = flak.flak.filter(({ distanceKm }) => !flakBand(flak.mission, distanceKm));
  const exempt = flak.serials.filter((serial) => isExempt(flak, serial));
  return [
    ...far.map(({ id, distanceKm }) => ({
      code: 'flakOutOfRange' as const,
      message: `At ${figure(distanceKm)} km it is out of range.`,
      rule: '§12 Losses from Flak, OC-84',
      unitId: id,
    })),
    ...exempt.map(({ id }) => ({
      code: 'fightersExempt' as const,
      message: 'Flak does not fire on fighters that fly over.',
      rule: '§12 Losses from Flak',
      unitId: id,
    })),
  ];
}

/**
 * Resolves flak on an air operation (§12 Losses from Flak). Serial by serial, one die for each weight of flak in range,
 * heavy before light. A loss is one damage, and one step of the carried unit (OC-85, OC-86).
 */
export function resolveFlak(flak: FlakCase, dice: Dice, rulebook: Rulebook = literal2011): FlakOutcome {
  const recorded = recordedDice(dice);
  const fire = fireOf(flak);
  const advice = adviceOn(flak);
  const serials = flak.serials.map((serial): SerialUnderFire => {
    const hits = (isExempt(flak, serial) ? [] : fire).map(({ weight, band }) => ({
      weight,
      effect: flakEffect(band, weight, recorded.d6(`${weight} flak on ${serial.id}`)),
    }));
    const due = serial.carries ? hits.filter(isLoss).length : 0;
    const held = serial.carries ? stepsHeld(profileOf(serial.carries.profile), serial.carries.stepsLost, due) : 0;
    if (serial.carries && held < due)
      advice.push({
        code: 'profileSpent',
        message: `Steps due: ${due}; its profile holds ${held} more.`,
        rule: '§9 Unit Status, OC-61',
        unitId: serial.carries.id,
      });
    return { id: serial.id, hits, damage: hits.filter(isHit).length, carriedStepsLost: held };
  });
  const damage = serials.reduce((sum, serial) => sum + serial.damage, 0);
  return {
    rulebook: rulebook.name,
    serials,
    damage,
    serialsLost: Math.floor(damage / 2),
    rolls: recorded.rolls,
    advice,
  };
}

const weightWords: Record<FlakWeight, string> = { heavy: 'Heavy', light: 'Light' };
const effectWords: Record<FlakEffect, string> = { loss: 'loss', damage: 'damage', none: 'no effect' };

/** The working: a line for each die, or for a serial nothing fires on, and the sum over the operation. */
export function linesOfFlak(flak: FlakCase, outcome: FlakOutcome): FindingLine[] {
  const fire = fireOf(flak);
  const rolls = outcome.rolls.values();
  const lines = flak.serials.flatMap((serial): FindingLine[] => {
    const unitId = serial.id;
    if (isExempt(flak, serial))
      return [{ what: 'Fighters that fly over are not fired on.', rule: '§12 Losses from Flak', unitId }];
    if (fire.length === 0) return [{ what: 'No flak fires on it.', rule: '§12 Losses from Flak, OC-84', unitId }];
    return fire.map(({ weight, distanceKm, band }) => {
      const { value } = rolls.next().value!;
      return {
        what: `${weightWords[weight]} flak at ${figure(distanceKm)} km, ${flak.mission}: ${value}, ${effectWords[flakEffect(band, weight, value)]}.`,
        rule: '§12 Losses from Flak, OC-84',
        unitId,
      };
    });
  });
  const { damage, serialsLost } = outcome;
  const lost = `${serialsLost} serial${serialsLost === 1 ? '' : 's'} lost`;
  return [
    ...lines,
    { what: `Damage over the whole operation: ${damage}, ${lost}.`, rule: '§12 Losses from Flak, OC-85' },
  ];
}
