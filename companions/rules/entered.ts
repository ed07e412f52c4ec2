import { z } from 'zod';
import { refuse } from './at-table';
import type { CompanionRefusal } from './companion';

/** The entry of somebody, checked. */
export type Entered<Value> = { ok: true; value: Value } | CompanionRefusal;

/** Checks what somebody has entered (a table, a map, a setup): the first thing wrong, by its field. */
export function readEntered<Value>(schema: z.ZodType<Value>, entered: unknown): Entered<Value> {
  const read = schema.safeParse(entered);
  if (read.success) return { ok: true, value: read.data };
  const [first] = read.error.issues;
  return refuse('entered', 'data', first?.message ?? 'Not readable.', first?.path.join('.'));
}

/** A band of a table: whole numbers from one to another, both included; without an end where nothing is said. */
export interface Band {
  from: number | null;
  to: number | null;
}

const orEnd = (value: number | null, end: string): string => (value === null ? end : String(value));

/** A number as a table prints it: "7", "−3". */
export const printed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** "+2", "−1", "+0". */
export const withSign = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

/** A band as a table prints it: "7 to 8", "9+", "≤ −3". */
export function bandName({ from, to }: Band): string {
  if (from === null) return to === null ? 'any' : `≤ ${printed(to)}`;
  if (to === null) return `${printed(from)}+`;
  return from === to ? printed(from) : `${printed(from)} to ${printed(to)}`;
}

/** Why a band may not begin where it does: `wanted` is the first number that nothing is said for. */
function whyBeginFails(from: number | null, wanted: number | null): string | undefined {
  if (from === wanted) return undefined;
  if (wanted === null) return 'The first band begins without an end: leave “from” empty.';
  return from === null || from < wanted
    ? `${orEnd(from, 'What lies below')} stands in two bands: this one begins at ${wanted}.`
    : `Nothing is said for ${wanted}: this band begins at ${wanted}.`;
}

/** Why a band may not end where it does: the last one ends at `high`. */
function whyEndFails({ from, to }: Band, isLast: boolean, high: number | null): string | undefined {
  if (from !== null && to !== null && to < from) return `A band ends where it begins or above: ${from} or more.`;
  if (!isLast) return to === null ? 'Only the last band may be without an end: say where this one ends.' : undefined;
  if (to === high) return undefined;
  return high === null ? 'The last band ends without an end: leave “to” empty.' : `The last band ends at ${high}.`;
}

/** The first thing wrong with bands that must say something once for every number from `low` to `high`, ends included. */
export function whyBandsFail(
  bands: readonly Band[],
  low: number | null,
  high: number | null,
): { at: number; field: 'from' | 'to'; message: string } | undefined {
  let wanted = low;
  for (const [at, band] of bands.entries()) {
    const wrongBegin = whyBeginFails(band.from, wanted);
    if (wrongBegin) return { at, field: 'from', message: wrongBegin };
    const wrongEnd = whyEndFails(band, at === bands.length - 1, high);
    if (wrongEnd) return { at, field: 'to', message: wrongEnd };
    wanted = band.to === null ? null : band.to + 1;
  }
  return bands.length === 0 ? { at: 0, field: 'from', message: 'No band is given: say at least one.' } : undefined;
}

/** The band a number falls into. Throws for bands that were not checked and leave it out. */
export function bandOf<One extends Band>(bands: readonly One[], value: number): One {
  const found = bands.find(({ from, to }) => (from === null || value >= from) && (to === null || value <= to));
  if (!found) throw new Error(`No band for ${value}`);
  return found;
}

/** Says what a check of what was entered finds, each at its place. */
export const finds =
  (context: z.RefinementCtx) =>
  (path: (string | number)[], message: string): void =>
    context.addIssue({ code: 'custom', path, message });

/** Bands that say something once for every number from `low` to `high`: what is wrong is said at the band. */
export const wholeBands =
  (low: number | null, high: number | null) => (bands: readonly Band[], context: z.RefinementCtx) => {
    const wrong = whyBandsFail(bands, low, high);
    if (wrong) finds(context)([wrong.at, wrong.field], wrong.message);
  };

/** An object in words that say what stands in it; what is wrong inside it speaks for itself. */
export const saying = (message: string) => ({
  error: ({ code }: { code: string }) => (code === 'invalid_type' ? message : undefined),
});

/** An object with the same under each of some names. */
export const each = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

/** The rows of a table that is read with a die of `sides`, in ascending order: each face in one row and only one. */
export function bandsOf<Shape extends z.ZodRawShape>(sides: number, cells: Shape) {
  const face = z.int().min(1).max(sides);
  const rows = z.array(z.strictObject({ from: face, to: face, ...cells })).min(1);
  return rows.superRefine((found, context) => wholeBands(1, sides)(found as unknown as Band[], context));
}
