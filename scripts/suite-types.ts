/** The time of each file of a suite, ms. */
export type Times = [file: string, milliseconds: number][];

/** The result of a suite. Where it says so itself, its times too. */
export interface Result {
  passed: number;
  failed: number;
  /** The output. */
  output: string;
  times?: Times;
}

export interface Suite {
  title: string;
  run: () => Promise<Result>;
}
