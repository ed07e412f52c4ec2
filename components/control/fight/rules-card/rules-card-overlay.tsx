'use client';

import { type ComponentType, useRef, useState } from 'react';
import { useFrameKey } from '@/components/control/parts/keys/keys-shown';
import { useToast } from '@/components/ui/toast';

type Sheet = ComponentType<{ onClose: () => void }>;

/**
 * The rules card, a sheet laid beside any desk of Control: a question mark brings it and takes it away; Escape takes it
 * away and gives the keyboard back. It is loaded when it is first asked for.
 */
export function RulesCardOverlay() {
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const before = useRef<Element | null>(null);
  const close = () => {
    setOpen(false);
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  const turn = async () => {
    if (isOpen) return close();
    before.current = document.activeElement;
    setOpen(true);
    try {
      const { RulesCardSheet } = await import('./rules-card-sheet');
      setSheet(() => RulesCardSheet);
    } catch {
      setOpen(false);
      say('The rules card cannot be read now. Try again when the console answers.', 'refused');
    }
  };
  useFrameKey('?', 'open or close the rules card', () => void turn());
  return isOpen && Sheet && <Sheet onClose={close} />;
}
