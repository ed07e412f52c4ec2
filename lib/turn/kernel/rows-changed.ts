/**
 * Which rows somebody else wrote since a writer saw them, and the ids of those he took off. Null: none. A row of version 0 is
 * new and cannot be gone. `idOf`: what the writer calls a row.
 */
export function rowsChangedSince<Row extends { version: number }>(
  stored: readonly Row[],
  seen: readonly { id: string; version: number }[],
  idOf: (row: Row) => string,
): { rows: Row[]; gone: string[] } | null {
  const byId = new Map(stored.map((row) => [idOf(row), row]));
  const rows = seen.flatMap(({ id, version }) => {
    const row = byId.get(id);
    return row && row.version !== version ? [row] : [];
  });
  const gone = seen.filter(({ id, version }) => version > 0 && !byId.has(id)).map(({ id }) => id);
  return rows.length + gone.length > 0 ? { rows, gone } : null;
}
