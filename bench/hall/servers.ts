import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { pause } from './until';

/** The production server of a database, in processes of its own. */
export interface Servers {
  port: number;
  /** Processor time that all of their processes have used so far, ms. */
  processorMs(): number;
  /** The memory of all of them, MB. */
  residentMb(): number;
  /** Waits until they have nothing left to do: what a burst leaves to be worked out after it is done. */
  untilIdle(): Promise<void>;
  stop(): Promise<void>;
}

/** The bound of processor time within so long below which a process does nothing, ms. */
const idleMs = { used: 20, within: 500 };

/** Serves a database by so many processes behind one address. */
export async function startServers(databaseUrl: string, processes: number): Promise<Servers> {
  const child = fork(resolve('bench/hall/server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', OPCOM_BENCH: JSON.stringify({ databaseUrl, processes }) },
  });
  const port = await portOf(child);
  const sum = (of: (pid: number) => number) => familyOf(child.pid!).reduce((all, pid) => all + of(pid), 0);
  return {
    port,
    processorMs: () => sum(processorOf),
    residentMb: () => sum(residentOf),
    untilIdle: async () => {
      for (let before = Number.NEGATIVE_INFINITY; ; ) {
        const used = sum(processorOf);
        if (used - before <= idleMs.used) return;
        before = used;
        await pause(idleMs.within);
      }
    },
    stop: () => ended(child),
  };
}

/** A server that does not listen by then never will, ms. */
const patienceMs = 120_000;

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((settle, fail) => {
    child.once('message', (message) => settle((message as { port: number }).port));
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    setTimeout(() => fail(new Error('the server does not come up')), patienceMs).unref();
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((settle) => {
    if (child.exitCode !== null) return settle();
    child.once('exit', () => settle());
    child.disconnect();
  });

/** A process and every other of this program that it has started, as Linux tells. */
function familyOf(pid: number): number[] {
  if (readlinkSync(`/proc/${pid}/exe`) !== process.execPath) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function residentOf(pid: number): number {
  const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1024;
}
