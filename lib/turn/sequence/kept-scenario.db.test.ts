import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { airDesk } from '@/lib/desks/control/air/air';
import { airPicture } from '@/lib/desks/control/air/air-picture';
import { arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { rulesDesk } from '@/lib/desks/control/cases/rules';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { ownMapDesk } from '@/lib/desks/control/maps/own-map';
import { masterMap } from '@/lib/desks/control/movement/map';
import { ordersTray } from '@/lib/desks/control/orders/orders';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { board } from '@/lib/desks/control/sequence/board';
import { playerMap } from '@/lib/desks/player/frame/player-desk';
import { parsedDraft } from '@/lib/scenario/draft/draft';
import { writtenDraft } from '@/lib/scenario/draft/written-draft';
import { readParsed } from '@/lib/scenario/read-scenario';
import { useMap } from '@/lib/turn/maps/use-map';
import { withdrawMap } from '@/lib/turn/maps/withdraw-map';
import { raiseUnit } from '../arrivals/raise-unit';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { moveUnit } from '../movement/move-unit';
import { good, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { closeMovement } from './close-movement';
import { endTurn } from './end-turn';
import { openGame } from './open-game';

/** A battle whose folder has gone: the game has what it was opened with, and nothing else. */
let game: GivenGame;
const gone = 'battle-without-a-folder';

beforeAll(async () => {
  game = await givenGame('market-garden', (scenario) => ({
    ...scenario,
    name: gone,
    map: { ...scenario.map, title: 'Map of the game alone' },
    entries: scenario.entries.map((entry) => ({ ...entry, notes: `Kept: ${entry.name}` })),
    plans: scenario.plans!.map((row) => ({ ...row, notes: `Kept: ${row.task}` })),
  }));
});
afterAll(() => game.drop());

describe('a game keeps the scenario it was opened with', () => {
  it('as it was, under the SHA-256 of its text', async () => {
    const { scenario, scenarioChecksum } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    const { content } = await db().keptScenario.findUniqueOrThrow({ where: { checksum: scenarioChecksum } });
    expect(scenario).toBe(gone);
    expect(JSON.parse(content)).toEqual(JSON.parse(JSON.stringify(game.scenario)));
    expect(createHash('sha256').update(content).digest('hex')).toBe(scenarioChecksum);
    expect((await gameScenario(game.gameId)).plans![0]).toMatchObject({
      team: 'xxx-corps',
      task: 'reserve',
      notes: 'Kept: reserve',
    });
  });

  it('every desk is read and a turn is played without any folder', async () => {
    expect(existsSync(`scenarios/${gone}`)).toBe(false);
    const { control } = game;
    const isChief = ({ roles }: { roles: string[] }) => roles.includes('gameControl');
    const chief = seatOf((await seatsOf(game.gameId)).find(isChief)!) as ControlSeat;
    expect((await arrivals(control)).entries.map(({ notes }) => notes)).toContain('Kept: Boxtel');
    expect(await playerMap(await game.player('1-airborne'))).toMatchObject({ title: 'Map of the game alone' });
    const desks = [chrome, masterMap, combatsDesk, rulesDesk, airDesk, airPicture, ownMapDesk, ordersTray, board];
    for (const desk of desks) expect(await desk(control), desk.name).toBeTruthy();
    const unit = (await masterMap(control)).counters.find(({ x }) => x !== null)!;
    const by = { x: unit.x! + 0.5, y: unit.y!, mode: 'tactical' as const, overrule: 'A short way.' };
    good(await moveUnit(control, { unitId: unit.id, version: unit.version, turn: game.scenario.openingTurn, ...by }));
    good(await closeMovement(control, { turn: game.scenario.openingTurn }));
    expect(await reportOnDesk(control, '1-airborne')).toBeTruthy();
    good(await endTurn(chief, { turn: game.scenario.openingTurn, reason: 'time' }));
    expect(refusal(await useMap(chief, { version: 1 })).code).toBe('notFound');
    expect(refusal(await withdrawMap(chief, {})).code).toBe('alreadyDone');
    expect(await ledgerDifferences(game.gameId)).toEqual([]);
  });

  it('a game of before plans were kept opens and is read without any', async () => {
    const { plans, ...before } = game.scenario;
    const { gameId } = await openGame(before);
    expect((await gameScenario(gameId)).plans).toBeUndefined();
    expect(plans!.length).toBeGreaterThan(200);
    expect(readParsed(gone, parsedDraft(writtenDraft(await gameScenario(gameId))))).toMatchObject({
      ok: true,
      scenario: { plans: [] },
    });
  });

  it('games of one scenario keep it once, each its own where they differ, and a game changes neither', async () => {
    const kept = await db().keptScenario.count();
    const { gameId: twin } = await openGame(game.scenario);
    expect(await db().keptScenario.count()).toBe(kept);
    const { gameId: other } = await openGame({ ...game.scenario, credit: 'drawn anew' });
    expect(await db().keptScenario.count()).toBe(kept + 1);
    expect((await gameScenario(twin)).credit).toBe(game.scenario.credit);
    expect((await gameScenario(other)).credit).toBe('drawn anew');
    const { scenarioChecksum } = await db().game.findUniqueOrThrow({ where: { id: other } });
    const change = (data: object) => db().game.update({ where: { id: twin }, data });
    const keeps = /a game keeps the scenario it was opened with/;
    await expect(change({ scenarioChecksum })).rejects.toThrow(keeps);
    await expect(change({ scenario: 'goodwood' })).rejects.toThrow(keeps);
  });

  it('a text that is not what its checksum says is refused by the database, and none is taken from a game', async () => {
    const { scenarioChecksum: checksum } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    const { content } = await db().keptScenario.findUniqueOrThrow({ where: { checksum } });
    const wrong = /KeptScenario_checksum_is_of_content/;
    const altered = content.replace('Boxtel', 'Boxtol');
    await expect(db().keptScenario.update({ where: { checksum }, data: { content: altered } })).rejects.toThrow(wrong);
    await expect(db().keptScenario.create({ data: { checksum: 'f'.repeat(64), content } })).rejects.toThrow(wrong);
    await expect(db().keptScenario.delete({ where: { checksum } })).rejects.toThrow(/scenarioChecksum/);
    const bare = {
      scenario: gone,
      title: '',
      rulebook: 'literal2011',
      turn: 1,
      phase: 'orders',
      phaseStartedAt: new Date(),
    };
    await expect(
      db().game.create({
        data: { ...bare, id: 'g', phases: [], allowsRest: false, scenarioChecksum: 'none' } as never,
      }),
    ).rejects.toThrow(/scenarioChecksum/);
  });
});

describe('status profiles are rows (§9 Unit Status, Annex A)', () => {
  const alarm = async (more: object) => ({
    teamId: await game.teamId('kg-walther'),
    formation: 'KG Walther',
    arm: 'infantry' as const,
    nation: 'GER' as const,
    mover: 'foot' as const,
    carriage: 'foot' as const,
    at: { x: 44, y: 5 },
    name: 'Alarm One',
    shortName: 'Alarm 1',
    profile: '5-3-2-1-0',
    sizePoints: 6,
    reason: 'Rifles for clerks.',
    ...more,
  });
  const profileOf = async (unitId: string) =>
    (
      await db().unit.findUniqueOrThrow({
        where: { gameId_id: { gameId: game.gameId, id: unitId } },
        include: { profile: true },
      })
    ).profile;

  it('those of the scenario, with whose figures they are; every unit refers to one', async () => {
    const rows = await db().statusProfile.findMany({ where: { gameId: game.gameId } });
    expect(rows).toHaveLength(44);
    expect(rows.find(({ key }) => key === 'para_bn')).toEqual({
      gameId: game.gameId,
      key: 'para_bn',
      describes: 'Parachute battalion',
      notation: '6-5-4-3-2-0',
      sizePoints: 1,
      ours: ['notation', 'sizePoints'],
      notes: 'Fits the worked example of §9: from 6 to 3 in three steps; the start and the last two levels are ours',
    });
    expect(await profileOf('A087')).toMatchObject({ key: 'para_bn' });
    expect((await arrivals(game.control)).profiles).toContainEqual({
      key: 'infantry_bn',
      describes: 'Infantry battalion of the Allied line',
      notation: '5-3-2-1-0',
      sizePoints: 6,
    });
    expect((await rulesDesk(game.control)).profiles).toContainEqual({
      key: 'infantry_bn',
      describes: 'Infantry battalion of the Allied line',
      notation: '5-3-2-1-0',
    });
    expect((await rulesDesk(game.control)).units.find(({ id }) => id === 'A087')).toMatchObject({
      profile: '6-5-4-3-2-0',
      sizePoints: 1,
    });
    const where = { gameId_id: { gameId: game.gameId, id: 'A087' } };
    await expect(db().unit.update({ where, data: { profileKey: 'none' } })).rejects.toThrow(/profileKey/);
    await expect(
      db().statusProfile.updateMany({ where: { gameId: game.gameId, key: 'para_bn' }, data: { notation: '9-0' } }),
    ).rejects.toThrow(/a status profile stays as it was made/);
    await expect(
      db().statusProfile.delete({ where: { gameId_key: { gameId: game.gameId, key: 'para_bn' } } }),
    ).rejects.toThrow(/profileKey/);
  });

  it('a raised unit has one of the game; the one that is meant where two have its figures', async () => {
    const { unitId } = good(await raiseUnit(game.control, await alarm({})));
    expect(await profileOf(unitId)).toMatchObject({ key: 'infantry_bn' });
    const destroyers = { name: 'Alarm Two', shortName: 'Alarm 2', profileKey: 'tank_destroyer' };
    const { unitId: second } = good(await raiseUnit(game.control, await alarm(destroyers)));
    expect(await profileOf(second)).toMatchObject({ key: 'tank_destroyer', notation: '5-3-2-1-0', sizePoints: 6 });
    expect(await db().statusProfile.count({ where: { gameId: game.gameId } })).toBe(44);
  });

  it('figures that none of them has become one of its own, which the next unit has as well', async () => {
    const odd = { profile: '7-1-0', sizePoints: 11, profileKey: 'para_bn' };
    const ids = [];
    for (const name of ['Alarm Three', 'Alarm Four'])
      ids.push(good(await raiseUnit(game.control, await alarm({ ...odd, name, shortName: name }))).unitId);
    expect(await Promise.all(ids.map(profileOf))).toEqual(
      Array(2).fill({
        gameId: game.gameId,
        key: '7-1-0/11',
        describes: 'Alarm Three',
        notation: '7-1-0',
        sizePoints: 11,
        ours: ['control'],
        notes: 'Of no profile of the scenario',
      }),
    );
    expect(await ledgerDifferences(game.gameId)).toEqual([]);
  });
});
