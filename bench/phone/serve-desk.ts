/**
 * A process of a commit, beside the one that measures: serves the game of `bench/page` from the production build of the
 * checkout it lies in, tells its parent where the desk of the first team is, and ends when the parent lets go.
 */
import { once } from 'node:events';
import { servingHall } from '../page/hall-desk';
import { onProductionBuild } from '../production-build';
import type { ServedDesk } from './served-desk';

await onProductionBuild(() =>
  servingHall(async ({ game, address, cookies }) => {
    const { id } = game.commanders[0]!;
    process.send!({ seatId: id, address, cookie: cookies.get(id)! } satisfies ServedDesk);
    await once(process, 'disconnect');
  }),
);
process.exit();
