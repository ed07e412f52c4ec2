/**
 * The person at the door of the host's page: its host, who sits at this machine and has the page's link, or nobody it
 * answers.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The parts of a request that are looked at. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'> & {
  /** The address at the other end of the connection. */
  from: string | undefined;
};

/** The door of the page. `key`: the secret word in its link. */
export interface PageDoor {
  port: number;
  key: string;
}

/** `path`: what stands behind the key, such as `shown`; empty for the page itself. */
export type WhoAsks = { who: 'host'; path: string } | { who: 'nobody'; code: 403 | 404 | 421; text: string };

/** Programs that pass on requests of others say so in one of these. */
const saysAProxy =
  /^(forwarded|via|x-real-ip|x-client-ip|client-ip|true-client-ip|cf-connecting-ip|x-cluster-client-ip|x-forwarded-.+)$/;

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const nobody = (code: 403 | 404 | 421, text: string): WhoAsks => ({ who: 'nobody', code, text });

/** Whoever has not the link is told no more than that. */
const nothingHere = nobody(404, 'There is nothing here.');

/**
 * Everything is refused but what comes from this machine itself, straight, under this machine's own name, and by the link:
 * a page elsewhere can neither borrow a name for this machine nor send anything, and a proxy on this machine speaks for nobody.
 */
export function whoAsks({ from, method, url = '/', headers, rawHeaders }: Asked, { port, key }: PageDoor): WhoAsks {
  if (!loopback.test(from ?? '')) return nothingHere;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (hosts.length !== 1 || ![`127.0.0.1:${port}`, `localhost:${port}`].includes(host))
    return nobody(421, 'Nothing answers to this name here.');
  if (Object.keys(headers).some((name) => saysAProxy.test(name)))
    return nobody(
      403,
      'This came by a proxy, which the host’s page answers to nobody. Open its link on this computer.',
    );
  const [, said = '', path = '', ...more] = url.split('?')[0]!.split('/');
  if (!isSame(said, key)) return nothingHere;
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return nobody(403, 'This came from a page of another address.');
  if (method !== 'GET' && method !== 'HEAD' && origin !== `http://${host}`)
    return nobody(403, 'This came from a page of another address.');
  return more.length === 0 ? { who: 'host', path } : nothingHere;
}

const digest = (word: string): Buffer => createHash('sha256').update(word).digest();

/** Compares two words in a time that says nothing of where they differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
