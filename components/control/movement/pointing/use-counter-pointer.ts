'use client';

import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { legWords } from '../moves/move-draft';
import { type Grip, releaseDeed } from './counter-deeds';
import { keysOnCounters, membersOf, type OnCounters } from './counter-keys';
import { whenRestedAlone } from './resting-hand';

/** A press that travels less than this is a click. */
const stillPx = 4;
/** A finger that rests so long on a counter picks it with others, ms. */
const longMs = 480;

/** Mouse, touch and keyboard on the counters: what the group around them must listen to. */
export function useCounterPointer(options: OnCounters) {
  const { moving, view, onSelect, onToggle, isPicking, onPicking, isOnMap, onOff, onOpenPile } = options;
  const { announce, placeWords } = options;
  const grip = useRef<Grip | null>(null);
  const lift = useRef<() => void>(undefined);

  const pick = (target: SVGElement) => onToggle(membersOf(target));

  const onPointerDown = (event: PointerEvent) => {
    const target = (event.target as Element).closest<SVGGElement>('[data-counter]');
    if (!target || event.button !== 0 || !event.isPrimary) return;
    const { counter: unitId, pile } = target.dataset;
    if (event.pointerType === 'touch')
      lift.current = whenRestedAlone(longMs, () => {
        if (!grip.current || grip.current.isDrag) return;
        grip.current = null;
        onPicking();
        pick(target);
      });
    grip.current = {
      unitId: unitId!,
      pile: pile ?? null,
      count: membersOf(target).length,
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      isDrag: false,
      isOff: false,
      isStill: event.shiftKey || isPicking,
      hasGone: false,
    };
    target.setPointerCapture(event.pointerId);
    buttonOf(target)?.focus({ preventScroll: true });
  };

  const onPointerMove = (event: PointerEvent) => {
    const held = grip.current;
    if (!held || held.pointerId !== event.pointerId || !view.current) return;
    if (!held.isDrag && Math.hypot(event.clientX - held.x, event.clientY - held.y) < stillPx) return;
    held.hasGone = true;
    lift.current?.();
    if (held.pile || held.isStill) return;
    if (!held.isDrag) onSelect(held.unitId);
    held.isDrag = true;
    const place = view.current.placeAt(event.clientX, event.clientY);
    held.isOff = !isOnMap(place) || !isOverMap(event);
    moving.drawTo(held.unitId, place, 'pointer');
  };

  const onPointerUp = (event: PointerEvent) => {
    const held = grip.current;
    if (!held || held.pointerId !== event.pointerId) return;
    grip.current = null;
    lift.current?.();
    const target = (event.target as Element).closest<SVGElement>('[data-counter]');
    const deed = releaseDeed(held, target !== null);
    if (deed === 'takeBack') {
      moving.undo();
      onOff(held.unitId);
    } else if (deed === 'drop') {
      const draft = moving.store.get();
      const isHeld = moving.drop();
      if (draft) announce(`${placeWords(draft.to)}, ${legWords(draft.leg)}${isHeld ? stopSaid() : ''}`);
    } else if (deed === 'pick') pick(target!);
    else if (deed === 'openPile') onOpenPile(held.pile, held.count);
    else if (deed === 'select') onSelect(held.unitId);
  };

  const onPointerCancel = () => {
    grip.current = null;
    lift.current?.();
    moving.undo();
  };

  const onBlur = (event: FocusEvent) => {
    const draft = moving.store.get();
    if (draft?.by !== 'keys' || event.relatedTarget === event.target) return;
    // Gone over to the card, to say how it goes: the move waits there for a word.
    if (event.relatedTarget instanceof Element && event.relatedTarget.closest('aside')) {
      moving.store.set({ ...draft, by: 'pointer', isHeld: true });
      return;
    }
    moving.undo();
    announce('Move undone.');
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onKeyDown: keysOnCounters(options, grip, pick),
    onBlur,
  };
}

/** The button of a counter: it is heard and has the focus, also where the counter is drawn large above it. */
const buttonOf = (target: SVGGElement): SVGGElement | null =>
  target.role === 'button'
    ? target
    : (target.ownerSVGElement?.querySelector<SVGGElement>(
        `[role="button"][data-counter="${CSS.escape(target.dataset.counter!)}"]`,
      ) ?? null);

/** True when the pointer is over the map itself, and not over what lies around it. */
function isOverMap({ clientX, clientY, target }: PointerEvent): boolean {
  const box = (target as Element).closest('.map-pane')?.getBoundingClientRect();
  return !box || (clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom);
}

/** The words for a move that meets the enemy and waits for an answer. */
const stopSaid = () =>
  keysSaid(
    ['open', 'doubt', 'leave'],
    (stop, on, leave) => ` Press ${stop} to stop it there, ${on} to move on anyway, ${leave} to undo.`,
    keysSaid(['open', 'leave'], (stop, leave) => ` Press ${stop} to stop it there, ${leave} to undo.`),
  );
