import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Place } from '@/lib/geometry';
import { markPointsAtMost } from '@/lib/visibility/forms/mark-form';
import type { Pencil } from './use-pencil';

interface Pixel {
  x: number;
  y: number;
}

/** Less than this is a press, not a drag, px. */
const pressPx = 6;

/** The distance of a line from the hand that drew it, at most, px. */
const nearPx = 4;

/** The distance of a point from the stretch between two others, px. */
function besidePx({ x, y }: Pixel, from: Pixel, to: Pixel): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** The points of a drawn line that keep its course: none that is left out is farther than `px` from what remains. */
export function courseOf<Drawn extends Pixel>(line: readonly Drawn[], px: number = nearPx): Drawn[] {
  const from = line[0];
  const to = line.at(-1);
  if (!from || !to || line.length < 3) return [...line];
  const off = line.map((point) => besidePx(point, from, to));
  const farthest = off.indexOf(Math.max(...off));
  if (off[farthest]! <= px) return [from, to];
  return [...courseOf(line.slice(0, farthest + 1), px).slice(0, -1), ...courseOf(line.slice(farthest), px)];
}

/** The course with no more points than a mark may have. */
function markOf<Drawn extends Pixel>(line: readonly Drawn[]): Drawn[] {
  for (let px = nearPx; ; px *= 2) {
    const course = courseOf(line, px);
    if (course.length <= markPointsAtMost) return course;
  }
}

/** While a pencil is in hand a press on the map that is dragged, by mouse or one finger, draws; two fingers move the map. */
export function usePencilDrag(
  room: RefObject<HTMLElement | null>,
  view: RefObject<MapHandle | null>,
  pencil: Pencil,
): void {
  const sketch = useEffectEvent(pencil.sketch);
  const draw = useEffectEvent(pencil.draw);
  const isDrawing = pencil.tool !== null;
  useEffect(() => {
    const pane = room.current?.querySelector<HTMLElement>('.map-pane');
    if (!pane || !isDrawing) return;
    pane.dataset.still = '';
    let drawn: (Pixel & { place: Place })[] = [];
    let pointer: number | null = null;
    const placesOf = () => markOf(drawn).map(({ place }) => place);
    const isDrag = () => drawn.some(({ x, y }) => Math.hypot(x - drawn[0]!.x, y - drawn[0]!.y) > pressPx);
    const stop = () => {
      pointer = null;
      drawn = [];
    };
    const add = ({ clientX: x, clientY: y }: PointerEvent) =>
      view.current && drawn.push({ x, y, place: view.current.placeAt(x, y) });
    const down = (event: PointerEvent) => {
      if (pointer !== null) return leave();
      if (event.button !== 0 || !(event.target as Element).closest('.map')) return;
      pointer = event.pointerId;
      add(event);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      add(event);
      if (isDrag()) sketch(placesOf());
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      add(event);
      const places = isDrag() ? placesOf() : null;
      stop();
      if (!places) return;
      // The click that ends the drag sets no further point.
      const still = (click: MouseEvent) => click.stopPropagation();
      pane.addEventListener('click', still, { capture: true, once: true });
      setTimeout(() => pane.removeEventListener('click', still, { capture: true }), 0);
      draw(places);
    };
    const leave = () => {
      if (isDrag()) sketch([]);
      stop();
    };
    pane.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', leave);
    return () => {
      delete pane.dataset.still;
      pane.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', leave);
    };
  }, [isDrawing, room, view]);
}
