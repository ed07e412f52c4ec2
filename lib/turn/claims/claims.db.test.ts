import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { cursorsOf } from '@/lib/db/issued/desk-cursors';
import { db } from '@/lib/db/kernel/client';
import { channel } from '@/lib/db/kernel/transaction';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { openWork } from '@/lib/desks/control/frame/open-work';
import { board } from '@/lib/desks/control/sequence/board';
import { until } from '@/scripts/testing/until';
import { createSeat } from '../access/create-seat';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { good, ledgerAgreesIn, refusal, workedExample } from '../testing/combats';
import { databaseNow } from '../testing/database-now';
import { type GivenGame, givenGame } from '../testing/given-game';
import { acknowledgeNotes } from './acknowledge-notes';
import { handOver } from './hand-over';
import { letCardGo } from './let-card-go';
import { renewCards } from './renew-cards';
import { takeCard } from './take-card';
import { takeCardOver } from './take-card-over';

let game: GivenGame;
let anna: ControlSeat;
let ben: ControlSeat;
let cora: ControlSeat;
/** The combat of the worked example of §9, as the card everybody wants. */
let card: { kind: 'combat'; subjectId: string };
/** The notices told while the test lasts: that claims changed, or anything else. */
const heard = { claims: 0, else: 0 };
let listener: pg.Client;

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  const { gameId } = game;
  const made = async (label: string) => {
    const seat = { kind: 'control' as const, label, roles: ['teamControl' as const], teamKeys: [] };
    const { seatId } = good(await createSeat(game.control, seat));
    return seatOf((await seatsOf(gameId)).find(({ id }) => id === seatId)!) as ControlSeat;
  };
  anna = await made('Anna');
  ben = await made('Ben');
  cora = await made('Cora');
  const { combatId } = good(await groupCombat(game.control, { ...workedExample, name: 'Nijmegen' }));
  card = { kind: 'combat', subjectId: combatId };
  listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await listener.connect();
  listener.on('notification', ({ payload }) => {
    heard[JSON.parse(payload!).claims ? 'claims' : 'else'] += 1;
  });
  await listener.query(`LISTEN ${channel}`);
});
afterAll(async () => {
  await listener.end();
  await game.drop();
});

const holder = async (seat = anna) =>
  (await cardClaims(seat)).claims.map(({ label, isMine, kind, subjectId }) => ({ label, isMine, kind, subjectId }))[0];
/** The claims as they would be so many seconds later. */
const aged = (seconds: number) =>
  db().$executeRaw`UPDATE "Claim" SET "renewedAt" = "renewedAt" - make_interval(secs => ${seconds}),
    "takenAt" = "takenAt" - make_interval(secs => ${seconds}) WHERE "gameId" = ${game.gameId}`;
const entered = () => db().ledgerEntry.count({ where: { gameId: game.gameId } });

