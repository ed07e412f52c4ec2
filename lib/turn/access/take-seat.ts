import { behindCode, useUpCodes } from '@/lib/db/access/seat-codes';
import { giveSeat, holderFor, playsBeside } from '@/lib/db/access/seats';
import { teamById } from '@/lib/db/access/teams';
import { change } from '@/lib/db/kernel/change';
import { type Act, now, type Tx, transaction } from '@/lib/db/kernel/transaction';
import { done, type Result, refusal } from '@/lib/result';
import { resultOf, unlessDiskFull } from '../kernel/perform';
import { countTry } from './wrong-codes';

type SeatBehind = Extract<Awaited<ReturnType<typeof behindCode>>, { seat: object }>['seat'];

/** The seat behind a code, or why not. Wrong codes are counted (`wrong-codes.ts`). */
async function seatBehind(code: string, address: string): Promise<SeatBehind> {
  const forgive = await countTry(code, address);
  const behind = await behindCode(code);
  if (!behind) throw noSuchCode();
  await forgive();
  if ('ended' in behind) throw refusal('notFound', endedWords[behind.ended]);
  return behind.seat;
}

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

/** Whoever comes to a team that the console plays takes over from it, with the draft that lies there. */
async function playsFromNowOn(tx: Tx, act: Act, { gameId, teamId }: SeatBehind): Promise<void> {
  const team = teamId && (await teamById(tx, gameId, teamId));
  if (team && team.playedBy === 'console') await change(tx, act, 'team', team.key, { playedBy: 'people' });
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
        await playsFromNowOn(tx, act, seat);
        return { holderId: holder, seatId: seat.id };
      }),
    ),
  );
}
