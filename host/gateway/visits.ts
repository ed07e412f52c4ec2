/** Another device that opens the console shows that guests reach it, and by which name. The host's page says so. */
import type { IncomingMessage } from 'node:http';
import { isOwnAddress } from '@/lib/network/own-addresses';
import { nameIn } from './host-names';

/** The pages that a guest comes to first: by the address of the hall, and by that of the check. */
const firstPages = ['/', '/yes'];

/**
 * The name under which another device opened one of the first pages; null: it is no such request. `isOwn`: whether an
 * address is this machine's own, whose visits show nothing of the network.
 */
export function visitIn(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { socket: { remoteAddress?: string | undefined } },
  isOwn = isOwnAddress,
): string | null {
  const { method, url = '', headers, socket } = request;
  if (method !== 'GET' || !firstPages.includes(url.split('?')[0]!)) return null;
  const from = socket.remoteAddress?.replace(/^::ffff:/, '').replace(/%.*$/, '');
  return from === undefined || isOwn(from) ? null : (nameIn(headers.host ?? '') ?? null);
}
