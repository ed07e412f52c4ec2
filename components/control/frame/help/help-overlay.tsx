'use client';

import { useRef, useState } from 'react';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { shortcutOf } from '@/components/control/parts/keys/key-table';
import { useFrameKey } from '@/components/control/parts/keys/keys-shown';
import { later } from '@/components/ui/later';

const HelpSheet = later(async () => (await import('./help-sheet')).HelpSheet);

/**
 * Keys, rules and words beside any desk of Control. The button, or its key, opens and closes the sheet; Escape closes it and
 * gives the focus back. The sheet is loaded when it is first opened.
 */
export function HelpOverlay() {
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element | null>(null);
  const turn = () => {
    if (!isOpen) before.current = document.activeElement;
    else if (before.current instanceof HTMLElement) before.current.focus();
    setOpen(!isOpen);
  };
  useFrameKey('help', 'open or close keys, rules and words', turn);
  return (
    <>
      <button
        type="button"
        aria-label="Keys, rules and words"
        aria-keyshortcuts={shortcutOf('help')}
        aria-expanded={isOpen}
        title="Keys, rules and words"
        onClick={turn}
        className="flex min-h-6 min-w-6 shrink-0 items-center justify-center hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <KeyOf deed="help" />
        <span aria-hidden className="hidden rounded-1 border border-rule-2 px-2 max-sm:inline pointer-coarse:inline">
          ?
        </span>
      </button>
      {isOpen && <HelpSheet onClose={turn} />}
    </>
  );
}
