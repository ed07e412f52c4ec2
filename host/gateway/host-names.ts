/** Under which names the console answers, and which requests it refuses before anything of it sees them. */
import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { isOwnAddress, localNames } from '@/lib/network/own-addresses';

/**
 * The names that the console answers to, as they are written in an address bar: those its host gave, this machine's own
 * ones, and the loopback. IP addresses of this machine are no part of it: they change while the console runs.
 */
export const consoleNames = (given: readonly string[]): string[] => [
  ...new Set([...given, hostname().toLowerCase(), ...localNames(), 'localhost', '127.0.0.1', '[::1]']),
];

/** The name in a Host header, without port and in lower case; nothing when the header is no host. */
export function nameIn(hostHeader: string): string | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i.exec(hostHeader);
  return match?.[1]?.toLowerCase();
}

/** Why a request is refused. */
export type Turned = { code: 400 | 421 | 403; text: string };

/**
 * Only requests to a name of ours, or to an IP address that this machine has at this moment, are taken: no page elsewhere
 * can borrow a name for this machine. Only pages of ours may change anything: over TLS, those that came over TLS. An
 * address that is no text, or holds what no database can, leads nowhere.
 *
 * @returns `undefined` for a request that may pass
 */
export function turnAway(
  request: Pick<IncomingMessage, 'method' | 'headers' | 'url' | 'rawHeaders'>,
  names: readonly string[],
  isSecure = false,
  isOwn = isOwnAddress,
): Turned | undefined {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  if (hostsSaid(request) > 1) return { code: 400, text: 'A request says one Host only.' };
  const name = nameIn(host);
  if (name === undefined || !(names.includes(name) || isOwn(name))) {
    const text =
      'The console does not answer to this name. Use an address it printed, or start it with --address NAME.';
    return { code: 421, text };
  }
  if (!isReadable(request.url ?? '/')) return { code: 400, text: 'This address cannot be read. Type it anew.' };
  const onlyReads = request.method === 'GET' || request.method === 'HEAD';
  const ours = originOf(`${isSecure ? 'https' : 'http'}://${host}`);
  const isOfOurs = origin === undefined ? isNoPageElsewhere(site) : ours !== undefined && originOf(origin) === ours;
  if (onlyReads || isOfOurs) return undefined;
  return { code: 403, text: 'This came from a page of another address.' };
}

/** The number of names in a request. Of two, another program may have looked at the one and we at the other. */
const hostsSaid = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * True when a browser says that no page of another address is behind a request. A program that is no browser says nothing,
 * and has no seat but its own to borrow.
 */
const isNoPageElsewhere = (site: string | string[] | undefined): boolean =>
  site === undefined || site === 'same-origin' || site === 'none';

/** True when an address is text throughout, without a NUL. */
function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}

/** Scheme, name and port as one text; nothing where there is none. */
function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}
