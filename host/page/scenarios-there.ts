import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RunningShown } from '@/lib/hosting/shown';
import { packedEnding } from '@/lib/scenario/packed';
import type { Scenario } from '@/lib/scenario/types';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import { root } from '../root.mjs';

/** Scenarios that the host has brought as files lie here. */
export const ownScenarios = (dataDir: string): string => join(dataDir, 'scenarios');

const shipped = join(root, 'scenarios');

/** The scenarios of which a game can be opened: those that come with the console, and the host's own. */
export function scenariosThere(dataDir: string): RunningShown['scenarios'] {
  const ours = readdirSync(shipped)
    .filter((name) => existsSync(join(shipped, name, 'manifest.json')))
    .map((name) => ({ name, title: titleIn(join(shipped, name, 'manifest.json')) ?? name }));
  const own = existsSync(ownScenarios(dataDir))
    ? readdirSync(ownScenarios(dataDir))
        .filter((name) => name.endsWith(packedEnding))
        .map((name) => ({
          name: join(ownScenarios(dataDir), name),
          title: `${basename(name, packedEnding)}, from a file`,
        }))
    : [];
  return [...ours, ...own];
}

const titleIn = (manifest: string): string | undefined =>
  (JSON.parse(readFileSync(manifest, 'utf8')) as { title?: string }).title;

/**
 * A scenario by its name or its file; or why it cannot be played, as far as fits into a sentence. It is read in a process of
 * its own: a file that somebody made for the purpose harms no game that is played meanwhile.
 */
export async function scenarioAt(
  name: string,
): Promise<{ ok: true; scenario: Scenario } | { ok: false; words: string }> {
  const done = await inWorker('load', { name });
  if (!done.ok) {
    const { endedInWords } = await import('@/lib/turn/scenarios/taken-in');
    return { ok: false, words: endedInWords[done.ended] };
  }
  if (done.value.ok) return done.value;
  const [first] = done.value.problems.map((one) => Object.values(one).join(' · '));
  const more = done.value.problems.length - 1;
  const words = `This scenario cannot be played: ${first}${more > 0 ? `; and ${more} more` : ''}. Put it right, then bring it again.`;
  return { ok: false, words };
}
