/** A dry run of the hall from its opening to its verdict: for the command, and for the host's page. */
import { availableParallelism } from 'node:os';
import { handedAddress } from '@/lib/handed-address';
import { offeredAddresses } from '@/lib/network/own-addresses';
import { CannotStart } from '../opened';
import { step } from '../steps.mjs';
import { addressOf, type Served } from '../welcome';
import { dryRunMark, leaveHall, seatHall } from './hall';
import { playDeadline } from './play';
import { type From, type Verdict, verdictOf } from './verdict';

/**
 * Opens the game of a dry run beside the newest one, in the database that is open.
 *
 * @param picked the address that is handed out; empty: the likeliest
 * @returns a link to its Game Control, for this machine and for others
 * @throws CannotStart while people play, and where there is no game
 */
export async function openHall(
  served: Pick<Served, 'port' | 'isSecure'>,
  picked = '',
): Promise<{ here: URL; forOthers: URL }> {
  const { openDryRun } = await import('@/lib/turn/scenarios/open-dry-run');
  const code = await openDryRun();
  if (!code.ok) throw new CannotStart(code.refusal.message);
  const host = handedAddress(await offeredAddresses(), picked) ?? 'localhost';
  const linkOf = (name: string) => new URL(`/join/${code.value}${dryRunMark}`, addressOf(name, served));
  return { here: linkOf('localhost'), forOthers: linkOf(host) };
}

/** Plays the deadline at the seats behind a link. @throws with a sentence where the link is none of a dry run */
export async function playHall(link: URL, from: Omit<From, 'cores'>): Promise<Verdict> {
  const hall = await step('Seating the hall', () => seatHall(link));
  try {
    const played = await step('Playing the deadline', () => playDeadline(hall));
    return verdictOf(played, { ...from, cores: availableParallelism() });
  } finally {
    await leaveHall(hall);
  }
}
