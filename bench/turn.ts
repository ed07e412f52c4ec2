/**
 * The cost of one turn for Control: `npm run bench:turn`.
 *
 * Plays the measured turn through the pages (e2e/measured-turn.spec.ts), as one umpire and as a crew of five, reckons
 * minutes by the keystroke-level model (e2e/fixtures/meter.ts), prints them by step and writes `bench/turn.json`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Count, minutesOf, ofCrew, type Steps, together } from '@/e2e/fixtures/count';
import { before } from './turn-before';

const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', 'e2e/measured-turn.spec.ts', '--reporter=line', '--workers=1'],
  {
    env: { ...process.env, OPCOM_SOAK: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
if (status !== 0) process.exit(status ?? 1);

const read = (name: string) => JSON.parse(readFileSync(`test-results/turn-${name}.json`, 'utf8'));
const one = read('one') as { steps: Steps; keysPerMove: number; right: number; rows: number };
const crew = read('crew') as Record<string, Steps>;

const minutes = (steps: Steps): number => Object.values(steps).reduce((sum, count) => sum + minutesOf(count), 0);
const rounded = (figure: number): number => Math.round(figure * 100) / 100;

const { busiest, minutes: crewMinutes } = ofCrew(crew);

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const lineOf = (step: string, count: Count) =>
  row([
    step,
    count.keys,
    count.pointings,
    count.pages,
    count.decisions,
    count.corrections,
    count.words,
    (count.waitedMs / 1000).toFixed(1),
    minutesOf(count).toFixed(2),
  ]);
const all = Object.values(one.steps).reduce(together);
const table = [
  row(['one umpire: step', 'keys', 'pointings', 'pages', 'decisions', 'corrected', 'words', 'waited, s', 'minutes']),
  row(Array(9).fill('---')),
  ...Object.entries(one.steps).map(([step, count]) => lineOf(step, count)),
  lineOf('all', all),
  '',
  row(['crew of five: phase', 'busiest seat', 'minutes']),
  row(Array(3).fill('---')),
  ...busiest.map(({ phase, seat, minutes: took }) => row([phase, seat, took.toFixed(2)])),
  row(['all, with the steps between', '', crewMinutes.toFixed(2)]),
].join('\n');

const figures = {
  'turn.oneUmpireMinutes': rounded(minutes(one.steps)),
  'turn.crewOfFiveMinutes': rounded(crewMinutes),
  'turn.keysPerMove': one.keysPerMove,
  'turn.firstProposalsRight': rounded(one.right / one.rows),
};
writeFileSync('bench/turn.json', `${JSON.stringify({ figures, before, oneUmpire: one.steps, crew }, null, 2)}\n`);
process.stdout.write(`\n${table}\n\n${JSON.stringify(figures, null, 2)}\n`);
