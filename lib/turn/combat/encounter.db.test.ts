import { describe, expect, it } from 'vitest';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { battery, good, para, pzgr } from '../testing/combats';
import { eachAtTheBridge, game, group, role, shown, truth } from '../testing/follow-ups';

eachAtTheBridge();

describe('§9 Attacking, OC-70: an encounter is kept with why they attack first', () => {
  const orders = async (teamKey: string, unit: string, action: 'attack' | 'breakThrough') => {
    const seat = await game.player(teamKey);
    const counters = (await playerDesk(seat)).counters;
    const { id } = counters.find(({ shortName }) => shortName === unit)!;
    const line = { ...emptyLine, version: 0, posture: 'tact' as const, id: `row-of-${teamKey}`, position: 0 };
    const lines = [{ ...line, counterIds: [id], orders: 'Go at them.', action }];
    good(await submitOrderSheet(seat, { turn: 5, version: 0, lines }, `write-of-${teamKey}`));
  };

  it('by the orders, or by Control’s word; the ledger keeps it', async () => {
    await orders('1-airborne', '2 Para', 'attack');
    await orders('9-ss-panzer', '20 SS-PzGR', 'attack');
    await truth(para, { turnShareMoved: 0.2 });
    const [proposal] = (await combatsDesk(game.control)).proposals;
    expect(proposal).toMatchObject({
      attackers: [para],
      defenders: expect.arrayContaining([pzgr]),
      encounter: {
        why: '1 Airborne Div attack first: they moved longer, 20 % of the turn against 0 %.',
        instead: { attackers: [pzgr], defenders: [para, battery] },
      },
    });
    const first = good(await group([...role('attacker', para), ...role('defender', pzgr)]));
    expect((await shown(first.combatId)).grouping.whyFirst).toBe(proposal!.encounter!.why);
    expect((await combatsDesk(game.control)).proposals).toMatchObject([
      { attackers: [pzgr], defenders: expect.arrayContaining([para]), after: { number: 1, isRuled: false } },
    ]);
    good(
      await group([...role('attacker', pzgr), ...role('defender', para)], {
        combatId: first.combatId,
        version: first.version,
      }),
    );
    const entries = (await entriesOf(game.gameId)).filter(({ subjectId }) => subjectId === first.combatId);
    expect(entries.map(({ after }) => after!.whyFirst)).toEqual([
      '1 Airborne Div attack first: they moved longer, 20 % of the turn against 0 %.',
      '9 SS Pz Div attack first: by Control’s word.',
    ]);
  });

  it('a defender that attacks elsewhere already makes no encounter', async () => {
    await orders('1-airborne', '2 Para', 'attack');
    await orders('9-ss-panzer', '20 SS-PzGR', 'attack');
    good(await group([...role('attacker', para), ...role('defender', 'G153')]));
    const { combatId } = good(await group([...role('attacker', pzgr), ...role('defender', para)]));
    expect((await shown(combatId)).grouping.whyFirst).toBe('');
  });
});
