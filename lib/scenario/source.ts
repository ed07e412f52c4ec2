/** The files of a scenario as they were written, their bytes by name: of a folder, of a packed file or of a desk. */
export type ScenarioSource = ReadonlyMap<string, Uint8Array>;

/** Some fifty times the largest that is shipped. A file that is longer is not read. */
export const megabytesAtMost = 8;

/** Why a file is not read; null: it is. */
export const tooLong = (bytes: number): string | null =>
  bytes <= megabytesAtMost * 1_000_000
    ? null
    : `has ${Math.ceil(bytes / 1_000_000)} MB: a file of a scenario has ${megabytesAtMost} MB at most`;
