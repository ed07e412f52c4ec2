import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { briefingOnDesk } from '@/lib/desks/control/reports/briefing';
import { reportOnDesk, reportsTray } from '@/lib/desks/control/reports/reports';
import { sightingsDesk } from '@/lib/desks/control/reports/sightings';
import { board } from '@/lib/desks/control/sequence/board';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { PlayerSeat } from '../kernel/seat';
import { markRead } from '../record/mark-read';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReports } from './draft-reports';
import { draftSighting } from './draft-sighting';
import { markTold } from './mark-told';
import { releaseReport } from './release-report';
import { releaseReports } from './release-reports';
import { releaseSighting } from './release-sighting';
import { saveReport } from './save-report';
import { saveSighting } from './save-sighting';

let game: GivenGame;
const teams = ['1-airborne', '9-ss-panzer'];
const row = async (key: string) => (await reportsTray(game.control)).teams.find((team) => team.key === key)!;
const drafts = async () => Promise.all(teams.map(async (key) => (await row(key)).draft!));
const asReports = async () => (await drafts()).map(({ id, version }) => ({ reportId: id, version }));
const tellAloud = (kind: 'report' | 'sighting', id: string, version: number) =>
  markTold(game.control, { told: [{ kind, id, version }] });
/** The card of 1 Airborne on the board. */
const cardOf = async (kind: 'report' | 'sighting') => {
  const { teamId } = await row('1-airborne');
  return (await board(game.control)).cards.find((card) => card.kind === kind && card.teamIds.includes(teamId))!;
};
/** The things that the end of the turn still waits for. */
const unfinished = async () => (refusal(await endTurn(game.control, { turn: 5 })) as { theirs?: string[] }).theirs;
const reportsOf = async (key: string) => (await playerDesk(await game.player(key))).reports.length;

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());

/** No fight, and the enemy close by (OC-118). */
const quietTurn = 'A quiet turn: 2 Para Bn faces the enemy.';

