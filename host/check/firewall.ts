/** The signs of a firewall that can be seen without the rights of an administrator. */
import { existsSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { run } from '../steps.mjs';
import { type Found, fine, look } from './found';

/** The state of a system's firewall, and the remedy. Only a phone shows whether guests come through. */
export async function checkFirewall(system: string = platform()): Promise<Found> {
  if (system === 'win32')
    return look(
      'Windows asks once whether Node.js may be reached. Choose “Private networks”. Was it refused then? Settings, “Allow an app through firewall”, Node.js, Private.',
    );
  if (system === 'darwin') return ofMac();
  return ofLinux();
}

/** `fileOf`: where the rules of ufw say whether they count. */
export async function ofLinux(fileOf = '/etc/ufw/ufw.conf'): Promise<Found> {
  const hasUfw = existsSync(fileOf) && /^ENABLED=yes/m.test(readFileSync(fileOf, 'utf8'));
  if (hasUfw) return look('A firewall (ufw) is on. Let the console’s port through, or switch it off for the evening.');
  const { output } = await run('systemctl', ['is-active', 'firewalld']).catch(() => ({ output: '' }));
  if (output.trim() === 'active')
    return look('A firewall (firewalld) is on. Let the console’s port through, or switch it off for the evening.');
  return fine('None is seen on this laptop.');
}

async function ofMac(): Promise<Found> {
  const { output } = await run('/usr/libexec/ApplicationFirewall/socketfilterfw', ['--getglobalstate']);
  if (/disabled|State = 0/i.test(output)) return fine('The firewall of this Mac is off.');
  return look(
    'The firewall of this Mac is on. When it asks about “node”, choose Allow. It did not ask? System Settings, Network, Firewall, Options.',
  );
}
