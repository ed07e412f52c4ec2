import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamsOf } from '@/lib/db/access/teams';
import { tellExpected } from '@/lib/db/arrivals/arrivals';
import { unitsOfTeam } from '@/lib/db/movement/units';
import { bookSides } from '@/lib/sides';
import { issueExpected } from '@/lib/visibility/issuing/arrivals';
import { issueSource } from '../issuing/issue-source';
import { perform } from '../kernel/perform';
import { good, ledgerAgreesIn } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { somebodyWaits } from '../testing/somebody-waits';
import { issueArrivals } from './issue-arrivals';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('market-garden');
});
afterAll(() => game.drop());

it('two hands tell a team its arrivals at once: one after the other, and the ledger has them made once', async () => {
  const { gameId, control } = game;
  const team = (await teamsOf(gameId)).find(({ key }) => key === '43-wessex')!;
  const until = 12;
  let goOn = () => {};
  const heldUp = new Promise<void>((resume) => {
    goOn = resume;
  });
  const first = perform(
    { seat: control, verb: 'issue-arrivals', rule: '§4', writeId: 'told-first', sent: {} },
    async (tx, act) => {
      const viewer = { gameId, teamId: team.id, teamName: team.name, side: team.side, sides: bookSides };
      const units = await unitsOfTeam(tx, gameId, team.id);
      const rows = issueExpected(viewer, units, { now: 1, until }, await issueSource(tx));
      expect(rows.length).toBeGreaterThan(0);
      await tellExpected(tx, act, team.id, rows);
      await heldUp;
    },
  );
  const second = issueArrivals(control, { teamId: team.id, until });
  await somebodyWaits();
  goOn();
  good(await first);
  expect(good(await second).told).toBeGreaterThan(0);
  await ledgerAgreesIn(game);
});
