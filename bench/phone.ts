/** A player's desk on a slowed phone, today's beside that of an older commit: both served at once, loaded in turn. */
import { inBrowser, plain, type Slowness, slowed } from './browser/tab';
import { type Figure, figure } from './figure';
import { ordersOnPhone } from './page/first-letter';
import { type Load, loadDesk } from './page/load';
import { olderCommit } from './phone/older-commit';
import { type ServedDesk, servedBy } from './phone/served-desk';

const older = 'bb64095f';
const rounds = 9;

export const phone = async (): Promise<Figure[]> =>
  servedBy([process.cwd(), olderCommit(older)], ([ours, theirs]) =>
    inBrowser(async (browser) => {
      const loads = (slowness: Slowness, { address, seatId, cookie }: ServedDesk) =>
        loadDesk(
          browser,
          { address, cookies: new Map([[seatId, cookie]]) },
          { seatId, path: `/player/${seatId}`, isPhone: true, field: ordersOnPhone },
          slowness,
        );
      // What comes first warms the servers up.
      for (const desk of [ours!, theirs!]) await loads(plain, desk);
      const now: Load[] = [];
      const before: Load[] = [];
      for (let i = 0; i < rounds; i++) {
        now.push(await loads(slowed, ours!));
        before.push(await loads(slowed, theirs!));
      }
      return (['firstLetter', 'lastLongTask'] as const).flatMap((what) => {
        const msOf = (load: Load) => load[`${what}Ms`];
        return [
          figure(`page.${what}.nowMs`, now.map(msOf), 'ms'),
          figure(`page.${what}.bb64095Ms`, before.map(msOf), 'ms'),
          figure(
            `page.${what}.vsBb64095`,
            now.map((load, i) => msOf(load) / msOf(before[i]!)),
            '',
          ),
        ];
      });
    }),
  );
