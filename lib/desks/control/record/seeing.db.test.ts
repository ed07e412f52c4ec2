import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { environment } from '@/lib/db/kernel/environment';
import { channel } from '@/lib/db/kernel/transaction';
import { playerDesk, playerMap } from '@/lib/desks/player/frame/player-desk';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';
import { revokeSeat } from '@/lib/turn/access/revoke-seat';
import { adjudicateCombat } from '@/lib/turn/combat/adjudicate-combat';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { ruleOnCombat } from '@/lib/turn/combat/rule-on-combat';
import { issueNotice } from '@/lib/turn/issuing/issue-notice';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { asPicture } from '@/lib/turn/maps/base-map';
import { saveMarks } from '@/lib/turn/maps/save-marks';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { writeMessage } from '@/lib/turn/messages/write-message';
import { saveDraft } from '@/lib/turn/orders/save-draft';
import { markRead } from '@/lib/turn/record/mark-read';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { draftSighting } from '@/lib/turn/reports/draft-sighting';
import { markTold } from '@/lib/turn/reports/mark-told';
import { releaseReport } from '@/lib/turn/reports/release-report';
import { saveReport } from '@/lib/turn/reports/save-report';
import { saveSighting } from '@/lib/turn/reports/save-sighting';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { city, good, para, pzgr, workedExample } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { until } from '@/scripts/testing/until';
import { combatOnDesk } from '../combat/combats';
import { printedMap } from '../movement/map';
import { reportOnDesk } from '../reports/reports';
import { knowers, knows } from './knows';
import { sees } from './sees';

/** Control looks over the shoulders of both teams of the bridge, and asks what they were told: nobody is told that it did. */

let game: GivenGame;
let seats: PlayerSeat[];
let combatId: string;
const duties = ['commander', 'operations', 'intelligence'] as const;
const keys = ['1-airborne', '9-ss-panzer'] as const;

/** A desk as it crosses the wire, but for the hour at which it was read. */
const wire = (desk: { clock: object }): string => JSON.stringify({ ...desk, clock: { ...desk.clock, now: '' } });

