import { expect, test } from 'vitest';
import { looks } from '../fixtures/player-of-a-world';
import { type Received, startWorld } from '../fixtures/world';

/** A difference in what a player may know makes a difference: the other half of `e2e/two-worlds.spec.ts`. */

test('two worlds that differ in what a player wrote, or in what Control told him, do not send the same', async () => {
  const servers = await Promise.all([startWorld('scans'), startWorld('indexes')]);
  const [one, other] = await Promise.all(servers.map((server) => server.open('1-airborne', 1)));
  try {
    const seen = async () => Promise.all([one!, other!].map((world) => looks(world)));
    const differences = ([a, b]: Received[][]) =>
      a!.filter((answer, i) => JSON.stringify(answer) !== JSON.stringify(b![i])).map(({ asked }) => asked);
    expect(differences(await seen())).toEqual([]);
    await Promise.all([one!.control('writes to the team'), other!.control('hangs a notice')]);
    const page = `GET /player/${one!.seatId}`;
    expect(differences(await seen())).toEqual([
      ...[page, `${page}/file?turn=all`, `${page}/diary`, `GET /api/player/${one!.seatId}/battle`],
      ...[`GET /board/${one!.gameId}`, `GET /api/board/${one!.gameId}`],
      ...[`${page}?_rsc rsc 1`, `${page} accept-encoding gzip`, `GET /api/player/${one!.seatId}/desk`],
      'opcom export',
    ]);
  } finally {
    await Promise.all([one!.close(), other!.close()]);
    await Promise.all(servers.map((server) => server.stop()));
  }
});
