import type { Row } from './read-game';

/** Ids that are drawn by chance look so (`newId`); those of a scenario (units, crossings) are its own words and stay. */
const drawn = /^[\w-]{21}$/;

/**
 * A new id for each that rows have as theirs or name in a column: `id`, `unitId`, `counterIds` … What a browser drew for a
 * row of its own is among them, however long: a row is known by it everywhere. The new ids are in the order of the old ones,
 * so what is read by id (two rows at one place of a sheet) stays in its order.
 */
export function newIdsFor(tables: ReadonlyMap<string, readonly Row[]>, draw: () => string): Map<string, string> {
  const old = new Set<string>();
  const take = (id: unknown) => {
    if (typeof id === 'string') old.add(id);
  };
  for (const [table, rows] of tables)
    for (const row of rows) {
      if (namedByBrowsers.includes(table)) take(row.id);
      if (table === 'LedgerEntry') for (const id of linesOf(row)) take(id);
      if (table === 'MapIssued') for (const id of issuedIn(row)) take(id);
      // A note may be about a row that its team has taken out since.
      for (const name of [row.lineId, row.writtenAs]) take(name);
      for (const [column, value] of Object.entries(row))
        if (/^(id|writtenAs|\w+Ids?)$/.test(column))
          for (const id of [value].flat()) if (typeof id === 'string' && drawn.test(id)) take(id);
    }
  const drawnAnew = Array.from(old, () => draw()).sort();
  return new Map([...old].sort().map((id, i) => [id, drawnAnew[i]!]));
}

/** The ids of the rows of sheets that an entry of the ledger names: some of them lie in no table any more. */
const linesOf = ({ before, after }: Row): unknown[] =>
  [before, after].flatMap((truth) => {
    const { lines } = (truth ?? {}) as { lines?: unknown };
    return Array.isArray(lines) ? lines.map((line) => (line as Row | null)?.id) : [];
  });

/** The ids of what was put on a desk or taken from it: what was taken away since lies in no other table. */
const issuedIn = ({ rows, withdrawn }: Row): string[] =>
  [rows, withdrawn]
    .flatMap((listed) => (Array.isArray(listed) ? listed : []))
    .map((one) => (typeof one === 'string' ? one : (one as Row | null)?.id))
    .filter((id): id is string => typeof id === 'string' && drawn.test(id));

/** Tables whose rows have ids that a browser may have drawn. */
const namedByBrowsers: readonly string[] = ['OrderLine', 'AirLine', 'TeamMark', 'Message', 'OrderSheet', 'AirSheet'];

/** The same with new ids wherever one stands: alone, as a key, or in a name made of several, parted by `|`, `/`, `:` or spaces. */
export function renamed<Value>(value: Value, ids: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string') return renamedText(value, ids) as Value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [renamedText(key, ids), renamed(one, ids)]),
  ) as Value;
}

/** In a name of several parts each that is an id is renamed; in words with spaces those alone that the console drew itself. */
function renamedText(text: string, ids: ReadonlyMap<string, string>): string {
  const whole = ids.get(text);
  if (whole !== undefined) return whole;
  if (!/\s/.test(text)) return text.replace(/[\w-]+/g, (part) => ids.get(part) ?? part);
  if (text.length < 22) return text;
  return text.replace(/[\w-]{21}(?=$|[|/:\s])/g, (part, at: number) =>
    at === 0 || /[|/:\s]/.test(text[at - 1]!) ? (ids.get(part) ?? part) : part,
  );
}
