import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { storedTruth } from '@/lib/db/record/stored-truth';
import { gameSheets } from '@/lib/desks/control/debrief/tables/game-tables';
import { otherActs } from '@/lib/desks/control/record/ledger';
import { ledgerLines } from '@/lib/desks/control/record/ledger-lines';
import { playerDesk, playerMap } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import type { LedgerState } from '@/lib/ledger/kinds';
import { ledgerLine } from '@/lib/ledger/lines';
import { bringBack } from '@/lib/turn/arrivals/bring-back';
import { issueArrivals } from '@/lib/turn/arrivals/issue-arrivals';
import { takeOffMap } from '@/lib/turn/arrivals/take-off-map';
import { declarationOf } from '@/lib/turn/kernel/verb';
import { undoAct } from '@/lib/turn/undo/undo-act';
import { allVerbs, controlVerbs } from '../all-verbs';
import { good, ledgerAgreesIn, refusal } from '../combats';
import { despiteAFullDisk, refusedByDisk } from '../full-disk';
import type { ControlAct } from './act';
import { actorOf, controlActs, perform } from './every-act';
import { game, guards, keep, players, seat, setScene } from './scene';

/**
 * Every verb of Control, carried out once, and whom it reaches: what lies on each team's desk before and after, cursor and
 * all, and what its stream is told. Positions are issued at three moments only, and all else by its own verb alone. What
 * can be taken back is taken back, and done again.
 */

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

/** The contents of every desk, by game and team; the database's time is not of the desk. */
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

/** The state of every desk after the act before, and the map of one: nothing is done between two rows. */
let stood: { desks: Map<string, string>; map: string };
const standsNow = async () => ({ desks: await desks(), map: JSON.stringify(await playerMap(guards)) });

beforeAll(async () => {
  await setScene();
  stood = await standsNow();
});
afterAll(async () => {
  console.log(
    `Counted: full disk, ${refusedByDisk()} writes refused in turn, over ${controlActs.length} verbs of Control`,
  );
  await game.drop();
});

/** Does an act, on a disk that is full at each write in turn, and keeps what it made. */
async function carryOut(act: ControlAct, writeId: string, input: unknown): Promise<void> {
  const { mayRepeat } = controlVerbs[act.verb].declared;
  const { showsOnce } = act;
  const made = good(await despiteAFullDisk(() => perform(act, input, writeId), { mayRepeat, showsOnce }));
  if (act.keeps) keep(act.keeps[0], (made as Record<string, string>)[act.keeps[1]]!);
}

/** The number of the last entry of a ledger. */
const lastNumber = async (gameId: string) => (await db().game.findUniqueOrThrow({ where: { id: gameId } })).entries;
const differences = async (gameId: string, before: LedgerState) => compare(before, await storedTruth(gameId));

