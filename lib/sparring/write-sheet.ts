import { chanceFrom } from '@/lib/chance';
import { hashed } from '@/lib/values';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { decide } from './decide';
import { knownOf, type PrintedMap } from './known';
import type { PlanLine } from './plan';
import { rowsOf } from './rows';
import { type TemperName, tempers } from './thumbs';

/** Who writes: the plan of a team, how it weighs things, and the seed of what is left to chance. */
export interface Staff {
  plan: readonly PlanLine[];
  temper: TemperName;
  seed: number;
}

/** Writes the rows of a team's order sheet from its desk and the printed map. The same desk, map and staff: the same rows. */
export function writeSheet(desk: PlayerDesk, map: PrintedMap, { plan, temper, seed }: Staff): LineWords[] {
  const known = knownOf(desk, map);
  const decided = decide(known, plan, tempers[temper]);
  return rowsOf(known, decided, chanceFrom(hashed(`${seed} ${desk.team.name} ${known.turn}`)));
}
