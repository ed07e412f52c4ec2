/** The process that owns the socket: it shares it with the processes that serve, and keeps them going. */
import cluster, { type Worker } from 'node:cluster';
import { tellHost } from '../log';
import { guardErrors } from '../terminal.mjs';
import { heard, isVisit, restMs, type Said, type Serving, type Visit } from './processes';
import { programOf } from './programs';

guardErrors();
const { file, execArgv } = programOf('server-process');
cluster.setupPrimary({ exec: file, execArgv });

// Each takes connections from the socket itself. Handed out by us, one that is on its way to a process that dies would hang for ever.
cluster.schedulingPolicy = cluster.SCHED_NONE;

let isClosing = false;

/** Starts one more process; it has loaded everything when this settles. */
async function prepareOne(serving: Serving): Promise<Worker> {
  const worker = cluster.fork();
  worker.on('message', (said: Said | Visit) => isVisit(said) && process.send?.(said));
  // What it is told before that would be lost.
  await heard(worker, 'here');
  worker.send({ serve: serving, environment: process.env } satisfies Said);
  await heard(worker, 'loaded');
  return worker;
}

async function listen(worker: Worker): Promise<void> {
  if (worker.isDead()) throw new Error('a process of the console ended before it served');
  const listening = heard(worker, 'listening');
  worker.send('listen' satisfies Said);
  await listening;
}

async function serve(serving: Serving): Promise<void> {
  const told = heard(process, 'listen');
  const workers = await Promise.all(Array.from({ length: serving.processes }, () => prepareOne(serving)));
  process.send?.('loaded' satisfies Said);
  await told;
  await Promise.all(workers.map(listen));
  process.send?.('listening' satisfies Said);
  cluster.on('exit', async () => {
    if (isClosing) return;
    tellHost('A process of the console had ended and is started again. Nothing that was saved is lost.', 'warn');
    await new Promise((go) => setTimeout(go, restMs));
    // Where it ends again before it serves, its end brings us here again.
    await prepareOne(serving)
      .then(listen)
      .catch(() => undefined);
  });
}

async function close(): Promise<void> {
  isClosing = true;
  const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  const ended = workers.map((worker) => new Promise((gone) => worker.once('exit', gone)));
  for (const worker of workers) worker.send('close' satisfies Said);
  await Promise.all(ended);
  process.exit(0);
}

process.on('message', (said: Said) => {
  if (said === 'close') void close();
  else if (typeof said === 'object') {
    Object.assign(process.env, said.environment);
    serve(said.serve).catch((problem) => {
      // Whoever started this process starts another.
      console.error(problem);
      process.exit(1);
    });
  }
});
// Whoever keeps PostgreSQL has gone. A signal to the whole group is his to answer.
process.on('disconnect', () => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
