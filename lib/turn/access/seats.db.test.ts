import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seatHeld, seatsHeld, seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { countStatements } from '@/lib/db/testing/count-statements';
import { ledgerPage } from '@/lib/desks/control/record/ledger';
import { allVerbs } from '@/lib/turn/testing/all-verbs';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { endTurn } from '../sequence/end-turn';
import { movePhase } from '../sequence/move-phase';
import { type GivenGame, givenGame } from '../testing/given-game';
import { shiftClock } from '../testing/shift-clock';
import { createSeat } from './create-seat';
import { reissueSeat } from './reissue-seat';
import { revokeSeat } from './revoke-seat';
import { gameControlCode, unusedSeatLinks } from './seat-links';
import { seatBehindCode, takeSeat } from './take-seat';

let game: GivenGame;
let teamControl: ControlSeat;

const refusalOf = (answer: { ok: boolean; refusal?: { message: string } }) => {
  if (answer.ok) throw new Error('was not refused');
  return answer.refusal!;
};
const good = <T>(answer: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};

beforeAll(async () => {
  game = await givenGame('market-garden');
  const seats = await seatsOf(game.gameId);
  teamControl = seatOf(
    seats.find((seat) => seat.kind === 'control' && !seat.roles.includes('gameControl'))!,
  ) as ControlSeat;
  game.control = seatOf(seats.find((seat) => seat.roles.includes('gameControl'))!) as ControlSeat;
});
afterAll(() => game.drop());

