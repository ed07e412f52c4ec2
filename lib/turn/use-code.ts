import { countAttempt } from '@/lib/db/attempts';
import { giveSeat, holderFor, seatByCode, useUpCodes } from '@/lib/db/seats';
import { now, transaction } from '@/lib/db/transaction';
import { type Answer, done, refused } from './answer';

/** Tries a minute from one address, before further ones are refused. */
const triesPerMinute = 20;

const noSuchCode = () => refused('notFound', 'This link or code is not valid any more. Ask Control for a new one.');

async function tooMany(address: string): Promise<Answer<null>> {
  if ((await countAttempt(`code ${address}`)) <= triesPerMinute) return done(null);
  return refused('tooManyAttempts', 'Too many tries. Wait a minute, then type the code again.');
}

/** The seat behind a link or code, to be shown before it is taken. Uses nothing up. */
export async function seatBehindCode(
  code: string,
  address: string,
): Promise<Answer<{ label: string; team: string | null; game: string }>> {
  const allowed = await tooMany(address);
  if (!allowed.ok) return allowed;
  const seat = await seatByCode(code);
  return seat ? done({ label: seat.label, team: seat.team?.name ?? null, game: seat.game.title }) : noSuchCode();
}

/** Takes the seat behind a link or code for a browser: its holder, or a new one. The code is used up. */
export async function takeSeat(
  code: string,
  holderId: string | null,
  address: string,
): Promise<Answer<{ holderId: string; seatId: string }>> {
  const allowed = await tooMany(address);
  if (!allowed.ok) return allowed;
  const seat = await seatByCode(code);
  if (!seat) return noSuchCode();
  return transaction<Answer<{ holderId: string; seatId: string }>>(async (tx) => {
    const at = await now(tx);
    if (!(await useUpCodes(tx, seat.id, at))) return noSuchCode();
    const holder = await holderFor(tx, holderId);
    const act = { gameId: seat.gameId, seat, verb: 'take-seat', rule: '§2' };
    await giveSeat(tx, act, seat.id, holder, at);
    return done({ holderId: holder, seatId: seat.id });
  });
}
