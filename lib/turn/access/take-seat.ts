import { behindCode, selectorOf, useUpCodes } from '@/lib/db/access/seat-codes';
import { giveSeat, holderFor, playsBeside } from '@/lib/db/access/seats';
import { attemptsOf, countAttempt, forgiveAttempt } from '@/lib/db/access/sign-in-attempts';
import { now, transaction } from '@/lib/db/kernel/transaction';
import { done, type Refusal, type Result, refusal } from '@/lib/result';
import { resultOf, unlessDiskFull } from '../kernel/perform';

/** Wrong codes a minute from one address, before further ones are not even looked at. Right ones are not counted: a hall may share an address. */
const wrongCodesAMinute = 20;

/** Wrong tries a minute of what begins like one code, from wherever they come. */
const wrongTriesOfACode = 10;

type SeatBehind = Extract<Awaited<ReturnType<typeof behindCode>>, { seat: object }>['seat'];

/**
 * The seat behind a code, or why not; a wrong code is counted against the address it came from and the code it begins
 * like. Where that has been refused in this minute already, one cheap read refuses it again: nothing is written or hashed.
 */
async function seatBehind(code: string, address: string): Promise<SeatBehind> {
  const limits = [ofAddress(address), { key: `code ${selectorOf(code)}`, most: wrongTriesOfACode }];
  const before = await attemptsOf(limits.map(({ key }) => key));
  if (limits.some(({ key, most }) => (before.get(key) ?? 0) >= most)) throw tooMany();
  const counts = await Promise.all(limits.map(({ key }) => countAttempt(key)));
  if (limits.some(({ most }, index) => counts[index]! > most)) throw tooMany();
  const behind = await behindCode(code);
  if (!behind) throw noSuchCode();
  await Promise.all(limits.map(({ key }) => forgiveAttempt(key)));
  if ('ended' in behind) throw refusal('notFound', endedWords[behind.ended]);
  return behind.seat;
}

const tooMany = () => refusal('tooManyAttempts', 'Too many wrong codes. Wait a minute, then type the code again.');

/** Why a code that was right once opens nothing. */
const endedWords = {
  used: 'This seat has been taken with this link already. If that was not you, tell Control.',
  replaced: 'Control has made a newer link for this seat, and this one has ended. Ask Control for the newer one.',
  revoked: 'Control has taken this seat back. Ask Control where you are to sit.',
} as const;

/** In a practice game the truth of the game it was forked from lies open to Control. */
const playsBesideIt = () =>
  refusal(
    'notYours',
    'This browser holds a player’s seat in the game itself, or a seat in a practice game of it. Nobody sits in both. Ask Control.',
  );

/** Nobody was given this code: it is probably mistyped. */
const noSuchCode = () =>
  refusal('notFound', 'No seat has this code. Compare it with your card, letter by letter, and correct it.');

/** The code was good when it was looked at, and another browser was quicker. */
const usedMeanwhile = () => refusal('notFound', endedWords.used);

/** The wrong codes of an address, and how many it may try in a minute. */
const ofAddress = (address: string) => ({ key: `address ${address}`, most: wrongCodesAMinute });

/** Why no code from this address is looked at in this minute; null: one may be. One cheap read, for the door. */
export async function heldOff(address: string): Promise<Refusal | null> {
  const { key, most } = ofAddress(address);
  const tried = (await attemptsOf([key])).get(key) ?? 0;
  return tried >= most ? tooMany().refusal : null;
}

/**
 * The seat behind a link or code, to be shown before it is taken. Uses nothing up. Refused where the holder of this browser
 * could not take it; `holderId` null: the browser holds no seat.
 */
export async function seatBehindCode(
  code: string,
  address: string,
  holderId: string | null = null,
): Promise<Result<{ label: string; team: string | null; game: string }>> {
  const behind = await unlessDiskFull(() => resultOf(() => seatBehind(code, address)));
  if (!behind.ok) return behind;
  if (holderId !== null && (await playsBeside(holderId, behind.value)))
    return { ok: false, refusal: playsBesideIt().refusal };
  const { label, team, game } = behind.value;
  return done({ label, team: team?.name ?? null, game: game.title });
}

/** Takes the seat behind a link or code for a browser: its holder, or a new one. The code is used up. */
export async function takeSeat(
  code: string,
  holderId: string | null,
  address: string,
): Promise<Result<{ holderId: string; seatId: string }>> {
  const behind = await unlessDiskFull(() => resultOf(() => seatBehind(code, address)));
  if (!behind.ok) return behind;
  const seat = behind.value;
  return unlessDiskFull(() =>
    transaction((tx) =>
      resultOf(async () => {
        const at = await now(tx);
        if (!(await useUpCodes(tx, seat.id, code, at))) throw usedMeanwhile();
        const holder = await holderFor(tx, holderId);
        if (await playsBeside(holder, seat, tx)) throw playsBesideIt();
        const act = { gameId: seat.gameId, seat, verb: 'take-seat', rule: '§2' };
        await giveSeat(tx, act, seat.id, { holderId: holder, usedAt: at });
        return { holderId: holder, seatId: seat.id };
      }),
    ),
  );
}
