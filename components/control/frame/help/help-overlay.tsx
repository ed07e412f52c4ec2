'use client';

import { useRef, useState } from 'react';
import { deeds } from '@/components/control/parts/keys/deeds';
import { useFrameKey } from '@/components/control/parts/keys/keys-shown';
import { later } from '@/components/transport/later';

const HelpSheet = later(async () => (await import('./help-sheet')).HelpSheet);

/**
 * Keys, rules and words, a sheet laid beside any desk of Control: a question mark brings it and takes it away; Escape takes
 * it away and gives the keyboard back. It is loaded when it is first asked for.
 */
export function HelpOverlay() {
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element | null>(null);
  const turn = () => {
    if (!isOpen) before.current = document.activeElement;
    else if (before.current instanceof HTMLElement) before.current.focus();
    setOpen(!isOpen);
  };
  useFrameKey('help', deeds.help.does, turn);
  return isOpen && <HelpSheet onClose={turn} />;
}
