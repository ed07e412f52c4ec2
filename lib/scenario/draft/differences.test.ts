import { beforeAll, describe, expect, test } from 'vitest';
import { loadScenario } from '..';
import type { Scenario } from '../types';
import { differencesOf } from './differences';

let bridge: Scenario;
beforeAll(async () => {
  const loaded = await loadScenario('arnhem-bridge');
  if (!loaded.ok) throw new Error('it is not read');
  bridge = loaded.scenario;
});

describe('what is otherwise in one scenario than in another', () => {
  test('nothing, where they are the same', () => {
    expect(differencesOf(bridge, structuredClone(bridge))).toEqual([]);
  });

  test('what came, went and changed, by its name; of many the first six', () => {
    const units = bridge.units.map((unit) => (unit.id === 'A087' ? { ...unit, stepsLost: 1 } : unit)).slice(1);
    const come = { ...bridge.units[0]!, id: 'N001', name: '21st Battalion' };
    const other = { ...bridge, title: 'The bridge again', openingTurn: 6, units: [...units, come], links: [] };
    expect(differencesOf(bridge, other)).toEqual([
      { what: 'Title', says: ['The bridge again instead of Arnhem Bridge'] },
      { what: 'Opens on turn', says: ['6 instead of 5'] },
      {
        what: 'Units',
        says: ['New: 21st Battalion', `Gone: ${bridge.units[0]!.name}`, 'Changed: 2 Para Bn'],
      },
      ...(bridge.links.length > 0 ? [expect.objectContaining({ what: 'Links' })] : []),
    ]);
    const [first, ...rest] = bridge.plans!;
    const planned = [{ ...first!, toTurn: 6 }, { ...first!, task: 'reach' as const, place: 'Velp' }, ...rest.slice(1)];
    expect(differencesOf(bridge, { ...bridge, plans: planned })).toEqual([
      {
        what: 'Plans',
        says: [
          'New: 1-airborne: reach Velp',
          'Gone: 1-airborne: reserve Oosterbeek',
          'Changed: 1-airborne: hold Arnhem – Rhine road bridge',
        ],
      },
    ]);
    const none = differencesOf(bridge, { ...bridge, crossings: [] }).find(({ what }) => what === 'Crossings')!;
    expect(none.says[0]).toMatch(/^Gone: .+ and \d+ more$/);
  });
});
