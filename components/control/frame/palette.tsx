'use client';

import { useEffect, useState } from 'react';
import { useRead } from '@/components/transport/query/use-read';
import { CommandPalette } from '@/components/ui/command-palette';
import { showHintsAgain } from '@/components/ui/first-hint';
import type { Chrome } from '@/lib/turn/control-desk/frame/chrome';
import type { Findable } from '@/lib/turn/control-desk/frame/findable';
import { findNear } from '../parts/find-near';
import { useKeysShown } from '../parts/keys/keys-shown';
import { useDeskAddress, useRouter } from '../parts/router';
import { type ControlCommand, commandsOf } from './commands';
import type { Desk } from './desks';

/** Ctrl K (⌘ K) from anywhere in Control's rooms, while writing too: every desk, paper, combat, crossing and unit by name. */
export function Palette({ chrome, desks }: { chrome: Chrome; desks: readonly Desk[] }) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const keys = useKeysShown();
  const [isOpen, setOpen] = useState(false);
  // Without the line the palette still leads to the desks.
  const { data: found } = useRead<Findable[]>(address('/find'), { enabled: isOpen, staleTime: 0 });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const pick = ({ path, press, showsHints }: ControlCommand) => {
    if (path !== undefined) go(address(path));
    if (showsHints) showHintsAgain();
    // A desk hears no keys until the palette has left the page.
    if (press)
      requestAnimationFrame(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true, cancelable: true })),
      );
  };
  return (
    <CommandPalette
      label="Go to a desk, team, combat or unit, or do something"
      find={findNear}
      commands={commandsOf(keys, desks, chrome.teams, found ?? [])}
      isOpen={isOpen}
      onOpen={setOpen}
      onPick={pick}
    />
  );
}
