import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { masterMap } from '@/lib/desks/control/movement/map';
import type { Neighbour } from '@/lib/desks/control/reports/neighbours';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import type { Result } from '@/lib/result';
import type { DeskFriend } from '@/lib/visibility/player/desk';
import { closeMovement } from '../sequence/close-movement';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { releaseReport } from './release-report';

const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(`${answer.refusal.message} ${JSON.stringify(answer.refusal.theirs ?? '')}`);
  return answer.value;
};

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('market-garden');
});
afterAll(() => game.drop());

const friendsOn = async (teamKey: string): Promise<DeskFriend[]> =>
  (await playerDesk(await game.player(teamKey))).friends;
const neighboursOf = async (teamKey: string): Promise<Neighbour[]> =>
  (await reportOnDesk(game.control, teamKey))!.neighbours;
const told = async (teamKey: string, friends: string[]): Promise<Result> => {
  const before = (await reportOnDesk(game.control, teamKey))!.draft;
  const { id, version } = good(await draftReport(game.control, { teamKey, version: before?.version ?? 0 }));
  return releaseReport(game.control, { reportId: id, version, friends });
};

/** The HQs that have others below them. */
const higher = ['xxx-corps', 'i-airborne-corps', 'ii-ss-panzerkorps'];

describe('friends told with a report (§2)', () => {
  it('are nobody when the game opens, but for a higher HQ: the units of the HQs below it, once (OC-126)', async () => {
    const formations = async (key: string) =>
      [...new Set((await friendsOn(key)).map(({ formation }) => formation))].sort();
    // Of the HQs below XXX Corps, 43 Wessex has nobody on the map before turn 7.
    expect(await formations('xxx-corps')).toEqual(['50 Northumbrian Div', 'Guards Armoured Div']);
    expect(await formations('ii-ss-panzerkorps')).toEqual(['10 SS Pz Div', '9 SS Pz Div']);
    for (const { key } of game.scenario.teams) if (!higher.includes(key)) expect(await friendsOn(key), key).toEqual([]);
  });

  it('are offered to Control nearest first, those within 5 km proposed, and none ticked', async () => {
    const neighbours = await neighboursOf('guards-armoured');
    expect(neighbours.length).toBeGreaterThan(0);
    const kms = neighbours.map(({ km }) => km);
    expect(kms).toEqual([...kms].sort((a, b) => a - b));
    expect(neighbours.filter(({ isNear, km }) => isNear !== km <= 5)).toEqual([]);
    expect(neighbours.some(({ isLastChoice, toldIn }) => isLastChoice || toldIn !== null)).toBe(false);
    const { counters } = await masterMap(game.control);
    const sideOf = new Map(counters.map(({ id, side }) => [id, side]));
    expect(new Set(neighbours.map(({ unitId }) => sideOf.get(unitId)))).toEqual(new Set(['allied']));
  });

  it('are told to that team alone, where they stand, and keep one id from report to report', async () => {
    good(await closeMovement(game.control, { turn: 2 }));
    const [first, second] = await neighboursOf('guards-armoured');
    good(await told('guards-armoured', [first!.unitId]));
    const [friend, ...none] = await friendsOn('guards-armoured');
    const { counters } = await masterMap(game.control);
    const truth = counters.find(({ id }) => id === first!.unitId)!;
    expect(none).toEqual([]);
    expect(friend).toMatchObject({ name: truth.name, x: truth.x, y: truth.y, asOfTurn: 2 });
    expect(Object.keys(friend!).sort().join(' ')).toBe('asOf asOfTurn formation id name nation shortName symbol x y');
    expect(friend!.id).not.toContain(first!.unitId);
    for (const { key } of game.scenario.teams)
      if (key !== 'guards-armoured' && !higher.includes(key)) expect(await friendsOn(key), key).toEqual([]);

    good(await told('guards-armoured', [first!.unitId, second!.unitId]));
    const both = await friendsOn('guards-armoured');
    expect(both).toHaveLength(2);
    expect(both.map(({ id }) => id)).toContain(friend!.id);
    const now = await neighboursOf('guards-armoured');
    expect(
      now
        .filter(({ isLastChoice }) => isLastChoice)
        .map(({ unitId }) => unitId)
        .sort(),
    ).toEqual([first!.unitId, second!.unitId].sort());
  });

  it('not ticked the next time, stay where they were told', async () => {
    const before = await friendsOn('guards-armoured');
    good(await told('guards-armoured', []));
    expect(await friendsOn('guards-armoured')).toEqual(before);
  });

  it('are never the enemy nor the team’s own: that is refused, and nothing is released', async () => {
    const { counters } = await masterMap(game.control);
    const german = counters.find(({ side }) => side === 'german')!;
    const before = (await playerDesk(await game.player('guards-armoured'))).reports.length;
    const answer = await told('guards-armoured', [german.id]);
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'badInput', field: 'friends' } });
    expect((await playerDesk(await game.player('guards-armoured'))).reports).toHaveLength(before);
  });

  it('leave the ledger equal to what is stored', async () => {
    const folded = fold(openingTruth(game.scenario), await entriesOf(game.gameId));
    expect(compare(folded, await storedTruth(game.gameId))).toEqual([]);
  });
});
