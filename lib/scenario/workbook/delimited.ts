/** Tables as text: cells that tabs, semicolons, commas or bars part, a row on each line. */

/** One of these signs separates the cells; `name` is what people call it. */
export const separators = [
  { sign: '\t', name: 'tabs' },
  { sign: ';', name: 'semicolons' },
  { sign: ',', name: 'commas' },
  { sign: '|', name: 'bars' },
] as const;
export type Separator = (typeof separators)[number]['sign'];

/**
 * The cells of a text, its lines ended by line feeds. A quote opens a cell only where another closes it right before a
 * separator or the end of a line; elsewhere quotes are letters, as in `"Foxglove" Bn`. A cell in quotes may go over several
 * lines, but not over several cells of a table that tabs part. `onRow` takes each row, and says whether to go on.
 */
export function eachRow(text: string, separator: string, onRow: (cells: string[]) => boolean): void {
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    for (;;) {
      const quoted = text[at] === '"' ? quotedAt(text, at, separator) : null;
      const end = quoted?.end ?? endOfCell(text, at, separator);
      cells.push(quoted?.cell ?? text.slice(at, end));
      at = end + 1;
      if (text[end] !== separator) break;
    }
    if (!onRow(cells)) return;
  }
}

/** A cell that stands in no quotes ends here: at a separator, a line feed or the end. */
function endOfCell(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) if (text[at] === separator || text[at] === '\n') return at;
  return text.length;
}

/** The cell whose opening quote stands here, and where it ends; null: nothing closes it as a cell, so its quotes are letters. */
function quotedAt(text: string, from: number, separator: string): { cell: string; end: number } | null {
  let close = text.indexOf('"', from + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return null;
  const after = text[close + 1];
  if (after !== undefined && after !== separator && after !== '\n') return null;
  const inside = text.slice(from + 1, close);
  if (separator === '\t' && inside.includes('\t') && inside.includes('\n')) return null;
  return { cell: inside.replaceAll('""', '"'), end: close + 1 };
}

/** So many rows are looked at for what parts them. */
const rowsWeighed = 40;

/** The separator is the sign that cuts most rows into the same number of cells; of equals the one that makes more cells, then the first. */
export function separatorIn(text: string): Separator {
  let best: { sign: Separator; rows: number; width: number } = { sign: '\t', rows: 0, width: 1 };
  for (const { sign } of separators) {
    const widths = new Map<number, number>();
    let seen = 0;
    eachRow(text, sign, (cells) => {
      if (cells.some((cell) => cell.trim() !== '')) {
        seen += 1;
        if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
      }
      return seen < rowsWeighed;
    });
    for (const [width, rows] of widths)
      if (rows > best.rows || (rows === best.rows && width > best.width)) best = { sign, rows, width };
  }
  return best.sign;
}
