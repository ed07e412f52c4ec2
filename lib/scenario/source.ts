/** The files of a scenario as they were written, their bytes by name: of a folder, of a packed file or of a desk. */
export type ScenarioSource = ReadonlyMap<string, Uint8Array>;

/** About ten times the largest that is shipped. A file that is longer is not read. */
export const megabytesAtMost = 8;

/** What the files of a scenario may hold: each is counted while it is read, and reading ends at the first that is too many. */
export const bounds = {
  /** All files together, MB. */
  megabytes: 24,
  /** Rows of a table, its headings among them. */
  rows: 10_000,
  /** Cells of a row. */
  cells: 60,
  /** Characters of a cell. */
  letters: 8_000,
  /** Drawings of a map. */
  drawings: 10_000,
  /** Characters of one drawing, as JSON: a river with all its bends. */
  drawing: 400_000,
} as const;

/** Why a file is not read; null: it is. */
export const tooLong = (bytes: number): string | null =>
  bytes <= megabytesAtMost * 1_000_000
    ? null
    : `has ${Math.ceil(bytes / 1_000_000)} MB: a file of a scenario has ${megabytesAtMost} MB at most`;
