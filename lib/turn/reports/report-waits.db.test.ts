import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOnDesk, reportsTray } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { closeMovement } from '../sequence/close-movement';
import { good, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { releaseReport } from './release-report';

describe('§4, 2 and 3: a team is told when its combats have come out, not before', () => {
  let game: GivenGame;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
  });
  afterAll(() => game.drop());

  const desk = async () => (await reportOnDesk(game.control, '1-airborne'))!;
  const release = async () => {
    const { id, version } = (await desk()).draft!;
    return releaseReport(game.control, { reportId: id, version });
  };
  const told = async () => (await playerDesk(await game.player('1-airborne'))).reports.map(({ heading }) => heading);

  it('all quiet is not told while movement is open and a combat of the team is without a ruling', async () => {
    const { combatId, version } = good(await groupCombat(game.control, workedExample));
    good(await draftReport(game.control, { teamKey: '1-airborne', version: 0 }));
    expect((await desk()).waits).toEqual(['Movement is not closed yet.', 'C1 Arnhem has no ruling yet.']);
    expect(refusal(await release())).toMatchObject({
      code: 'unfinished',
      message: 'Movement is not closed yet. C1 Arnhem has no ruling yet. 1 Airborne can be told when that is done.',
    });

    good(await closeMovement(game.control, { turn: 5 }));
    good(await closeGrouping(game.control, { turn: 5 }));
    const resolved = good(await adjudicateCombat(game.control, { combatId, version, faces: [2] }));
    expect((await reportsTray(game.control)).teams.map(({ waits }) => waits)).toEqual([
      ['C1 Arnhem has no ruling yet.'],
      ['C1 Arnhem has no ruling yet.'],
    ]);
    expect(refusal(await release()).code).toBe('unfinished');
    expect(await told()).toEqual(['Your objective', 'What is known']);

    good(await ruleOnCombat(game.control, { combatId, version: resolved.version }));
    expect((await desk()).waits).toEqual([]);
    const { version: drafted } = (await desk()).draft!;
    good(await draftReport(game.control, { teamKey: '1-airborne', version: drafted }));
    good(await release());
    expect(await told()).toEqual(['Afternoon of 18 September 1944', 'Your objective', 'What is known']);
  });
});
