import { seatsOf } from '@/lib/db/access/seats';
import type { TurnFigures } from '@/lib/db/scenarios/weighings';
import type { Scenario } from '@/lib/scenario/types';
import { type BattleTurn, playBattle } from '@/lib/self-play/play-battle';
import type { StandsStill } from '@/lib/self-play/umpire';
import { type ControlSeat, seatOf } from '@/lib/turn/kernel/seat';
import { may } from '@/lib/turn/kernel/verb';
import { forOneUmpire } from '@/lib/turn/scenarios/open-try';
import { beginGame } from '@/lib/turn/sequence/begin-game';
import { openGame } from '@/lib/turn/sequence/open-game';
import { hashed } from '@/lib/values';
import { temperNames } from '@/lib/words';
import type { AskedPlay } from './player';

/**
 * Plays a scenario from its first turn on in the database of this process. The dice, the tempers of the staffs and their words
 * hang on the number of the play.
 *
 * @throws where the battle cannot go on
 */
export async function playGame(
  { scenario: text, number, turns }: AskedPlay,
  { standsStill, afterTurn }: { standsStill: StandsStill; afterTurn: (figures: TurnFigures) => void },
): Promise<void> {
  const scenario = JSON.parse(text) as Scenario;
  const { gameId } = await openGame(forOneUmpire(scenario));
  const seat = (await seatsOf(gameId)).map(seatOf).find((one) => may(one, beginGame)) as ControlSeat;
  const begun = await beginGame(seat, {});
  if (!begun.ok) throw new Error(begun.refusal.message);
  const temperOf = (key: string) => temperNames[hashed(`${number} ${key}`) % temperNames.length]!;
  const clock = withoutStandstill(standsStill);
  const stepsLost = { allied: 0, german: 0 };
  await playBattle(gameId, {
    seed: number,
    temper: 'steady',
    tempers: Object.fromEntries(scenario.teams.map(({ key }) => [key, temperOf(key)])),
    ...(turns !== null && { turns }),
    standsStill: clock.standsStill,
    afterTurn: (played, faults) => {
      stepsLost.allied += played.stepsLost.allied;
      stepsLost.german += played.stepsLost.german;
      afterTurn({ ...figuresOf(played), stepsLost: { ...stepsLost }, faults: faults.length, tookMs: clock.lap() });
    },
  });
}

const figuresOf = ({ turn, held, moves, waiting, idle }: BattleTurn) => ({
  turn,
  held,
  short: moves.short,
  waiting,
  idle,
});

/** Measures how long each turn takes; the time in which the battle stands still is none. */
function withoutStandstill(standsStill: StandsStill): { standsStill: StandsStill; lap: () => number } {
  let began = performance.now();
  return {
    standsStill: async () => {
      const from = performance.now();
      await standsStill();
      began += performance.now() - from;
    },
    lap: () => {
      const from = began;
      began = performance.now();
      return Math.round(began - from);
    },
  };
}
