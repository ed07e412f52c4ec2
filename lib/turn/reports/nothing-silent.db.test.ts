import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { saveAirOrder } from '../air/save-air-order';
import { amendUnit } from '../arrivals/amend-unit';
import { settleSpentUnit } from '../combat/settle-spent-unit';
import { beginBridging } from '../crossings/begin-bridging';
import * as bridges from '../crossings/crossings-for-tests';
import { setContact } from '../movement/contact/set-contact';
import { good, para, unitOf } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { saveReport } from './save-report';

/** Events without a fight are in the draft, and a text that leaves one out is marked, whatever verb did it. */

let game: GivenGame;
const drafted = async (teamKey: string) => {
  const version = (await reportOnDesk(game.control, teamKey))!.draft?.version ?? 0;
  good(await draftReport(game.control, { teamKey, version }));
  return (await reportOnDesk(game.control, teamKey))!.draft!;
};
const marksOf = async (teamKey: string) =>
  (await reportOnDesk(game.control, teamKey))!.marks.flatMap(({ kind, message }) =>
    kind === 'untold' ? [message] : [],
  );
const newsOf = async (teamKey: string) => (await reportOnDesk(game.control, teamKey))!.facts.news;

describe('at the bridge of Arnhem', () => {
  beforeAll(async () => {
    // 2 Para has lost all five of its steps, and the enemy is within passing distance.
    game = await givenGame('arnhem-bridge', (scenario) => ({
      ...scenario,
      units: scenario.units.map((unit) => (unit.id === para ? { ...unit, stepsLost: 5 } : unit)),
    }));
  });
  afterAll(() => game.drop());

  it('a battalion that is taken outside a combat: its team is told, and so is the enemy who took it', async () => {
    const { version } = await unitOf(game, para);
    good(await settleSpentUnit(game.control, { unitId: para, version, place: null, reason: '' }));
    expect((await drafted('1-airborne')).body).toMatch(
      /We have lost 2 Para Bn|2 Para Bn .*(captured|prisoner|is lost|in the enemy’s hands)/,
    );
    expect((await drafted('9-ss-panzer')).body).toMatch(/took the surrender of/);
    expect(await marksOf('1-airborne')).toEqual([]);
  });

  it('steps crossed off by hand, and a contact that Control puts: in the draft, and marked where the text leaves them out', async () => {
    const guns = await unitOf(game, 'A096');
    const { profileKey, sizePoints, arm, flags, name, shortName, formation } = guns;
    const stands = { unitId: 'A096', version: guns.version, profileKey, sizePoints, arm, flags };
    const amended = {
      ...stands,
      name,
      shortName,
      formation,
      stepsLost: guns.stepsLost + 1,
      reason: 'A raid by night.',
    };
    good(await amendUnit(game.control, amended as Parameters<typeof amendUnit>[1]));
    const draft = await drafted('1-airborne');
    expect(draft.body).toMatch(/1 Airlanding AT Bty RA|1 AL AT Bty/);
    expect(await marksOf('1-airborne')).toEqual([]);
    const silent = { reportId: draft.id, body: 'A quiet night at the bridge.', overruled: {}, version: draft.version };
    good(await saveReport(game.control, silent));
    const marks = (await marksOf('1-airborne')).join(' ');
    expect(marks).toContain('2 Para Bn');
    expect(marks).toContain('1 Airlanding AT Bty RA');
  });

  it('nothing of it names an enemy to a team, nor a figure', async () => {
    const facts = JSON.stringify(await newsOf('9-ss-panzer'));
    expect(facts).not.toMatch(/2 Para|Airlanding|stepsLost|profile/);
  });
});

describe('on the road of Market Garden', () => {
  const sappers = 'XXX Corps Troops RE';
  const columns = '1 Bridging Column RASC (Bailey)';
  const { first, second } = bridges;
  beforeAll(async () => {
    await bridges.given();
    game = bridges.game;
  });
  afterAll(() => game.drop());

  const teamOf = async (name: string) => {
    const { teamId } = await bridges.unit(name);
    return (await db().team.findUniqueOrThrow({ where: { id: teamId } })).key;
  };

  it('a queue at a bridge is told to whoever waits', async () => {
    good(await bridges.join('joes', first, second));
    const key = await teamOf(second);
    expect(JSON.stringify(await newsOf(key))).toMatch(/"crossing":"[^"]*(Lommel|Joe)/);
    expect((await drafted(key)).body).toMatch(/wait|queue|cross/i);
    expect((await marksOf(key)).filter((message) => /queue/.test(message))).toEqual([]);
  });

  it('a bridge under construction is told to those who build it', async () => {
    const { x, y } = await bridges.at('neerpelt');
    await bridges.put(sappers, x + 1, y);
    await bridges.put(columns, x, y - 1);
    const unitIds = await bridges.ids(sappers, columns);
    good(await beginBridging(game.control, { crossingId: 'neerpelt', place: null, unitIds }));
    const key = await teamOf(sappers);
    expect(await newsOf(key)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'bridging', isOurs: true, work: 'begun', turnsLeft: 0 }),
      ]),
    );
    expect((await drafted(key)).body).toMatch(/Neerpelt/);
  });

  it('a cab rank that nobody called on is told to the team that it flew for', async () => {
    const order = { taskId: null, version: 0, turn: 2, formation: 'Guards Armoured Div', hasAirLiaison: true };
    const rank = { squadronId: '83-group-typhoon', squadrons: 2, mission: 'cabRank' as const };
    good(await saveAirOrder(game.control, { ...order, ...rank }));
    const news = (await newsOf('guards-armoured')).flatMap((one) =>
      one.kind === 'mission' ? [`${one.mission} ${one.result}`] : [],
    );
    expect(news).toEqual(['cabRank onCall']);
    await drafted('guards-armoured');
    const untold = (await marksOf('guards-armoured')).filter((message) => /cab rank/i.test(message));
    expect(untold).toEqual([]);
  });

  it('two enemies whom Control puts in contact: both teams are told of it', async () => {
    const { gameId } = game;
    const mine = await bridges.unit(second);
    const theirs = await db().unit.findFirstOrThrow({
      where: { gameId, side: 'german', isOnMap: true },
      orderBy: { id: 'desc' },
    });
    const pair = { turn: 2, unitId: mine.id, enemyId: theirs.id, isInContact: true, reason: 'Patrols met.' };
    good(await setContact(game.control, pair));
    const key = await teamOf(second);
    const told = (await newsOf(key)).filter(({ kind }) => kind === 'change' || kind === 'contact');
    expect(told.flatMap(({ units }) => units.flat())).toContain(second);
    expect(JSON.stringify(told)).not.toContain(theirs.name);
  });
});
