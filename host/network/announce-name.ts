/** Announces a `.local` name for this machine by multicast DNS, so that people can type a name in place of an address. */
import { isIPv4 } from 'node:net';
import multicastDns from 'multicast-dns';
import { localNames, offeredAddresses } from '@/lib/network/own-addresses';

/** The time in which another machine says that a name is its own, ms. */
const askMs = 600;
/** The time for which others may keep an answer, seconds: after a change of address they ask again within it. */
const keptSeconds = 60;
/** The port of multicast DNS. A program that asks from another port wants the answer there. */
const mdnsPort = 5353;

/** The IPv4 addresses by which the hall reaches this machine. */
async function hallAddresses(): Promise<string[]> {
  const offered = await offeredAddresses();
  return offered.flatMap(({ host, kind }) => (kind === 'hall' && isIPv4(host) ? host : []));
}

/** A name that is announced, and what ends it. */
export interface Announced {
  name: string;
  end: () => void;
}

interface Announcing {
  names?: readonly [first: string, second: string];
  addresses?: () => Promise<string[]>;
  askForMs?: number;
  /** Where it listens and what it sends to, for tests. */
  dns?: multicastDns.Options;
}

/**
 * Takes the first of two names, or the second where another machine answers to the first, and answers for it with the
 * addresses that this machine has when it is asked.
 *
 * @returns null where nothing can be announced: without a network, or without the right to the port
 */
export async function announceName({
  names = localNames(),
  addresses = hallAddresses,
  askForMs = askMs,
  dns = {},
}: Announcing = {}): Promise<Announced | null> {
  const own = await addresses();
  if (own[0] === undefined) return null;
  // Bound to every address, because a packet to the group does not arrive at a socket of one address.
  const multicast = multicastDns({ interface: own[0], bind: '0.0.0.0', ...dns });
  const failed = new Promise<null>((settle) => multicast.on('error', () => settle(null)));
  multicast.on('warning', () => undefined);
  const isTaken = await Promise.race([failed, isAnothers(multicast, names[0], own, askForMs)]);
  if (isTaken === null) {
    multicast.destroy();
    return null;
  }
  const name = names[isTaken ? 1 : 0];
  multicast.on(
    'query',
    async ({ id, questions }: multicastDns.QueryPacket, { address, port }: multicastDns.RemoteInfoOutgoing) => {
      const asked = questions.find(({ name: of, type }) => of.toLowerCase() === name && type === 'A');
      if (!asked) return;
      const answers = (await addresses()).map((data) => ({ name, type: 'A' as const, ttl: keptSeconds, data }));
      if (port === mdnsPort) multicast.respond({ answers });
      else multicast.respond({ id, questions: [asked], answers }, { address, port });
    },
  );
  return { name, end: () => multicast.destroy() };
}

/** True when a machine with none of these addresses says within a moment that it has this name. */
function isAnothers(
  multicast: multicastDns.MulticastDNS,
  name: string,
  own: readonly string[],
  askForMs: number,
): Promise<boolean> {
  return new Promise((settle) => {
    const hear = ({ answers }: multicastDns.ResponsePacket) => {
      if (answers.some((one) => one.type === 'A' && one.name.toLowerCase() === name && !own.includes(one.data)))
        settle(true);
    };
    multicast.on('response', hear);
    setTimeout(() => {
      multicast.off('response', hear);
      settle(false);
    }, askForMs);
    multicast.query([{ name, type: 'A' }]);
  });
}
