import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from '../figure';
import { aimsPlot } from './plots/aims-plot';
import { growthPlot } from './plots/growth-plot';
import { hallPlot } from './plots/hall-plot';
import { before, figuresIn, type PartRun, type Results, readResults } from './results';
import { aimsTable, pageTable } from './table';

const page = 'docs/performance.md';
const folder = 'docs/performance';

/** A piece of the page that is written here: by the name of its marker, from which parts, and how. */
interface Piece {
  parts: readonly string[];
  table: (now: readonly Figure[], before: readonly Figure[]) => string;
  plot?: { words: string; draw: (now: readonly Figure[], before: readonly Figure[]) => string };
}

const halls = ['hall', 'hall20', 'hallWorst', 'hallLive'];

/** A piece that shows the keys with these beginnings. */
const plain = (part: string, ...more: string[]): Piece => ({
  parts: [part],
  table: (now, before) => pageTable(now, before, [part, ...more]),
});

const pieces: Record<string, Piece> = {
  aims: {
    parts: [],
    table: aimsTable,
    plot: { words: 'Every figure over what it is to reach', draw: aimsPlot },
  },
  hall: {
    parts: halls,
    table: (now, before) =>
      pageTable(
        now,
        before,
        halls.filter((hall) => now.some(({ key }) => key.startsWith(`${hall}.`))),
      ),
    plot: { words: 'The times of the halls, and of their peers', draw: hallPlot },
  },
  growth: {
    parts: ['growth'],
    table: (now, before) => pageTable(now, before, ['growth'], (rest) => !rest.startsWith('at.')),
    plot: { words: 'What costs grow with', draw: growthPlot },
  },
  out: plain('out'),
  strangers: plain('strangers'),
  day: plain('day'),
  engine: plain('engine'),
  replay: plain('replay'),
  map: plain('map', 'map3000', 'mapSlowed'),
  page: plain('page', 'pagePlain'),
};

/** Writes the tables between the markers of the page, and the plots beside it. What nobody has measured yet stays as it is. */
export function writePages(results: Results): void {
  mkdirSync(folder, { recursive: true });
  let text = readFileSync(page, 'utf8');
  const older = readResults(before);
  const now = figuresIn(results);
  const was = figuresIn(older);
  for (const [name, { parts, table, plot }] of Object.entries(pieces)) {
    const [run] = parts.flatMap((part) => results[part] ?? []);
    if (parts.length > 0 && !run) continue;
    const [runBefore] = parts.flatMap((part) => older[part] ?? []);
    const where = [run && `Measured ${whereWords(run)}.`, runBefore && `Before: ${whereWords(runBefore)}.`];
    const lines = [...(run ? [`${where.filter(Boolean).join(' ')} In brackets the lowest and the highest.`] : [])];
    lines.push(table(now, was));
    if (plot) {
      writeFileSync(`${folder}/${name}.svg`, plot.draw(now, was));
      lines.push(`![${plot.words}](performance/${name}.svg)`);
    }
    text = between(text, name, lines.join('\n\n'));
  }
  writeFileSync(page, text);
}

const whereWords = ({ commit, date, cores, node }: PartRun): string =>
  `at ${commit} on ${date.slice(0, 10)}, ${cores} cores, Node ${node.slice(1)}`;

/** A text with something else between two markers. @throws where the markers are not there */
function between(text: string, name: string, content: string): string {
  const begin = `<!-- bench: ${name} -->`;
  const end = `<!-- bench: end of ${name} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${page} has no markers “${begin}” and “${end}”`);
  return `${text.slice(0, from)}${begin}\n${content}\n${text.slice(to)}`;
}
