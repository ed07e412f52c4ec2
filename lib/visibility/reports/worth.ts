import { profileOf, statusAt, stepsIn } from '@/lib/adjudication/status';
import type { Arm, Losses, SinceTheBeginning } from '@/lib/words';
import type { Worth } from '../facts';
import type { TruthUnit } from '../truth';
import { effectivenessOf } from '../words/player-words';

/** The worth of a unit, in words, by comparison with the beginning of the game (§10.1). */

export const statusOf = (unit: Pick<TruthUnit, 'profile' | 'stepsLost'>): number =>
  statusAt(profileOf(unit.profile), unit.stepsLost);

type Standing = Pick<TruthUnit, 'profile' | 'stepsLost' | 'stepsAtBeginning' | 'hasRecovered' | 'isCaptured'> &
  Partial<Pick<TruthUnit, 'arm'>>;

/** Troops that nobody sends to attack. */
const supportArms: ReadonlySet<Arm> = new Set<Arm>([
  'transport',
  'artillery',
  'selfPropelledArtillery',
  'airborneArtillery',
  'mountainArtillery',
  'hq',
  'bridgingColumn',
]);
/** Troops that may be sent to attack, as long as they are strong enough. */
const engineerArms: ReadonlySet<Arm> = new Set<Arm>(['engineers', 'airborneEngineers', 'armouredEngineers']);

/** `losses`: what it lost in what is told. */
export function worthOf(unit: Standing, losses: Losses): Worth {
  const effectiveness = effectivenessOf(statusOf(unit), unit.isCaptured, isAtItsLast(unit));
  const { arm = 'blank' } = unit;
  const isSupport = supportArms.has(arm) || (effectiveness === 'low' && engineerArms.has(arm));
  return { effectiveness, losses, since: sinceOf(unit), ...(isSupport ? { isSupport } : {}) };
}

/** It has lost something, and with one step more it can fight no longer (§9, OC-60). */
function isAtItsLast({ profile: notation, stepsLost, stepsAtBeginning }: Standing): boolean {
  const profile = profileOf(notation);
  if (stepsLost <= stepsAtBeginning) return false;
  return stepsLost >= stepsIn(profile) || statusAt(profile, stepsLost + 1) < 1;
}

/** A unit that is taken has lost all it had. */
function sinceOf({ stepsLost, stepsAtBeginning, hasRecovered, isCaptured }: Standing): SinceTheBeginning {
  if (isCaptured) return 'hasLost';
  if (hasRecovered) return 'recovered';
  return stepsLost > stepsAtBeginning ? 'hasLost' : 'untouched';
}
