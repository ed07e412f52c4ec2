import { useMemo, useState } from 'react';
import { useIsPhone } from '@/components/ui/use-is-phone';
import type { AfterBattle } from '@/lib/desks/control/debrief/after-battle';
import type { PaneKey } from './reel';

const panesAtMost = 4;

/** The maps that are shown, side by side or laid over each other. */
export function usePanes({ endedAt, revealedTurns }: AfterBattle) {
  const [picked, setPanes] = useState<readonly PaneKey[]>(() =>
    // Before the truth is opened the hall is shown first what each side believes.
    endedAt && revealedTurns.length === 0 ? ['side:allied', 'side:german'] : ['truth', 'side:allied', 'side:german'],
  );
  const isPhone = useIsPhone();
  // A phone has room for one map.
  const panes = useMemo(() => (isPhone ? picked.slice(0, 1) : picked), [isPhone, picked]);
  const [isOver, setOver] = useState(false);
  return {
    all: panes,
    isOver,
    setOver,
    /** The panes that have a map of their own. */
    shown: isOver ? panes.slice(0, 1) : panes,
    toggle: (pane: PaneKey) =>
      setPanes(
        isPhone
          ? [pane]
          : panes.includes(pane)
            ? panes.filter((one) => one !== pane)
            : [...panes, pane].slice(-panesAtMost),
      ),
  };
}
export type Panes = ReturnType<typeof usePanes>;
