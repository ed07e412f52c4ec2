import { everybodyIn, type Hall } from './hall';
import { sitDown } from './open-hall';
import { readDesk } from './player-desk';
import { pause } from './until';

/** The time in which a server notices that nobody listens any more, ms. */
const noticesMs = 500;

/** Every player's line breaks; all come back at one instant. Until the last has his stream and his desk, ms. */
export async function reconnectAll(hall: Hall): Promise<number> {
  const everybody = everybodyIn(hall);
  for (const { leave } of everybody) leave();
  await pause(noticesMs);
  const began = performance.now();
  await Promise.all(
    everybody.map(async (player) => {
      await sitDown(player);
      await readDesk(player.laptop);
    }),
  );
  return performance.now() - began;
}
