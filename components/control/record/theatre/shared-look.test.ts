import { expect, test } from 'vitest';
import { viewOn } from '@/components/map/core/projection';
import type { MapHandle } from '@/components/map/map-view';
import { SharedLook } from './shared-look';

test('a map that comes later opens where the others look; the first has nobody to follow', () => {
  const look = new SharedLook();
  expect(look.now()).toBeNull();
  const handle = look.handleOf('The truth');
  expect(look.now()).toBeNull();
  const view = viewOn({ x: 74, y: 78 }, 30, 600, 400);
  handle.current = { store: { rest: () => view } } as unknown as MapHandle;
  const { centre, kmAcross } = look.now()!;
  expect([centre.x, centre.y, kmAcross]).toEqual([74, 78, 30].map((km) => expect.closeTo(km, 6)));
});
