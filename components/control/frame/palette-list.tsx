'use client';

import { useEffect } from 'react';
import { placeFigured } from '@/components/map/core/find-places';
import { useRead } from '@/components/transport/query/use-read';
import { CommandPalette } from '@/components/ui/command-palette';
import { showHintsAgain } from '@/components/ui/first-hint';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { Findables } from '@/lib/desks/control/frame/findable';
import { useBoundOf } from '../parts/keys/bound-keys';
import { useKeysShown } from '../parts/keys/keys-shown';
import { useTry } from '../parts/practice/use-try';
import { useDataAddress, useDeskAddress, useRouter } from '../parts/router';
import { type ControlCommand, commandsOf } from './commands';
import type { Desk } from './desks';
import { keepSteps } from './practice/kept-steps';

interface Props {
  chrome: Chrome;
  desks: readonly Desk[];
  /** The palette keeps these letters: somebody typed them before its field had the focus. */
  begun: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onThere: () => void;
  /** Its field has the focus and has taken those letters. */
  onHeard: () => void;
}

/** The palette: every desk, paper, combat, crossing, town, unit, formation and commander by name, and a place by its figures. */
export function PaletteList({ chrome, desks, begun, isOpen, onOpen, onThere, onHeard }: Props) {
  const { go, seatId } = useRouter();
  const opens = useTry();
  const address = useDeskAddress();
  const dataAt = useDataAddress();
  const shown = useKeysShown();
  const keys = { desk: useBoundOf(shown.desk), frame: useBoundOf(shown.frame) };
  // Without the line the palette still leads to the desks.
  const data = useRead<Findables>(dataAt('/find'), { isWanted: isOpen });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes once
  useEffect(onThere, []);

  const pick = ({ path, press, showsHints, showsSteps, tries, looksAt }: ControlCommand) => {
    if (path !== undefined) go(address(path));
    if (showsHints) showHintsAgain();
    if (showsSteps) keepSteps(seatId, { isLeft: false });
    if (tries) opens.tries(tries);
    if (looksAt) opens.looksAt(looksAt);
    // A desk hears no keys until the palette has left the page.
    if (press)
      requestAnimationFrame(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true, cancelable: true })),
      );
  };
  const figured = (typed: string): ControlCommand | null => {
    const found = data && placeFigured(typed, data.middle);
    if (!found) return null;
    const { id, label, hint, place } = found;
    return { id, label, hint: `${hint}, on the map`, path: `/map?at=${place.x},${place.y}` };
  };
  return (
    <CommandPalette
      label="Go to a desk, team, combat or unit, or do something"
      commands={commandsOf(keys, desks, chrome, data?.found ?? [])}
      meant={figured}
      begun={begun}
      isOpen={isOpen}
      onOpen={onOpen}
      onHeard={onHeard}
      onPick={pick}
    />
  );
}
