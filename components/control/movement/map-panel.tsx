'use client';

import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  label: string;
  inHand: string | null;
  /** Something is to be filled in: on a phone it opens by itself. */
  isAsked?: boolean;
  /** The part that stays below while the rest is scrolled. */
  foot: ReactNode;
  children: ReactNode;
}

/** The panel beside the map; on a phone a sheet at its foot that opens over half of it. */
export function MapPanel({ label, inHand, isAsked = false, foot, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return (
    <aside
      aria-label={label}
      className={`not-printed flex w-80 shrink-0 flex-col border-l border-rule-2 bg-paper max-md:w-full max-md:border-t max-md:border-l-0 ${isOpen ? 'max-md:h-[58%]' : ''}`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="hidden min-h-11 w-full shrink-0 items-center gap-3 border-b border-rule bg-sheet px-4 text-left font-medium max-md:flex"
      >
        <span className="min-w-0 flex-1 truncate">{inHand ?? label}</span>
        <svg
          aria-hidden
          viewBox="0 0 12 8"
          className={`w-3 ${isOpen ? 'rotate-180' : ''}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        >
          <path d="M1 7 6 1.5 11 7" />
        </svg>
      </button>
      <div className={`flex scrolls flex-col max-md:block ${isOpen ? '' : 'max-md:hidden'}`}>{children}</div>
      <div className={`flex max-h-[45%] shrink-0 flex-col ${isOpen ? '' : 'max-md:hidden'}`}>{foot}</div>
    </aside>
  );
}
