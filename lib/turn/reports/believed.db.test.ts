import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { believedAt } from '@/lib/db/issued/map-issued';
import { db } from '@/lib/db/kernel/client';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { moveUnit } from '../movement/move-unit';
import { para } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { releaseReport } from './release-report';
import { good, playTheBridge } from './reports-for-tests';

describe('what a team believed at any number of the ledger', () => {
  let game: GivenGame;
  let teamId: string;
  /** The number of the last entry. */
  const last = async () => (await db().game.findUniqueOrThrow({ where: { id: game.gameId } })).entries;
  const placeOf = async (number: number) => {
    const { counter } = await believedAt(game.gameId, teamId, number);
    const { x, y } = counter.find(({ shortName }) => shortName === '2 Para')!;
    return [x, y];
  };
  const release = async () => {
    const { draft } = (await reportOnDesk(game.control, '1-airborne'))!;
    good(await draftReport(game.control, { teamKey: '1-airborne', version: draft?.version ?? 0 }));
    const { id, version } = (await reportOnDesk(game.control, '1-airborne'))!.draft!;
    good(await releaseReport(game.control, { reportId: id, version }));
  };
  let opened: number;

  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    teamId = await game.teamId('1-airborne');
    opened = await last();
  });
  afterAll(() => game.drop());

  it('is what the desk shows now', async () => {
    const desk = await playerDesk(await game.player('1-airborne'));
    const { counter, contact, friend } = await believedAt(game.gameId, teamId, opened);
    expect(new Set(counter.map(({ name }) => name))).toEqual(new Set(desk.counters.map(({ name }) => name)));
    expect([contact, friend]).toEqual([[], []]);
  });

  it('stays as it was when a counter is issued at another place', async () => {
    const before = await placeOf(opened);
    const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, shortName: '2 Para' } });
    good(
      await moveUnit(game.control, {
        unitId: unit.id,
        version: unit.version,
        turn: 5,
        x: unit.x! - 0.3,
        y: unit.y!,
        via: [],
        byRoad: false,
        mode: 'tactical',
        fromStart: false,
        overrule: 'back a street',
      }),
    );
    const moved = await last();
    expect(await placeOf(moved)).toEqual(before);
    await playTheBridge(game, 5, 2);
    await release();
    const told = await last();
    expect(await placeOf(told)).not.toEqual(before);
    expect(await placeOf(opened)).toEqual(before);
  });

  it('holds a contact until a correction takes it back, and after that no more', async () => {
    const told = await last();
    const [first] = (await believedAt(game.gameId, teamId, told)).contact;
    expect(first).toMatchObject({ seenTurn: 5 });
    const { id: combatId, version } = (await db().combat.findFirstOrThrow({ where: { gameId: game.gameId } }))!;
    expect((await combatOnDesk(game.control, combatId))!.told).toContain('1 Airborne');
    good(
      await ruleOnCombat(game.control, {
        combatId,
        version,
        overrules: [{ path: `units.${para}.stepsTaken`, ruled: 3, reason: 'the house burnt down' }],
        reason: 'the house burnt down',
      }),
    );
    await release();
    const corrected = await believedAt(game.gameId, teamId, await last());
    expect(corrected.contact.map(({ id }) => id)).not.toContain(first!.id);
    expect(corrected.contact).toHaveLength(1);
    expect((await believedAt(game.gameId, teamId, told)).contact).toEqual([first]);
  });

  it('is never rewritten', async () => {
    const everything = db().$executeRaw`UPDATE "MapIssued" SET rows = '[]'`;
    await expect(everything).rejects.toThrow(/append-only/);
    await expect(db().$executeRaw`DELETE FROM "MapIssued"`).rejects.toThrow(/append-only/);
  });
});
