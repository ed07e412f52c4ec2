/** True when the laptop runs on its battery, as far as the system says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { run } from '../steps.mjs';
import { type Found, fine, look } from './found';

const awake = 'See that it does not go to sleep when its lid is shut or nobody types.';

/** The words for a laptop on its battery. `percent`: its charge; null: nobody says. */
const onBattery = (percent: number | null): Found =>
  look(`On battery${percent === null ? '' : `, ${percent} %`}. Plug the laptop in. ${awake}`);

/** @param folder where Linux lists what power comes from */
export function ofLinux(folder = '/sys/class/power_supply'): Found {
  const said = (name: string, what: string): string => {
    const file = join(folder, name, what);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  };
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const battery = names.find((name) => said(name, 'type') === 'Battery' && said(name, 'scope') !== 'Device');
  if (battery === undefined) return fine(`It has no battery. ${awake}`);
  if (said(battery, 'status') !== 'Discharging') return fine(`Plugged in. ${awake}`);
  return onBattery(Number(said(battery, 'capacity')) || null);
}

/** Of what `pmset -g batt` prints. */
export function ofMac(printed: string): Found {
  if (!/Battery Power/.test(printed)) return fine(`Plugged in. ${awake}`);
  return onBattery(Number(/(\d+)%/.exec(printed)?.[1]) || null);
}

export async function checkPower(system: string = platform()): Promise<Found> {
  if (system === 'linux') return ofLinux();
  if (system === 'darwin') return ofMac((await run('/usr/bin/pmset', ['-g', 'batt'])).output);
  return look(`Plug the laptop in. ${awake}`);
}
