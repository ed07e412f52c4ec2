import type { Box } from '../core/projection';
import { crowd } from './crowd';
import type { Layout } from './labeller';
import { around, isInside, type Room } from './room';

/** A small card that is there for a moment, beside what it says something of. */
export interface Slip {
  about: Box;
  width: number;
  height: number;
}

/** From a box to its slip, px. */
const gap = 3;
/** The step of the search further off, px. */
const step = 12;
/** Above first, then below, right, left, and between them. */
const ways = [-90, 90, 0, 180, -45, 45, -135, 135].map((degrees) => {
  const turn = (degrees * Math.PI) / 180;
  return [Math.cos(turn), Math.sin(turn)] as const;
});

/**
 * Where slips have room in a layout that stays as it is, each in its turn, within `reach` px of what they are about and inside
 * the window; null: nowhere.
 */
export function roomForSlips(
  slips: readonly Slip[],
  { room }: Layout,
  reach: number,
  window: Box | null,
): (Box | null)[] {
  const others = crowd();
  return slips.map((slip) => {
    const box = placesAbout(slip, reach).find(
      (one) => isInside(one, window) && isFree(one, slip.about, room) && !others.meets(one, 1),
    );
    if (box) others.add(box);
    return box ?? null;
  });
}

/** True when nothing lies there but what a slip is about. */
const isFree = (box: Box, about: Box, { taken }: Room): boolean =>
  taken.near(box, 1).every((other) => isInside(other, about));

/** Places about a box, the nearest first. */
function placesAbout({ about, width, height }: Slip, reach: number): Box[] {
  const middle = { x: about.x + about.width / 2, y: about.y + about.height / 2 };
  const places: Box[] = [];
  for (let off = gap; off <= reach + gap; off += step)
    for (const [cos, sin] of ways) {
      const across = ((about.width + width) / 2 + off) / Math.abs(cos);
      const up = ((about.height + height) / 2 + off) / Math.abs(sin);
      const away = Math.min(across, up);
      places.push(around({ x: middle.x + away * cos, y: middle.y + away * sin }, width, height));
    }
  return places;
}

/** A box grown about a smaller one into free room; null where there is none. `about` stays inside of it. */
export function grownAbout({ about, width, height }: Slip, { room }: Layout, window: Box | null): Box | null {
  const wide = width - about.width;
  const tall = height - about.height;
  for (const down of [0.5, 0, 1])
    for (const right of [0.5, 0, 1]) {
      const box = { x: about.x - right * wide, y: about.y - down * tall, width, height };
      if (isInside(box, window) && isFree(box, about, room)) return box;
    }
  return null;
}
