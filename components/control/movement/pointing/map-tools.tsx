'use client';

import type { ReactNode } from 'react';
import { type Deed, keysSaid, shortcutOf } from '@/components/control/parts/keys/key-table';

export type Tool = 'layers' | 'measure' | 'pick' | 'draw';

const tools: { key: Tool; name: string; deed: Deed; drawing: ReactNode }[] = [
  { key: 'layers', name: 'Layers', deed: 'layers', drawing: <path d="M8 2 14 5 8 8 2 5ZM2 8l6 3 6-3M2 11l6 3 6-3" /> },
  {
    key: 'measure',
    name: 'Measure',
    deed: 'measure',
    drawing: <path d="M2 11 11 2l3 3-9 9ZM5 8l1.5 1.5M7.5 5.5 9 7" />,
  },
  {
    key: 'pick',
    name: 'Select several',
    deed: 'pickSeveral',
    drawing: <path d="M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3M5 8h6M8 5v6" />,
  },
  {
    key: 'draw',
    name: 'Draw ground',
    deed: 'drawGround',
    drawing: <path d="M2 14l1-4 8-8 3 3-8 8ZM9.5 3.5l3 3" />,
  },
];

/** The tools of the map, each with its key. */
export function MapTools({ on, onTool }: { on: (tool: Tool) => boolean; onTool: (tool: Tool) => void }) {
  return (
    <fieldset className="map-buttons map-tools" aria-label="Tools of the map">
      {tools.map(({ key, name, deed, drawing }) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          aria-keyshortcuts={shortcutOf(deed)}
          aria-pressed={on(key)}
          title={`${name}${keysSaid([deed], (key) => ` (${key})`)}`}
          onClick={() => onTool(key)}
        >
          <svg
            aria-hidden
            viewBox="0 0 16 16"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
          >
            {drawing}
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
