import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { loadScenario } from '.';

const shipped = readdirSync('scenarios', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

it.each(shipped)('OC-131: %s plays air liaison: support without it counts one level lower', async (name) => {
  const reading = await loadScenario(name);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  expect(rulebookFrom(reading.scenario.rulebook).policies.airLiaison).toBe('oneLevelLower');
});
