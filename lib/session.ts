import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { NextAuthOptions } from 'next-auth';
import { decode } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { cache } from 'react';
import { noteAtDesk } from '@/lib/db/access/presence';
import { seatHeld, seatsHeld, seenNow } from '@/lib/db/access/seats';
import { reaching } from '@/lib/db/db-errors';
import { environment } from '@/lib/db/environment';
import type { Result } from '@/lib/result';
import { mayEnter, routeHeader } from '@/lib/turn/access/routes';
import * as entry from '@/lib/turn/access/take-seat';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';

/**
 * Who is asking. A browser's token holds one holder id and nothing else; the address names the seat; each request is
 * judged by exactly that seat, looked up again, and by the row of its route in `turn/access/routes.ts`. Nothing here gives a
 * seat the rights of another one of its holder.
 */

/** As long as a browser keeps a cookie. How long a seat is held is the database's to say (`db/seats.ts`). */
const tokenInSeconds = 400 * 24 * 60 * 60;

/** Whether this request came over TLS, as the server's own gateway has written it. */
const isSecure = async (): Promise<boolean> => (await headers()).get('x-forwarded-proto') === 'https';

/** Over TLS the browser itself sees to it that the cookie is ours alone: `__Host-` is taken from no other host, path or plain page. */
const cookieName = async (): Promise<string> => ((await isSecure()) ? '__Host-opcom-holder' : 'opcom-holder');

/** Sign-in by one-time link, QR or short code; all three are a code. */
export const authOptions = async (): Promise<NextAuthOptions> => ({
  secret: environment().NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: tokenInSeconds },
  pages: { signIn: '/sign-in', error: '/sign-in' },
  useSecureCookies: await isSecure(),
  cookies: {
    sessionToken: {
      name: await cookieName(),
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: await isSecure() },
    },
  },
  providers: [
    Credentials({
      credentials: { code: {} },
      async authorize(credentials) {
        const taken = await entry.takeSeat(credentials?.code ?? '', await holderId(), await address());
        if (!taken.ok) throw new Error(taken.refusal.message);
        return { id: taken.value.holderId };
      },
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) => (user ? { sub: user.id } : token),
    session: ({ session }) => ({ expires: session.expires }),
  },
});

/** Tokens opened in this process. What a sealed token says never changes, so each is opened once; whether its holder still has a seat is asked of the database every time. */
const opened = new Map<string, string>();
const openedAtMost = 2_000;

/** The holder this browser's token names, or null. */
async function holderId(): Promise<string | null> {
  const token = (await cookies()).get(await cookieName())?.value;
  if (!token) return null;
  const known = opened.get(token);
  if (known) return known;
  const said = await decode({ token, secret: environment().NEXTAUTH_SECRET ?? '' }).catch(() => null);
  if (typeof said?.sub !== 'string') return null;
  if (opened.size >= openedAtMost) opened.clear();
  opened.set(token, said.sub);
  return said.sub;
}

/** The address a request comes from, as the server's own gateway has written it. */
const address = async (): Promise<string> => (await headers()).get('x-forwarded-for') ?? 'unknown';

/** Whether a seat may come in by the route of this request; without a route from the gateway, by none. */
const mayComeIn = async (seat: ControlSeat | PlayerSeat): Promise<boolean> =>
  mayEnter(seat, (await headers()).get(routeHeader));

/** The seat with this id if this browser holds it, looked up on every request; null otherwise. An action is sent its id by the browser: it may be anything. */
export const seatFor = cache(async (seatId: unknown): Promise<ControlSeat | PlayerSeat | null> => {
  const holder = await holderId();
  if (!holder || typeof seatId !== 'string' || seatId.includes('\0')) return null;
  const row = await reaching(() => seatHeld(seatId, holder));
  if (!row) return null;
  // Whoever reads is not turned away because a full disk cannot note it.
  if (row.isSeenLongAgo) await seenNow(row.id).catch(() => undefined);
  return seatOf(row);
});

/** A seat for a stream that lasts: the seat, whether this browser still holds it, and a note that it is there. */
export async function watchedSeat(seatId: string): Promise<{
  seat: ControlSeat | PlayerSeat;
  isStillHeld: () => Promise<boolean>;
  noteHere: () => Promise<unknown>;
} | null> {
  const holder = await holderId();
  const row = holder && (await reaching(() => seatHeld(seatId, holder)));
  if (!row || !(await mayComeIn(seatOf(row)))) return null;
  return {
    seat: seatOf(row),
    isStillHeld: async () => (await seatHeld(seatId, holder)) !== null,
    // Of a beat that is lost nobody hears but Control's list, for a quarter of a minute.
    noteHere: () => noteAtDesk(row, null).catch(() => undefined),
  };
}

/** The control seat of a page or a read. Sends a browser that does not hold it to the sign-in. */
export async function controlSeat(seatId: string): Promise<ControlSeat> {
  const seat = await seatFor(seatId);
  if (!seat) redirect('/sign-in');
  if (!isControl(seat) || !(await mayComeIn(seat))) notFound();
  return seat;
}

/** The player's seat of a page. Sends a browser that does not hold it to the sign-in. */
export async function playerSeat(seatId: string): Promise<PlayerSeat> {
  const seat = await seatFor(seatId);
  if (!seat) redirect('/sign-in');
  if (isControl(seat) || !(await mayComeIn(seat))) notFound();
  return seat;
}

/** Control's seat of a route, or null: the route answers 401. */
export async function controlAtDesk(seatId: string): Promise<ControlSeat | null> {
  const seat = await seatFor(seatId);
  return seat && isControl(seat) && (await mayComeIn(seat)) ? seat : null;
}

/** The player's seat of a route, or null: the route answers 401. */
export async function playerAtDesk(seatId: string): Promise<PlayerSeat | null> {
  const seat = await seatFor(seatId);
  return seat && !isControl(seat) && (await mayComeIn(seat)) ? seat : null;
}

export interface HeldSeat {
  id: string;
  /** Where its desk is. */
  address: string;
  label: string;
  team: string | null;
  game: string;
}

/** The seats this browser holds, to choose from. */
export async function heldSeats(): Promise<HeldSeat[]> {
  const holder = await holderId();
  if (!holder) return [];
  const seats = await seatsHeld(holder);
  return seats.map(({ id, kind, label, team, game }) => ({
    id,
    address: kind === 'control' ? `/control/${id}/first` : `/player/${id}`,
    label,
    team,
    game,
  }));
}

/** The seat behind a link, to be shown before it is taken. */
export const seatBehindCode = async (
  code: string,
): Promise<Result<{ label: string; team: string | null; game: string }>> => entry.seatBehindCode(code, await address());
