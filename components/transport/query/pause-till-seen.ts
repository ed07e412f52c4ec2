/** True when somebody sees this page. A server has none that is hidden. */
export const isSeen = (): boolean => globalThis.document?.visibilityState !== 'hidden';

/** Waits for so long and then until the page is seen: one that is hidden asks nothing. It is over at once where it is broken off. */
export function pauseTillSeen(ms: number, brokenOff: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const over = new AbortController();
    const goOn = () => {
      clearTimeout(timer);
      over.abort();
      resume();
    };
    const timer = setTimeout(() => {
      if (isSeen()) goOn();
      else document.addEventListener('visibilitychange', () => isSeen() && goOn(), over);
    }, ms);
    brokenOff.addEventListener('abort', goOn, over);
  });
}
