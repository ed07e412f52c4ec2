import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process, and the command it was started with. */
interface Child {
  pid: number;
  command: string;
}

/** The processes that a process has started, in the order of their ids. None where there is no /proc. */
export function childrenOf(parent: number): Child[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): Child[] => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) !== parent) return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), command }];
      } catch {
        // It has gone by itself.
        return [];
      }
    })
    .sort((a, b) => a.pid - b.pid);
}
