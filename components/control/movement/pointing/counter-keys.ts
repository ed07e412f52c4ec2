import type { KeyboardEvent, RefObject } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import { legWords, stopOf } from '../moves/move-draft';
import type { Moves } from '../moves/use-moves';
import { type Grip, keyDeed } from './counter-deeds';

/** A counter is pointed at, dragged and keyed with these. */
export interface OnCounters {
  moving: Moves;
  view: RefObject<MapHandle | null>;
  /** The one counter in hand. */
  inHand: string | null;
  onSelect: (unitId: string) => void;
  /** Puts counters to those in hand, or takes them from there. */
  onToggle: (unitIds: readonly string[]) => void;
  /** Several are being picked: a press puts a counter to them instead of taking it alone. */
  isPicking: boolean;
  /** A long press begins picking several. */
  onPicking: () => void;
  /** True when a place lies on the printed map. */
  isOnMap: (place: Place) => boolean;
  /** A counter was let go off the map: it is back where it was. */
  onOff: (unitId: string) => void;
  /** A pile was pressed, in which so many lie. */
  onOpenPile: (key: string | null, count: number) => void;
  /** Says something to a screen reader. */
  announce: (words: string) => void;
  placeWords: (counter: Place) => string;
}

/** The counters that a target stands for: those of its pile, or itself. */
export const membersOf = ({ dataset }: SVGElement): string[] => (dataset.members ?? dataset.counter!).split(' ');

/** Hears the keys on a counter; `grip` is what the pointer holds meanwhile, `pick` puts a counter to those in hand. */
export function keysOnCounters(
  { moving, view, inHand, onSelect, onOpenPile, isPicking, isOnMap, announce, placeWords }: OnCounters,
  grip: RefObject<Grip | null>,
  pick: (target: SVGElement) => void,
): (event: KeyboardEvent) => void {
  const stepBy = (counter: MasterCounter, { east, north }: { east: number; north: number }) => {
    const draft = moving.store.get();
    const from = draft?.unitId === counter.id ? draft.to : { x: counter.x!, y: counter.y! };
    const next = { x: from.x + east, y: from.y + north };
    if (!isOnMap(next)) return announce('The map ends here.');
    if (!moving.drawTo(counter.id, next, 'keys')) return;
    const { to, leg } = moving.store.get()!;
    announce(`${placeWords(to)}, ${legWords(leg)}`);
    if (view.current && !view.current.isInSight(to)) view.current.show(to);
  };

  return (event) => {
    const target = (event.target as Element).closest<SVGGElement>('[data-counter]');
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    const { counter: unitId, pile } = target.dataset;
    const draft = moving.store.get();
    const counter = moving.counters.get(unitId!);
    const deed = keyDeed(event, {
      isPile: pile !== undefined,
      isInHand: counter !== undefined && inHand === unitId,
      isPicking,
      isGripped: grip.current !== null,
      move: draft && { stops: stopOf(draft.leg) !== null },
    });
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    if (deed === 'pick') pick(target);
    else if (deed === 'openPile') onOpenPile(pile!, membersOf(target).length);
    else if (deed === 'select') onSelect(unitId!);
    else if (deed === 'stopThere') moving.stopThere();
    else if (deed === 'fix') moving.fix();
    else if (deed === 'undo') {
      grip.current = null;
      moving.undo();
      announce('Move undone.');
    } else stepBy(counter!, deed);
  };
}
