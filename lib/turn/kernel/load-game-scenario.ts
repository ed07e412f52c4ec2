import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';

/** Scenarios never change while the server runs: each is read once a process. */
const loaded = new Map<string, Promise<Scenario>>();

/** The scenario a game was opened from. Throws when its folder has gone or no longer reads. */
export function scenarioOf(name: string): Promise<Scenario> {
  const known = loaded.get(name);
  if (known) return known;
  const reading = loadScenario(name).then((read) => {
    if (read.ok) return read.scenario;
    throw new Error(`scenario ${name}: ${read.problems.map(({ file, message }) => `${file}: ${message}`).join('; ')}`);
  });
  loaded.set(name, reading);
  return reading;
}