describe('seats and their codes (§2)', () => {
  it('the host gets a link for each control seat and for one seat of each of the 19 HQ teams', async () => {
    const links = await unusedSeatLinks({ fresh: false });
    expect(links).toHaveLength(7 + 19);
    expect(links.map((link) => link.seat)).toContain('1 Airborne, Commander');
  });

  it('a code shows its seat without being used up, is taken once, and not twice', async () => {
    const [link] = await unusedSeatLinks({ fresh: false });
    expect(good(await seatBehindCode(link!.code, 'here'))).toMatchObject({ label: link!.seat, game: 'Market Garden' });
    expect(good(await seatBehindCode(link!.code.toLowerCase(), 'here')).label).toBe(link!.seat);
    const taken = good(await takeSeat(link!.code, null, 'here'));
    expect(await seatHeld(taken.seatId, taken.holderId)).not.toBeNull();
    expect(await takeSeat(link!.code, null, 'here')).toMatchObject({ ok: false, refusal: { code: 'notFound' } });
  });

  it('of two browsers that press the button at once, one gets the seat', async () => {
    const { code } = (await unusedSeatLinks({ fresh: true })).at(-1)!;
    const answers = await Promise.all([takeSeat(code, null, 'a'), takeSeat(code, null, 'b')]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it('a host whose browser is gone gets a link for Game Control that takes the seat over, and the other browser is out', async () => {
    const seatOfGameControl = async () => (await seatsOf(game.gameId)).find(({ id }) => id === game.control.id)!;
    const link = (await unusedSeatLinks({ fresh: false })).find(({ seat }) => seat === 'Game Control')!;
    const first = good(await takeSeat(link.code, null, 'here'));
    expect(first.seatId).toBe(game.control.id);
    const printed = await unusedSeatLinks({ fresh: false });
    expect(printed.map(({ seat }) => seat)).not.toContain('Game Control');
    const links = await unusedSeatLinks({ fresh: false, takesOver: true });
    expect(links[0]!.seat).toBe('Game Control (taken: this link takes it over)');
    // What was printed before goes on working.
    expect((await seatBehindCode(printed[0]!.code, 'here')).ok).toBe(true);
    const next = good(await takeSeat(links[0]!.code, null, 'another laptop'));
    expect(next.seatId).toBe(first.seatId);
    expect(await seatHeld(first.seatId, first.holderId)).toBeNull();
    expect(await seatHeld(next.seatId, next.holderId)).not.toBeNull();
    expect((await seatOfGameControl()).holderId).toBe(next.holderId);
    const code = (await gameControlCode())!;
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(good(await takeSeat(code, null, 'here')).seatId).toBe(first.seatId);
  });

  it('links and cards that are not used end only where the host asks for that', async () => {
    const made = good(
      await createSeat(game.control, { kind: 'player', label: 'Clerk', teamKey: '1-airborne', duty: 'intelligence' }),
    );
    await unusedSeatLinks({ fresh: false, takesOver: true });
    expect((await seatBehindCode(made.code, 'here')).ok).toBe(true);
    await unusedSeatLinks({ fresh: true });
    expect(refusalOf(await seatBehindCode(made.code, 'here')).message).toMatch(/^Control has made a newer link/);
  });

  it('one browser may hold several seats, and each is looked up by itself', async () => {
    const links = await unusedSeatLinks({ fresh: true });
    const first = good(await takeSeat(links[0]!.code, null, 'here'));
    const second = good(await takeSeat(links[1]!.code, first.holderId, 'here'));
    expect(second.holderId).toBe(first.holderId);
    expect(await seatHeld(first.seatId, 'someone-else')).toBeNull();
  });

  it('a token whose seats are gone opens nothing again, whoever sits down at its browser next', async () => {
    const made = async (label: string) =>
      good(await createSeat(game.control, { kind: 'player', label, teamKey: '1-airborne', duty: 'operations' }));
    const first = await made('First');
    const second = await made('Second');
    const third = await made('Third');
    const before = good(await takeSeat(first.code, null, 'here'));
    good(await revokeSeat(game.control, { seatId: first.seatId }));
    const next = good(await takeSeat(second.code, before.holderId, 'here'));
    expect(next.holderId).not.toBe(before.holderId);
    expect([await seatHeld(second.seatId, before.holderId), await seatsHeld(before.holderId)]).toEqual([null, []]);
    const { usedAt } = await db().seat.findUniqueOrThrow({ where: { id: second.seatId } });
    await db().$executeRaw`UPDATE "Seat" SET "usedAt" = now() - interval '5 days' WHERE id = ${second.seatId}`;
    const last = good(await takeSeat(third.code, next.holderId, 'here'));
    expect(last.holderId).not.toBe(next.holderId);
    await db().seat.update({ where: { id: second.seatId }, data: { usedAt } });
    expect(await seatHeld(third.seatId, next.holderId)).toBeNull();
  });

  it('a seat is held for four days by the database’s time, whatever a server’s own clock says', async () => {
    const links = await unusedSeatLinks({ fresh: true });
    const { seatId, holderId } = good(await takeSeat(links[2]!.code, null, 'here'));
    const { usedAt } = await db().seat.findUniqueOrThrow({ where: { id: seatId } });
    const takenAgo = (time: string) =>
      db().$executeRaw`UPDATE "Seat" SET "usedAt" = now() - ${time}::interval WHERE id = ${seatId}`;
    const held = async () => [(await seatHeld(seatId, holderId)) !== null, (await seatsHeld(holderId)).length];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01T00:00:00Z') });
    await takenAgo('3 days 23 hours');
    expect(await held()).toEqual([true, 1]);
    vi.useRealTimers();
    await takenAgo('4 days 1 second');
    expect(await held()).toEqual([false, 0]);
    await db().seat.update({ where: { id: seatId }, data: { usedAt } });
    expect(await held()).toEqual([true, 1]);
  });

  /** Tries are counted by the minute of the database: a new one has just begun, later than any before. */
  let minutes = 0;
  async function aMinuteBegins(): Promise<void> {
    const [{ second }] = await db().$queryRaw<
      [{ second: number }]
    >`SELECT extract(second FROM pg_catalog.now())::float8 AS second`;
    minutes += 10;
    await shiftClock(minutes * 60 - second);
  }

  it('wrong codes are counted by address, and after twenty in a minute not even a right one is looked at', async () => {
    const { code } = (await unusedSeatLinks({ fresh: false }))[0]!;
    await aMinuteBegins();
    for (let i = 0; i < 20; i++) await seatBehindCode(`${String(i).padStart(4, '0')}-0000-0000`, 'guesser');
    expect(await seatBehindCode(code, 'guesser')).toMatchObject({ ok: false, refusal: { code: 'tooManyAttempts' } });
    expect((await seatBehindCode(code, 'another laptop')).ok).toBe(true);
  });

  it('what is refused already in this minute costs one read: nothing is counted, waited for or hashed', async () => {
    await aMinuteBegins();
    for (let i = 0; i < 20; i++) await seatBehindCode(`${String(i).padStart(4, '0')}-0000-0000`, 'flood');
    const { value, texts } = await countStatements(() => seatBehindCode('0000-1111-2222', 'flood'));
    expect(value).toMatchObject({ ok: false, refusal: { code: 'tooManyAttempts' } });
    expect(texts).toEqual([expect.stringMatching(/^\s*SELECT key, count FROM "Attempt"/)]);
  });

  it('wrong tries of one code are counted from wherever they come, and after ten in a minute the right one is not looked at either', async () => {
    const [link, other] = await unusedSeatLinks({ fresh: false });
    const wrong = `${link!.code.slice(0, 4)}-0000-0000`;
    await aMinuteBegins();
    for (let i = 0; i < 10; i++) {
      expect(await seatBehindCode(wrong, `laptop ${i}`)).toMatchObject({ ok: false, refusal: { code: 'notFound' } });
    }
    const refused = await seatBehindCode(link!.code, 'laptop of the right one');
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'tooManyAttempts' } });
    expect((await seatBehindCode(other!.code, 'laptop of the right one')).ok).toBe(true);
    // A code that nobody was given is refused in the same words at the same try: the count says nothing of what there is.
    for (let i = 0; i < 10; i++) await seatBehindCode('ZZZZ-0000-0000', `phone ${i}`);
    expect(await seatBehindCode('ZZZZ-1111-1111', 'another phone')).toEqual(refused);
  });

  it('of a code only its beginning and a salted hash are kept', async () => {
    const { code } = (await unusedSeatLinks({ fresh: true }))[0]!;
    const kept = await db().seatCode.findUniqueOrThrow({ where: { selector: code.slice(0, 4) } });
    expect(JSON.stringify(kept)).not.toContain(code.slice(4));
    expect(Buffer.from(kept.hash, 'base64url')).toHaveLength(32);
    expect(Buffer.from(kept.salt, 'base64url')).toHaveLength(16);
  });

  it('a re-issued seat leaves its old laptop, a revoked one every laptop', async () => {
    const made = good(
      await createSeat(game.control, { kind: 'player', label: 'Deputy', teamKey: '1-airborne', duty: 'operations' }),
    );
    const taken = good(await takeSeat(made.code, null, 'here'));
    const again = good(await reissueSeat(game.control, { seatId: made.seatId }));
    expect(refusalOf(await seatBehindCode(made.code, 'here')).message).toMatch(
      /^This seat has been taken with this link/,
    );
    const third = good(await reissueSeat(game.control, { seatId: made.seatId }));
    expect(refusalOf(await seatBehindCode(again.code, 'here')).message).toMatch(/^Control has made a newer link/);
    expect(await seatHeld(made.seatId, taken.holderId)).toBeNull();
    const retaken = good(await takeSeat(third.code, null, 'there'));
    good(await revokeSeat(game.control, { seatId: made.seatId }));
    expect(await seatHeld(made.seatId, retaken.holderId)).toBeNull();
    expect(refusalOf(await seatBehindCode(third.code, 'here')).message).toMatch(/^Control has taken this seat back/);
    // Who has not all of a code is told nothing of it.
    expect(refusalOf(await seatBehindCode(`${third.code.slice(0, 4)}-0000-0000`, 'here')).message).toMatch(
      /^No seat has this code\. Compare it with your card/,
    );
    expect(await revokeSeat(game.control, { seatId: game.control.id })).toMatchObject({
      ok: false,
      refusal: { code: 'notNow' },
    });
  });

  it('a control seat looks after teams of this game only', async () => {
    const make = (teamKeys: string[]) =>
      createSeat(game.control, { kind: 'control', label: 'Second Team Control', roles: ['teamControl'], teamKeys });
    expect(await make(['1-airborne', '7-armoured'])).toEqual({
      ok: false,
      refusal: { code: 'badInput', message: 'There is no team “7-armoured” in this game.', field: 'teamKeys' },
    });
    good(await make(['1-airborne']));
  });

  it('seats, phases and the end of the turn are game control’s alone', async () => {
    const denied = { ok: false, refusal: { code: 'notYours' } };
    const seatId = game.control.id;
    expect(
      await createSeat(teamControl, { kind: 'control', label: 'x', roles: ['gameControl'], teamKeys: [] }),
    ).toMatchObject(denied);
    expect(await reissueSeat(teamControl, { seatId })).toMatchObject(denied);
    expect(await revokeSeat(teamControl, { seatId })).toMatchObject(denied);
    expect(await movePhase(teamControl, { from: 'orders', to: 'combat' })).toMatchObject(denied);
    expect(await endTurn(teamControl, { turn: 2, reason: 'x' })).toMatchObject(denied);
    expect(await movePhase((await game.player('1-airborne')) as never, { from: 'orders', to: 'combat' })).toMatchObject(
      denied,
    );
  });
});