describe('§4 step 3: the reports of all teams in one step', () => {
  it('are drafted for those asked for, each a write of its own', async () => {
    const asked = [...teams, 'nobody'].map((teamKey) => ({ teamKey, version: 0 }));
    // Sent twice by a browser whose answer was lost: one write id, and still a write for each team.
    const id = 'all-in-one-step';
    const { outcomes } = good(await draftReports(game.control, { teams: asked }, id));
    expect(good(await draftReports(game.control, { teams: asked }, id)).outcomes).toEqual(outcomes);
    expect(await db().reportDraft.count({ where: { gameId: game.gameId } })).toBe(2);
    expect(outcomes.map(({ of, refusal: why }) => [of, why?.code ?? null])).toEqual([
      ['1-airborne', null],
      ['9-ss-panzer', null],
      ['nobody', 'notFound'],
    ]);
    const twice = good(await draftReports(game.control, { teams: asked.slice(0, 1) }));
    expect(twice.outcomes[0]!.refusal!.code).toBe('changedByAnother');
    expect((await row('1-airborne')).state).toBe('drafted');
  });

  it('wait, every one of them, until movement is closed', async () => {
    const { outcomes } = good(await releaseReports(game.control, { reports: await asReports() }));
    expect(outcomes.map(({ refusal: why }) => why?.code)).toEqual(['unfinished', 'unfinished']);
    const [{ id, version }] = (await drafts()) as [{ id: string; version: number }];
    expect(refusal(await tellAloud('report', id, version)).code).toBe('unfinished');
    expect((await briefingOnDesk(game.control, '1-airborne'))!).toMatchObject({
      head: null,
      parts: [],
      heldBack: ['Movement is not closed yet.'],
    });
    good(await closeMovement(game.control, { turn: 5 }));
  });

  it('what passes the guard goes out; what does not stays whole, with its open marks', async () => {
    const [{ id, version }] = (await drafts()) as [{ id: string; version: number }];
    const body = 'A quiet turn. 2 Para Bn faces the enemy and is at status 6.';
    good(await saveReport(game.control, { reportId: id, body, overruled: {}, version }));
    const before = await reportsOf('1-airborne');
    const { outcomes } = good(await releaseReports(game.control, { reports: await asReports() }));
    expect(outcomes.map(({ refusal: why }) => why?.code ?? null)).toEqual(['marksOpen', null]);
    expect(outcomes[0]!.refusal!.theirs).toMatchObject([{ kind: 'mechanism' }]);
    expect(await reportsOf('1-airborne')).toBe(before);
    expect((await row('1-airborne')).state).toBe('drafted');
    expect((await row('9-ss-panzer')).state).toBe('released');
    const read = (await briefingOnDesk(game.control, '1-airborne'))!;
    expect(read.heldBack).toEqual(['The guard has 1 mark open on the report.']);
    expect(read.parts).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('a draft not seen as it stands is refused, and so is an empty or endless list', async () => {
    const [{ id }] = (await drafts()) as [{ id: string; version: number }];
    const fixed = await db().reportDraft.findUniqueOrThrow({ where: { id } });
    good(await saveReport(game.control, { reportId: id, body: quietTurn, overruled: {}, version: fixed.version }));
    const { outcomes } = good(
      await releaseReports(game.control, { reports: [{ reportId: id, version: fixed.version }] }),
    );
    expect(outcomes[0]!.refusal!.code).toBe('changedByAnother');
    expect(refusal(await releaseReports(game.control, { reports: [] })).field).toBe('reports');
    const many = Array.from({ length: 81 }, () => ({ teamKey: 'x', version: 0 }));
    expect(refusal(await draftReports(game.control, { teams: many })).field).toBe('teams');
    expect(refusal(await tellAloud('report', 'nothing', 1)).code).toBe('notFound');
    expect(refusal(await tellAloud('sighting', 'nothing', 1)).code).toBe('notFound');
  });
});

describe('§10: told aloud, and read on paper', () => {
  it('a draft is read aloud, stands as it was told, and is released afterwards', async () => {
    const [{ id, version }] = (await drafts()) as [{ id: string; version: number }];
    expect((await briefingOnDesk(game.control, '1-airborne'))!.parts).toEqual([{ title: '', paragraphs: [quietTurn] }]);
    const cursor = (await playerDesk(await game.player('1-airborne'))).cursor;
    expect(await unfinished()).toContain('1 Airborne has had no report.');
    good(await tellAloud('report', id, version));
    expect((await playerDesk(await game.player('1-airborne'))).cursor).toBe(cursor);
    expect((await row('1-airborne')).told!.by).toBe(game.control.label);
    const late = await saveReport(game.control, { reportId: id, body: 'x', overruled: {}, version: version + 1 });
    expect(refusal(late).code).toBe('alreadyDone');
  });

  it('told only aloud it counts as told: on the board, at the desks’ badge, in the tray, for the end of the turn', async () => {
    expect(await cardOf('report')).toMatchObject({ lane: 'told', about: 'told aloud', waitsFor: null });
    expect(await row('1-airborne')).toMatchObject({ state: 'drafted', isTold: true });
    expect((await chrome(game.control)).badges.reports).toBe(0);
    expect(await unfinished()).not.toContain('1 Airborne has had no report.');
    const { draft } = await row('1-airborne');
    good(await releaseReport(game.control, { reportId: draft!.id, version: draft!.version }));
    expect((await reportOnDesk(game.control, '1-airborne'))!.draft).toMatchObject({ state: 'released', readBy: [] });
    await ledgerAgreesIn(game);
  });

  it('what was released first is marked told afterwards', async () => {
    const { draft } = await row('9-ss-panzer');
    good(await tellAloud('report', draft!.id, draft!.version));
    expect((await row('9-ss-panzer')).state).toBe('released');
  });

  describe('a receipt', () => {
    let frost: PlayerSeat;
    let paperId: string;
    let writes = 0;
    const reads = (seat: PlayerSeat, more: object = {}) =>
      markRead(seat, { kind: 'report', paperId, ...more }, `write-${++writes}-of-reading`);
    const changes = async () => (await db().game.findUniqueOrThrow({ where: { id: game.gameId } })).changes;
    beforeAll(async () => {
      frost = await game.player('1-airborne');
      paperId = (await playerDesk(frost)).reports[0]!.id;
    });

    it('tells Control who has read it and when, the first time only, and touches no desk', async () => {
      const cursors = async () =>
        Promise.all(teams.map(async (key) => (await playerDesk(await game.player(key))).cursor));
      const before = [await cursors(), await changes()] as const;
      good(await reads(frost));
      const [first] = (await row('1-airborne')).readBy;
      expect(first).toMatchObject({ label: frost.label });
      expect(await changes()).toBe(before[1] + 1);
      good(await reads(frost));
      expect(await changes()).toBe(before[1] + 1);
      const operations = await game.player('1-airborne', 'operations');
      good(await reads(operations));
      expect((await row('1-airborne')).readBy.map(({ label }) => label)).toEqual([frost.label, operations.label]);
      expect((await row('1-airborne')).readBy[0]).toEqual(first);
      expect(await cursors()).toEqual(before[0]);
    });

    it('is taken for a delivered message and a copy of the own desk by their ids', async () => {
      const { gameId, teamId } = frost;
      game.besideTheLedger();
      await db().deliveredMessage.create({
        data: {
          id: 'message-1',
          gameId,
          teamId,
          turn: 5,
          sender: 'XXX Corps',
          means: 'radio',
          text: 'Hold on.',
          gameTime: '',
          deliveredAt: new Date(),
        },
      });
      good(await reads(frost, { kind: 'message', paperId: 'message-1' }));
      expect(await db().paperRead.count({ where: { paperId: 'message-1', kind: 'message', seatId: frost.id } })).toBe(
        1,
      );
      await db().deliveredMessage.delete({ where: { id: 'message-1' } });
    });

    it.each([
      ['of another team’s paper', 'notFound', () => reads(frost, {}), '9-ss-panzer'],
      ['of nothing', 'notFound', () => reads(frost, { paperId: 'nothing' }), null],
      ['of a paper of another kind', 'notFound', () => reads(frost, { kind: 'copy' }), null],
      ['of no kind', 'badInput', () => reads(frost, { kind: 'order' }), null],
      ['of an endless id', 'badInput', () => reads(frost, { paperId: 'x'.repeat(81) }), null],
      ['of no text', 'badInput', () => reads(frost, { paperId: 7 }), null],
    ])('%s is refused', async (_, code, read, of) => {
      const answer = of ? await reads(await game.player(of)) : await read();
      const { code: came, message } = refusal(answer);
      expect(came).toBe(code);
      if (code === 'notFound') expect(message).toBe('There is no such paper on your desk.');
    });
  });
});

describe('§10: what was seen is told aloud like a report', () => {
  const drafts = async (source: string) =>
    good(await draftSighting(game.control, { teamKey: '1-airborne', source })).id;
  const writes = (sightingId: string, version: number, source: string, body: string) =>
    saveSighting(game.control, { sightingId, version, source, body, contacts: [], overruled: {} });
  const briefing = async () => (await briefingOnDesk(game.control, '1-airborne'))!;
  const saidBy = async (id: string) => (await sightingsDesk(game.control, id)).open!.told?.by ?? null;
  let clean: string;
  let marked: string;

  it('it is told with all that was read, or nothing is: open marks of the guard hold it back', async () => {
    clean = await drafts('civilians');
    marked = await drafts('the underground');
    good(await writes(clean, 1, 'civilians', 'Tanks in the wood.'));
    good(await writes(marked, 1, 'the underground', 'Tanks at status 6.'));
    expect(await briefing()).toMatchObject({
      heldBack: ['The guard has marks open on what was seen (the underground).'],
      toTell: [{ kind: 'sighting', id: clean, version: 2 }],
    });
    const both = [clean, marked].map((id) => ({ kind: 'sighting' as const, id, version: 2 }));
    expect(refusal(await markTold(game.control, { told: both })).code).toBe('marksOpen');
    expect(await saidBy(clean)).toBeNull();
    good(await writes(marked, 2, 'the underground', 'Guns by the station.'));
    expect(refusal(await writes(marked, 2, 'the underground', 'Nothing.'))).toMatchObject({
      code: 'changedByAnother',
      theirs: { source: 'the underground', body: 'Guns by the station.', contacts: [], overruled: {}, version: 3 },
    });
    expect((await briefing()).toTell).toEqual([
      { kind: 'sighting', id: clean, version: 2 },
      { kind: 'sighting', id: marked, version: 3 },
    ]);
  });

  it('told aloud it lies in the Told lane, stands as it was told, and is released afterwards', async () => {
    expect(await cardOf('sighting')).toMatchObject({ subjectId: clean, lane: 'resolved', waitsFor: 'control' });
    const desk = async () => playerDesk(await game.player('1-airborne'));
    const { cursor } = await desk();
    const before = await reportsOf('1-airborne');
    good(await markTold(game.control, { told: (await briefing()).toTell }));
    expect((await desk()).cursor).toBe(cursor);
    expect([await saidBy(clean), await saidBy(marked)]).toEqual([game.control.label, game.control.label]);
    expect((await briefing()).toTell).toEqual([]);
    expect(await cardOf('sighting')).toMatchObject({ lane: 'told', about: 'sightings aloud', waitsFor: null });
    expect(refusal(await writes(clean, 3, 'civilians', 'Nothing.')).code).toBe('alreadyDone');
    expect(refusal(await tellAloud('sighting', clean, 3)).code).toBe('alreadyDone');
    good(await releaseSighting(game.control, { sightingId: clean, version: 3 }));
    expect(await cardOf('sighting')).toMatchObject({ lane: 'told', about: 'sightings' });
    expect(await reportsOf('1-airborne')).toBe(before + 1);
    await ledgerAgreesIn(game);
  });
});
