import type { NextAuthOptions } from 'next-auth';
import { decode } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { noteAtDesk } from '@/lib/db/access/presence';
import { holdsAny, seatHeld, seatsHeld, seenNow } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { DatabaseAway } from '@/lib/db/kernel/db-errors';
import { environment } from '@/lib/db/kernel/environment';
import { reaching } from '@/lib/db/kernel/reaching';
import type { Refusal, Result } from '@/lib/result';
import { mayEnter, routeHeader } from '@/lib/turn/access/routes';
import * as entry from '@/lib/turn/access/take-seat';
import { heldOff } from '@/lib/turn/access/wrong-codes';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';

/**
 * The person who asks. A browser's token holds one holder id and nothing else; the address names the seat; each request
 * is judged by exactly that seat, looked up again, and by the row of its route in `turn/access/routes.ts`. Nothing here
 * gives a seat the rights of another one of its holder.
 */

/** The reason why the sign-in of an address is not looked at, before next-auth is asked; null: it is. */
export const signInHeldOff = (asking: Asking): Promise<Refusal | null> => heldOff(addressOf(asking));

/** As long as a browser keeps a cookie. How long a seat is held is the database's to say (`db/seats.ts`). */
const tokenInSeconds = 400 * 24 * 60 * 60;

/** The headers of a request, as the server's own gateway has left them. */
type Asking = Pick<Headers, 'get'>;

/** True when this request came over TLS. */
const isSecure = (asking: Asking): boolean => asking.get('x-forwarded-proto') === 'https';

/** Over TLS the browser itself sees to it that the cookie is ours alone: `__Host-` is taken from no other host, path or plain page. */
const cookieName = (asking: Asking): string => (isSecure(asking) ? '__Host-opcom-holder' : 'opcom-holder');

