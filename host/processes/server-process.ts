/** A process that serves the console: the only one, or one of several behind one address. */
import { openGateway } from '../gateway/gateway';
import { prepare } from '../server';
import { guardErrors } from '../terminal.mjs';
import { heard, type Said, type Serving, type Visit } from './processes';

async function serve({ options, gateway: listening }: Serving): Promise<void> {
  const told = heard(process, 'listen');
  const closes = heard(process, 'close');
  const { console, close } = await prepare(options);
  process.send?.('loaded' satisfies Said);
  await Promise.race([told, closes.then(() => process.exit(0))]);
  const gateway = await openGateway(listening);
  gateway.letIn({ ...console, visited: (name) => process.send?.({ visited: name } satisfies Visit) });
  process.send?.('listening' satisfies Said);
  await closes;
  await gateway.close();
  await close();
  const { closeDatabase } = await import('@/lib/db/kernel/client');
  await closeDatabase();
  process.exit(0);
}

guardErrors();
process.on('message', (said: Said) => {
  if (typeof said !== 'object') return;
  // It may have been begun before all of it was known.
  Object.assign(process.env, said.environment);
  void serve(said.serve);
});
process.on('disconnect', () => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.send?.('here' satisfies Said);
