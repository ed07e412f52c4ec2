/**
 * What the console may cost: counted, never timed. What costs more than stands here fails with its figure; whoever means
 * it to cost more changes the figure in the same commit, and says why.
 */
export const budgets = {
  // A write of a player's or an umpire's, its seat looked up: round trips to the database, and statements in them.
  'round trips: save-draft': 4,
  'round trips: submit-order-sheet': 4,
  'round trips: save-air-draft': 4,
  'round trips: submit-air-sheet': 4,
  'round trips: send-message': 4,
  'round trips: save-marks': 4,
  'round trips: move-unit': 4,
  'round trips: take-card': 4,
  'statements: save-draft': 14,
  'statements: submit-order-sheet': 12,
  'statements: save-air-draft': 15,
  'statements: submit-air-sheet': 13,
  'statements: send-message': 8,
  'statements: save-marks': 10,
  'statements: move-unit': 18,
  'statements: take-card': 7,
  // Written in sets: as many for three hundred units as for thirty.
  'statements: close-movement': 17,
  'statements: end-turn': 59,
} as const;

/** Fails when something costs more than it may. */
export function spend(what: keyof typeof budgets, figure: number): void {
  const budget = budgets[what];
  if (figure > budget) throw new Error(`${what}: ${figure}, and it may be ${budget} (scripts/testing/budgets.ts)`);
}
