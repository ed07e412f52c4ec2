/** By which interface this machine reaches everything that it has no nearer way to. Nothing is sent to find it out. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The interface of the default route, by its name or by its address, as the system says it. */
export type DefaultRoute = { on: string } | { address: string };

const run = promisify(execFile);

/** Timeout in ms of the system's own command. */
const patienceMs = 3_000;

/** Of the lines of `/proc/net/route`: the way to 0.0.0.0/0 that is up, with the lowest metric. */
export function routeOfLinux(table: string): DefaultRoute | null {
  const ways = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, to, , flags, , , , mask]) => to === '00000000' && mask === '00000000' && Number(`0x${flags}`) & 1)
    .sort((a, b) => Number(a[6]) - Number(b[6]));
  return ways[0] ? { on: ways[0][0]! } : null;
}

/** Of what `route -n get default` prints. */
export function routeOfBsd(printed: string): DefaultRoute | null {
  const on = /^\s*interface: (\S+)$/m.exec(printed)?.[1];
  return on ? { on } : null;
}

/** Of what `route print -4 0.0.0.0` prints in any language: destination, mask, gateway, own address, metric. */
export function routeOfWindows(printed: string): DefaultRoute | null {
  const ways = [...printed.matchAll(/^\s*0\.0\.0\.0\s+0\.0\.0\.0\s+\S.*?\s(\d+\.\d+\.\d+\.\d+)\s+(\d+)\s*$/gm)];
  ways.sort((a, b) => Number(a[2]) - Number(b[2]));
  return ways[0] ? { address: ways[0][1]! } : null;
}

/** The default route now; null when there is none or the system does not say. */
export async function defaultRoute(platform = process.platform): Promise<DefaultRoute | null> {
  const said = async (file: string, ...args: string[]) =>
    (await run(file, args, { timeout: patienceMs, windowsHide: true })).stdout;
  try {
    if (platform === 'linux') return routeOfLinux(await readFile('/proc/net/route', 'utf8'));
    if (platform === 'win32')
      return routeOfWindows(
        await said(join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'route.exe'), 'print', '-4', '0.0.0.0'),
      );
    return routeOfBsd(await said('/sbin/route', '-n', 'get', 'default'));
  } catch {
    return null;
  }
}
