import type { Frame, Place } from '@/lib/geometry';
import { type View, viewOn } from './projection';

/** The first view of the window: at least so many km from left to right, and from top to bottom. */
export interface FirstLook {
  centre: Place;
  kmAcross: number;
  kmUp?: number;
  /** No more than a rim beyond the frame is seen where that holds all it is to show; never more than the whole map. */
  keepsToSheet?: true;
}

/** The distance within which things at the very edge of the frame are still seen whole, km. */
const rimKm = 4;

/** The window on a first look. */
export function firstView(
  { centre, kmAcross, kmUp = 0, keepsToSheet }: FirstLook,
  frame: Frame,
  width: number,
  height: number,
): View {
  const asked = Math.max(kmAcross, (kmUp * width) / height);
  if (!keepsToSheet) return viewOn(centre, asked, width, height);
  const wide = frame.maxX - frame.minX;
  const tall = frame.maxY - frame.minY;
  const across = Math.min(asked, Math.max(wide, (tall * width) / height));
  const up = (across * height) / width;
  const within = (middle: number, from: number, to: number, km: number) =>
    km >= to - from ? (from + to) / 2 : Math.max(from - rimKm + km / 2, Math.min(middle, to + rimKm - km / 2));
  const held = { x: within(centre.x, frame.minX, frame.maxX, across), y: within(centre.y, frame.minY, frame.maxY, up) };
  return viewOn(held, across, width, height);
}
