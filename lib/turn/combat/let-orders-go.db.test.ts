import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { board } from '@/lib/desks/control/sequence/board';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { Action } from '@/lib/words';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { draftReport } from '../reports/draft-report';
import { releaseReport } from '../reports/release-report';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { movePhase } from '../sequence/move-phase';
import { good, para, pzgr, refusal } from '../testing/combats';
import { alter, eachAtTheBridge, game, group, resolve, role, rule, truth } from '../testing/follow-ups';
import { undoAct } from '../undo/undo-act';
import { closeGrouping } from './close-grouping';
import { letOrdersGo } from './let-orders-go';
import { settleSpentUnit } from './settle-spent-unit';

eachAtTheBridge();

/** Artillery Group Harzer stands between Velp and Rheden, far from the bridge. */
const guns = 'G258';

/** The German sheet of the turn: each unit on a row of its own. */
async function ordered(...rows: [unitId: string, action: Action][]): Promise<void> {
  const seat = await game.player('9-ss-panzer');
  const units = await db().unit.findMany({ where: { gameId: game.gameId } });
  const lines = rows.map(([unitId, action], i) => ({
    ...{ ...emptyLine, version: 0, posture: 'tact' as const, id: `row-${i}`, position: i },
    ...{ counterIds: [units.find(({ id }) => id === unitId)!.counterId], orders: 'Go at them.', action },
  }));
  good(await submitOrderSheet(seat, { turn: 5, version: 0, lines }, 'write-of-harzer'));
}

const letGo = (unitId: string, why: 'noEnemy' | 'movedTooFar' | 'other' = 'noEnemy') =>
  letOrdersGo(game.control, { turn: 5, units: [{ unitId, why }] });
/** The refusals of the end of the turn that are settled at the combats. */
const held = async () => {
  const left = refusal(await endTurn(game.control, { turn: 5, reason: '' })) as { theirs?: string[] };
  return left.theirs!.filter((words) => /attack|probe|grouping|effective|ruling/.test(words));
};

const gunsOpen = 'Artillery Group Harzer is ordered to attack and in no combat: group it, or let it go.';

