/** The size of a request to the console, looked at before any of it is read. */
import type { IncomingMessage } from 'node:http';
import type { RoutePath } from '@/lib/turn/access/routes';

/** Why what was sent is not read. */
export type Unread = { code: 411 | 413; text: string };

/** A million letters of whatever alphabet, the most that a player's write may have. */
const bytesAtMost = 3_000_000;

/** A code is twelve letters: what else the form of the sign-in holds is next-auth's own. */
const signInBytesAtMost = 2_000;
const signIn: RoutePath = '/api/auth/[...nextauth]';

/** This one bounds a scan itself, once it knows who sends it, and reads no further than that. */
const readsByItself: RoutePath = '/api/control/[seatId]/upload';

/**
 * True when a request is no longer than may be. A route keeps all it is sent in memory, the sign-in even of a stranger:
 * so its length must be known beforehand, as every browser says it.
 *
 * @param route the row of the table that the request comes in by
 * @returns `undefined` for one that may be read
 */
export function lengthFault({ headers }: Pick<IncomingMessage, 'headers'>, route: unknown): Unread | undefined {
  if (headers['transfer-encoding'] !== undefined)
    return { code: 411, text: 'Say beforehand how long it is, by Content-Length.' };
  const most = route === signIn ? signInBytesAtMost : bytesAtMost;
  if (route === readsByItself || Number(headers['content-length'] ?? 0) <= most) return undefined;
  return { code: 413, text: 'That is too long to send at once.' };
}
