import { expect, it } from 'vitest';
import { findCrossings } from './find-crossings';

const crossings = [
  { name: "Joe's Bridge (Lommel / De Barrier)", water: 'Bocholt-Herentals Canal', kind: 'mainRoadBridge' },
  { name: 'Grave – Maas road bridge', water: 'Maas', kind: 'mainRoadBridge' },
  { name: 'Batenburg ferry', water: 'Maas', kind: 'civilianFerry' },
] as const;
const names = (typed: string) => findCrossings(crossings, typed).map(({ name }) => name.split(' ')[0]);

it('by the beginnings of words of its name, its water and its kind; signs and accents do not count', () => {
  expect(names('')).toEqual(["Joe's", 'Grave', 'Batenburg']);
  expect(names('joes')).toEqual(["Joe's"]);
  expect(names('maas')).toEqual(['Grave', 'Batenburg']);
  expect(names('maas fer')).toEqual(['Batenburg']);
  expect(names('Grave – Maas road bridge')).toEqual(['Grave']);
  expect(names("Joe's Bridge (Lommel / De Barrier)")).toEqual(["Joe's"]);
  expect(names('rhine')).toEqual([]);
});
