import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { closeMovement } from '../sequence/close-movement';
import { city, good, ledgerAgreesIn, para, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { saveReport } from './save-report';

describe('§10: a letter that was edited by hand is drafted again', () => {
  let game: GivenGame;
  let combatId: string;
  let version: number;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    const grouped = good(await groupCombat(game.control, { ...workedExample, ground: city }));
    combatId = grouped.combatId;
    good(await closeMovement(game.control, { turn: 5 }));
    good(await closeGrouping(game.control, { turn: 5 }));
    const found = good(await adjudicateCombat(game.control, { combatId, version: grouped.version, faces: [2] }));
    version = good(await ruleOnCombat(game.control, { combatId, version: found.version })).version;
  });
  afterAll(() => game.drop());

  const draft = async () => (await reportOnDesk(game.control, '1-airborne'))!.draft;
  const again = async (form?: 'story' | 'outline') =>
    good(
      await draftReport(game.control, {
        teamKey: '1-airborne',
        version: (await draft())?.version ?? 0,
        ...(form ? { form } : {}),
      }),
    );

  it('what Control wrote stays, and what the machine wrote tells the new ruling', async () => {
    await again();
    const first = (await draft())!;
    expect(first.body).toMatch(/2 Para \(745 780\) had light casualties/);
    const body = `${first.body}\n\nThe chaplain sends his regards.`;
    good(await saveReport(game.control, { reportId: first.id, version: first.version, body, overruled: {} }));
    good(
      await ruleOnCombat(game.control, {
        combatId,
        version,
        overrules: [{ path: `units.${para}.stepsTaken`, ruled: 3, reason: 'the house burnt down' }],
        reason: 'the house burnt down',
      }),
    );
    await again();
    const second = (await draft())!;
    expect(second.body).toContain('The chaplain sends his regards.');
    expect(second.body).not.toBe(body);
    expect(second.body).not.toMatch(/light casualties/);
    expect(second).toMatchObject({ isAsWritten: false });
    // In the other form too.
    await again('outline');
    expect((await draft())!.body).toContain('The chaplain sends his regards.');
    expect((await draft())!.body).toMatch(/^1\. /m);
    await ledgerAgreesIn(game);
  });
});
