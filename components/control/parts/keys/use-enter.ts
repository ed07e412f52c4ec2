import { useEffect, useRef } from 'react';
import { isWriting } from './use-keys';

/** Enter does the act asked for, unless it is held down, something is written or something else has the focus. */
export function useEnter(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== 'Enter' ||
        event.repeat ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        isWriting(event.target)
      )
        return;
      if (event.target instanceof HTMLElement && event.target.closest('a, button, summary')) return;
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
