/** True when this laptop can be the host of a hall: what can be seen from here, each thing in a sentence and with what to do. */
import type { CheckShown } from '@/lib/hosting/shown';
import type { Served } from '../welcome';
import { checkAddresses, checkPort } from './addresses';
import { checkClock } from './clock';
import { checkDisk } from './disk';
import { checkFirewall } from './firewall';
import { type Found, look } from './found';
import { checkPower } from './power';

/** The console that is checked, or one that is to be. */
interface Checked {
  /** Null: it does not run. */
  up: { served: Served; databaseUrl: string } | null;
  port: number;
  dataDir: string;
}

/** Makes every check. One that fails of itself says so and holds up no other. */
export function checkLaptop({ up, port, dataDir }: Checked): Promise<CheckShown[]> {
  const checks = [
    ['Port', () => checkPort(up?.served ?? null, port)],
    ['Address', () => checkAddresses(up?.served ?? null)],
    ['Firewall', () => checkFirewall()],
    ['Disk speed', () => checkDisk(dataDir)],
    ['Clock', () => checkClock(up?.databaseUrl ?? null)],
    ['Power', () => checkPower()],
  ] as const satisfies readonly (readonly [what: string, check: () => Promise<Found>])[];
  return Promise.all(
    checks.map(async ([what, check]): Promise<CheckShown> => {
      const found = await check().catch(() => look('This could not be looked at here.'));
      return { what, ...found };
    }),
  );
}
