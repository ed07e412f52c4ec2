import type { KeyboardEvent } from 'react';
import { singleKeySaid } from '@/components/ui/own-ways';
import type { Look } from './use-look';

const zoomKeys: Record<string, (look: Look) => unknown> = {
  '+': (look) => look.by(1.4),
  '=': (look) => look.by(1.4),
  '-': (look) => look.by(1 / 1.4),
  '−': (look) => look.by(1 / 1.4),
  '0': (look) => look.all(),
  ',': (look) => look.back(),
  '.': (look) => look.forward(),
};
const pushKeys: Record<string, (look: Look) => unknown> = {
  ArrowLeft: (look) => look.push(-80, 0),
  ArrowRight: (look) => look.push(80, 0),
  ArrowUp: (look) => look.push(0, -80),
  ArrowDown: (look) => look.push(0, 80),
};

/** A map on which nothing lies is pushed by the arrow keys; plus, minus and 0 change its scale from anything on it, comma and stop go back and forward, semicolon opens the legend. */
export function lookByKey(event: KeyboardEvent, look: Look, onLegend: (() => void) | null = null): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const act =
    event.key === ';'
      ? onLegend
      : (zoomKeys[event.key] ?? (event.target === event.currentTarget ? pushKeys[event.key] : undefined));
  if (!act) return;
  event.preventDefault();
  act(look);
}

/** Closer, further away, all of it: in the map's corner. */
export const LookButtons = ({
  look,
  onLegend,
  onList = null,
  onBookmarks,
}: {
  look: Look;
  onLegend?: () => void;
  onList?: (() => void) | null;
  onBookmarks: (() => void) | null;
}) => (
  <fieldset className="map-buttons map-zoom" aria-label="Scale of the map">
    <button type="button" aria-label="Closer" title="Closer (+)" onClick={() => look.by(1.6)}>
      +
    </button>
    <button type="button" aria-label="Further away" title="Further away (−)" onClick={() => look.by(1 / 1.6)}>
      −
    </button>
    <button type="button" aria-label="Whole map" title="Whole map (0)" onClick={() => look.all()}>
      ⤢
    </button>
    {onLegend && (
      <button type="button" aria-label="Legend" aria-keyshortcuts=";" title="Legend (;)" onClick={onLegend}>
        ≡
      </button>
    )}
    {onList && (
      <button
        type="button"
        aria-label="List of what lies on the map"
        title="List of what lies on the map"
        onClick={onList}
      >
        <svg aria-hidden viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.4">
          <path d="M2 4h1.5M2 8h1.5M2 12h1.5M6 4h8M6 8h8M6 12h8" />
        </svg>
      </button>
    )}
    {onBookmarks && (
      <button
        type="button"
        aria-label="Bookmarks"
        aria-keyshortcuts={singleKeySaid('5') ?? undefined}
        title={singleKeySaid('5') ? `Bookmarks (${singleKeySaid('5')})` : 'Bookmarks'}
        onClick={onBookmarks}
      >
        ☆
      </button>
    )}
  </fieldset>
);
