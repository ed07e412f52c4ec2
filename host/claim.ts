/** The port of a console, and its claim on a data folder. */
import { randomUUID } from 'node:crypto';
import { offeredAddresses } from '@/lib/network/own-addresses';
import type { Certificate } from './certificate/certificate';
import { type Gateway, openGateway, PortTaken } from './gateway/gateway';
import { confirms, livingServer, putPlate, takePlate } from './gateway/running-server';
import { CannotStart, closeAll, opened } from './opened';
import { commandWith, type StartOptions } from './options.mjs';
import { freePortAfter } from './postgres/free-port';
import { addressLines } from './welcome';

/** The way the port is opened. `page`: the link of the host's page, which a second start opens. */
interface Claiming {
  names: string[];
  tls: Certificate | undefined;
  page: string | undefined;
}

/** Opens the port and claims the data folder; `undefined` when a living server has it already. */
export async function claim(
  options: StartOptions,
  dataDir: string,
  { names, tls, page }: Claiming,
): Promise<Gateway | undefined> {
  const isSecure = tls !== undefined;
  for (;;) {
    const living = await livingServer(dataDir);
    if (living?.command) {
      throw new CannotStart(
        `${living.command} is at work on this data folder (process ${living.pid}). Start again when it has ended.`,
      );
    }
    if (living) {
      console.log(`The console of this data folder is running already (process ${living.pid}):\n`);
      console.log(addressLines(await offeredAddresses(), living));
      return undefined;
    }
    const nonce = randomUUID();
    const gateway = await listen(options, names, tls, nonce);
    if (putPlate(dataDir, { pid: process.pid, port: gateway.port, isSecure, nonce, page })) {
      opened.push(() => takePlate(dataDir, nonce));
      return gateway;
    }
    await closeAll();
  }
}

/** Opens the port. @throws CannotStart when another program has it, or the system does not give it to this account */
export async function listen(
  options: StartOptions,
  names: string[],
  tls: Certificate | undefined,
  nonce: string,
): Promise<Gateway> {
  const gateway = await openGateway({ port: options.port, names, nonce, tls }).catch(async (problem) => {
    if (problem instanceof PortTaken) throw await portTaken(options.port);
    if ((problem as NodeJS.ErrnoException).code !== 'EACCES') throw problem;
    const free = await freePortAfter(3000);
    const words = `This account may not serve on port ${options.port}. Take a port above 1023`;
    throw new CannotStart(`${words}: ${commandWith({ port: String(free) })}`, { words: `${words}.`, freePort: free });
  });
  opened.push(gateway.close);
  if (!(await confirms({ port: gateway.port, isSecure: tls !== undefined, nonce })))
    throw await portTaken(options.port);
  return gateway;
}

async function portTaken(port: number): Promise<CannotStart> {
  const free = await freePortAfter(port);
  const words = `Port ${port} is in use by another program. Stop that program, or take a port that is free`;
  return new CannotStart(`${words}: ${commandWith({ port: String(free) })}`, { words: `${words}.`, freePort: free });
}
