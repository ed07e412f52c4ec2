/** How long each file of a suite took, ms. */
export type Times = [file: string, milliseconds: number][];

/** What a suite came to. Where it says so itself, its times too. */
export interface Result {
  passed: number;
  failed: number;
  /** What it printed. */
  output: string;
  times?: Times;
}

export interface Suite {
  title: string;
  run: () => Promise<Result>;
}
