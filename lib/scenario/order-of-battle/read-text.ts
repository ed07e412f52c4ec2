import { counted } from '@/lib/text';
import { armInName, type ItemsRead, readItems, type Said, type Vocabulary } from './items';
import { echelonInName, type Level, levelUnder } from './levels';
import { cut, type Name, readName, unitsInALine } from './pieces';

/** A unit as the text says it: by column, as far as that was said or guessed. */
export interface UnitSaid {
  /** The line of the text, from 1. */
  line: number;
  cells: Said;
}

/** What should be known of a line. A doubt asks for a word; a guess may be right. */
export interface LineTold {
  line: number;
  message: string;
  isDoubt: boolean;
}

export interface OrderOfBattle {
  units: UnitSaid[];
  told: LineTold[];
}

export const linesAtMost = 5000;

/** A line of the text: a formation, or a unit where nothing stands below it. */
interface Node {
  line: number;
  indent: number;
  name: Name;
  items: ItemsRead;
  children: Node[];
}

/**
 * Reads an order of battle written as indented lines, or as paths with ` / ` between formations, what a unit is after commas.
 * Nothing is dropped: what is not known goes into the notes of its unit, and every guess and doubt is told with its line.
 */
export function readOrderOfBattle(text: string, words: Vocabulary): OrderOfBattle {
  const out: OrderOfBattle = { units: [], told: [] };
  const roots = nodesOf(text, words, out);
  for (const node of roots) walk(node, { level: null, cells: {}, said: {} }, words, out);
  out.told.sort((a, b) => a.line - b.line);
  return out;
}

function nodesOf(text: string, words: Vocabulary, { told }: OrderOfBattle): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > linesAtMost)
    told.push({
      line: linesAtMost + 1,
      message: `is not read, nor what follows: ${counted(linesAtMost, 'line')} at most`,
      isDoubt: true,
    });
  for (const [at, written] of lines.slice(0, linesAtMost).entries()) {
    if (written.trim() === '') continue;
    const indent = indentOf(written);
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    const [path = '', ...items] = cut(written.trim(), ',');
    const steps = cut(path, ' / ').filter((step) => step !== '');
    for (const [step, name] of (steps.length > 0 ? steps : ['']).entries()) {
      const isLast = step >= steps.length - 1;
      // The formations of a path stand between the lines around it: only what comes further in is below its last.
      const node = {
        line: at + 1,
        indent: indent + step / 100,
        name: readName(name),
        items: readItems(isLast ? items : [], words),
        children: [],
      };
      (open.at(-1)?.children ?? roots).push(node);
      open.push(node);
    }
  }
  return roots;
}

/** How far in a line begins; a tab goes on to the next fourth. */
function indentOf(line: string): number {
  let indent = 0;
  for (const sign of line) {
    if (sign === '\t') indent = indent - (indent % 4) + 4;
    else if (/\s/.test(sign)) indent += 1;
    else break;
  }
  return indent;
}

/** What stands above a line: its level, its columns so far, and what was said for all below it. */
interface Above {
  level: Level | null;
  cells: Said;
  said: Said;
}

function walk(node: Node, above: Above, words: Vocabulary, out: OrderOfBattle): void {
  if (node.children.length === 0) {
    unitsOf(node, above, words, out);
    return;
  }
  const { name, items, line } = node;
  const level = name.level ?? name.marked?.level ?? levelUnder(above.level, name.name);
  if (items.unknown.length > 0)
    out.told.push({ line, message: `is not understood for a formation: ${items.unknown.join(', ')}`, isDoubt: true });
  if (items.times > 1) out.told.push({ line, message: 'is a formation: ×n is for units', isDoubt: true });
  const cells = withFormation(above.cells, level, name.name);
  const said = { ...above.said, ...items.said };
  for (const child of node.children) walk(child, { level, cells, said }, words, out);
}

/** The columns below a formation. An army stands before its corps; what stands below a brigade, after it. */
function withFormation(cells: Said, level: Level, name: string): Said {
  const joined = (column: string) => (cells[column] ? `${cells[column]} / ${name}` : name);
  if (level === 'army' || level === 'corps') return { corps: joined('corps') };
  if (level === 'division') return { corps: cells.corps ?? '', division: joined('division') };
  return { corps: cells.corps ?? '', division: cells.division ?? '', brigade: joined('brigade') };
}

function unitsOf({ line, name, items }: Node, above: Above, words: Vocabulary, { units, told }: OrderOfBattle): void {
  const doubt = (message: string) => told.push({ line, message, isDoubt: true });
  const guess = (message: string) => told.push({ line, message, isDoubt: false });
  const said: Record<string, string> = { ...above.said, ...items.said };
  items.guesses.forEach(guess);
  items.doubts.forEach(doubt);
  if (name.level || (name.marked?.level ?? null)) doubt('is a formation without units: it is read as a unit');
  if (said.arm === undefined) {
    const arm = armInName(name.name, words.arms);
    said.arm = arm ?? '';
    if (arm) guess(`by its name it is ${arm}`);
    else doubt('what it is is not said: write it after a comma, such as infantry');
  }
  if (said.echelon === undefined) {
    const size = name.marked?.echelon ?? echelonInName(name.name) ?? (said.arm === 'hq' ? 'hq' : null);
    said.echelon = size ?? 'battalion';
    if (size === null) guess('its size is not said: battalion');
  }
  if (items.unknown.length > 0) {
    doubt(`is not known and goes into its notes: ${items.unknown.join(', ')}`);
    said.notes = [said.notes, ...items.unknown].filter(Boolean).join(', ');
  }
  if (name.name === '') doubt('has no name');
  if (above.level === null) doubt('stands below no formation');
  const names = items.times > 1 ? numbered(name.names, Math.min(items.times, unitsInALine)) : name.names;
  if (items.times > unitsInALine)
    doubt(`${counted(items.times, 'unit')} in a line: ${unitsInALine} are read, write the others below`);
  if (names.length > 1) guess(`${names.length} units: ${names[0]} … ${names.at(-1)}`);
  for (const one of names) units.push({ line, cells: { ...above.cells, ...said, name: one } });
}

const numbered = (names: readonly string[], times: number): string[] =>
  names.flatMap((name) => Array.from({ length: times }, (_, at) => `${name} (${at + 1})`));
