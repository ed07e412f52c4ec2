import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '@/components/ui/open-dialogs';
import { isWriting } from './use-keys';

function useWindowKey(does: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(does);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Enter does the act asked for, unless it is held down, something is written or something else has the focus. */
export function useEnter(act: () => void): void {
  useWindowKey(({ key, repeat, defaultPrevented, ctrlKey, metaKey, target }) => {
    if (key !== 'Enter' || repeat || defaultPrevented || ctrlKey || metaKey || isWriting(target)) return;
    if (target instanceof HTMLElement && target.closest('a, button, summary')) return;
    act();
  });
}

/** Control or Command with Enter does the act, also while something is written; not under a dialog. */
export function useControlEnter(act: () => void): void {
  useWindowKey((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (isDialogOpen()) return;
    event.preventDefault();
    act();
  });
}
