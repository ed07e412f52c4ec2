import { z } from 'zod';
import { readProfile, stepsIn } from '@/lib/adjudication/status';
import type { Unit } from '@/lib/db/rows';
import { writtenText } from '@/lib/forms';
import { isInFrame } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { echelons } from '@/lib/scenario/csv-rows';
import type { EntryPlace, Scenario } from '@/lib/scenario/types';
import { sidesOf } from '@/lib/sides';
import { counted, isSameName, listed } from '@/lib/text';
import { arms, artilleryClasses, carriages, flakWeights, movers, unitFlags } from '@/lib/words';

const words = (max: number) => writtenText(max).trim().min(1);

/** A unit of the order of battle, and where it stands: `at` a place on the map, or null, in the off-map box. */
export const raiseUnitForm = z.strictObject({
  teamId: z.string(),
  name: words(80),
  shortName: words(12),
  formation: words(60),
  brigade: writtenText(60).trim().default(''),
  arm: z.enum(arms),
  /** Key of a nation of the game. */
  nation: words(8),
  echelon: z.enum(echelons).default('battalion'),
  mover: z.enum(movers),
  carriage: z.enum(carriages),
  isFlexible: z.boolean().default(false),
  flags: z.array(z.enum(unitFlags)).max(4).default([]),
  artilleryClass: z.enum(artilleryClasses).nullable().default(null),
  flakWeights: z.array(z.enum(flakWeights)).max(2).default([]),
  /** Counter notation: `5-3-2-1-0`. */
  profile: words(40),
  stepsLost: z.number().int().min(0).default(0),
  sizePoints: z.number().int().min(0).max(200),
  /** Which of the game's profiles with these figures it has; empty or another: any of them, or one of its own. */
  profileKey: writtenText(60).default(''),
  at: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
  /** The entry place by which it comes on out of the box. */
  entry: writtenText(80).trim().default(''),
  reason: words(500),
});

const wrong = (field: string, message: string) => refusal('badInput', message, { field });

/** The figures of a counter. */
interface Counter {
  name: string;
  shortName: string;
  arm: string;
  flags: readonly string[];
  /** Counter notation: `5-3-2-1-0`. */
  profile: string;
  stepsLost: number;
}

/** Refuses a counter that no unit could carry: a profile that rises or does not hold its losses, flags that do not fit, a name that another has. */
export function counterFits(counter: Counter, others: readonly Pick<Unit, 'name' | 'shortName'>[]): void {
  const { profile: notation, stepsLost, flags, arm } = counter;
  const profile = readProfile(notation);
  if (!profile.ok) throw wrong('profile', `The status profile ${profile.message}.`);
  if (stepsLost > stepsIn(profile.profile))
    throw wrong('stepsLost', `${notation} has only ${counted(stepsIn(profile.profile), 'step')} to lose.`);
  if (flags.includes('heavyTanks') && arm !== 'armour' && !flags.includes('tanks'))
    throw wrong('flags', 'Heavy tanks are tanks: give it that flag as well, or the arm armour.');
  for (const field of ['name', 'shortName'] as const)
    if (others.some((other) => isSameName(other[field], counter[field])))
      throw wrong(field, `Another unit is called ${counter[field]} already.`);
}

/**
 * Checks that a unit can be raised as it is written: a profile that holds its losses, flags that fit, a name that
 * nobody else has, a place on the map or an entry place of its side. Answers with that entry place; null: it stands on
 * the map and names none.
 */
export function unitToRaise(
  unit: z.output<typeof raiseUnitForm>,
  side: Unit['side'],
  others: readonly Pick<Unit, 'name' | 'shortName'>[],
  scenario: Pick<Scenario, 'map' | 'entries' | 'sides' | 'nations'>,
): EntryPlace | null {
  counterFits(unit, others);
  const nations = sidesOf(scenario).nations.filter((nation) => nation.sides.includes(side));
  if (!nations.some(({ key }) => key === unit.nation))
    throw wrong('nation', `${unit.nation} is no nation of its side: ${listed(nations.map(({ key }) => key))}.`);
  if (unit.arm === 'antiAircraftArtillery' && unit.flakWeights.length === 0)
    throw wrong('flakWeights', 'Anti-aircraft artillery fires flak: say whether its guns are light, heavy or both.');
  if (unit.at && !isInFrame(scenario.map.frame, unit.at)) throw wrong('at', 'That place is off the map.');
  const entry = scenario.entries.find((one) => one.side === side && one.name === unit.entry) ?? null;
  if (!unit.at && !entry) throw wrong('entry', 'Say by which entry place of its side it comes on out of the box.');
  return entry;
}
