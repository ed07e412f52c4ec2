/** The process that takes the files of scenarios apart: it answers one job after the other, and ends with the console. */
import { jobs } from './jobs';

process.on('disconnect', () => process.exit());
process.on('message', async ({ job, input }: { job: keyof typeof jobs; input: never }) => {
  try {
    process.send?.({ value: await jobs[job](input) });
  } catch (fault) {
    process.send?.({ fault: String((fault as Error).stack) });
  }
});
process.send?.('ready');
