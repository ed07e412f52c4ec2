'use client';

import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { MapHandle } from '@/components/map/map-view';
import type { MasterCounter } from '@/lib/turn/control-desk/map';
import { legWords } from './draft';
import type { Moving } from './use-moving';

interface Options {
  moving: Moving;
  view: RefObject<MapHandle | null>;
  onSelect: (unitId: string) => void;
  onOpenPile: (key: string | null) => void;
  /** Says something to the ear. */
  announce: (words: string) => void;
  placeWords: (counter: { x: number; y: number }) => string;
}

/** A press that travels less than this is a click. */
const stillPx = 4;
const steps: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface Grip {
  unitId: string;
  pile: string | null;
  pointerId: number;
  x: number;
  y: number;
  isDrag: boolean;
}

/** Mouse, touch and keyboard on the counters: what the group around them must listen to. */
export function useHands({ moving, view, onSelect, onOpenPile, announce, placeWords }: Options) {
  const grip = useRef<Grip | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    const target = (event.target as Element).closest<SVGGElement>('[data-counter]');
    if (!target || event.button !== 0 || !event.isPrimary) return;
    const { counter: unitId, pile } = target.dataset;
    grip.current = {
      unitId: unitId!,
      pile: pile ?? null,
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      isDrag: false,
    };
    target.setPointerCapture(event.pointerId);
    target.focus({ preventScroll: true });
  };

  const onPointerMove = (event: PointerEvent) => {
    const held = grip.current;
    if (!held || held.pointerId !== event.pointerId || held.pile || !view.current) return;
    if (!held.isDrag && Math.hypot(event.clientX - held.x, event.clientY - held.y) < stillPx) return;
    if (!held.isDrag) onSelect(held.unitId);
    held.isDrag = true;
    moving.drawTo(held.unitId, view.current.placeAt(event.clientX, event.clientY), 'pointer');
  };

  const onPointerUp = (event: PointerEvent) => {
    const held = grip.current;
    if (!held || held.pointerId !== event.pointerId) return;
    grip.current = null;
    if (held.isDrag) {
      const draft = moving.store.get();
      const isHeld = moving.drop();
      if (draft)
        announce(
          `${placeWords(draft.to)}, ${legWords(draft.leg)}${isHeld ? ' S stops there, Enter goes on, Escape undoes.' : ''}`,
        );
    } else if (held.pile) onOpenPile(held.pile);
    else onSelect(held.unitId);
  };

  const onPointerCancel = () => {
    grip.current = null;
    moving.undo();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = (event.target as Element).closest<SVGGElement>('[data-counter]');
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    const { counter: unitId, pile } = target.dataset;
    const draft = moving.store.get();
    const counter = moving.counters.get(unitId!);
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      if (pile) onOpenPile(pile);
      else if (draft) moving.fix();
      else onSelect(unitId!);
    } else if (event.key === 'Escape' && (draft || grip.current)) {
      grip.current = null;
      moving.undo();
      announce('Move undone.');
    } else if (step && !pile && counter) {
      stepBy(counter, step, event.shiftKey ? 0.1 : 1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const stepBy = (counter: MasterCounter, [east, north]: [number, number], km: number) => {
    const draft = moving.store.get();
    const from = draft?.unitId === counter.id ? draft.to : { x: counter.x!, y: counter.y! };
    onSelect(counter.id);
    if (!moving.drawTo(counter.id, { x: from.x + east * km, y: from.y + north * km }, 'keys')) return;
    const { to, leg } = moving.store.get()!;
    announce(`${placeWords(to)}, ${legWords(leg)}`);
    if (view.current && !view.current.isInSight(to)) view.current.show(to);
  };

  /** A counter reached by keyboard comes into sight. */
  const onFocus = ({ target }: FocusEvent) => {
    if (!target.matches('[data-counter]:focus-visible')) return;
    const counter = moving.counters.get((target as SVGElement).dataset.counter!);
    if (!counter || counter.x === null || counter.y === null || !view.current) return;
    const place = { x: counter.x, y: counter.y };
    if (!view.current.isInSight(place)) view.current.show(place);
  };

  const onBlur = (event: FocusEvent) => {
    if (moving.store.get()?.by !== 'keys' || event.relatedTarget === event.target) return;
    moving.undo();
    announce('Move undone.');
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown, onFocus, onBlur };
}
