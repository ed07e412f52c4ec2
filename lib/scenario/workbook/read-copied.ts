import { dsvFormat } from 'd3-dsv';
import { greatest } from '@/lib/values';
import { bounds } from './sheet';

/**
 * Cells as they were copied from a spreadsheet or stand in a CSV file: tabs, semicolons or commas between them. Of more rows
 * or columns than a workbook may have, the first beyond is kept, so that its reader refuses it.
 */
export function readCopied(copied: string): string[][] {
  const text = copied.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = text.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  const separator = ['\t', ';', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
  let kept = 0;
  const filled = dsvFormat(separator).parseRows(text, (row) => {
    if (kept > bounds.rows || !row.some((cell) => cell.trim() !== '')) return null;
    kept += 1;
    return row.length > bounds.columns ? row.slice(0, bounds.columns + 1) : row;
  });
  const width = greatest(
    filled.map((row) => row.length),
    0,
  );
  return filled.map((row) => Array.from({ length: width }, (_, at) => (row[at] ?? '').trim()));
}
