/** The process in which sparring staffs think. It has no database and no network: it is sent a desk, and says what it would write. */
import { type Asked, staffWords } from '@/lib/sparring/staff-words';
import { guardErrors } from '../terminal.mjs';

guardErrors();
process.on('message', ({ id, asked }: { id: number; asked: Asked }) => {
  process.send?.({ id, words: staffWords(asked) });
});
// Whoever keeps the staffs has gone.
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
