import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { touchControl, transaction } from '@/lib/db/kernel/transaction';
import { countStatements } from '@/lib/db/testing/count-statements';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { othersClaims } from '@/lib/desks/control/claims/counter-claims';
import { figuresFile, figuresOfDay } from '@/lib/desks/control/debrief/figures';
import { gameGeoJson, gameKml, gameOrbat } from '@/lib/desks/control/debrief/game-tracks';
import { gameTables } from '@/lib/desks/control/debrief/tables/game-tables';
import { openWork } from '@/lib/desks/control/frame/open-work';
import { printedMap } from '@/lib/desks/control/movement/map';
import { ledgerLines } from '@/lib/desks/control/record/ledger-lines';
import { draftsDesk } from '@/lib/desks/control/scenarios/drafts';
import { hallBoard } from '@/lib/desks/player/clock/hall-board';
import { playerMap } from '@/lib/desks/player/frame/player-desk';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';
import { partOf } from '@/lib/live/parts';
import { done } from '@/lib/result';
import { papersAbout } from '@/lib/turn/debrief/papers';
import { controlActs, perform } from '@/lib/turn/testing/gallery/every-act';
import { bridge, game, guards, id, keep, seat, setScene } from '@/lib/turn/testing/gallery/scene';
import { actsOfSequence } from '@/lib/turn/testing/gallery/sequence';
import { deskBudgets, spendOnDesk } from '@/scripts/testing/budgets';
import { boardPart, countersPart, filmPart, findablePart } from './desk-parts';
import { type DeskPath, desks } from './desks';
import { snapshotOf } from './snapshot';

/** What Control's desks ask of the database, and how often when many look. */

/** The state of the game is another, although nothing that is shown is: whoever looks reads everything anew. */
const touch = (of = seat) =>
  transaction(async (tx) => {
    touchControl(tx, of.gameId);
    return done(null);
  });

const root = '/control/[seatId]';
/** What the names in an address stand for. */
const named = (): Record<string, string> => ({
  teamKey: '1-airborne',
  combatId: id('combat'),
  kind: 'recce',
  caseId: id('case'),
  companionGameId: id('companion'),
  companion: 'battle-card',
  draftId: id('draft'),
});
/** The combats of the gallery are fought in the other game. */
const seatAt = (path: string) => (path.includes('[combatId]') ? bridge : seat);
const addressOf = (path: string) =>
  path.replace(root, `/control/${seatAt(path).id}`).replace(/\[(\w+)\]/g, (_, name) => named()[name]!);

/** What is read beside a desk, by the route it is read through. */
const besideDesks: Record<string, () => Promise<unknown>> = {
  '/api/control/[seatId]/open-work': async () => openWork(seat, await partOf(seat.gameId, boardPart)),
  '/api/control/[seatId]/counters': () => partOf(seat.gameId, countersPart),
  '/api/control/[seatId]/debrief/film': () => partOf(seat.gameId, filmPart),
  '/api/control/[seatId]/debrief/papers': () => papersAbout(seat, 'team/guards-armoured', 5),
  '/api/control/[seatId]/figures/csv': () => figuresFile(seat, 'papers'),
  '/api/control/[seatId]/figures/day': () => figuresOfDay(seat),
  '/api/control/[seatId]/find': () => partOf(seat.gameId, findablePart),
  '/api/control/[seatId]/claims': () => cardClaims(seat),
  '/api/control/[seatId]/ledger/orbat': () => gameOrbat(seat, '1-airborne'),
  '/api/control/[seatId]/ledger/geojson': () => gameGeoJson(seat, '1-airborne'),
  '/api/control/[seatId]/ledger/kml': () => gameKml(seat, '1-airborne'),
  '/api/control/[seatId]/ledger/lines': async () => (await ledgerLines(seat)).pieces.next(),
  '/api/control/[seatId]/ledger/tables': () => gameTables(seat),
  '/api/control/[seatId]/map/claims': () => othersClaims(seat),
  '/api/control/[seatId]/map/data': () => printedMap(seat),
  '/api/player/[seatId]/desk': () => deskShown(guards),
  '/api/player/[seatId]/map': () => playerMap(guards),
  '/api/board/[gameId]': () => hallBoard(seat.gameId),
};

beforeAll(async () => {
  await setScene();
  game.besideTheLedger();
  // What is worked out outside a request would be counted with one.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const act of controlActs.slice(0, controlActs.indexOf(actsOfSequence[0]!))) {
    const made = await perform(act, await act.input());
    if (made.ok && act.keeps) keep(act.keeps[0], (made.value as Record<string, string>)[act.keeps[1]]!);
  }
  // Each draft is checked once, in a process that takes a while to start.
  await draftsDesk(seat, 60_000);
});
afterAll(async () => {
  vi.useRealTimers();
  await game.drop();
});

describe('a desk that is read when everything of it is of before', () => {
  for (const path of Object.keys(desks) as DeskPath[])
    it(path, async () => {
      const look = () => snapshotOf(seatAt(path), addressOf(path));
      await look();
      await touch(seatAt(path));
      const { statements, roundTrips, value } = await countStatements(look);
      expect(value).not.toBeNull();
      spendOnDesk(path, { statements, roundTrips });
    });
});

describe('what is read beside a desk when everything is of before', () => {
  for (const [path, look] of Object.entries(besideDesks))
    it(path, async () => {
      await look();
      await touch();
      const { statements, roundTrips, value } = await countStatements(look);
      expect(value).not.toBeNull();
      spendOnDesk(path, { statements, roundTrips });
    });
});

it('everything that is read has a budget, and every budget something that is read', () => {
  expect(Object.keys(deskBudgets).sort()).toEqual([...Object.keys(desks), ...Object.keys(besideDesks)].sort());
});

describe('fifteen seats that look at the same time', () => {
  it('cost one reading, and each of them one look at the cursor', async () => {
    const look = () => snapshotOf(seat, addressOf('/control/[seatId]/orders'));
    await look();
    await touch();
    const { statements: alone } = await countStatements(look);
    await touch();
    const { statements: together } = await countStatements(() => Promise.all(Array.from({ length: 15 }, () => look())));
    expect(together).toBeLessThanOrEqual(alone + 14);
  });
});
