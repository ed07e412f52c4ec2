import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueCode } from '@/lib/db/access/seat-codes';
import { seatsHeld, seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { draftsOf } from '@/lib/db/scenarios/drafts';
import { newestGame } from '@/lib/db/sequence/games';
import { practicesOf } from '@/lib/db/sequence/practices';
import { draftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import { done } from '@/lib/result';
import { workerLimits } from '@/lib/scenario/worker/in-worker';
import { takeSeat } from '../access/take-seat';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { beginGame } from '../sequence/begin-game';
import { good, refusal } from '../testing/combats';
import { type GivenGame, givenLobby } from '../testing/given-game';
import { editDraft } from './edit-draft';
import { makeDraft } from './make-draft';
import { takeOverDraft } from './take-over-draft';
import { tryDraft } from './try-draft';

let game: GivenGame;
let draftId: string;
const issue = (id: string) => transaction(async (tx) => done(await issueCode(tx, id))).then(good);
const seatIn = async (gameId: string, teamKey: string, label: string) =>
  (await seatsOf(gameId)).find((seat) => seat.team?.key === teamKey && seat.label === label)!;

beforeAll(async () => {
  game = await givenLobby('arnhem-bridge');
  draftId = good(
    await makeDraft(game.control, { name: 'my-bridge', from: { kind: 'shipped', scenario: 'arnhem-bridge' } }),
  ).draftId;
  const { entries } = (await draftDesk(game.control, draftId, { file: 'manifest.json' }))!;
  const manifest = entries[0] as Record<string, unknown>;
  const renamed = { ...manifest, title: 'The bridge once more' };
  good(
    await editDraft(game.control, {
      draftId,
      what: 'Title',
      splices: [{ file: 'manifest.json', at: 0, removed: [manifest], inserted: [renamed] }],
    }),
  );
});
afterAll(() => game.drop());

describe('a scenario of one’s own is played in this game, before it has begun', () => {
  test('what changes is listed first, with what becomes of the seats', async () => {
    const { takeOver, mayTakeOver } = (await draftDesk(game.control, draftId, { takesOver: true }))!;
    expect(mayTakeOver).toBe(true);
    expect(takeOver).toEqual({
      differences: [{ what: 'Title', says: ['The bridge once more instead of Arnhem Bridge'] }],
      seats: ['7 seats stay with whoever has them, and the codes on their cards still open them.'],
    });
    expect((await draftDesk(game.control, draftId))!.takeOver).toBeNull();
    const { waiting } = workerLimits;
    workerLimits.waiting = 0;
    expect((await draftDesk(game.control, draftId, { takesOver: true }))!.takeOver).toEqual({
      why: 'Many scenarios are being read. Try again in a minute.',
    });
    workerLimits.waiting = waiting;
  });

  test('one that was changed since it was looked at is not taken over', async () => {
    expect(refusal(await takeOverDraft(game.control, { draftId, version: 0 })).code).toBe('changedByAnother');
  });

  test('everybody keeps his seat and the code of his card; drafts and practice games go along; both ledgers agree', async () => {
    const { gameId, control } = game;
    const frost = await seatIn(gameId, '1-airborne', 'Commander');
    const harzer = await seatIn(gameId, '9-ss-panzer', 'Commander');
    const { holderId } = good(await takeSeat(await issue(frost.id), null, 'here'));
    const card = await issue(harzer.id);
    good(await tryDraft(control, { draftId }));

    const { seatId } = good(await takeOverDraft(control, { draftId, version: 1 }));
    const open = (await newestGame())!;
    expect(open).toMatchObject({ title: 'The bridge once more', isBegun: false, practiceOf: null });
    expect(open.id).not.toBe(gameId);
    const seats = await seatsOf(open.id);
    expect(seats.length).toBe(7);
    expect(seats.find(({ id }) => id === seatId)).toMatchObject({ kind: 'control', label: 'Control' });
    expect((await seatsHeld(holderId)).map(({ game: title, label }) => [title, label])).toEqual([
      ['The bridge once more', 'Commander'],
    ]);
    const taken = good(await takeSeat(card, null, 'here'));
    expect(taken.seatId).toBe((await seatIn(open.id, '9-ss-panzer', 'Commander')).id);
    expect((await draftsOf(open.id)).map(({ name }) => name)).toEqual(['my-bridge']);
    expect((await practicesOf(open.id)).length).toBe(1);
    expect((await seatsOf(gameId)).every(({ revokedAt, holderId }) => revokedAt !== null && holderId === null)).toBe(
      true,
    );
    for (const id of [gameId, open.id]) expect(await ledgerDifferences(id)).toEqual([]);
    const words = await db().ledgerEntry.findMany({ where: { gameId, verb: 'take-over-draft' } });
    expect(words.length).toBe(7);
  });

  test('once a game has begun it is refused, and not offered', async () => {
    const { id } = (await newestGame())!;
    const control = seatOf((await seatsOf(id)).find(({ kind }) => kind === 'control')!) as ControlSeat;
    good(await beginGame(control, {}));
    expect((await draftDesk(control, draftId, { takesOver: true }))!).toMatchObject({
      mayTakeOver: false,
      takeOver: null,
    });
    expect(refusal(await takeOverDraft(control, { draftId, version: 1 })).message).toBe(
      'The game has begun. Another scenario is played in another game.',
    );
  });
});