/** Sign-in by one-time link, QR or short code; all three are a code. */
export const authOptions = (asking: Asking): NextAuthOptions => ({
  secret: environment().NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: tokenInSeconds },
  pages: { signIn: '/sign-in', error: '/sign-in' },
  useSecureCookies: isSecure(asking),
  cookies: {
    sessionToken: {
      name: cookieName(asking),
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(asking) },
    },
  },
  providers: [
    Credentials({
      credentials: { code: {} },
      async authorize(credentials) {
        const taken = await entry
          .takeSeat(credentials?.code ?? '', await holderOf(asking), addressOf(asking))
          .catch((error) => {
            throw error instanceof DatabaseAway
              ? new Error('The console cannot reach its database. Try again in a moment.')
              : error;
          });
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

/** The value of a cookie; undefined: it is not there. */
const cookieOf = (asking: Asking, name: string): string | undefined =>
  asking
    .get('cookie')
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The holder this browser's token names, or null. */
async function holderOf(asking: Asking): Promise<string | null> {
  const token = cookieOf(asking, cookieName(asking));
  if (!token) return null;
  const known = opened.get(token);
  if (known) return known;
  const said = await decode({ token, secret: environment().NEXTAUTH_SECRET ?? '' }).catch(() => null);
  if (typeof said?.sub !== 'string') return null;
  if (opened.size >= openedAtMost) opened.clear();
  opened.set(token, said.sub);
  return said.sub;
}

/** The address a request comes from. */
const addressOf = (asking: Asking): string => asking.get('x-forwarded-for') ?? 'unknown';

/** The route by which a request came in, as the gateway has told it; null: it did not come through the gateway. */
export const routeOf = (asking: Asking): string | null => asking.get(routeHeader);

/** True when a seat may come in by the route of this request; without a route from the gateway, by none. */
export const mayComeIn = (asking: Asking, seat: ControlSeat | PlayerSeat): boolean => mayEnter(seat, routeOf(asking));

/** The seat with this id if this browser holds it, looked up on every request; null otherwise. An action is sent its id by the browser: it may be anything. */
export async function seatFor(asking: Asking, seatId: unknown): Promise<ControlSeat | PlayerSeat | null> {
  const holder = await holderOf(asking);
  if (!holder || typeof seatId !== 'string' || seatId.includes('\0')) return null;
  const row = await reaching(() => seatHeld(seatId, holder));
  if (!row) return null;
  // Whoever reads is not turned away because a full disk cannot note it.
  if (row.isSeenLongAgo) await seenNow(row.id).catch(() => undefined);
  return seatOf(row);
}

/** A seat stands in one of three ways: this browser holds it, a warm-up or a rehearsal leads away from it, or it is gone. */
type Standing = 'held' | 'ledAway' | 'gone';
const standingOf = (row: { ledTo: string | null } | null): Standing =>
  !row ? 'gone' : row.ledTo === null ? 'held' : 'ledAway';

/** A seat for a stream that lasts: the seat, how it stood with it at first, how it stands now, and a note that this browser is there. */
export async function watchedSeat(
  asking: Asking,
  seatId: string,
): Promise<{
  seat: ControlSeat | PlayerSeat;
  stood: Standing;
  stands: () => Promise<Standing>;
  noteHere: () => Promise<unknown>;
} | null> {
  const holder = await holderOf(asking);
  const row = holder && (await reaching(() => seatHeld(seatId, holder)));
  if (!row || !mayComeIn(asking, seatOf(row))) return null;
  return {
    seat: seatOf(row),
    stood: standingOf(row),
    stands: async () => standingOf(await seatHeld(seatId, holder)),
    // Of a beat that is lost nobody hears but Control's list, for a quarter of a minute.
    noteHere: () => noteAtDesk(row, null).catch(() => undefined),
  };
}

/** A warm-up or a rehearsal leads a seat of this browser to the seat that stands for it while it is open, and from there back to it. */
export async function ledBy(asking: Asking, seatId: string): Promise<{ to: string | null; backTo: string | null }> {
  const holder = await holderOf(asking);
  const row = holder && (await reaching(() => seatHeld(seatId, holder)));
  return { to: row ? row.ledTo : null, backTo: row ? row.standsFor : null };
}

/** Control's seat of a route, or null: the route answers 401. */
export async function controlAtDesk(asking: Asking, seatId: string): Promise<ControlSeat | null> {
  const seat = await seatFor(asking, seatId);
  return seat && isControl(seat) && mayComeIn(asking, seat) ? seat : null;
}

/** The player's seat of a route, or null: the route answers 401. */
export async function playerAtDesk(asking: Asking, seatId: string): Promise<PlayerSeat | null> {
  const seat = await seatFor(asking, seatId);
  return seat && !isControl(seat) && mayComeIn(asking, seat) ? seat : null;
}

/**
 * The holder behind a request if it holds a seat, whichever: they are let in before strangers. Null: a stranger. While the
 * database is away their token alone says so, which only this console can have sealed.
 */
export async function holderWithSeat(asking: Asking): Promise<string | null> {
  const holder = await holderOf(asking);
  if (!holder) return null;
  const holdsOne = await reaching(() => holdsAny(db(), holder)).catch((error) => {
    if (error instanceof DatabaseAway) return true;
    throw error;
  });
  return holdsOne ? holder : null;
}

interface HeldSeat {
  id: string;
  /** Where its desk is. */
  address: string;
  label: string;
  team: string | null;
  game: string;
}

/** The seats this browser holds, to choose from. */
export async function heldSeats(asking: Asking): Promise<HeldSeat[]> {
  const holder = await holderOf(asking);
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

/** True when this browser holds a seat of Control. While the database is away nobody does. */
export async function holdsControl(asking: Asking): Promise<boolean> {
  const holder = await holderOf(asking);
  if (!holder) return false;
  const seats = await reaching(() => seatsHeld(holder)).catch((error) => {
    if (error instanceof DatabaseAway) return [];
    throw error;
  });
  return seats.some(({ kind }) => kind === 'control');
}

/** The seat behind a link, to be shown before it is taken. */
export const seatBehindCode = async (
  asking: Asking,
  code: string,
): Promise<Result<{ label: string; team: string | null; game: string }>> =>
  entry.seatBehindCode(code, addressOf(asking), await holderOf(asking));
