/** The process that reads a finished battle for a console that opens it: begun with its name, it says the rows or what is wrong, and ends. */
import type { FinishedSaid } from '@/lib/turn/scenarios/finished/finished-rows';
import { guardErrors } from '../terminal.mjs';
import { fileOf, readFinished } from './read-finished';

guardErrors();

const say = (said: FinishedSaid) => process.send?.(said, undefined, undefined, () => process.exit(0));

// Whoever asked has gone.
process.on('disconnect', () => process.exit(0));
readFinished(process.env.DATABASE_URL!, fileOf(process.argv[2]!)).then(
  (rows) => say({ rows }),
  (problem: Error) => say({ problem: problem.message }),
);
