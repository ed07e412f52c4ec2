import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadScenario } from '.';
import { blankDraft } from './draft/blank';
import type { Scenario } from './types';

const shipped = readdirSync('scenarios', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const controlSeconds = (phases: readonly { key: string; budgetSeconds: number }[]) =>
  phases.filter(({ key }) => key !== 'orders').reduce((sum, { budgetSeconds }) => sum + budgetSeconds, 0);
const isSmall = ({ teams }: Scenario) =>
  (['allied', 'german'] as const).every((side) => teams.filter((team) => team.side === side).length === 1);

describe('§4: the time of the phases is that of the size of the game', () => {
  it('Arnhem Bridge and Crete have one team a side, and the others more', async () => {
    const small = [];
    for (const name of shipped) {
      const reading = await loadScenario(name);
      if (reading.ok && isSmall(reading.scenario)) small.push(name);
    }
    expect(small).toEqual(['arnhem-bridge', 'crete-1941']);
  });

  it.each([
    ['arnhem-bridge', 15],
    ['crete-1941', 15],
    ['goodwood', 21],
    ['market-garden', 21],
    ['tuapse-1942', 21],
  ])('%s gives Control %d minutes', async (name, minutes) => {
    const reading = await loadScenario(name);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    expect(controlSeconds(reading.scenario.phases)).toBe(minutes * 60);
  });

  it('a new scenario begins as a small game', () => {
    const [manifest] = blankDraft('Mine')['manifest.json'] as [{ phases: { key: string; budgetSeconds: number }[] }];
    expect(controlSeconds(manifest.phases)).toBe(15 * 60);
  });
});
