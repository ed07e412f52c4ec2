import { dsvFormat } from 'd3-dsv';
import { greatest } from '@/lib/values';

/** Cells as they were copied from a spreadsheet or stand in a CSV file: tabs, semicolons or commas between them. */
export function readCopied(copied: string): string[][] {
  const text = copied.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = text.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  const separator = ['\t', ';', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
  const rows = dsvFormat(separator).parseRows(text);
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = greatest(
    filled.map((row) => row.length),
    0,
  );
  return filled.map((row) => Array.from({ length: width }, (_, at) => (row[at] ?? '').trim()));
}
