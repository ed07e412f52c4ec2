import { describe, expect, it, vi } from 'vitest';
import type { MapHandle } from '@/components/map/core/map-handle';
import { pileOpener } from './open-pile';

/** A window of 800 px that shows 40 km, and a pile of so many on it. */
function pressedPile(count: number) {
  const open = vi.fn();
  const show = vi.fn();
  const view = { current: { show, store: { rest: () => ({ scale: 20, width: 800 }) } } as unknown as MapHandle };
  const head = { id: 'u0', isOnMap: true, x: 70, y: 60 };
  pileOpener({ view, counters: new Map([['u0', head]]) as never, open })('u0', count);
  return { opened: open.mock.calls, shown: show.mock.calls };
}

describe('a pile that is pressed', () => {
  it('is laid open while its counters find room', () =>
    expect(pressedPile(60)).toEqual({ opened: [['u0']], shown: [] }));

  it('is gone nearer to where it holds more: half as many km about who stands for it', () =>
    expect(pressedPile(61)).toEqual({ opened: [], shown: [[{ id: 'u0', isOnMap: true, x: 70, y: 60 }, 20]] }));
});