describe('the turn (§4)', () => {
  it('moves through its phases once, whoever presses second', async () => {
    good(await movePhase(game.control, { from: 'orders', to: 'collection' }));
    expect(await movePhase(game.control, { from: 'orders', to: 'collection' })).toMatchObject({
      ok: false,
      refusal: { code: 'changedByAnother' },
    });
  });

  it('does not end while something is unfinished, and says what; a reason forces it', async () => {
    const answer = await endTurn(game.control, { turn: 2 });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'unfinished' } });
    expect((answer as { refusal: { theirs: string[] } }).refusal.theirs).toEqual(
      expect.arrayContaining(['1 Airborne has not handed in its order sheet.', '1 Airborne has had no report.']),
    );
    expect(await endTurn(game.control, null as never)).toMatchObject({ ok: false, refusal: { code: 'badInput' } });
    expect(good(await endTurn(game.control, { turn: 2, reason: '  the hall closes at six ' }))).toEqual({
      turn: 3,
      isOver: false,
    });
    const { entries } = await ledgerPage(game.control, allVerbs, { kind: 'game' });
    expect(entries[0]).toMatchObject({ verb: 'end-turn', reason: 'the hall closes at six', after: { turn: 3 } });
    expect(await endTurn(game.control, { turn: 2, reason: 'again' })).toMatchObject({
      ok: false,
      refusal: { code: 'changedByAnother' },
    });
  });
});
