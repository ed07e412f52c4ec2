/** The facts that the hall is told: the address, the network, and the first person to sit down. */

import type { Acted } from '@/lib/hosting/shown';
import { offeredAddresses } from '@/lib/network/own-addresses';
import { addressOf } from '../../welcome';
import type { Hosting } from '../hosting';

async function playedGame(): Promise<string | null> {
  const { newestGame } = await import('@/lib/db/sequence/games');
  return (await newestGame())?.id ?? null;
}

const noGame: Acted = { ok: false, words: 'There is no game yet. Open one first.' };

/** From now on links, cards and the projector name this address. */
export async function chooseAddress(host: string): Promise<Acted> {
  const gameId = await playedGame();
  if (!gameId) return noGame;
  const offered = await offeredAddresses();
  if (!offered.some((one) => one.host === host))
    return { ok: false, words: 'This laptop does not have that address any more. Choose another one.' };
  const { hostHandsOut } = await import('@/lib/turn/sequence/hand-out');
  const handed = await hostHandsOut(gameId, host);
  return handed.ok ? { ok: true } : { ok: false, words: handed.refusal.message };
}

/** The projector names the network from now on. `was`: the name that the host saw. */
export async function nameNetwork(was: string, network: string): Promise<Acted> {
  const gameId = await playedGame();
  if (!gameId) return noGame;
  const name = network.trim();
  if (name.length > 32) return { ok: false, words: 'The name of a network has 32 letters at most.' };
  const { hostNamesNetwork } = await import('@/lib/turn/sequence/call-network');
  const named = await hostNamesNetwork(gameId, { was, network: name });
  return named.ok ? { ok: true } : { ok: false, words: named.refusal.message };
}

/** A new one-time link to the seat of Game Control, opened on this laptop. Whoever has the seat loses it when the link is used. */
export async function seatGameControl({ conductor: { up } }: Hosting): Promise<Acted> {
  const { gameControlCode } = await import('@/lib/turn/access/seat-links');
  const code = await gameControlCode();
  return code && up ? { ok: true, open: `${addressOf('localhost', up.served)}/join/${code}` } : noGame;
}
