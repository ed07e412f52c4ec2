import { profilesOf } from '@/lib/db/movement/status-profiles';
import { unitsOnMaster } from '@/lib/db/movement/units';
import type { StatusProfile, Unit } from '@/lib/db/rows';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import { sides } from '@/lib/words';

const ofTheUnit = ['id', 'version', 'side', 'name', 'shortName', 'formation', 'arm', 'flags', 'profileKey'] as const;
const figures = ['stepsLost', 'sizePoints'] as const;

/** A counter as it stands. */
export type CounterToAmend = Pick<Unit, (typeof ofTheUnit)[number] | (typeof figures)[number]>;

/** Every counter as it may be amended, and what may be chosen for it. */
export interface CountersToAmend {
  counters: CounterToAmend[];
  profiles: Pick<StatusProfile, 'key' | 'describes' | 'notation' | 'sizePoints'>[];
  formations: Record<Unit['side'], string[]>;
}

export async function countersToAmend({ gameId }: InGame): Promise<CountersToAmend> {
  const [units, profiles] = await Promise.all([unitsOnMaster(gameId), profilesOf(gameId)]);
  const formationsOf = (side: Unit['side']) =>
    [...new Set(units.filter((unit) => unit.side === side).map(({ formation }) => formation))].sort();
  return {
    counters: units.map((unit) => only(unit, [...ofTheUnit, ...figures])),
    profiles: profiles.map((profile) => only(profile, ['key', 'describes', 'notation', 'sizePoints'])),
    formations: Object.fromEntries(sides.map((side) => [side, formationsOf(side)])) as CountersToAmend['formations'],
  };
}
