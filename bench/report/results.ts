import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Figure } from '../figure';

/** The result of one part when it ran last, and its machine. */
export interface PartRun {
  /** The commit it ran at; with a plus where files were changed beside it. */
  commit: string;
  /** ISO */
  date: string;
  cores: number;
  node: string;
  tookSeconds: number;
  figures: Figure[];
}

/** The newest run of each part. */
export type Results = Record<string, PartRun>;

export const newest = 'bench/results.json';
/** The results of an older commit, to compare with: `--into bench/before.json` there. */
export const before = 'bench/before.json';
/** The files that the bench itself writes: they are no change of the console. */
const written = [newest, before, 'docs/performance.md', 'docs/performance'];

export const readResults = (file: string): Results =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};

export function writeResults(file: string, results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Where a run takes place. */
export function thisPlace(): Pick<PartRun, 'commit' | 'cores' | 'node'> {
  const changed = git('status', '--porcelain', '--', '.', ...written.map((path) => `:!${path}`));
  const commit = `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
  return { commit, cores: availableParallelism(), node: process.version };
}

export const figuresIn = (results: Results): Figure[] => Object.values(results).flatMap(({ figures }) => figures);
