/** Rows of a sheet in their order, each under an id of its own that begins with `of`. */
export const numbered = <Row extends object>(rows: readonly Row[], of: string) =>
  rows.map((row, position) => ({ ...row, id: `${of}-${position}`.slice(-40), position, version: 0 }));
