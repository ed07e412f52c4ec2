/** The process that takes the files of scenarios apart: it answers one job after the other, and ends with the console. */
import { register } from 'tsx/esm/api';

register();
const { jobs } = await import('./jobs.ts');
process.on('disconnect', () => process.exit());
process.on('message', async (/** @type {{ job: keyof typeof jobs; input: never }} */ { job, input }) => {
  try {
    process.send?.({ value: await jobs[job](input) });
  } catch (fault) {
    process.send?.({ fault: String(/** @type {Error} */ (fault).stack) });
  }
});
process.send?.('ready');
