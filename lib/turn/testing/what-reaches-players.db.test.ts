import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { bringBack } from '../arrivals/bring-back';
import { issueArrivals } from '../arrivals/issue-arrivals';
import { takeOffMap } from '../arrivals/take-off-map';
import { playerDesk, playerMap } from '../player/player-desk';
import { controlVerbs } from './all-verbs';
import { good } from './combats';
import { despiteAFullDisk, refusedByDisk } from './full-disk';
import { rowsOfAir } from './what-reaches-players/air';
import { rowsOfArrivals } from './what-reaches-players/arrivals';
import { rowsOfCombats } from './what-reaches-players/combats';
import { rowsOfCompanions } from './what-reaches-players/companions';
import { rowsOfCrossings } from './what-reaches-players/crossings';
import { rowsOfMasterMap } from './what-reaches-players/master-map';
import { rowsOfMessages } from './what-reaches-players/messages';
import { rowsOfOrderSheets } from './what-reaches-players/order-sheets';
import { rowsOfOwnMap } from './what-reaches-players/own-map';
import { game, guards, players, type Row, seat, setScene, signWith } from './what-reaches-players/scene-for-tests';
import { rowsOfTurn } from './what-reaches-players/turn';

/**
 * Every verb of Control, carried out once, and whom it reaches: what lies on each team's desk before and after, cursor and
 * all, and what its stream is told. Positions are issued at three moments only, and all else by its own verb alone.
 */

const rows: Row[] = [
  ...rowsOfOrderSheets,
  ...rowsOfMasterMap,
  ...rowsOfArrivals,
  ...rowsOfCrossings,
  ...rowsOfAir,
  ...rowsOfCombats,
  ...rowsOfCompanions,
  ...rowsOfOwnMap,
  ...rowsOfMessages,
  ...rowsOfTurn,
];

/** Every list that has lain on a desk, and the fields of what lay in it. */
const fieldsSeen = new Map<string, Set<string>>();
function noteFields(desk: object): void {
  for (const [list, papers] of Object.entries(desk)) {
    if (!Array.isArray(papers)) continue;
    const seen = fieldsSeen.get(list) ?? new Set();
    for (const paper of papers) for (const field of Object.keys(paper)) seen.add(field);
    fieldsSeen.set(list, seen);
  }
}

/** What lies on every desk, by game and team; the database's time is not of the desk. */
async function desks(): Promise<Map<string, string>> {
  const entries = await Promise.all(
    players.map(async ({ key, gameId, player }) => {
      const { clock, ...desk } = await playerDesk(player);
      noteFields(desk);
      return [`${gameId} ${key}`, JSON.stringify({ ...desk, clock: { ...clock, now: null } })] as const;
    }),
  );
  return new Map(entries);
}

/** How every desk stood after the act before, and the map of one: nothing is done between two rows. */
let stood: { desks: Map<string, string>; map: string };
const standsNow = async () => ({ desks: await desks(), map: JSON.stringify(await playerMap(guards)) });

beforeAll(async () => {
  await setScene();
  stood = await standsNow();
});
afterAll(async () => {
  console.log(`Counted: full disk, ${refusedByDisk()} writes refused in turn, over ${rows.length} verbs of Control`);
  await game.drop();
});

describe('what an act of Control sends to the teams', () => {
  it('every verb has its row here, once', () => {
    expect(rows.map(([verb]) => verb).sort()).toEqual(Object.keys(controlVerbs).sort());
  });

  // A stream carries the cursor of its desk and nothing else, and only one it has not carried before: no new cursor, no word.
  it.each(rows)('%s reaches %s', async (verb, reaches, act) => {
    const before = stood;
    signWith(undefined);
    await act.scene?.();
    signWith(`${verb}-once`);
    good(await despiteAFullDisk(act, controlVerbs[verb]!.declared.mayRepeat));
    stood = await standsNow();
    const isMapNew = stood.map !== before.map;
    expect(isMapNew).toBe(verb === 'use-map' || verb === 'withdraw-map');
    const changed = [...stood.desks].filter(([team, desk]) => before.desks.get(team) !== desk).map(([team]) => team);
    const here = players.filter(({ gameId }) => gameId === seat.gameId);
    const meant =
      reaches === 'nobody' ? [] : reaches === 'everybody' ? here : here.filter(({ key }) => key === reaches);
    expect(changed.sort()).toEqual(meant.map(({ key, gameId }) => `${gameId} ${key}`).sort());
  });

  it('a unit raised by Control is expected like any other: its place is a place, and no word says how it came to be', async () => {
    const { turn } = await db().game.findUniqueOrThrow({ where: { id: seat.gameId } });
    const clerks = await db().unit.findFirstOrThrow({ where: { gameId: seat.gameId, shortName: 'Clerks' } });
    const { version: off } = good(
      await takeOffMap(seat, { unitId: clerks.id, version: clerks.version, reason: 'Sent back.' }),
    );
    const back = { unitId: clerks.id, version: off, arrivalTurn: turn + 1, reason: 'And forward.' };
    good(await bringBack(seat, back));
    good(await issueArrivals(seat, { teamId: guards.teamId, until: turn + 1 }));
    const told = (await playerDesk(guards)).expected.find(({ id: own }) => own === clerks.counterId);
    // 44 east, 5 north.
    expect(told).toMatchObject({ name: 'Clerks of the Guards', turn: turn + 1, place: '440 050' });
  });

  it('whatever has lain on a desk has the fields that are told, and no other of its row', async () => {
    noteFields(await playerDesk(guards));
    const seen = Object.fromEntries([...fieldsSeen].map(([list, fields]) => [list, [...fields].sort().join(' ')]));
    expect(seen).toEqual({
      counters: 'brigade formation id isLost name nation shortName sizeKm symbol x y',
      contacts: 'confidence direction id label seenAt seenTurn source symbol x y',
      expected: 'asOf formation id name nation place symbol turn',
      squadrons: 'aircraft asOf id name squadrons',
      sheets:
        'askedBackAt id isFromPaper isLate isTakenAsDraft lines readingAt setAside state submittedAt submittedBy turn version',
      queries: 'answer askedAt id lineId sheetId text',
      reports: 'body gameTime heading id releasedAt sender turn',
      notices: 'id issuedAt text',
      links: 'id means toName',
      copies: 'deliveredAt id lines sender turn',
      sentCopies: 'id means requestedAt sheetId toName',
      messages: 'deliveredAt gameTime id means sender text turn',
      sentMessages: 'id means news sentAt text toName turn writtenBy',
      decisions: 'answer askedAt defaultOption endsAt id options pausedAt question settledAs',
      tables: 'id laid shown title',
      // Of these no act of Control lays one here (friends: `friends.db.test.ts`).
      ...{ friends: '', marks: '', airSheets: '' },
    });
  });
});