describe('a card taken', () => {
  it('is taken, seen by all of Control with its lease, told apart from the desks, and stands in no ledger', async () => {
    const cursors = await cursorsOf(game.gameId);
    const entries = await entered();
    const since = await databaseNow();
    good(await takeCard(anna, card));
    expect(await holder(anna)).toEqual({ label: 'Anna', isMine: true, ...card });
    expect(await holder(ben)).toEqual({ label: 'Anna', isMine: false, ...card });
    const [claim] = (await cardClaims(ben)).claims;
    expect(claim!.secondsLeft).toBeGreaterThanOrEqual(45 - ((await databaseNow()) - since) / 1000 - 0.001);
    expect(claim!.secondsLeft).toBeLessThanOrEqual(45);
    await until(() => expect(heard.claims).toBe(1));
    expect(await cursorsOf(game.gameId)).toEqual(cursors);
    expect(await entered()).toBe(entries);
    expect(heard.else).toBe(0);
  });

  it('is refused to another, who reads who has taken it and since when', async () => {
    expect(refusal(await takeCard(ben, card))).toMatchObject({
      code: 'claimed',
      message: 'Anna took C1 Nijmegen less than a minute ago. Take it over, and say why.',
    });
    await db()
      .$executeRaw`UPDATE "Claim" SET "takenAt" = "takenAt" - interval '4 minutes' WHERE "gameId" = ${game.gameId}`;
    expect(refusal(await takeCard(ben, card)).message).toBe(
      'Anna took C1 Nijmegen 4 min ago. Take it over, and say why.',
    );
  });

  it('lasts while it is renewed, and nobody is told of that', async () => {
    const told = heard.claims;
    await aged(25);
    good(await renewCards(anna, { cards: [card] }));
    await aged(25);
    expect(await holder()).toMatchObject({ label: 'Anna' });
    good(await renewCards(anna, { cards: [card] }));
    good(await renewCards(ben, { cards: [card] }));
    expect(await holder()).toMatchObject({ label: 'Anna' });
    expect(heard.claims).toBe(told);
  });

  it('is free again 45 s after the last renewal: a laptop that died holds up nobody; and is not renewed any more', async () => {
    await aged(46);
    expect(await holder()).toBeUndefined();
    good(await renewCards(anna, { cards: [card] }));
    expect(await holder()).toBeUndefined();
    good(await takeCard(ben, card));
    expect(await holder(ben)).toMatchObject({ label: 'Ben', isMine: true });
  });

  it('is let go by the one who has it, and by nobody else', async () => {
    good(await letCardGo(anna, card));
    expect(await holder()).toMatchObject({ label: 'Ben' });
    good(await letCardGo(ben, card));
    expect(await holder()).toBeUndefined();
  });

  it('taken by two at the same instant is taken by one; the other is told', async () => {
    const answers = await Promise.all([takeCard(anna, card), takeCard(ben, card), takeCard(cora, card)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = ['Anna', 'Ben', 'Cora'][answers.findIndex(({ ok }) => ok)];
    expect(await holder()).toMatchObject({ label: winner });
    for (const answer of answers) if (!answer.ok) expect(refusal(answer).code).toBe('claimed');
    await db().claim.deleteMany({ where: { gameId: game.gameId } });
  });

  it('that is nobody’s at all is refused', async () => {
    expect(refusal(await takeCard(anna, { kind: 'combat', subjectId: 'no such' })).code).toBe('notFound');
    expect(refusal(await takeCard(anna, { kind: 'hill' as never, subjectId: 'x' }))).toMatchObject({
      code: 'badInput',
      field: 'kind',
    });
  });
});

describe('taken over and handed over', () => {
  it('needs a reason, and the one who had it is told and acknowledges', async () => {
    good(await takeCard(anna, card));
    expect(refusal(await takeCardOver(ben, { ...card, reason: ' ' }))).toMatchObject({
      code: 'reasonNeeded',
      field: 'reason',
    });
    expect(await holder()).toMatchObject({ label: 'Anna' });
    good(await takeCardOver(ben, { ...card, reason: 'Anna is at lunch.' }));
    expect(await holder()).toMatchObject({ label: 'Ben' });
    const { notes } = await cardClaims(anna);
    expect(notes).toMatchObject([
      { why: 'takenOver', from: 'Ben', text: 'Anna is at lunch.', card: { name: 'C1 Nijmegen' } },
    ]);
    expect((await cardClaims(cora)).notes).toEqual([]);
    expect(refusal(await acknowledgeNotes(cora, { noteIds: [notes[0]!.id] })).code).toBe('notFound');
    good(await acknowledgeNotes(anna, { noteIds: [notes[0]!.id] }));
    expect((await cardClaims(anna)).notes).toEqual([]);
    expect(await holder()).toMatchObject({ label: 'Ben' });
  });

  it('handed over to one umpire, it is his once he has understood', async () => {
    expect(refusal(await handOver(anna, { toSeatId: cora.id, text: '', cards: [card] })).message).toBe(
      'You have not taken C1 Nijmegen.',
    );
    good(await handOver(ben, { toSeatId: cora.id, text: 'The bridge is tested.', cards: [card] }));
    expect(await holder()).toMatchObject({ label: 'Ben' });
    expect((await cardClaims(ben)).sent).toMatchObject([{ to: 'Cora', text: 'The bridge is tested.' }]);
    const [note] = (await cardClaims(cora)).notes;
    expect(note).toMatchObject({ why: 'handOver', from: 'Ben', card: { ...card, name: 'C1 Nijmegen' } });
    good(await acknowledgeNotes(cora, { noteIds: [note!.id] }));
    expect(await holder()).toMatchObject({ label: 'Cora' });
    expect((await cardClaims(ben)).sent).toEqual([]);
  });

  it('offered to all, it goes to the first who takes it, and is offered to nobody else then', async () => {
    good(await handOver(cora, { toSeatId: null, text: 'Who can?', cards: [card] }));
    const [toAnna] = (await cardClaims(anna)).notes;
    expect((await cardClaims(ben)).notes).toHaveLength(1);
    expect((await cardClaims(cora)).notes).toEqual([]);
    good(await acknowledgeNotes(ben, { noteIds: [toAnna!.id] }));
    expect(await holder()).toMatchObject({ label: 'Ben' });
    good(await acknowledgeNotes(anna, { noteIds: [toAnna!.id] }));
    expect(await holder()).toMatchObject({ label: 'Ben' });
    expect((await cardClaims(anna)).notes).toEqual([]);
  });

  it('a third umpire who has it by now keeps it', async () => {
    good(await handOver(ben, { toSeatId: anna.id, text: 'Yours.', cards: [card] }));
    good(await takeCardOver(cora, { ...card, reason: 'It burns.' }));
    const [note] = (await cardClaims(anna)).notes;
    good(await acknowledgeNotes(anna, { noteIds: [note!.id] }));
    expect(await holder()).toMatchObject({ label: 'Cora' });
  });

  it('a word without a card goes to one or to all; to oneself, to a player or with nothing in it it is refused', async () => {
    good(await handOver(anna, { toSeatId: null, text: 'Tea is up.', cards: [] }));
    const [note] = (await cardClaims(cora)).notes;
    expect(note).toMatchObject({ text: 'Tea is up.', card: null });
    good(await acknowledgeNotes(cora, { noteIds: [note!.id] }));
    expect((await cardClaims(cora)).notes).toEqual([]);
    expect((await cardClaims(ben)).notes.map(({ text }) => text)).toContain('Tea is up.');
    const player = (await seatsOf(game.gameId)).find(({ kind }) => kind === 'player')!;
    const to = (toSeatId: string, text = 'x') => handOver(anna, { toSeatId, text, cards: [] });
    expect(refusal(await to(anna.id)).code).toBe('badInput');
    expect(refusal(await to(player.id)).code).toBe('notFound');
    expect(refusal(await handOver(anna, { toSeatId: null, text: '', cards: [] })).code).toBe('badInput');
  });

  it('stands among a seat’s own work', async () => {
    expect((await openWork(cora, await board(cora))).mine).toMatchObject([
      { ...card, name: 'C1 Nijmegen', to: `/combats/${card.subjectId}` },
    ]);
    expect((await openWork(anna, await board(anna))).mine).toEqual([]);
  });
});

describe('writing on a card', () => {
  it('is refused while another has taken it, and nothing is written', async () => {
    const { turn } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    good(await closeGrouping(game.control, { turn }));
    const combat = await db().combat.findUniqueOrThrow({ where: { id: card.subjectId } });
    const before = combat.version;
    const entries = await entered();
    const cast = { combatId: card.subjectId, version: before, faces: [4] };
    const answer = refusal(await adjudicateCombat(anna, cast));
    expect(answer.code).toBe('claimed');
    expect(answer.message).toContain('Cora took C1 Nijmegen');
    expect(await db().combat.findUniqueOrThrow({ where: { id: card.subjectId } })).toMatchObject({
      state: 'grouped',
      version: before,
    });
    expect(await entered()).toBe(entries);
    good(await letCardGo(cora, card));
  });

  it('two resolve it at the same instant: one die falls; the other is told, and the result is there to be seen', async () => {
    const { version } = await db().combat.findUniqueOrThrow({ where: { id: card.subjectId } });
    const cast = (seat: ControlSeat, face: number) =>
      adjudicateCombat(seat, { combatId: card.subjectId, version, faces: [face] });
    const answers = await Promise.all([cast(anna, 4), cast(ben, 5)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const won = answers[0]!.ok ? 'Anna' : 'Ben';
    const lost = answers.find(({ ok }) => !ok)!;
    expect(refusal(lost)).toMatchObject({
      code: 'alreadyDone',
      message: 'Nijmegen has been resolved: its dice have fallen and stand.',
    });
    const combat = await db().combat.findUniqueOrThrow({ where: { id: card.subjectId } });
    expect(combat).toMatchObject({ state: 'resolved', dieBy: won });
    expect(await holder()).toMatchObject({ label: won });
  });

  it('takes a free card, renews the writer’s own, and lets it go when it is finished with', async () => {
    const { label } = (await holder())!;
    const [winner, loser] = label === 'Anna' ? [anna, ben] : [ben, anna];
    const { version } = await db().combat.findUniqueOrThrow({ where: { id: card.subjectId } });
    expect(refusal(await ruleOnCombat(loser, { combatId: card.subjectId, version })).code).toBe('claimed');
    await aged(20);
    good(await ruleOnCombat(winner, { combatId: card.subjectId, version }));
    expect(await holder()).toBeUndefined();
    await ledgerAgreesIn(game);
  });
});
