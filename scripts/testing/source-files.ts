import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../host/root.mjs';

const rooms = ['app', 'bench', 'bin', 'companions', 'components', 'e2e', 'host', 'lib', 'prisma', 'public', 'scripts'];
const isCode = (file: string): boolean => /\.(tsx?|[cm]?js)$/.test(file);

/** Every file of code in the project, tests included, by its path from the project's folder. Generated clients and installed packages are left out. */
export const sourceFiles: readonly string[] = [
  ...readdirSync(root),
  ...rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  ),
]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => isCode(file) && !file.includes('/node_modules/') && !file.startsWith('lib/db/generated/'));
