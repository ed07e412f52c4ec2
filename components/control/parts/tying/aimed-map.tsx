'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import { MapView } from '@/components/map/map-view';
import type { Place } from '@/lib/geometry';
import './tying.css';

interface Props extends Omit<ComponentProps<typeof MapView>, 'ref' | 'onGround'> {
  title: string;
  /** The effect of a click, or of Enter for the middle of the window, now; empty: none. */
  task: string;
  onPlace: (place: Place) => void;
  /** Stands in the head, on the right. */
  aside?: ReactNode;
  className?: string;
}

/** A map on which one points: by a click or a tap, or by pushing the place under the cross in the middle and Enter. */
export function AimedMap({ title, task, onPlace, aside, className = '', ...map }: Props) {
  const view = useRef<MapHandle>(null);
  return (
    <section
      aria-label={title}
      className={`on-desk flex min-h-0 min-w-0 flex-col overflow-hidden ${className}`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof SVGSVGElement) || !view.current) return;
        event.preventDefault();
        onPlace(view.current.middle());
      }}
    >
      <header className="flex min-h-handle flex-wrap items-center gap-x-3 border-b border-rule px-3 py-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-note text-ink-3" aria-live="polite">
          {task}
        </p>
        <div className="ml-auto">{aside}</div>
      </header>
      <div className="aimed-map relative min-h-0 flex-1">
        <MapView {...map} ref={view} onGround={onPlace} />
        <span aria-hidden className="aim-cross" />
      </div>
    </section>
  );
}
