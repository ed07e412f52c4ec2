/** §9 Unit Status: the counter notation, and what a unit's status is. */

import { counted } from '@/lib/text';
/** One level of a profile. In round brackets on the counter: it counts in defence only. */
export interface StatusLevel {
  status: number;
  isDefenceOnly: boolean;
}

/** A status profile: the first level undamaged, one further level for each step lost. */
export interface StatusProfile {
  levels: readonly StatusLevel[];
  /** In square brackets on the counter: counts only beside a partner of at least its status. */
  isSupport: boolean;
}

export type ProfileReading = { ok: true; profile: StatusProfile } | { ok: false; message: string };

const notations = 'write levels from 0 to 10 like 5-3-2-1-0, [5-3-2-1-0] or (2)-(1)-0';

const level = /^(?:(10|\d)|\(\s*(10|\d)\s*\))$/;

/**
 * Reads counter notation: `5-3-2-1-0`, `[5-3-2-1-0]`, `(2)-(1)-0`. Hyphens or en dashes, spaces anywhere between signs.
 * One or more levels 0 to 10, none above the one before it.
 */
export function readProfile(notation: string): ProfileReading {
  const text = notation.trim();
  const isSupport = text.startsWith('[') && text.endsWith(']');
  const inside = isSupport ? text.slice(1, -1) : text;
  const levels: StatusLevel[] = [];
  for (const part of inside.split(/[-–]/)) {
    const found = level.exec(part.trim());
    if (!found) return { ok: false, message: `is not a counter notation: "${notation}"; ${notations}` };
    const status = Number(found[1] ?? found[2]);
    const before = levels.at(-1);
    if (before && status > before.status)
      return {
        ok: false,
        message: `rises from ${before.status} to ${status}: "${notation}"; no level stands above the one before it`,
      };
    levels.push({ status, isDefenceOnly: found[2] !== undefined });
  }
  return { ok: true, profile: { levels, isSupport } };
}

/** The profile of a notation that has been checked; throws on one that was not. */
export function profileOf(notation: string): StatusProfile {
  const reading = readProfile(notation);
  if (!reading.ok) throw new Error(`a status profile ${reading.message}`);
  return reading.profile;
}

/** Prints counter notation in its plain form: hyphens, no spaces. */
export function printProfile(profile: StatusProfile): string {
  const levels = profile.levels.map(({ status, isDefenceOnly }) => (isDefenceOnly ? `(${status})` : `${status}`));
  return profile.isSupport ? `[${levels.join('-')}]` : levels.join('-');
}

/** The most steps the profile can lose. */
export const stepsIn = (profile: StatusProfile): number => profile.levels.length - 1;

/** The level at `stepsLost`. Throws when the profile does not hold so many steps. */
export function levelAt(profile: StatusProfile, stepsLost: number): StatusLevel {
  const found = profile.levels[stepsLost];
  if (!found) throw new RangeError(`${counted(stepsLost, 'step')} lost of ${stepsIn(profile)}`);
  return found;
}

/** The status at `stepsLost`, 0 to 10. */
export const statusAt = (profile: StatusProfile, stepsLost: number): number => levelAt(profile, stepsLost).status;

/** Below status 1 a unit is no longer effective (§9, OC-60). */
export const isEffective = (status: number): boolean => status >= 1;

/** The number of `due` steps that can still be crossed off (OC-61). */
export const stepsHeld = (profile: StatusProfile, stepsLost: number, due: number): number =>
  Math.min(due, stepsIn(profile) - stepsLost);
