import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { moveUnit } from '../movement/move-unit';
import { endTurn } from '../sequence/end-turn';
import { alterUnit } from '../testing/alter-unit';
import { good, ledgerAgreesIn, open, para, pzgr, refusal, unitOf, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { undoRuling } from '../undo/undo-ruling';
import { adjudicateCombat } from './adjudicate-combat';
import { closeGrouping } from './close-grouping';
import { groupCombat } from './group-combat';
import { ruleOnCombat } from './rule-on-combat';

let game: GivenGame;
let combatId: string;
let version: number;

const place = async (id: string) => {
  const { x, y } = await unitOf(game, id);
  return { x, y };
};
const bridge = () => db().crossing.findFirstOrThrow({ where: { gameId: game.gameId, id: 'arn-road' } });
const passages = async () =>
  (await db().passage.findMany({ where: { gameId: game.gameId } })).map(({ crossingId, unitId }) => [
    crossingId,
    unitId,
  ]);

/**
 * The worked example in the open, with the defenders thrown back three km: 20 SS-PzGR stands 2 km south of 2 Para, over the
 * Rhine.
 */
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  const { x, y } = await bridge();
  await alterUnit(game.gameId, pzgr, { x, y: y - 1, startX: x, startY: y - 1 });
  const units = workedExample.units.map((part) => ({ ...part, standFast: false }));
  ({ combatId, version } = good(await groupCombat(game.control, { ...workedExample, ground: open, units })));
  good(await closeGrouping(game.control, { turn: 5 }));
  ({ version } = good(await adjudicateCombat(game.control, { combatId, version, faces: [2, 5] })));
});
afterEach(() => game.drop());

const accept = async (more: object = {}) => {
  ({ version } = good(await ruleOnCombat(game.control, { combatId, version, advances: true, ...more })));
};
const nextTurn = async () => good(await endTurn(game.control, { turn: 5, reason: 'A quiet night.' }));
/** Where a unit stands, where its move of the turn began, and the way it has gone in it. */
const start = async (id: string) => {
  const { startX, startY, way, kmMoved } = await unitOf(game, id);
  return { startX, startY, way, kmMoved };
};
const atRest = ({ x, y }: { x: number | null; y: number | null }) => ({ startX: x, startY: y, way: [], kmMoved: 0 });

describe('OC-128: accepting makes the winners’ advance', () => {
  it('they stand in the place left, and what they crossed they have crossed', async () => {
    const left = await place(para);
    good(await ruleOnCombat(game.control, { combatId, version, advances: true }));
    expect(await place(pzgr)).toEqual(left);
    expect(await passages()).toEqual([['arn-road', pzgr]]);
    await ledgerAgreesIn(game);
  });

  it('declined, they stay where they fought', async () => {
    const before = await place(pzgr);
    good(await ruleOnCombat(game.control, { combatId, version, advances: false }));
    expect(await place(pzgr)).toEqual(before);
    expect(await passages()).toEqual([]);
  });

  it('nobody follows over a bridge that has gone', async () => {
    game.besideTheLedger();
    await db().crossing.updateMany({ where: { gameId: game.gameId, id: 'arn-road' }, data: { state: 'blown' } });
    const before = await place(pzgr);
    good(await ruleOnCombat(game.control, { combatId, version, advances: true }));
    expect(await place(pzgr)).toEqual(before);
  });

  it('another ruling by which the defenders stay takes the advance back, with its passage', async () => {
    const before = await place(pzgr);
    ({ version } = good(await ruleOnCombat(game.control, { combatId, version, advances: true })));
    const beaten = [{ path: 'result', ruled: 'attackersBadlyBeaten', reason: 'The wrong bridge.' }];
    const again = { combatId, version, overrules: beaten, places: [{ unitId: pzgr, ...before }], advances: true };
    good(await ruleOnCombat(game.control, { ...again, reason: 'Read upside down.' } as never));
    expect(await place(pzgr)).toEqual(before);
    expect((await unitOf(game, pzgr)).way).toEqual([]);
    expect(await passages()).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('a ruling that is taken back takes it back too', async () => {
    const before = await place(pzgr);
    ({ version } = good(await ruleOnCombat(game.control, { combatId, version, advances: true })));
    good(await undoRuling(game.control, { combatId, version, reason: 'The wrong combat.' }));
    expect(await place(pzgr)).toEqual(before);
    expect(await passages()).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('only yes or no is an answer', async () => {
    expect(refusal(await ruleOnCombat(game.control, { combatId, version, advances: 'yes' as never }))).toMatchObject({
      code: 'badInput',
      field: 'advances',
    });
  });
});

describe('OC-128: an advance of the turn before', () => {
  it('made by a ruling in the turn after, is a way of the turn of the combat', async () => {
    const left = await place(para);
    await accept({ advances: false });
    await nextTurn();
    await accept({ reason: 'They had gone in after all.' });
    expect(await place(pzgr)).toEqual(left);
    expect(await start(pzgr)).toEqual(atRest(left));
    const went = await db().passage.findMany({ where: { gameId: game.gameId }, select: { unitId: true, turn: true } });
    expect(went).toEqual([{ unitId: pzgr, turn: 5 }]);
    await ledgerAgreesIn(game);
  });

  it('declined by a ruling in the turn after, is taken back with its passage, and brings no way into that turn', async () => {
    const before = await place(pzgr);
    await accept();
    await nextTurn();
    await accept({ advances: false, reason: 'They never went in.' });
    expect(await place(pzgr)).toEqual(before);
    expect(await start(pzgr)).toEqual(atRest(before));
    expect(await passages()).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('is taken back with its ruling in the turn after', async () => {
    const before = await place(pzgr);
    await accept();
    await nextTurn();
    good(await undoRuling(game.control, { combatId, version, reason: 'The wrong combat.' }));
    expect(await place(pzgr)).toEqual(before);
    expect(await start(pzgr)).toEqual(atRest(before));
    expect(await passages()).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('who has moved in the turn after neither follows nor is proposed to', async () => {
    await accept({ advances: false });
    await nextTurn();
    const { x, y, version: seen } = await unitOf(game, pzgr);
    const to = { x: x! + 0.4, y: y!, mode: 'tactical' as const, overrule: 'So.' };
    good(await moveUnit(game.control, { unitId: pzgr, version: seen, turn: 6, ...to }));
    expect((await combatOnDesk(game.control, combatId))!.leftSince).toEqual([pzgr]);
    const moved = await place(pzgr);
    await accept({ reason: 'They had gone in after all.' });
    expect(await place(pzgr)).toEqual(moved);
  });
});
