import type { ChildProcess } from 'node:child_process';
import { ownProgram } from '@/lib/own-program';
import type { jobs } from './jobs';

/**
 * Runs jobs on scenario files in a process with limits, one after the other, so that no file holds up the server or ends
 * it. A thread is not enough: where its memory ends within one long call, V8 ends the whole process.
 */

type Jobs = typeof jobs;
type Answer<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;

/** Why a job was ended: it took too long, needed too much memory, or too many waited before it. */
type Ended = 'slow' | 'large' | 'busy';
export type Done<Value> = { ok: true; value: Value } | { ok: false; ended: Ended };

export interface WorkerLimits {
  /** The most time of one job, ms. */
  jobMs: number;
  /** The most jobs that wait. */
  waiting: number;
}

/** The largest scenario that is shipped takes a fiftieth of this time. */
export const workerLimits: WorkerLimits = { jobMs: 20_000, waiting: 60 };
/** The most memory of the worker, MB. */
export const heapMb = 768;

/** A worker starts within this time, ms, also on a laptop that is busy with other things. */
const startMs = 60_000;
/** A worker that has nothing to do for so long ends, ms. */
const restMs = 60_000;

interface Line {
  /** The worker that is ready; null: none is. */
  idle: ChildProcess | null;
  rest: NodeJS.Timeout | undefined;
  waiting: number;
  last: Promise<unknown>;
}

/** One worker for each server process: bundles of one server may load this file more than once. */
const shared = globalThis as typeof globalThis & { opcomScenarioWorker?: Line };

const line = (): Line => {
  shared.opcomScenarioWorker ??= { idle: null, rest: undefined, waiting: 0, last: Promise.resolve() };
  return shared.opcomScenarioWorker;
};

/** How many jobs are not done. */
export const jobsUnderWay = (): number => line().waiting;

/** Does a job in the worker. A job that breaks a limit ends, and the worker with it. @throws what the job throws */
export async function inWorker<Name extends keyof Jobs>(
  job: Name,
  input: Parameters<Jobs[Name]>[0],
  limits: Partial<WorkerLimits> = {},
): Promise<Done<Answer<Name>>> {
  const held = line();
  const { jobMs, waiting } = { ...workerLimits, ...limits };
  if (held.waiting >= waiting) return { ok: false, ended: 'busy' };
  held.waiting += 1;
  const turn = held.last.then(() => run<Answer<Name>>(held, { job, input }, jobMs));
  held.last = turn
    .catch(() => undefined)
    .finally(() => {
      held.waiting -= 1;
    });
  return turn;
}

async function run<Value>(held: Line, message: object, jobMs: number): Promise<Done<Value>> {
  clearTimeout(held.rest);
  const worker = held.idle?.connected ? held.idle : await started();
  held.idle = null;
  const answer = heard<{ value: Value } | { fault: string }>(worker, jobMs);
  worker.send(message, () => undefined);
  const said = await answer;
  if (!said.ok) {
    worker.kill('SIGKILL');
    return said;
  }
  held.idle = worker;
  held.rest = setTimeout(() => {
    held.idle = null;
    worker.kill('SIGKILL');
  }, restMs).unref();
  if ('fault' in said.value) throw new Error(said.value.fault);
  return { ok: true, value: said.value.value };
}

/** Begins a worker. */
async function started(): Promise<ChildProcess> {
  const { file, execArgv } = ownProgram('scenario-worker');
  // Taken at run time, so that Next.js does not bundle the file of the worker.
  const { fork } = process.getBuiltinModule('node:child_process');
  const worker = fork(file, {
    execArgv: [...execArgv, `--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  worker.unref();
  worker.channel?.unref();
  const ready = await heard<string>(worker, startMs);
  if (ready.ok) return worker;
  worker.kill('SIGKILL');
  throw new Error('The worker for scenario files did not start.');
}

/** The next message of a worker, or why there is none. */
function heard<Message>(worker: ChildProcess, withinMs: number): Promise<Done<Message>> {
  return new Promise((settle) => {
    const end = (done: Done<Message>) => {
      clearTimeout(timer);
      worker.off('message', tell).off('error', left).off('exit', left);
      settle(done);
    };
    const tell = (value: unknown) => end({ ok: true, value: value as Message });
    const left = () => end({ ok: false, ended: 'large' });
    const timer = setTimeout(() => end({ ok: false, ended: 'slow' }), withinMs);
    worker.on('message', tell).on('error', left).on('exit', left);
  });
}
