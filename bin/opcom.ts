import { guardErrors } from '../host/terminal.mjs';
import { runCommand } from './command';

guardErrors();
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
await runCommand(process.argv.slice(2));