describe('what an act of Control sends to the teams', () => {
  /** The truth before the act that is about to be taken back, and the first entry of it. */
  let before: LedgerState;
  let first: number;

  // A stream carries the cursor of its desk and nothing else, and only one it has not carried before: no new cursor, no word.
  for (const act of controlActs) {
    const { verb, reaches, takenBack, changesMap = false, playerSetsScene = false } = act;

    it(`${verb} reaches ${reaches}`, async () => {
      const input = await act.input();
      if (playerSetsScene) stood = await standsNow();
      const { desks: lay, map } = stood;
      const { gameId } = actorOf(act);
      if (takenBack) {
        before = await storedTruth(gameId);
        first = (await lastNumber(gameId)) + 1;
      }
      await carryOut(act, `${verb}-once`, input);
      stood = await standsNow();
      expect(stood.map !== map).toBe(changesMap);
      const changed = [...stood.desks].filter(([team, desk]) => lay.get(team) !== desk).map(([team]) => team);
      const here = players.filter((one) => one.gameId === seat.gameId);
      const meant =
        reaches === 'nobody' ? [] : reaches === 'everybody' ? here : here.filter(({ key }) => key === reaches);
      expect(changed.sort()).toEqual(meant.map(({ key, gameId }) => `${gameId} ${key}`).sort());
    });

    if (!takenBack) continue;
    it(`${verb} and its undo leave the stored truth from before`, async () => {
      const umpire = actorOf(act);
      const { gameId } = umpire;
      const undo = (number: number) => undoAct(umpire, { number, reason: 'A slip of the hand.' });
      const last = await lastNumber(gameId);
      expect(await differences(gameId, before)).not.toEqual([]);
      expect(good(await undo(last))).toEqual({ entries: last - first + 1 });
      expect(await differences(gameId, before)).toEqual([]);
      const back = await db().ledgerEntry.findMany({ where: { gameId, number: { gt: last } } });
      expect(back.map(({ undoes }) => undoes).sort((a, b) => a! - b!)).toEqual(
        Array.from({ length: last - first + 1 }, (_, i) => first + i),
      );
      expect(back.every((entry) => entry.verb === 'undo-act' && entry.reason === 'A slip of the hand.')).toBe(true);
      expect(refusal(await undo(last)).code).toBe('alreadyDone');
      const made = good(await perform(act, await (takenBack === true ? act.input() : takenBack())));
      if (act.keeps) keep(act.keeps[0], (made as Record<string, string>)[act.keeps[1]]!);
      stood = await standsNow();
    });
  }

  it('every act in the ledger has its words', async () => {
    const entered = await db().ledgerEntry.findMany({ distinct: ['verb'], select: { verb: true } });
    const told = entered.filter(({ verb }) => verb in allVerbs);
    expect(told.length).toBeGreaterThan(90);
    for (const { verb } of told) expect(declarationOf(verb)!.inLedger, verb).not.toBeNull();
    const others = entered.map(({ verb }) => verb).filter((verb) => !(verb in allVerbs) && !(verb in otherActs));
    // The scene of these tests is set under this name.
    expect(others).toEqual(['test']);
  });

  it('the ledger folds to what is stored', () => ledgerAgreesIn(game));

  it('every entry is a line as its page describes it, and every field of it is told there', async () => {
    for (const { gameId } of new Map(players.map((one) => [one.gameId, one])).values()) {
      const { pieces } = await ledgerLines({ gameId });
      let number = 0;
      for await (const piece of pieces)
        for (const line of piece.trimEnd().split('\n')) {
          number += 1;
          const entry: unknown = JSON.parse(line);
          expect(ledgerLine.parse(entry)).toEqual(entry);
          expect(entry).toMatchObject({ number });
        }
      expect(number).toBe(await lastNumber(gameId));
    }
  });

  it('whatever was done, it has its place in the tables: each row as wide as its headings', async () => {
    for (const gameId of new Set(players.map((one) => one.gameId))) {
      const sheets = await gameSheets({ gameId });
      const rows = new Map(sheets.map(({ name, rows }) => [name, rows.length - 1]));
      for (const { name, rows } of sheets)
        for (const row of rows) {
          expect(row, name).toHaveLength(rows[0]!.length);
          expect(
            row.filter((cell) => typeof cell !== 'string' || cell.includes('[object')),
            name,
          ).toEqual([]);
        }
      expect(rows.get('units by turn')).toBeGreaterThan(8);
    }
  });

  it('every answer is small enough to be kept', async () => {
    const verb = { in: Object.keys(controlVerbs) };
    const writes = await db().seatWrite.findMany({ where: { verb } });
    expect(writes.length).toBeGreaterThan(100);
    const once = new Set<string>(controlActs.filter(({ showsOnce }) => showsOnce).map((act) => act.verb));
    const notKept = writes.filter(({ answer }) => answer === null).map((write) => write.verb);
    expect(notKept.sort()).toEqual([...once].sort());
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
      crossings: 'asOfTurn id kind look name x y',
      contacts: 'confidence direction id label seenAt seenTurn source symbol x y',
      expected: 'asOf formation id name nation place symbol turn',
      squadrons: 'aircraft asOf id name squadrons',
      sheets:
        'askedBackAt id isFromPaper isLate isTakenAsDraft lines readingAt setAside state submittedAt submittedBy turn version',
      queries: 'answer askedAt id lineId sheetId text',
      notes: 'id issuedAt lineId sheetId text',
      reports: 'body gameTime heading id isObjective releasedAt sender turn',
      notices: 'id issuedAt text',
      links: 'id means toName',
      copies: 'deliveredAt id lines sender turn',
      sentCopies: 'id means requestedAt sheetId toName',
      messages: 'deliveredAt gameTime id marks means places sender text turn',
      sentMessages: 'id marks means news places sentAt text toName turn writtenBy',
      decisions: 'answer askedAt defaultOption endsAt id options pausedAt question settledAs',
      tables: 'id laid shown title',
      objectives: 'name x y',
      // Of a higher HQ, when the game opens.
      friends: 'asOf asOfTurn formation id name nation shortName symbol x y',
      // Of these no act of Control lays one here.
      marks: '',
      airSheets: '',
    });
  });
});