describe('§9 Analysing Combat 4: an order to attack that no combat is made of', () => {
  it('closing asks for every proposal and for every unit without one, and does not close', async () => {
    await ordered([pzgr, 'attack'], [guns, 'attack']);
    const desk = await combatsDesk(game.control);
    expect(desk.orders).toEqual([
      { unitId: pzgr, action: 'attack', why: 'other' },
      { unitId: guns, action: 'attack', why: 'noEnemy' },
    ]);
    expect(desk.proposals.map(({ attackers }) => attackers)).toEqual([[pzgr]]);
    const asked = refusal(await closeGrouping(game.control, { turn: 5, asks: true })) as { theirs?: string[] };
    expect(asked).toMatchObject({ code: 'unfinished' });
    expect(asked.theirs).toEqual([
      '20 SS-PzGR Bn and Artillery Group Harzer are ordered to attack and in no combat: group them, or let them go.',
    ]);
    expect((await combatsDesk(game.control)).groupingClosedAt).toBeNull();
  });

  it('stays open after the grouping is closed and every combat ruled on: the board says so, and the turn does not end', async () => {
    await ordered([pzgr, 'attack'], [guns, 'attack']);
    const { combatId } = good(await group([...role('attacker', pzgr), ...role('defender', para)]));
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await resolve(combatId, [1]));
    good(await rule(combatId, { places: [] }));
    good(await movePhase(game.control, { from: 'orders', to: 'combat' }));
    expect((await board(game.control)).unfinished.map(({ words }) => words)).toContain(gunsOpen);
    expect((await chrome(game.control)).isPhaseDone).toBe(false);
    expect(await held()).toEqual([gunsOpen]);
    good(await letGo(guns));
    expect((await chrome(game.control)).isPhaseDone).toBe(true);
    expect(await held()).toEqual([]);
  });

  it('is let go once, with its reason in the ledger, and taken back', async () => {
    await ordered([guns, 'attack']);
    expect(refusal(await letGo(para))).toMatchObject({ code: 'alreadyDone', field: 'units.0.unitId' });
    good(await letGo(guns));
    expect(refusal(await letGo(guns)).code).toBe('alreadyDone');
    const entry = await db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, kind: 'letGo' } });
    expect(entry).toMatchObject({ verb: 'let-orders-go', rule: '§9 Analysing Combat 4', subjectId: `5|${guns}` });
    expect(entry.after).toMatchObject({ action: 'attack', why: 'noEnemy', by: game.control.label });
    expect(await combatsDesk(game.control)).toMatchObject({ orders: [], letGo: [{ unitId: guns, why: 'noEnemy' }] });
    good(await undoAct(game.control, { number: entry.number, reason: 'They fire after all.' }));
    expect(await combatsDesk(game.control)).toMatchObject({ orders: [{ unitId: guns }], letGo: [] });
  });

  it('its team is told in its report what became of the order, in words of the battle, and no other team', async () => {
    await ordered([guns, 'attack']);
    good(await letGo(guns));
    good(await closeMovement(game.control, { turn: 5 }));
    const told = async (teamKey: string) => {
      good(await draftReport(game.control, { teamKey, version: 0 }));
      const { id, version, body } = (await reportOnDesk(game.control, teamKey))!.draft!;
      good(await releaseReport(game.control, { reportId: id, version }));
      return body;
    };
    const own = await told('9-ss-panzer');
    expect(own).toMatch(
      /Artillery Group Harzer.* found no enemy within reach to attack|No enemy was within reach of Artillery Group Harzer/,
    );
    expect(own).not.toContain('attacked');
    expect(own).not.toMatch(/2\.5 km|§|OC-/);
    expect(await told('1-airborne')).not.toContain('Harzer');
    const seat = await game.player('9-ss-panzer');
    expect(JSON.stringify((await playerDesk(seat)).reports)).toContain('Artillery Group Harzer');
  });

  it('a probe that has met nobody is one too; one in contact is not', async () => {
    await ordered([guns, 'probe'], [pzgr, 'probe']);
    good(await closeMovement(game.control, { turn: 5 }));
    expect((await combatsDesk(game.control)).orders).toEqual([{ unitId: guns, action: 'probe', why: 'noEnemy' }]);
    expect(await held()).toContain('Artillery Group Harzer is ordered to probe and has met nobody: let it go.');
  });

  it('§6 Movement, OC-71: moved over half the turn is the reason proposed', async () => {
    await ordered([pzgr, 'attack']);
    await truth(pzgr, { turnShareMoved: 0.6 });
    expect((await combatsDesk(game.control)).orders).toEqual([{ unitId: pzgr, action: 'attack', why: 'movedTooFar' }]);
  });
});

describe('§9 Unit Status, OC-60: no longer effective and in contact', () => {
  it('holds the end of the turn after the grouping is closed, until it goes back', async () => {
    await truth(para, { stepsLost: 5 });
    good(await closeGrouping(game.control, { turn: 5 }));
    expect(await held()).toEqual(['2 Para Bn is no longer effective and in contact: it goes back, or is captured.']);
    const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, id: para } });
    good(await settleSpentUnit(game.control, { unitId: para, version: unit.version, place: { x: 73, y: 76 } }));
    expect(await held()).toEqual([]);
  });

  it('waits for the ruling on its combat', async () => {
    await alter(para, {});
    const { combatId } = good(await group([...role('attacker', pzgr), ...role('defender', para)]));
    await truth(para, { stepsLost: 5 });
    good(await closeGrouping(game.control, { turn: 5 }));
    expect(await held()).toEqual([expect.stringMatching(/^C1 .* has no ruling\.$/)]);
    const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, id: para } });
    const settle = () =>
      settleSpentUnit(game.control, { unitId: para, version: unit.version, place: { x: 73, y: 76 } });
    expect(refusal(await settle()).message).toBe('2 Para Bn is in C1: rule on it first, or reopen the grouping.');
    expect(combatId).toBeTruthy();
  });
});
