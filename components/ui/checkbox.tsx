'use client';

import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  label: ReactNode;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  isDisabled?: boolean;
  /** The words are for a screen reader only. */
  isLabelHidden?: boolean;
  className?: string;
}

/** The browser's own box to tick with its words beside it; the words may be pressed too. */
export function Checkbox({ label, isTicked, onTick, isDisabled, isLabelHidden, className = '' }: CheckboxProps) {
  const words = useId();
  return (
    <label className={`flex min-h-handle-small items-center gap-2 ${isDisabled ? 'opacity-60' : ''} ${className}`}>
      <span className="relative grid size-4.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          aria-labelledby={words}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
          disabled={isDisabled}
          className="peer absolute inset-0 appearance-none rounded-1 border-[1.5px] border-edge bg-sheet checked:border-mine checked:bg-mine"
        />
        <svg
          aria-hidden
          viewBox="0 0 12 12"
          className="pointer-events-none relative hidden size-3 text-on-mine peer-checked:block"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M2 6.5 5 9.5 10 3" />
        </svg>
      </span>
      <span id={words} className={isLabelHidden ? 'sr-only' : undefined}>
        {label}
      </span>
    </label>
  );
}
