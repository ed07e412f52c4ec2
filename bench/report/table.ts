import type { Figure } from '../figure';
import { aims, boundOf, isMet } from './aims';
import { withSpread } from './numbers';

/** All figures as a table for a terminal, each with what it is to reach. */
export function terminalTable(figures: readonly Figure[]): string {
  const valueWith = valuesIn(figures);
  const rows = figures.map((one) => {
    const aim = aims.find(({ key }) => key === one.key);
    const met = aim ? `${boundOf(aim)}: ${isMet(aim, valueWith) ? 'met' : 'NOT MET'}` : '';
    return [one.key, withSpread(one), one.unit, met];
  });
  const widths = [0, 1, 2].map((i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * A table for a page: a row for what the keys have in common, a column for each of their beginnings; before it, where there
 * are any, the figures of the same keys before.
 */
export function pageTable(
  figures: readonly Figure[],
  before: readonly Figure[],
  beginnings: readonly string[],
  isShown = (_: string) => true,
): string {
  const columns = beginnings.flatMap((beginning) => [
    ...(before.some(({ key }) => restOf(key, beginning)) ? [columnOf(before, beginning, `${beginning} before`)] : []),
    columnOf(figures, beginning, beginning),
  ]);
  const rests = new Set(
    figures.flatMap(({ key }) => beginnings.flatMap((beginning) => restOf(key, beginning) ?? [])).filter(isShown),
  );
  const rows = [...rests].map((rest) => {
    const cells = columns.map(({ byRest }) => byRest.get(rest));
    return `| ${rest} | ${cells.find(Boolean)!.unit} | ${cells.map((one) => (one ? withSpread(one) : '')).join(' | ')} |`;
  });
  const head = `| | | ${columns.map(({ name }) => name).join(' | ')} |`;
  return [head, `|---|---|${columns.map(() => '---|').join('')}`, ...rows].join('\n');
}

const columnOf = (figures: readonly Figure[], beginning: string, name: string) => ({
  name,
  byRest: new Map(figures.map((one) => [restOf(one.key, beginning), one])),
});

const restOf = (key: string, beginning: string): string | null =>
  key.startsWith(`${beginning}.`) ? key.slice(beginning.length + 1) : null;

/** The aims, the results before, and the results now, for a page. */
export function aimsTable(figures: readonly Figure[], before: readonly Figure[]): string {
  const [byKey, byKeyBefore] = [figures, before].map((all) => new Map(all.map((one) => [one.key, one])));
  const rows = aims.flatMap((aim) => {
    const found = byKey!.get(aim.key);
    const was = byKeyBefore!.get(aim.key);
    const cells = [aim.key, boundOf(aim), was ? withSpread(was) : '', found && withSpread(found)];
    return found ? [`| ${cells.join(' | ')} | ${isMet(aim, valuesIn(figures)) ? 'yes' : 'no'} |`] : [];
  });
  return ['| figure | aim | before | measured | met |', '|---|---|---|---|---|', ...rows].join('\n');
}

const valuesIn = (figures: readonly Figure[]): ((key: string) => number | undefined) => {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  return (key) => values.get(key);
};
