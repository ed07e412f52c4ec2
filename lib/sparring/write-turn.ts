import { chanceFrom } from '@/lib/chance';
import { hashed } from '@/lib/values';
import type { AirWords } from '@/lib/visibility/forms/air-columns';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { TemperName } from '@/lib/words';
import { airRows } from './air-rows';
import { decide } from './decide';
import { knownOf, type PrintedMap } from './known';
import type { PlanLine } from './plan';
import { rowsOf } from './rows';
import { type Signal, signalsOf } from './signals';
import { withSlips } from './slips';
import { tempers } from './thumbs';

/** The writer: the plan of a team, its temper, and the seed of what is left to chance. */
export interface Staff {
  plan: readonly PlanLine[];
  temper: TemperName;
  seed: number;
  /** It makes the mistakes of people who write their first order sheets. */
  isNovice?: boolean;
}

/** The papers that a staff writes in a turn. */
export interface Written {
  rows: LineWords[];
  airRows: AirWords[];
  messages: Signal[];
}

/** Writes a team's turn from its desk and the printed map. The same desk, map and staff: the same words. */
export function writeTurn(desk: PlayerDesk, map: PrintedMap, { plan, temper, seed, isNovice = false }: Staff): Written {
  const known = knownOf(desk, map);
  const decided = decide(known, plan, tempers[temper]);
  // Each sheet has its own chance: what is asked of the air changes no word of the orders.
  const chanceOf = (what: string) => chanceFrom(hashed(`${what} ${seed} ${desk.team.name} ${known.turn}`));
  const rows = rowsOf(known, decided, chanceOf('orders'));
  return {
    rows: isNovice ? withSlips(rows, chanceOf('slips')) : rows,
    airRows: airRows(desk, known, decided, chanceOf('air')),
    messages: signalsOf(desk, known, decided, chanceOf),
  };
}
