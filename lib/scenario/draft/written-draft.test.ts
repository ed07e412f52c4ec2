import { describe, expect, test } from 'vitest';
import { loadScenario } from '..';
import { readParsed } from '../read-scenario';
import { parsedDraft } from './draft';
import { writtenDraft } from './written-draft';

describe('a scenario written out as a draft', () => {
  test.each(['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942'])(
    '%s is read as the same again',
    async (name) => {
      const loaded = await loadScenario(name);
      if (!loaded.ok) throw new Error(`${name} is not read`);
      const again = readParsed(name, parsedDraft(writtenDraft(loaded.scenario)));
      if (!again.ok) throw new Error(JSON.stringify(again.problems.slice(0, 5)));
      expect(again.scenario).toEqual(loaded.scenario);
    },
  );

  test('of a game from before grids were kept, its places keep their distances', async () => {
    const loaded = await loadScenario('arnhem-bridge');
    if (!loaded.ok) throw new Error('it is not read');
    const { grid, ...before } = loaded.scenario;
    const again = readParsed('arnhem-bridge', parsedDraft(writtenDraft(before)));
    if (!again.ok) throw new Error(JSON.stringify(again.problems.slice(0, 5)));
    expect(again.scenario.units.map(({ id, place }) => [id, place])).toEqual(
      before.units.map(({ id, place }) => [id, place]),
    );
  });
});
