import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBusiness } from '@/lib/db/sequence/turn-end';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { reportOnDesk, reportsTray } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { closeMovement } from '../sequence/close-movement';
import { city, good, ledgerAgreesIn, para, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { releaseReport } from './release-report';

describe('§10: what was told wrongly is set right by a correction', () => {
  let game: GivenGame;
  let combatId: string;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    const grouped = good(await groupCombat(game.control, { ...workedExample, ground: city }));
    combatId = grouped.combatId;
    good(await closeMovement(game.control, { turn: 5 }));
    good(await closeGrouping(game.control, { turn: 5 }));
    const { version } = good(await adjudicateCombat(game.control, { combatId, version: grouped.version, faces: [2] }));
    good(await ruleOnCombat(game.control, { combatId, version }));
  });
  afterAll(() => game.drop());

  const desk = async () => (await reportOnDesk(game.control, '1-airborne'))!;
  const draft = async () =>
    draftReport(game.control, { teamKey: '1-airborne', version: (await desk()).draft?.version ?? 0 });
  const release = async () => {
    const { id, version } = (await desk()).draft!;
    return releaseReport(game.control, { reportId: id, version });
  };
  const player = async () => playerDesk(await game.player('1-airborne'));
  const ruleAgain = async (steps: number, reason: string) =>
    ruleOnCombat(game.control, {
      combatId,
      version: (await combatOnDesk(game.control, combatId))!.version,
      overrules: [{ path: `units.${para}.stepsTaken`, ruled: steps, reason }],
      reason,
    });

  it('a draft says when it is older than a ruling, until it is drafted anew', async () => {
    good(await draft());
    expect((await desk()).draft!.before).toEqual([]);
    expect(good(await ruleAgain(3, 'the house burnt down')).advice).toEqual([]);
    expect((await desk()).draft!.before).toEqual(['C1 Arnhem was ruled on again']);
    good(await draft());
    expect((await desk()).draft!.before).toEqual([]);
  });

  it('ruling again on what was told is advice to correct it', async () => {
    good(await release());
    expect((await player()).contacts).toHaveLength(1);
    // Told, it lies beside all it was made from; nothing that the team could see has changed.
    expect(await desk()).toMatchObject({ isAsTold: true, items: [{ title: 'ARNHEM' }] });
    expect((await combatOnDesk(game.control, combatId))!.told).toEqual(['1 Airborne']);
    expect(good(await ruleAgain(1, 'the house did not burn')).advice).toEqual([
      '1 Airborne was told otherwise: it needs a correction.',
    ]);
    expect((await desk()).draft).toMatchObject({ state: 'released', before: ['C1 Arnhem was ruled on again'] });
  });

  it('two hands that begin a correction at once begin one', async () => {
    const { version } = (await desk()).draft!;
    const answers = await Promise.all([1, 2].map(() => draftReport(game.control, { teamKey: '1-airborne', version })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!).code).toBe('changedByAnother');
    expect((await desk()).draft).toMatchObject({
      state: 'drafted',
      isCorrection: true,
      heading: 'Correction to the report of the afternoon',
    });
    expect((await reportsTray(game.control)).teams[0]).toMatchObject({ state: 'drafted', isCorrection: true });
  });

  it('it tells what changed and nothing else', async () => {
    const { draft: correction, items } = await desk();
    expect(correction!.body).toMatch(
      /^The report of 18 SEP 2200 was mistaken about the fighting at Arnhem\. What follows takes its place\. All else stands\.\n\n/,
    );
    expect(correction!.body).toContain('2 Para Bn');
    expect(correction!.body).toContain('light casualties');
    expect(correction!.body).not.toMatch(/battalion|AT Bty|attacked|bridge/i);
    expect(items.map(({ groups }) => groups.map(({ title }) => title))).toEqual([
      ['Own, as they now are', 'Places as they now stand'],
    ]);
  });

  it('the team keeps both letters, the contact as it was told, and counts as told', async () => {
    const [was] = (await player()).contacts;
    good(await release());
    const { reports, contacts } = await player();
    expect(contacts[0]).toMatchObject({ x: was!.x, y: was!.y, symbol: was!.symbol, label: was!.label });
    expect(reports.map(({ heading }) => heading)).toEqual([
      'Correction to the report of the afternoon',
      'Afternoon of 18 September 1944',
      'Your objective',
      'What is known',
    ]);
    expect(contacts).toHaveLength(1);
    expect((await openBusiness(game.gameId, 5, [])).untold.map(({ name }) => name)).toEqual(['9 SS-Pz Hohenstaufen']);
    await ledgerAgreesIn(game);
  });

  it('a ruling that changes nothing the team could see needs no correction, and Control is told so', async () => {
    const answer = good(await ruleAgain(1, 'the papers were signed anew'));
    expect(answer.advice).toEqual(['Nothing that 1 Airborne could see has changed: it needs no correction.']);
    expect((await desk()).isAsTold).toBe(true);
    expect((await reportsTray(game.control)).teams[0]).toMatchObject({ correction: null });
    good(await draft());
    expect((await desk()).draft!.body).toBe('The report of 18 SEP 2200 is to be read as follows.');
  });
});
