/**
 * Calls `then` when the process that started this one has ended, where npm started it: a signal to npm ends npm and the
 * shell between, and does not reach this process. On Windows nothing needs it: Ctrl-C and a closed window reach every
 * process of a terminal.
 *
 * @param {() => void} then
 */
export function whenStarterEnds(then) {
  if (!process.env.npm_lifecycle_event) return;
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    then();
  }, 500);
  watch.unref();
}
