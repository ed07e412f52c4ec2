import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Place } from '@/lib/geometry';
import { actsOn, type Drawing } from './drawing';

const steps: Record<string, readonly [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The keys of the pencil, for whoever tells of them. */
export const pencilKeys =
  'Click, or arrows and Enter, sets a point; Shift goes by 100 m. N and P take points in hand, to be moved by arrows; Backspace removes one.';

/** The point in hand and the cross of a shape; a click on the map about `group`, and its keys, move them and set points. */
export function usePencilHand(group: RefObject<SVGGElement | null>, drawing: Drawing) {
  const [kept, setHeld] = useState<number | null>(null);
  const [cursor, setCursor] = useState<Place | null>(null);
  const held = kept !== null && kept < drawing.points.length ? kept : null;
  const { add, step, take, press, insert, removePoint, letGo } = actsOn(drawing, {
    held,
    cursor,
    setHeld,
    setCursor,
  });
  const { view, isKept, onDone } = drawing;
  const begin = useEffectEvent((map: SVGSVGElement) => {
    if (isKept) return;
    setCursor(view.current?.middle() ?? null);
    map.focus();
  });
  const click = useEffectEvent((event: MouseEvent) => {
    if (isKept || (event.target as Element).closest('[data-grip]')) return;
    setCursor(null);
    add(view.current!.placeAt(event.clientX, event.clientY));
  });
  /** The deed of a key; undefined: it is not the pencil's. */
  const deedOf = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    if (ctrlKey || metaKey) return key === 'Enter' ? () => onDone?.() : undefined;
    const way = steps[key];
    if (way) return () => step(way, shiftKey ? 0.1 : 1);
    if (key === 'Escape') return held === null ? undefined : letGo;
    const deeds: Record<string, () => void> = {
      Enter: press,
      ' ': press,
      i: insert,
      n: () => take(1),
      p: () => take(-1),
      Backspace: removePoint,
      Delete: removePoint,
    };
    return deeds[key.length === 1 ? key.toLowerCase() : key];
  };
  const hear = useEffectEvent((event: KeyboardEvent, map: SVGSVGElement) => {
    const deed = event.target === map && !event.altKey ? deedOf(event) : undefined;
    if (!deed) return;
    deed();
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const pane = group.current!.closest<HTMLElement>('.map-pane')!;
    const map = group.current!.ownerSVGElement!;
    const onClick = (event: MouseEvent) => click(event);
    const onKeyDown = (event: KeyboardEvent) => hear(event, map);
    pane.addEventListener('click', onClick);
    // Before the map itself hears its arrows.
    pane.addEventListener('keydown', onKeyDown, { capture: true });
    begin(map);
    return () => {
      pane.removeEventListener('click', onClick);
      pane.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [group]);
  return {
    held,
    cursor,
    /** A pointer takes a point in hand: there is no cross. */
    grasp: (index: number) => {
      setHeld(index);
      setCursor(null);
    },
  };
}
