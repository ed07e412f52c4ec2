import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamsOf } from '@/lib/db/access/teams';
import { db } from '@/lib/db/kernel/client';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { at, game, given } from './crossings-for-tests';
import { markCrossing } from './mark-crossing';
import { tellCrossing } from './tell-crossing';

/** Control tells teams of a crossing by hand (§8): each gets a paper, its map follows, and nobody else learns of it. */

beforeAll(given);
afterAll(() => game.drop());

const grave = async () => ({ crossingId: 'grave', version: (await at('grave')).version });
const toldOf = async (look: string) => {
  const rows = await db().issuedCrossing.findMany({
    where: { gameId: game.gameId, look, name: { contains: 'Grave' } },
  });
  const keys = new Map((await teamsOf(game.gameId)).map(({ id, key }) => [id, key]));
  return rows.map(({ teamId }) => keys.get(teamId)).sort();
};

describe('telling teams of a crossing', () => {
  it('gives each a paper and its map the crossing as it is; others learn nothing', async () => {
    good(await markCrossing(game.control, { ...(await grave()), state: 'blown', reason: 'By air.' }));
    const input = { ...(await grave()), teamKeys: ['guards-armoured', '101-airborne'] };
    good(await tellCrossing(game.control, input));
    expect(await toldOf('blown')).toEqual(['101-airborne', 'guards-armoured']);
    const papers = await db().report.findMany({ where: { gameId: game.gameId, heading: 'News of a crossing' } });
    expect(papers.map(({ body }) => body)).toEqual([
      'The Maas road bridge of Grave has been blown.',
      'The Maas road bridge of Grave has been blown.',
    ]);
    await ledgerAgreesIn(game);
  });

  it('told again in the same turn, the map shows it as it is now', async () => {
    good(await markCrossing(game.control, { ...(await grave()), state: 'untested', reason: 'It was another bridge.' }));
    good(await tellCrossing(game.control, { ...(await grave()), teamKeys: ['guards-armoured'] }));
    expect(await toldOf('blown')).toEqual(['101-airborne']);
    expect(await toldOf('standing')).toEqual(['guards-armoured']);
  });

  it('refuses nobody, a team that is not there, and a crossing that somebody has changed since', async () => {
    const now = await grave();
    expect(refusal(await tellCrossing(game.control, { ...now, teamKeys: [] })).code).toBe('badInput');
    expect(refusal(await tellCrossing(game.control, { ...now, teamKeys: ['nobody'] })).code).toBe('notFound');
    const old = { ...now, version: now.version - 1, teamKeys: ['guards-armoured'] };
    expect(refusal(await tellCrossing(game.control, old)).code).toBe('changedByAnother');
  });
});
