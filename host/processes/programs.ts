import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.mjs';

/** The programs that run in processes of their own, by the names they have in the bundle, each with its source as it lies from here. */
const sources = {
  'socket-owner': 'socket-owner.ts',
  'server-process': 'server-process.ts',
  'staff-process': '../sparring/staff-process.ts',
  'play-process': '../weighing/play-process.ts',
} as const;

export type Program = keyof typeof sources;

const here = fileURLToPath(import.meta.url);

/** Node runs a program from this file with these arguments: from the bundle where this file is bundled, else from its source. */
export function programOf(name: Program): { file: string; execArgv: string[] } {
  return here.endsWith('.ts')
    ? { file: join(here, '..', sources[name]), execArgv: ['--import', 'tsx'] }
    : { file: join(root, 'server', `${name}.mjs`), execArgv: [] };
}
