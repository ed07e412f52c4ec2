/** Values inside values, and some fields of a row. */

/** The names and numbers that lead to a value. */
export type ValuePath = readonly (string | number)[];

/** The value at a place; undefined where the place leads nowhere. */
export const valueAt = (values: unknown, place: ValuePath): unknown =>
  place.reduce<unknown>(
    (inside, name) => (typeof inside === 'object' ? (inside as Record<string, unknown> | null)?.[name] : undefined),
    values,
  );

/** The values with something else at a place; undefined takes it out. */
export function withAt(values: unknown, [first, ...rest]: ValuePath, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(values)) {
    if (rest.length === 0 && value === undefined) return values.toSpliced(Number(first), 1);
    return values.with(Number(first), withAt(values[Number(first)], rest, value));
  }
  const inside = (values ?? {}) as Record<string, unknown>;
  const became = withAt(inside[first], rest, value);
  if (became !== undefined) return { ...inside, [first]: became };
  return Object.fromEntries(Object.entries(inside).filter(([key]) => key !== String(first)));
}

/** Some fields of a row and nothing else of it. */
export const only = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** Fields of a row as they are sent to a browser: times are ISO strings. */
export type AsSent<Row, Name extends keyof Row = keyof Row> = {
  [Field in Name]: Date extends Row[Field] ? string | Exclude<Row[Field], Date> : Row[Field];
};

/** Some fields of a row and nothing else of it, as they are sent. */
export const asSent = <Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): AsSent<Row, Name> =>
  Object.fromEntries(
    names.map((name) => {
      const value = row[name];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  ) as AsSent<Row, Name>;

/** True when two plain values hold the same, in whatever order their fields are: a database keeps its own. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same((a as never)[key], (b as never)[key]));
}

/** FNV-1a, 32 bits. */
export function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The least of some numbers, however many; `otherwise` of none. */
export const least = (numbers: readonly number[], otherwise = Number.POSITIVE_INFINITY): number =>
  numbers.reduce((one, other) => Math.min(one, other), otherwise);

/** The greatest of some numbers, however many; `otherwise` of none. */
export const greatest = (numbers: readonly number[], otherwise = Number.NEGATIVE_INFINITY): number =>
  numbers.reduce((one, other) => Math.max(one, other), otherwise);

/** A value as JSON would give it back. */
export const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
