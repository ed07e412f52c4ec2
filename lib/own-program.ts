import { join } from 'node:path';

/** The programs that a page begins in processes of their own, by the names they have in the bundle, each with its source. */
const sources = {
  'scenario-worker': 'lib/scenario/worker/entry.ts',
  'finished-reader': 'host/finished/read-process.ts',
} as const;

/**
 * Node runs a program of the console from this file with these arguments: from the bundle where the console is served, else
 * from its source. Every process of the console works in the console's folder.
 */
export const ownProgram = (name: keyof typeof sources): { file: string; execArgv: readonly string[] } =>
  process.env.NODE_ENV === 'production'
    ? { file: join(/* turbopackIgnore: true */ process.cwd(), 'server', `${name}.mjs`), execArgv: [] }
    : { file: join(/* turbopackIgnore: true */ process.cwd(), sources[name]), execArgv: ['--import', 'tsx'] };
