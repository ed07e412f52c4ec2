import type { ReactNode } from 'react';

/** A word that is on or off, in a row of such words. */
export const Toggle = ({ isOn, onPick, children }: { isOn: boolean; onPick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPick}
    className={`min-h-handle-small rounded-2 px-2.5 text-small ${isOn ? 'bg-invert font-medium text-on-invert' : 'text-ink-2 hover:text-ink'}`}
  >
    {children}
  </button>
);
