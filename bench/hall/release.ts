import { everybodyIn, type Hall } from './hall';
import { readDesk } from './player-desk';
import { Refresher } from './refresher';
import { until } from './until';

/** One act of Control that issues something to every desk. */
export interface Release {
  /** Until it was answered, ms. */
  actMs: number;
  /** From its answer until the last desk held what was issued, ms; 0: it was there before. */
  lastDeskMs: number;
}

/** Closes movement: every team is told where its counters stand. @throws where a desk never holds it: the run is void */
export async function releaseToAll(hall: Hall): Promise<Release> {
  const everybody = everybodyIn(hall);
  const holds = new Map<string, number>();
  const before = new Map<string, string | null>();
  for (const { laptop } of everybody) before.set(laptop.seatId, (await readDesk(laptop)).placesAsOf);
  const refreshers = everybody.map((player) => {
    const { laptop } = player;
    const refresher = new Refresher(async () => {
      const { placesAsOf } = await readDesk(laptop);
      if (placesAsOf !== before.get(laptop.seatId) && !holds.has(laptop.seatId))
        holds.set(laptop.seatId, performance.now());
    });
    player.onWord = refresher.word;
    return refresher;
  });
  const began = performance.now();
  await hall.control[0]!.act('close-movement', { turn: hall.turn });
  const answered = performance.now();
  await until(
    'every desk holds what was issued',
    () => holds.size === everybody.length,
    () => {
      for (const refresher of refreshers) refresher.check();
    },
  );
  for (const refresher of refreshers) await refresher.rest();
  for (const player of everybody) player.onWord = () => {};
  return { actMs: answered - began, lastDeskMs: Math.max(0, Math.max(...holds.values()) - answered) };
}

/** Ends the turn, whatever is unfinished, so that there is another movement to close. */
export async function endTurn(hall: Hall): Promise<void> {
  await hall.control[0]!.act('end-turn', { turn: hall.turn, reason: 'The bench goes on.' });
  hall.turn += 1;
}
