import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** A system opens an address in its browser with this program and these arguments. */
export function openerOf(system: string, address: string): { file: string; args: string[] } {
  if (system === 'win32') return { file: process.env.ComSpec ?? 'cmd.exe', args: ['/d', '/c', 'start', '""', address] };
  return { file: system === 'darwin' ? '/usr/bin/open' : 'xdg-open', args: [address] };
}

/** Opens an address in the browser of this machine. Where nothing opens it, the host reads it on the terminal and does so by hand. */
export function openBrowser(address: string): void {
  const { file, args } = openerOf(platform(), address);
  const opener = spawn(file, args, {
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
    windowsVerbatimArguments: platform() === 'win32',
  });
  opener.once('error', () => undefined);
  opener.unref();
}
