import { chanceFrom } from '@/lib/chance';
import { gameControlSeat } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import type { Game } from '@/lib/db/rows';
import { isAnswered } from '@/lib/db/sequence/warm-ups';
import { pauseClock } from '@/lib/turn/clock/pause-clock';
import { resumeClock } from '@/lib/turn/clock/resume-clock';
import { type ControlSeat, seatOf } from '@/lib/turn/kernel/seat';
import { hashed } from '@/lib/values';
import { type Phase, phases } from '@/lib/words';
import { groupCombats } from './group-combats';
import { moveRows } from './move-rows';
import { goOn } from './play-turn';
import { takeOrders } from './take-orders';
import { tellTeams } from './tell-teams';
import { type Umpire, umpireAt } from './umpire';
import { workCrossings } from './work-crossings';

/** The steps that answer the sheets of a warm-up, phase by phase: nobody fights, for no enemy is on the map. */
const steps: readonly [Phase, (umpire: Umpire) => Promise<unknown>][] = [
  ['collection', takeOrders],
  [
    'movement',
    async (umpire) => {
      await moveRows(umpire);
      await workCrossings(umpire);
    },
  ],
  ['combat', groupCombats],
  ['briefing', tellTeams],
];

/**
 * Answers the sheets of a warm-up whose time for orders is over: they are accepted, the rows are moved as asked, and every team
 * is told; then its clock stands. It goes on from wherever the turn is, and lets a clock run that stands because the console
 * was down.
 */
export async function answerSheets(game: Game): Promise<void> {
  const { id, turn, phase, downMs } = game;
  if (isAnswered(game)) return;
  const seat = seatOf(await gameControlSeat(db(), id)) as ControlSeat;
  const umpire = umpireAt(seat, turn, chanceFrom(hashed(id)));
  if (downMs !== null) await umpire.act(resumeClock, { turn });
  if (phase === 'orders') return;
  for (const [step, work] of steps) {
    if (phases.indexOf(step) < phases.indexOf(phase)) continue;
    if (step !== phase) await goOn(umpire, step);
    await work(umpire);
  }
  await umpire.act(pauseClock, { turn });
}
