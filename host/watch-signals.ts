import { DatabaseAway, DiskFull } from '@/lib/db/kernel/db-errors';
import { deliverSignals } from '@/lib/turn/messages/deliver-signals';

/** So often a process looks whether a message is due, ms: what goes at once is there within this time. */
const everyMs = 1_000;

/** Delivers what falls due by the clock of the hall, as long as the console runs. @returns what ends it */
export function watchSignals(): () => Promise<void> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await deliverSignals();
    } catch (problem) {
      // The next look finds the database again, or room on the disk; whatever was due is due still.
      if (!(problem instanceof DatabaseAway || problem instanceof DiskFull)) console.error(problem);
    }
    if (!isOver)
      timer = setTimeout(() => {
        looking = look();
      }, everyMs);
  };
  let looking = look();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await looking;
  };
}
