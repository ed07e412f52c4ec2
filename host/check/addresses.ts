/** True when the console answers at its port, and at the addresses that guests are given. */
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { offeredAddresses } from '@/lib/network/own-addresses';
import { listed } from '@/lib/text';
import { nameplatePath } from '../gateway/running-server';
import type { Served } from '../welcome';
import { type Found, fine, look, trouble } from './found';

const patienceMs = 3_000;

/** True when the console answers a question that goes by this address of this machine. */
export function answersAt(host: string, { port, isSecure }: Pick<Served, 'port' | 'isSecure'>): Promise<boolean> {
  return new Promise((settle) => {
    const where = { host: host.replace(/^\[|\]$/g, ''), port, path: nameplatePath, timeout: patienceMs, agent: false };
    const asked = isSecure ? getSecure({ ...where, rejectUnauthorized: false }) : getPlain(where);
    asked
      .once('response', (answer) => {
        answer.resume();
        settle(answer.statusCode === 200);
      })
      .once('timeout', () => asked.destroy())
      .once('error', () => settle(false))
      .once('close', () => settle(false));
  });
}

export async function checkPort(served: Served | null, wanted: number): Promise<Found> {
  if (!served) return trouble(`The console does not run. It would serve on port ${wanted}.`);
  if (await answersAt('127.0.0.1', served)) return fine(`${served.port} is ours and answers.`);
  return trouble(`Port ${served.port} does not answer. Stop the console and start it again.`);
}

export async function checkAddresses(served: Served | null): Promise<Found> {
  const hall = (await offeredAddresses()).filter(({ kind }) => kind === 'hall').map(({ host }) => host);
  if (hall.length === 0)
    return trouble(
      'This laptop is in no network. Join the wifi of the hall, or plug in a cable: guests come in by that.',
    );
  if (!served) return look(`This laptop is ${listed(hall)}. Whether it answers there is seen when the console runs.`);
  const answers = await Promise.all(hall.map((host) => answersAt(host, served)));
  const silent = hall.filter((_, at) => !answers[at]);
  if (silent.length > 0)
    return trouble(
      `${listed(silent)} does not answer even on this laptop. Choose another address, and look at the firewall.`,
    );
  const more = hall.length > 1 ? ' Give guests the one of the network that they are in.' : '';
  return fine(`${listed(hall)} ${hall.length > 1 ? 'answer' : 'answers'} on this laptop.${more}`);
}
