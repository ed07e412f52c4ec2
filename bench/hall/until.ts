/** Longer than this nobody waits for what he is entitled to, ms. */
const patienceMs = 180_000;

/** Waits until something is so. `check` throws what keeps it from being. @throws with `what` where it never is: the run is void */
export async function until(what: string, isSo: () => boolean, check = (): void => {}): Promise<void> {
  const began = performance.now();
  while (!isSo()) {
    check();
    if (performance.now() - began > patienceMs) throw new Error(`This run is void. It never came to this: ${what}.`);
    await new Promise((resume) => setTimeout(resume, 5));
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
