/** A host on Windows is told of a missing runtime and of the firewall before either causes trouble. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The libraries of Microsoft's Visual C++ that PostgreSQL is linked to, and that Windows itself does not bring. */
export const runtimeLibraries = ['vcruntime140.dll', 'vcruntime140_1.dll', 'msvcp140.dll'];

/** The runtime libraries that lie in none of these folders are missing. */
export const missingLibraries = (folders: readonly string[]): string[] =>
  runtimeLibraries.filter((library) => !folders.some((folder) => existsSync(join(folder, library))));

/** Why PostgreSQL will not start on this Windows, and what to do; null: it has what it needs. `program`: one of PostgreSQL's. */
export function runtimeInWords(program: string, systemRoot = process.env.SystemRoot ?? 'C:\\Windows'): string | null {
  const missing = missingLibraries([join(systemRoot, 'System32'), join(program, '..')]);
  if (missing.length === 0) return null;
  return `The game is kept by PostgreSQL, which needs Microsoft's Visual C++ runtime. This Windows lacks it (${missing.join(', ')}). Download vc_redist.x64.exe from Microsoft (https://aka.ms/vs/17/release/vc_redist.x64.exe), run it once, and start the console again.`;
}

/** Said at the first start, before Windows asks. */
export const firewallWords =
  'Windows may now ask whether Node.js may be reached from the network. Allow it for private networks: without that, nobody but this laptop reaches the console. The console itself goes to no other machine.';
