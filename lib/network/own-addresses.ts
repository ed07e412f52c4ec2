/** The addresses that this machine has at this moment, and the names by which it offers itself. */
import { hostname, networkInterfaces } from 'node:os';
import type { OfferedAddress } from '../handed-address';
import { type DefaultRoute, defaultRoute } from './default-route';
import { type InterfaceAddress, rankAddresses } from './rank-addresses';

/** The names that this machine announces on the local network: the second where another console has the first. */
export const localNames = (): [first: string, second: string] => ['opcom.local', `opcom-${ownName()}.local`];

/** This machine's own name, as one label. */
const ownName = (): string =>
  hostname()
    .toLowerCase()
    .split('.')[0]!
    .replace(/[^a-z0-9-]/g, '-');

/** Reading takes a fraction of a millisecond; many requests at once share one reading, ms. */
const sharedMs = 250;
/** The default route is asked for again after so long, ms, and whenever the addresses change. */
const routeMs = 30_000;

let read: { at: number; addresses: InterfaceAddress[] } | null = null;
let route: { at: number; of: string; found: Promise<DefaultRoute | null> } | null = null;

/** Every address of this machine, loopback included. */
function ownAddresses(): readonly InterfaceAddress[] {
  const at = performance.now();
  if (!read || at - read.at > sharedMs) {
    const addresses = Object.entries(networkInterfaces()).flatMap(([on, all]) =>
      (all ?? []).map(({ address, mac, internal }) => ({
        on,
        address: address.replace(/%.*$/, ''),
        mac,
        isInternal: internal,
      })),
    );
    read = { at, addresses };
  }
  return read.addresses;
}

/** True when a host of an address bar is an IP address of this machine at this moment. */
export function isOwnAddress(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return ownAddresses().some((one) => one.address === address);
}

function routeNow(addresses: readonly InterfaceAddress[]): Promise<DefaultRoute | null> {
  const at = performance.now();
  const of = JSON.stringify(addresses);
  if (!route || route.of !== of || at - route.at > routeMs) route = { at, of, found: defaultRoute() };
  return route.found;
}

/**
 * The addresses at which others may reach this console now, the likeliest first: names its host gave (`OPCOM_HOSTS`),
 * the addresses of the hall, the announced name (`OPCOM_LOCAL_NAME`), the other addresses, and the machine's own name.
 */
export async function offeredAddresses(): Promise<OfferedAddress[]> {
  const addresses = ownAddresses();
  const ranked = rankAddresses({ addresses, defaultRoute: await routeNow(addresses), platform: process.platform });
  const { OPCOM_HOSTS: given, OPCOM_LOCAL_NAME: announced } = process.env;
  const named = (kind: OfferedAddress['kind'], names: string | undefined) =>
    (names?.split(' ') ?? []).filter(Boolean).map((host): OfferedAddress => ({ host, kind, on: '' }));
  const all = [
    ...named('given', given),
    ...ranked.filter(({ kind }) => kind === 'hall'),
    ...named('localName', announced),
    ...ranked.filter(({ kind }) => kind !== 'hall'),
    ...named('hostName', hostname().toLowerCase()),
  ];
  return all.filter(({ host }, at) => all.findIndex((one) => one.host === host) === at);
}
