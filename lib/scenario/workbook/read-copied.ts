import { greatest } from '@/lib/values';
import { eachRow, type Separator, separatorIn } from './delimited';
import { bounds } from './sheet';

/** Excel writes, and reads, a first line that says only what parts the cells. */
const saysSeparator = /^"?sep=([\t;,|])"?\n/;

/** The copied text or file gets line feeds at the ends of its lines; `said` is the separator that it names; null: it names none. */
function begun(copied: string): { text: string; said: Separator | null } {
  const text = copied.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [line = '', said = null] = saysSeparator.exec(text) ?? [];
  return { text: text.slice(line.length), said: said as Separator | null };
}

/** The separator is the one that the first line of a text names, or else the one that cuts most of its rows alike. */
export function separatorOf(copied: string): Separator {
  const { text, said } = begun(copied);
  return said ?? separatorIn(text);
}

/**
 * Cells as they were copied from a spreadsheet or stand in a CSV file. Of more rows or columns than a workbook may have, the
 * first beyond is kept, so that its reader refuses it. `separator`: what a person chose; else it is found in the text.
 */
export function readCopied(copied: string, separator: Separator = separatorOf(copied)): string[][] {
  const filled: string[][] = [];
  eachRow(begun(copied).text, separator, (row) => {
    if (row.some((cell) => cell.trim() !== ''))
      filled.push(row.length > bounds.columns ? row.slice(0, bounds.columns + 1) : row);
    return filled.length <= bounds.rows;
  });
  const width = greatest(
    filled.map((row) => row.length),
    0,
  );
  return filled.map((row) => Array.from({ length: width }, (_, at) => (row[at] ?? '').trim()));
}