/** Every row of every table. */
async function wholeDatabase(): Promise<string> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`;
  expect(tables.length).toBeGreaterThan(60);
  const rows: string[] = [];
  for (const { name } of tables) {
    const [row] = await db().$queryRawUnsafe<{ all: string }[]>(
      `SELECT coalesce(json_agg(t ORDER BY t::text), '[]')::text AS all FROM "${name}" t`,
    );
    rows.push(`${name} ${row!.all}`);
  }
  return rows.join('\n');
}

/** Looks through every seat and asks about everybody. */
async function looksAtAll(): Promise<void> {
  for (const key of keys) {
    for (const { id } of seats) await sees(game.control, key, id);
    for (const about of ['unit:G149', 'unit:A087', 'team:1-airborne', 'team:9-ss-panzer', 'formation:1 Airborne Div'])
      await knows(game.control, key, about);
  }
}

const report = async (team: (typeof keys)[number]) => (await reportOnDesk(game.control, team))!.draft!;
async function draftAnew(team: (typeof keys)[number]): Promise<void> {
  const version = (await reportOnDesk(game.control, team))!.draft?.version ?? 0;
  good(await draftReport(game.control, { teamKey: team, version }));
}
async function release(team: (typeof keys)[number]): Promise<void> {
  const { id, version } = await report(team);
  good(await releaseReport(game.control, { reportId: id, version }));
}
const asked = async (team: string, about: string) => (await knows(game.control, team, about)).answer!;
const known = async (team: string, about: string) =>
  (await asked(team, about)).facts.map(({ kind, value }) => `${kind}: ${value}`).sort();

const knowing = async (about: string) =>
  (await knowers(game.control, about)).map(({ key, told }) => [
    key,
    told.map(({ kind, value, turn }) => `${kind}: ${value}, turn ${turn}`).sort(),
  ]);

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  seats = await Promise.all(keys.flatMap((key) => duties.map((duty) => game.player(key, duty))));
  const [frost] = seats as [PlayerSeat];
  const { counters, links } = await playerDesk(frost);
  const row = { ...emptyLine, id: 'row-of-frost', position: 0, version: 0, counterIds: [counters[0]!.id] };
  const lines = [{ ...row, orders: 'Hold the houses.' }];
  good(await saveDraft(frost, { turn: 5, lines, removed: [] }, 'draft-of-frost'));
  const mark = { id: 'mark-of-frost', version: 0, kind: 'note' as const, text: 'Ford', symbol: '' };
  good(await saveMarks(frost, { marks: [{ ...mark, points: [[74, 78]] }], removed: [] }, 'marks-of-frost'));
  good(await sendMessage(frost, { linkId: links[0]?.id ?? null, text: 'Where are you?' }, 'message-of-frost'));

  const grouped = good(await groupCombat(game.control, { ...workedExample, ground: city }));
  combatId = grouped.combatId;
  good(await closeMovement(game.control, { turn: 5 }));
  good(await closeGrouping(game.control, { turn: 5 }));
  const { version } = good(await adjudicateCombat(game.control, { combatId, version: grouped.version, faces: [2] }));
  good(await ruleOnCombat(game.control, { combatId, version }));
});
afterAll(() => game.drop());

describe('what is known before anything is told', () => {
  it('of an enemy nothing: each of the four things has never been told', async () => {
    const answer = await asked('1-airborne', 'unit:G149');
    expect(answer.facts).toEqual([]);
    expect(answer.never).toEqual(['place', 'kind', 'strength', 'identity']);
    expect(answer.contactTurns).toEqual([4, 5]);
  });

  it('who knows of it: its own team, and the enemy was told nothing', async () => {
    expect(await knowing(`unit:${para}`)).toEqual([
      ['1-airborne', ['place: 745 780, turn 5', 'words: 2 Para Bn, turn 5']],
      ['9-ss-panzer', []],
    ]);
    expect(await knowing('unit:nobody')).toEqual([]);
  });

  it('of its own counter where it was told to stand, and that it was named when the game opened', async () =>
    expect(await known('1-airborne', `unit:${para}`)).toEqual([
      'place: 745 780',
      'words: 2 Para Battalion',
      'words: 2 Para Bn',
    ]));
});

describe('the fog audit', () => {
  it('§10: a released report has told of those that fought, and of nobody else', async () => {
    await draftAnew('1-airborne');
    await release('1-airborne');
    expect(Object.fromEntries(await knowing(`unit:${pzgr}`))['1-airborne']).toEqual([
      'identity: 9 SS Pz Div, turn 5',
      'kind: Panzergrenadiers and crews fighting on foot, turn 5',
      'place: 745 785, turn 5',
      'strength: three to four battalions, turn 5',
    ]);
    const answer = await asked('1-airborne', `unit:${pzgr}`);
    expect(answer.facts.map(({ kind, value }) => `${kind}: ${value}`).sort()).toEqual([
      'identity: 9 SS Pz Div',
      'kind: Panzergrenadiers and crews fighting on foot',
      'place: 745 785',
      'strength: three to four battalions',
    ]);
    expect(answer.never).toEqual([]);
    for (const { source, turn, paper, words, units } of answer.facts) {
      expect([source, turn, units]).toEqual(['own troops in contact', 5, []]);
      expect(paper).toMatchObject({ kind: 'report', how: 'released', readBy: [] });
      expect((await playerDesk(seats[0]!)).reports[0]!.body).toContain(words);
    }
    // A battery that fired and was not met: its formation's name fell, and no more.
    expect(await known('1-airborne', 'unit:G258')).toEqual(['words: 9 SS Pz Div']);
    expect((await asked('9-ss-panzer', `unit:${para}`)).facts).toEqual([]);
  });

  it('says who of the team has read it, and where it really is', async () => {
    const [frost] = seats as [PlayerSeat];
    const [{ id }] = (await playerDesk(frost)).reports as unknown as [{ id: string }];
    good(await markRead(frost, { kind: 'report', paperId: id }, 'read-of-frost'));
    const [place] = (await asked('1-airborne', `unit:${pzgr}`)).facts.filter(({ kind }) => kind === 'place');
    expect(place!.paper!.readBy.map(({ label }) => label)).toEqual([frost.label]);
    expect(place!.paper!.reportId).toBe(id);
    expect(place!.now.words).toMatch(/^at \d{3} \d{3}/);
  });

  it('a report told aloud counts as told, and lies on no desk', async () => {
    await draftAnew('9-ss-panzer');
    const { id, version } = await report('9-ss-panzer');
    good(await markTold(game.control, { told: [{ kind: 'report', id, version }] }));
    const { facts } = await asked('9-ss-panzer', `unit:${para}`);
    expect(facts.find(({ kind }) => kind === 'strength')!.paper).toMatchObject({ how: 'told aloud', reportId: null });
    await release('9-ss-panzer');
    const again = (await asked('9-ss-panzer', `unit:${para}`)).facts;
    expect(again.find(({ kind }) => kind === 'strength')!.paper).toMatchObject({ how: 'released and told aloud' });
  });

  it('finds the name in a message, a notice, a sighting and a report, however it is spelled', async () => {
    const by = { sender: 'XXX Corps', reason: 'for the test' };
    const teamIds = [await game.teamId('1-airborne')];
    good(
      await writeMessage(game.control, { ...by, teamIds, text: 'The 9th SS Panzer Division comes from the north.' }),
    );
    good(await issueNotice(game.control, { text: '9 SS Pz Div plays from the gallery.', reason: 'a joke' }));
    const facts = (await asked('1-airborne', 'team:9-ss-panzer')).facts.filter((one) => one.isNamedInWords);
    expect(facts.map(({ kind, source, paper }) => [kind, source, paper!.how]).sort()).toEqual([
      ['identity', 'message from XXX Corps', 'delivered'],
      ['identity', 'notice to everybody', 'issued'],
    ]);
  });

  it('a ruling on what was told makes it doubtful, and its correction sets it right', async () => {
    const { version } = (await combatOnDesk(game.control, combatId))!;
    const overrules = [{ path: `units.${para}.stepsTaken`, ruled: 3, reason: 'the house burnt down' }];
    good(await ruleOnCombat(game.control, { combatId, version, overrules, reason: 'the house burnt down' }));
    const doubtful = (await asked('1-airborne', `unit:${pzgr}`)).facts.filter((one) => one.isCorrectionDue);
    expect(doubtful.map(({ kind }) => kind).sort()).toEqual(['identity', 'kind', 'place', 'strength']);

    await draftAnew('1-airborne');
    const { id, version: drafted, body } = await report('1-airborne');
    const otherwise = body.replaceAll('three to four battalions', 'a good battalion');
    good(await saveReport(game.control, { reportId: id, version: drafted, body: otherwise, overruled: {} }));
    await release('1-airborne');
    const facts = (await asked('1-airborne', `unit:${pzgr}`)).facts.filter(({ kind }) => kind === 'strength');
    expect(facts.map(({ value, correctedBy }) => [value, correctedBy?.heading ?? null])).toEqual([
      ['three to four battalions', 'Correction to the report of the afternoon'],
    ]);
  });

  it('what was seen from elsewhere is told by its source', async () => {
    const sighting = good(await draftSighting(game.control, { teamKey: '1-airborne', source: 'civilians' }));
    const text = { body: 'Lorries of 9 SS Pz Div at 760 800.', source: 'civilians', contacts: [] };
    const overruled = { 'tooEarly:9 ss pz div:1': 'the civilians said so' };
    const saved = good(
      await saveSighting(game.control, { sightingId: sighting.id, version: sighting.version, ...text, overruled }),
    );
    good(await markTold(game.control, { told: [{ kind: 'sighting', id: sighting.id, version: saved.version }] }));
    const facts = (await asked('1-airborne', 'formation:9 SS Pz Div')).facts.filter(
      ({ source }) => source === 'civilians',
    );
    expect(facts.map(({ kind, value, paper }) => [kind, value, paper!.how]).sort()).toEqual([
      ['identity', '9 SS Pz Div', 'told aloud'],
      ['place', '760 800', 'told aloud'],
    ]);
  });
});

describe('see as that player', () => {
  it('leaves the whole database as it was, and sends nobody a notice', async () => {
    const heard: string[] = [];
    const listener = new pg.Client({ connectionString: environment().DATABASE_URL });
    await listener.connect();
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query(`LISTEN ${channel}`);
    try {
      const before = await wholeDatabase();
      await looksAtAll();
      expect(await wholeDatabase()).toBe(before);
      expect(heard).toEqual([]);
      // What is looked for would be found: reading a desk as a player does is noted, and an act is heard.
      await deskShown(seats[5]!);
      expect(await wholeDatabase()).not.toBe(before);
      good(await issueNotice(game.control, { text: 'Tea is served.' }));
      await until(() => expect(heard.length).toBeGreaterThan(0));
    } finally {
      await listener.end();
    }
  });

  it('shows byte for byte what each seat’s own route reads', async () => {
    for (const seat of seats) {
      const key = keys.find((_, i) => seats.indexOf(seat) >= i * 3 && seats.indexOf(seat) < i * 3 + 3)!;
      const seen = (await sees(game.control, key, seat.id))!;
      expect(seen.desk!.seat).toEqual({ id: seat.id, label: seat.label, duty: seat.duty });
      expect(wire(seen.desk!)).toBe(wire(await deskShown(seat)));
    }
    const frost = (await sees(game.control, '1-airborne', null))!.desk!;
    expect(frost.sheets[0]!.lines[0]!.orders).toBe('Hold the houses.');
    expect(frost.marks.map(({ text }) => text)).toEqual(['Ford']);
    expect(frost.sentMessages).toHaveLength(1);
    expect(frost.messages).toHaveLength(1);
    expect(frost.reports.length).toBeGreaterThan(1);
  });

  it('on the same printed map, but for what its base map shows', async () => {
    const ofControl = asPicture((await printedMap(game.control))!);
    const ofPlayer = (await playerMap(seats[0]!)) as object;
    expect({ ...ofControl, ground: `/api/control/${game.control.id}/map/ground?of=market-garden-1` }).toEqual(
      ofControl,
    );
    expect({ ...ofControl, ground: `/api/player/${seats[0]!.id}/map/ground?of=market-garden-1` }).toEqual(ofPlayer);
  });

  it('through the eyes of the team’s own seats and nobody else’s', async () => {
    const harzer = seats[3]!;
    expect((await sees(game.control, '1-airborne', harzer.id))!.desk!.seat.id).toBe(seats[0]!.id);
    expect((await sees(game.control, '1-airborne', 'no-such-seat'))!.desk!.seat.id).toBe(seats[0]!.id);
    expect(await sees(game.control, 'no-such-team', null)).toBeNull();
  });

  it('a revoked seat has no eyes', async () => {
    const intelligence = seats[2]!;
    good(await revokeSeat(game.control, { seatId: intelligence.id }));
    const seen = (await sees(game.control, '1-airborne', intelligence.id))!;
    expect(seen.seats.map(({ duty }) => duty)).toEqual(['commander', 'operations']);
    expect(seen.desk!.seat.id).toBe(seats[0]!.id);
  });
});
