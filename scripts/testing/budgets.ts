/**
 * The limits of the console's costs: counted, never timed. What costs more than stands here fails with its figure;
 * whoever means it to cost more changes the figure in the same commit, and says why.
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
  // What the seat has sent so far is counted, and held meanwhile: two at once do not both find room.
  'statements: send-message': 10,
  'statements: save-marks': 10,
  // One of them reads the ground drawn in the game.
  'statements: move-unit': 19,
  'statements: take-card': 7,
  // Written in sets: as many for three hundred units as for thirty, and for nineteen teams as for two.
  'statements: move-phase': 25,
  'statements: close-movement': 18,
  // Contacts are settled three times, each by the ground drawn in the game. One forgets old answers, which every move of a phase did.
  'statements: end-turn': 64,
  // The projector, when all of it has changed. What desks and JSON routes may cost stands where they are declared.
  'statements: board': 4,
  'round trips: board': 4,
} as const;

/** The bytes that a page of Control is sent when it looks again after one change, before they are compressed. */
const refreshBudgets: Record<string, number> = {
  'one sheet, board': 1400,
  'one sheet, orders': 1000,
  'one sheet, orders/[teamKey]': 1700,
  'one sheet, map': 900,
  'one move, board': 700,
  'one move, map': 800,
  'one move, units': 800,
  'one ruling, board': 900,
  // It carries the orders to attack that are open, by unit.
  'one ruling, combats': 1250,
};

/**
 * Compressed script that a page loads before anything is opened on it, kB of 1,000 bytes: what is aimed at, counted as the
 * bench does. `docs/decisions/what-a-page-loads.md` has the same with what each page loads.
 */
export const scriptBudgets: Record<string, number> = {
  player: 235,
  // A phone has no map until it is looked at.
  'player on a phone': 195,
  // Papers that are read and printed, and the ways in.
  'HQ file': 150,
  'war diary': 166,
  handbook: 150,
  'sign-in': 152,
  join: 156,
  board: 205,
  orders: 205,
  reports: 200,
  combats: 265,
  map: 262,
  // What reads a row of orders, and the chips that say how: loaded when a field for words first has the keyboard.
  reading: 25,
};

/** Of the master map with all its counters, as it is opened. */
const mapElements = 1_400;

/** Fails when something costs more than it may. */
export const spend = (what: keyof typeof budgets, figure: number): void => within(what, figure, budgets[what]);

interface Costs {
  statements: number;
  roundTrips: number;
}

/** The same for a desk or a JSON route that is read. `most`: what its declaration allows. */
export function spendOnRead(path: string, { statements, roundTrips }: Costs, most: Costs): void {
  within(`statements: ${path}`, statements, most.statements);
  within(`round trips: ${path}`, roundTrips, most.roundTrips);
}

/** The same for a page that looks again: `one sheet, orders`. */
export const spendOnRefresh = (what: string, bytes: number): void =>
  within(`bytes: ${what}`, bytes, refreshBudgets[what] ?? 0);

/** The same for the script of a page: `map`. */
export const spendOnScripts = (page: string, kb: number): void =>
  within(`kB of script: ${page}`, Math.ceil(kb), scriptBudgets[page] ?? 0);

/** The same for the elements of the master map of Market Garden, as it is opened. */
export const spendOnMap = (elements: number): void => within('elements: master map', elements, mapElements);

function within(what: string, figure: number, budget: number): void {
  if (figure > budget)
    throw new Error(`${what}: ${figure}, and it may be ${budget} (scripts/testing/budgets.ts, or its declaration)`);
}
