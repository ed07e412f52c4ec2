'use client';

import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
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

/** A box to tick with its words beside it; the words may be pressed too. */
export function Checkbox({ label, isTicked, onTick, isDisabled, isLabelHidden, className = '' }: CheckboxProps) {
  const words = useId();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is Base UI's checkbox, which ties itself to this label
    <label className={`flex min-h-handle-small items-center gap-2 ${isDisabled ? 'opacity-60' : ''} ${className}`}>
      <BaseCheckbox.Root
        aria-labelledby={words}
        checked={isTicked}
        onCheckedChange={onTick}
        disabled={isDisabled}
        className="grid size-[18px] shrink-0 place-items-center rounded-1 border-[1.5px] border-edge bg-sheet data-checked:border-mine data-checked:bg-mine"
      >
        <BaseCheckbox.Indicator className="text-on-mine">
          <svg aria-hidden viewBox="0 0 12 12" className="size-3" fill="none" stroke="currentColor" strokeWidth="2">
            <path d="M2 6.5 5 9.5 10 3" />
          </svg>
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span id={words} className={isLabelHidden ? 'sr-only' : undefined}>
        {label}
      </span>
    </label>
  );
}
