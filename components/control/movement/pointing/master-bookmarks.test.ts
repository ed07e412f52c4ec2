import { expect, it } from 'vitest';
import type { MapData } from '@/components/map/core/map-data';
import type { MasterCounter, MasterTeam } from '@/lib/desks/control/movement/map';
import { bookmarksOf } from './master-bookmarks';

const mapData = { title: '', credit: '', frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 }, features: [] } as MapData;

const teams = ['XXX Corps', 'Guards', 'VIII Corps', '2 SS'].map((name) => ({ id: name, name }) as MasterTeam);

const stands = (teamId: string, corps: string, x: number, y: number, isOnMap = true) =>
  ({ id: `${teamId} ${x}`, side: 'allied', teamId, corps, x, y, isOnMap, isCaptured: false }) as MasterCounter;

it('a corps of several HQs is one bookmark, on where its units truly stand; one of a single HQ is that of the HQ', () => {
  const counters = [
    stands('XXX Corps', 'Second Army / XXX Corps', 10, 10),
    stands('Guards', 'Second Army / XXX Corps', 50, 30),
    stands('Guards', 'Second Army / XXX Corps', 99, 99, false),
    stands('VIII Corps', 'Second Army / VIII Corps', 70, 20),
    stands('2 SS', '', 20, 80),
  ];
  const bookmarks = bookmarksOf(counters, teams, mapData);
  expect(bookmarks.map(({ name }) => name)).toEqual([
    'The fighting',
    'All of XXX Corps',
    'XXX Corps',
    'Guards',
    'VIII Corps',
    '2 SS',
  ]);
  // 10 to 50 and 10 to 30, with 6 km about.
  expect(bookmarks[1]!.look).toMatchObject({ centre: { x: 30, y: 20 }, kmAcross: 46, kmUp: 26 });
});
