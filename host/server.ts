/** The console's web server: Next.js behind our own gateway. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { answerAway } from './gateway/away-page';
import type { Console } from './gateway/console';
import { answerDirectly, loadDirect } from './gateway/direct';
import type { Gateway } from './gateway/gateway';
import { seatsKnown } from './gateway/seats-known';
import { keepGameOutOfLog } from './log';
import { watchAddresses } from './network/watch-addresses';
import { distFolder, root } from './root.mjs';
import { prepareEnvironment } from './secrets';
import { watchSignals } from './watch-signals';

/** The options of serving. The Next.js build is the one in the folder `OPCOM_DIST` names (`.next`). */
export type ServeOptions = {
  /** 0 for any free port. */
  port: number;
  /** Every name the console answers to. */
  hosts: string[];
  dev: boolean;
  databaseUrl: string;
  dataDir: string;
};

/** A server that answers. `close` returns when no connection is left. */
export type Served = { port: number; close: () => Promise<void> };

/** The console behind its gateway: what answers requests, and what ends it. */
export interface Prepared {
  console: Console;
  close: () => Promise<void>;
}

/** Brings Next.js up, and loads what answers without it. `server`: the one that requests will come by, where it is there already. */
export async function prepare({ dev, port, databaseUrl, dataDir }: ServeOptions, server?: Server): Promise<Prepared> {
  process.env.DATABASE_URL = databaseUrl;
  prepareEnvironment(dataDir);
  if (!dev) takeConfiguration();
  const app = next({ dev, dir: root, hostname: 'localhost', port, ...(server && { httpServer: server }), quiet: !dev });
  await (dev ? app.prepare() : withoutChatter(() => app.prepare()));
  delete process.env.NEXTAUTH_URL;
  const ofNext = app.getRequestHandler();
  if (!dev) await loadDirect();
  const openLog = dev ? () => undefined : keepGameOutOfLog();
  const stopSignals = watchSignals();
  const { tellControl } = await import('@/lib/live/subscribe');
  const stopAddresses = await watchAddresses(tellControl);
  const { probeDatabase } = await import('@/lib/db/kernel/probe');
  const stopProbe = probeDatabase();
  const { databaseAnswers } = await import('@/lib/db/kernel/health');
  const { holderWithSeat, signInHeldOff } = await import('@/lib/session');
  return {
    console: {
      handler: async (request, response) => {
        if (!dev && (await answerDirectly(request, response, signInHeldOff))) return;
        if (!(await answerAway(request, response, databaseAnswers))) await ofNext(request, response);
      },
      holderOf: seatsKnown(holderWithSeat),
      upgrade: dev ? app.getUpgradeHandler() : undefined,
    },
    close: async () => {
      stopAddresses();
      await stopSignals();
      await stopProbe();
      await app.close();
      openLog();
    },
  };
}

/** Next.js takes its configuration as it was at the build: to read the file anew it would need what builds. */
function takeConfiguration(): void {
  const { config } = JSON.parse(readFileSync(join(distFolder(), 'required-server-files.json'), 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** Brings the console up behind a gateway that is open already. @returns what takes it down again, the gateway included */
export async function serveBehind(
  gateway: Gateway,
  options: ServeOptions,
  visited?: Console['visited'],
): Promise<Served> {
  const { console, close: closeConsole } = await prepare({ ...options, port: gateway.port }, gateway.server);
  gateway.letIn({ ...console, visited });
  const close = async () => {
    await gateway.close();
    await closeConsole();
  };
  return { port: gateway.port, close };
}

/** Next.js prints how long reading its configuration took; a host has no use for it. */
async function withoutChatter(work: () => Promise<void>): Promise<void> {
  const { log } = console;
  console.log = () => undefined;
  try {
    await work();
  } finally {
    console.log = log;
  }
}
