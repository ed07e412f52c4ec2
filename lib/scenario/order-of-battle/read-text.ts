import { counted } from '@/lib/text';
import { withoutHidden } from '../files/unseen';
import { armInName, type ItemsRead, readItems, type Said, type Vocabulary } from './items';
import { echelonInName, type Level, levelUnder, withFormation } from './levels';
import { commanderIn, depthsOf, isComment, isRule, listLine, wantsMore, withNumbers } from './lines';
import { cut, type Name, readName, unitsInALine } from './pieces';

/** A unit as the text says it: by column, as far as that was said or guessed. */
export interface UnitSaid {
  /** The line of the text, from 1. */
  line: number;
  cells: Said;
}

/** What should be known of a line. A doubt asks for a word; a guess may be right. */
interface LineTold {
  line: number;
  message: string;
  isDoubt: boolean;
}

export interface OrderOfBattle {
  units: UnitSaid[];
  told: LineTold[];
}

const linesAtMost = 5000;

/** A line of the text: a formation, or a unit where nothing stands below it. */
interface Node {
  line: number;
  indent: number;
  name: Name;
  items: ItemsRead;
  children: Node[];
}

/**
 * Reads an order of battle written as indented lines, with or without bullets, below headings (`##`), numbered as chapters
 * (`1.1.2`), as a list of a wiki, or as paths with ` / ` between formations; what a unit is stands after commas or bars. Lines
 * that begin with one `#` are comments. Nothing
 * is dropped: what is not known goes into the notes of its unit, and every guess and doubt is told with its line.
 */
export function readOrderOfBattle(text: string, words: Vocabulary): OrderOfBattle {
  const out: OrderOfBattle = { units: [], told: [] };
  const roots = nodesOf(text, words, out);
  for (const node of roots) walk(node, { level: null, cells: {}, said: {} }, words, out);
  out.told.sort((a, b) => a.line - b.line);
  return out;
}

function nodesOf(text: string, words: Vocabulary, out: OrderOfBattle): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  const lines = linesOf(text, out);
  const depths = depthsOf(lines.map(({ list }) => list));
  for (const [i, { line, list }] of lines.entries()) {
    const indent = depths[i]!;
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    const [path, ...items] = piecesOf(list.text, words);
    const steps = cut(path!, ' / ').filter((step) => step !== '');
    for (const [step, name] of (steps.length > 0 ? steps : ['']).entries()) {
      const isLast = step >= steps.length - 1;
      // The formations of a path stand between the lines around it: only what comes further in is below its last.
      const node = {
        line,
        indent: indent + step / 1000,
        name: named(name, line, out),
        items: readItems(isLast ? itemsOf(items, line, out) : [], words),
        children: [],
      };
      (open.at(-1)?.children ?? roots).push(node);
      open.push(node);
    }
  }
  return roots;
}

/** The lines that say something, without the signs before them; how many are comments is told. */
function linesOf(text: string, { told }: OrderOfBattle) {
  const given = text.split(/\r\n|\r|\n/);
  const all = given.map(withoutHidden);
  const unseen = given.flatMap((written, at) => (written === all[at] ? [] : [at + 1]));
  if (unseen.length > 0)
    told.push({
      line: unseen[0]!,
      message: `characters that cannot be seen were taken off, in ${counted(unseen.length, 'line')}`,
      isDoubt: false,
    });
  if (all.length > linesAtMost)
    told.push({
      line: linesAtMost + 1,
      message: `is not read, nor what follows: ${counted(linesAtMost, 'line')} at most`,
      isDoubt: true,
    });
  const read = all.slice(0, linesAtMost).map((written, at) => ({ line: at + 1, written }));
  const comments = read.filter(({ written }) => isComment(written));
  const [first] = comments;
  if (first)
    told.push({
      line: first.line,
      message:
        comments.length === 1
          ? 'begins with # and is left out, as a comment'
          : `${counted(comments.length, 'line')} that begin with # are left out, as comments`,
      isDoubt: false,
    });
  const written = read.filter((one) => one.written.trim() !== '' && !isComment(one.written));
  const isHeadings = (at: number) => written[at + 1] !== undefined && isRule(written[at + 1]!.written);
  for (const { line } of written.filter((_, at) => isHeadings(at)))
    told.push({ line, message: 'has the headings of a table, and is left out', isDoubt: false });
  const said = written.filter((one, at) => !isRule(one.written) && !isHeadings(at));
  const lists = withNumbers(said.map(({ written }) => listLine(written)));
  const numbers = lists.filter(({ number }) => number.length > 0).length;
  if (numbers > 0)
    told.push({
      line: said[lists.findIndex(({ number }) => number.length > 0)]!.line,
      message: `the numbers before ${counted(numbers, 'line')}, such as 1.1.2, say how deep a line stands, and are no part of names`,
      isDoubt: false,
    });
  return said.map(({ line }, at) => ({ line, list: lists[at]! }));
}

/** The name of a line, and what stands behind its bars and commas. A comma within a name that says only a number is part of it. */
function piecesOf(text: string, words: Vocabulary): string[] {
  const [name = '', ...items] = cut(text, '|').flatMap((piece) => cut(piece, ','));
  const [first] = items;
  const isOfName = first !== undefined && wantsMore(name) && readItems([first], words).unknown.length > 0;
  return isOfName ? [`${name}, ${first}`, ...items.slice(1)] : [name, ...items];
}

/** The items after a name, without a commander behind the last of it, who is told. */
function itemsOf(items: readonly string[], line: number, { told }: OrderOfBattle): readonly string[] {
  const found = commanderIn(items.at(-1) ?? '');
  if (!found) return items;
  told.push({ line, message: `the commander is left out: ${found.commander}`, isDoubt: false });
  return [...items.slice(0, -1), found.name];
}

/** A name without the commander behind it, who is told. */
function named(written: string, line: number, { told }: OrderOfBattle): Name {
  const found = commanderIn(written);
  if (!found || written.startsWith('"')) return readName(written);
  told.push({ line, message: `the commander is left out of the name: ${found.commander}`, isDoubt: false });
  return readName(found.name);
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
