import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { projectionAt } from '@/components/map/core/projection';
import { emptyRoom } from '@/components/map/labels/room';
import type { MasterCounter, MasterMap, MasterTeam } from '@/lib/desks/control/movement/map';
import { ContactPairsLayer } from '../layers/contact-pairs-layer';
import { MapUnitList } from './map-unit-list';

const counters = Array.from(
  { length: 3_000 },
  (_, i) =>
    ({
      id: `U${i}`,
      name: `Unit ${i}`,
      teamId: 'a',
      side: 'allied',
      isOnMap: true,
      profile: '4-2-0',
      stepsLost: 0,
      x: i % 60,
      y: Math.floor(i / 60),
      order: null,
      kmMoved: 0,
      turnShareMoved: 0,
    }) as unknown as MasterCounter,
);

it('of a team of three thousand a hundred are listed, and the others are asked for', () => {
  const drawn = renderToStaticMarkup(
    createElement(MapUnitList, {
      teams: [{ id: 'a', key: 'a', name: 'A team' } as MasterTeam],
      mine: [],
      counters,
      listed: 'all',
      onList: () => undefined,
      picked: [],
      isPicking: false,
      onSelect: () => undefined,
    }),
  );
  expect(drawn.split('<li').length - 1).toBe(100);
  expect(drawn).toContain('Show 100 more of 3000');
});

it('lines of contact are three elements and their group, however many there are', () => {
  const pairs = counters.slice(1).map(({ id }) => ({ alliedId: 'U0', germanId: id }));
  const projection = projectionAt(20);
  const drawn = renderToStaticMarkup(
    createElement(ContactPairsLayer, {
      map: { pairs, counters } as unknown as MasterMap,
      projection,
      seen: { x: -10_000, y: -10_000, width: 20_000, height: 20_000 },
      layout: { scale: 20, laid: new Map(), leftOut: [], along: [], heights: [], room: emptyRoom([], [], null, []) },
    }),
  );
  expect(drawn.split('<path').length - 1).toBe(3);
  expect(drawn.split('M').length - 1).toBe(3 * 2_999);
});
