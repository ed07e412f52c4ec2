import module from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * The code that V8 compiles from our programs and their packages is kept from one start to the next, for this process and
 * all that it starts. Where the folder cannot be written, it is compiled anew each time, and nothing is said.
 */
export function keepCompiled() {
  const { directory } = module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'compiled')) ?? {};
  if (directory) process.env.NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compiled');
}
