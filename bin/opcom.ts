import { runCommand } from './command';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
await runCommand(process.argv.slice(2));
