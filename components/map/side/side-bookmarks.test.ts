import { describe, expect, it } from 'vitest';
import { sideBookmarks } from './side-bookmarks';
import type { SideCounter, SideFriend } from './side-map';

const unit = { symbol: 'armour', nation: 'UK', name: '', shortName: '' };
const own = (id: string, x: number | null, y: number | null, isLost = false): SideCounter => ({
  ...unit,
  id,
  x,
  y,
  isLost,
  formation: 'XXX Corps',
});
const friend = (id: string, x: number, y: number, formation: string): SideFriend => ({
  ...unit,
  id,
  x,
  y,
  formation,
  asOf: '',
  asOfTurn: 2,
});

describe('the bookmarks of a team’s own map', () => {
  it('frame what lies on it: own troops, each formation as told, and all of the side', () => {
    const counters = [own('hq', 40, 90), own('lost', 0, 0, true), own('not told', null, null)];
    const friends = [friend('a', 20, 80, 'Guards Armoured Div'), friend('b', 40, 100, 'Guards Armoured Div')];
    expect(sideBookmarks({ counters, friends })).toEqual([
      // The least window: 16 km by 10 km.
      { name: 'Own troops', look: { centre: { x: 40, y: 90 }, kmAcross: 16, kmUp: 10 } },
      // 20 km by 20 km, and ground about it: 20 × 1.9 and 20 × 1.4.
      { name: 'All of the own side, as told', look: { centre: { x: 30, y: 90 }, kmAcross: 38, kmUp: 28 } },
      { name: 'Guards Armoured Div, as told', look: { centre: { x: 30, y: 90 }, kmAcross: 38, kmUp: 28 } },
    ]);
  });

  it('are none where nothing was told', () => {
    expect(sideBookmarks({ counters: [own('not told', null, null)], friends: [] })).toEqual([]);
  });
});
