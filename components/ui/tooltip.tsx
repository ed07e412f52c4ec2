'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { usePopupPlace } from './use-popup-place';

interface TooltipProps {
  /** The part that is always seen. */
  children: ReactNode;
  /** The words about it, for the pointer, the keyboard and the ear. Nothing in them can be pressed. */
  words: ReactNode;
  className?: string;
}

/** Words that explain themselves when the pointer rests on them, the keyboard comes to them or a finger touches them. Escape closes. */
export function Tooltip({ children, words, className = '' }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const style = usePopupPlace(anchor, popup, { isOpen, prefers: 'above' });
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer may go on to the words without closing them (WCAG 1.4.13)
    <span onMouseEnter={open} onMouseLeave={close} className="contents">
      <button
        ref={anchor}
        type="button"
        aria-describedby={isOpen ? id : undefined}
        onFocus={open}
        onBlur={close}
        onClick={open}
        onKeyDown={onKeyDown}
        className={`min-h-press cursor-help rounded-1 text-left ${className}`}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={popup}
          popover="manual"
          id={id}
          role="tooltip"
          style={{ ...style, minWidth: 0, maxWidth: '20rem' }}
          className="z-50 overflow-y-auto rounded-2 border border-rule-2 bg-sheet px-3 py-2 text-left font-sans text-small leading-snug text-ink shadow-2"
        >
          {words}
        </div>
      )}
    </span>
  );
}
