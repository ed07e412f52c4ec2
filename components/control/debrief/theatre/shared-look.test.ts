import { expect, test } from 'vitest';
import type { MapHandle } from '@/components/map/core/map-handle';
import { type View, viewOn } from '@/components/map/core/projection';
import { SharedLook } from './shared-look';

/** A map with this in its window. Answers where it was told to look, the last last. */
function laid(look: SharedLook, name: string, view: View) {
  const told: { x: number; y: number; kmAcross: number }[] = [];
  look.handleOf(name).current = {
    store: { rest: () => view, subscribe: () => () => {} },
    show: ({ x, y }: { x: number; y: number }, kmAcross: number) => told.push({ x, y, kmAcross }),
  } as unknown as MapHandle;
  look.join(name);
  return { told, goes: look.hear(name) };
}
const near = (x: number, y: number, kmAcross: number) => ({
  x: expect.closeTo(x, 6),
  y: expect.closeTo(y, 6),
  kmAcross: expect.closeTo(kmAcross, 6),
});

test('the first map looks as it opened; one that comes later looks where it does, at its scale in a window of its own width', () => {
  const look = new SharedLook();
  const first = laid(look, 'The truth', viewOn({ x: 74, y: 78 }, 30, 600, 400));
  expect(first.told).toEqual([]);
  expect(laid(look, 'Allied', viewOn({ x: 60, y: 60 }, 50, 300, 400)).told).toEqual([near(74, 78, 15)]);
});

test('one that takes the place of another looks where that one did', () => {
  const look = new SharedLook();
  laid(look, 'The truth', viewOn({ x: 74, y: 78 }, 30, 600, 400)).goes();
  look.handleOf('The truth').current = null;
  expect(laid(look, 'Allied', viewOn({ x: 60, y: 60 }, 50, 600, 400)).told).toEqual([near(74, 78, 30)]);
});
