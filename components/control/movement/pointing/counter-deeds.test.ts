import { describe, expect, it } from 'vitest';
import { keyDeed, releaseDeed } from './counter-deeds';

const alone = { isPile: false, isInHand: true, isPicking: false, isGripped: false, move: null };
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('a key on a counter', () => {
  it('takes the counter in hand, or opens its pile', () => {
    expect(keyDeed(press('Enter'), alone)).toBe('select');
    expect(keyDeed(press(' '), { ...alone, isPile: true })).toBe('openPile');
  });

  it('picks it with others under Shift, and while several are picked', () => {
    expect(keyDeed(press('Enter', true), { ...alone, isPile: true })).toBe('pick');
    expect(keyDeed(press(' '), { ...alone, isPicking: true, move: { stops: false } })).toBe('pick');
  });

  it('fixes the move in the making, or stops it where it meets the enemy', () => {
    expect(keyDeed(press('Enter'), { ...alone, move: { stops: false } })).toBe('fix');
    expect(keyDeed(press('Enter'), { ...alone, move: { stops: true } })).toBe('stopThere');
  });

  it('undoes only what has begun', () => {
    expect(keyDeed(press('Escape'), alone)).toBeNull();
    expect(keyDeed(press('Escape'), { ...alone, isGripped: true })).toBe('undo');
    expect(keyDeed(press('Escape'), { ...alone, move: { stops: true } })).toBe('undo');
  });

  it('takes a unit 1 km on, or 100 m under Shift', () => {
    expect(keyDeed(press('ArrowLeft'), alone)).toEqual({ east: -1, north: 0 });
    expect(keyDeed(press('ArrowUp', true), alone)).toEqual({ east: 0, north: 0.1 });
  });

  it('takes no pile and nothing that is not in hand anywhere, and leaves other keys alone', () => {
    expect(keyDeed(press('ArrowUp'), { ...alone, isPile: true })).toBeNull();
    expect(keyDeed(press('ArrowUp'), { ...alone, isInHand: false })).toBeNull();
    expect(keyDeed(press('m'), alone)).toBeNull();
  });
});

describe('a counter let go', () => {
  const held = { isDrag: false, isOff: false, isStill: false, hasGone: false, pile: null };

  it('is dropped where it was dragged to, or taken back off the map', () => {
    expect(releaseDeed({ ...held, isDrag: true, hasGone: true }, true)).toBe('drop');
    expect(releaseDeed({ ...held, isDrag: true, hasGone: true, isOff: true }, false)).toBe('takeBack');
  });

  it('is taken in hand by a click, and its pile is opened, however far the pile was pulled', () => {
    expect(releaseDeed(held, true)).toBe('select');
    expect(releaseDeed({ ...held, pile: 'p1' }, true)).toBe('openPile');
    expect(releaseDeed({ ...held, pile: 'p1', hasGone: true }, false)).toBe('openPile');
  });

  it('is picked when held still, unless a band was drawn meanwhile', () => {
    expect(releaseDeed({ ...held, isStill: true }, true)).toBe('pick');
    expect(releaseDeed({ ...held, isStill: true, hasGone: true }, true)).toBeNull();
    expect(releaseDeed({ ...held, isStill: true, pile: 'p1' }, false)).toBe('openPile');
  });
});
