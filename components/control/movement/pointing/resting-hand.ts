/** The page looks this often, ms, whether a hand still rests. */
const tickMs = 40;

/**
 * Calls `then` when a hand has rested for so long, ms, while the page could hear it lift. Time in which the page was busy
 * counts as two looks at most: the lift of a quick tap waits in its queue meanwhile.
 *
 * @returns a function that ends the rest
 */
export function whenRested(forMs: number, then: () => void): () => void {
  let left = forMs;
  let last = performance.now();
  const looks = setInterval(() => {
    const now = performance.now();
    left -= Math.min(now - last, 2 * tickMs);
    last = now;
    if (left > 0) return;
    clearInterval(looks);
    then();
  }, tickMs);
  return () => clearInterval(looks);
}

/** Calls `then` when one finger has rested alone for so long, ms: a second finger pinches, which ends the rest. */
export function whenRestedAlone(forMs: number, then: () => void): () => void {
  const end = () => {
    stop();
    window.removeEventListener('pointerdown', end, { capture: true });
  };
  const stop = whenRested(forMs, () => {
    end();
    then();
  });
  window.addEventListener('pointerdown', end, { capture: true });
  return end;
}
