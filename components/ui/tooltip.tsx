'use client';

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactNode, useId, useState } from 'react';

interface TooltipProps {
  /** What is always seen. */
  children: ReactNode;
  /** What is said of it, to the pointer, the keyboard and the ear. Nothing in it can be pressed. */
  words: ReactNode;
  className?: string;
}

/** Words that explain themselves when the pointer rests on them, the keyboard comes to them or a finger touches them. Escape closes. */
export function Tooltip({ children, words, className = '' }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={setOpen}>
      <BaseTooltip.Trigger
        type="button"
        delay={150}
        closeOnClick={false}
        aria-describedby={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
        className={`min-h-press cursor-help rounded-1 text-left ${className}`}
      >
        {children}
      </BaseTooltip.Trigger>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side="top" sideOffset={6} collisionPadding={8} className="z-50">
          <BaseTooltip.Popup
            id={id}
            role="tooltip"
            className="max-w-80 rounded-2 border border-rule-2 bg-sheet px-3 py-2 text-left font-sans text-console leading-snug text-ink shadow-2"
          >
            {words}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
