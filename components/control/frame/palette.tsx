'use client';

import { useEffect, useState } from 'react';
import { later } from '@/components/ui/later';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { Desk } from './desks';

/** Loaded when it is first asked for. */
const PaletteList = later(async () => (await import('./palette-list')).PaletteList);

/** Ctrl K (⌘ K) from anywhere in Control's rooms, while writing too. Until its field has the focus, what is typed is kept for it. */
export function Palette({ chrome, desks }: { chrome: Chrome; desks: readonly Desk[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isThere, setThere] = useState(false);
  const [begun, setBegun] = useState('');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      const asks = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !event.altKey && !event.shiftKey;
      const isHeard = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      const waits = isOpen && !isHeard && !ctrlKey && !metaKey;
      if (!asks && !waits) return;
      event.preventDefault();
      event.stopPropagation();
      if (asks && !isOpen) {
        setAsked(true);
        setBegun('');
        setOpen(true);
      } else if (asks) return;
      else if (key === 'Escape') setOpen(false);
      else if (key === 'Backspace') setBegun((was) => was.slice(0, -1));
      else if (key.length === 1) setBegun((was) => was + key);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOpen]);

  return (
    <>
      {isOpen && !isThere && (
        <p
          role="status"
          className="on-desk fixed top-[12dvh] left-1/2 z-40 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 p-4 text-lead"
        >
          {begun || 'One moment…'}
        </p>
      )}
      {isAsked && (
        <PaletteList
          chrome={chrome}
          desks={desks}
          begun={begun}
          isOpen={isOpen}
          onOpen={setOpen}
          onThere={() => setThere(true)}
          onHeard={() => setBegun('')}
        />
      )}
    </>
  );
}
