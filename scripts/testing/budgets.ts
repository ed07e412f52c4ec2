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
} as const;

/**
 * What is read when all of it is of before, by its route: statements, and round trips. One statement of every desk of
 * Control is the ground drawn in the game.
 */
export const deskBudgets: Record<string, readonly [statements: number, roundTrips: number]> = {
  '/api/board/[gameId]': [4, 4],
  '/api/player/[seatId]/desk': [3, 3],
  '/api/player/[seatId]/map': [2, 2],
  '/control/[seatId]': [46, 27],
  '/control/[seatId]/air': [44, 34],
  '/control/[seatId]/air/picture': [33, 24],
  '/control/[seatId]/air/requests': [23, 16],
  '/control/[seatId]/air/sightings': [35, 22],
  '/control/[seatId]/briefings': [22, 16],
  // Two of them are the orders to attack that are open, and those that were let go.
  '/control/[seatId]/combats': [49, 34],
  '/api/control/[seatId]/claims': [5, 5],
  '/api/control/[seatId]/counters': [7, 6],
  // One of them is the scenario's first turn, before which nobody could prepare.
  '/control/[seatId]/combats/[combatId]': [60, 39],
  '/control/[seatId]/combats/[combatId]/what-if': [22, 16],
  '/control/[seatId]/companions': [24, 16],
  '/control/[seatId]/companions/[companionGameId]': [28, 16],
  '/control/[seatId]/companions/tables/[companion]': [23, 16],
  '/control/[seatId]/crossings': [30, 20],
  // Three more than its units and combats: the commanders, the teams they belong to, and the companion games.
  '/api/control/[seatId]/find': [13, 11],
  '/control/[seatId]/debrief': [22, 16],
  // The ledger whole, and all that was ever issued; nobody reads it while his turn waits.
  '/api/control/[seatId]/debrief/film': [20, 20],
  '/api/control/[seatId]/debrief/papers': [12, 12],
  '/control/[seatId]/figures': [22, 16],
  // A statement each for what is timed, done, lost, rolled and ruled; nobody reads it while his turn waits.
  '/api/control/[seatId]/figures/csv': [13, 13],
  '/api/control/[seatId]/figures/day': [13, 13],
  '/control/[seatId]/knows': [24, 16],
  '/control/[seatId]/ledger': [34, 17],
  // What a team was told; the truth is one look at the ledger.
  '/api/control/[seatId]/ledger/orbat': [4, 4],
  // The same in a snapshot, which begins and ends.
  '/api/control/[seatId]/ledger/geojson': [6, 5],
  '/api/control/[seatId]/ledger/kml': [6, 5],
  // Up to its first piece, two hundred entries; each further one is a statement.
  '/api/control/[seatId]/ledger/lines': [2, 2],
  // The ledger whole, in a snapshot, and beside it what stands in no entry: phases, and who read which paper.
  '/api/control/[seatId]/ledger/tables': [9, 6],
  '/control/[seatId]/map': [38, 28],
  '/api/control/[seatId]/map/claims': [1, 1],
  '/api/control/[seatId]/map/data': [2, 2],
  '/control/[seatId]/map/side/[teamKey]': [24, 15],
  '/control/[seatId]/messages': [41, 27],
  '/api/control/[seatId]/open-work': [40, 25],
  '/control/[seatId]/orders': [22, 16],
  '/control/[seatId]/orders/on-time': [25, 17],
  '/control/[seatId]/orders/[teamKey]': [38, 24],
  '/control/[seatId]/orders/[teamKey]/paper': [38, 24],
  '/control/[seatId]/print': [39, 28],
  '/control/[seatId]/reinforcements': [29, 21],
  '/control/[seatId]/reports': [36, 17],
  '/control/[seatId]/reports/[teamKey]': [48, 34],
  '/control/[seatId]/reports/[teamKey]/aloud': [42, 31],
  // One more than the others: a policy is chosen only while no combat of the turn is resolved.
  '/control/[seatId]/rulebook': [23, 16],
  '/control/[seatId]/rulebook/card': [22, 16],
  '/control/[seatId]/rulebook/rulings': [24, 16],
  '/control/[seatId]/rules': [29, 16],
  '/control/[seatId]/rules/[kind]': [29, 16],
  '/control/[seatId]/rules/[kind]/[caseId]': [30, 16],
  '/control/[seatId]/scenarios': [24, 16],
  '/control/[seatId]/scenarios/[draftId]': [25, 16],
  '/control/[seatId]/scenarios/[draftId]/versions': [25, 16],
  '/control/[seatId]/sees/[teamKey]': [25, 15],
  // One of them is when each team's troops come.
  '/control/[seatId]/setup': [26, 16],
  '/control/[seatId]/setup/teams': [26, 16],
  '/control/[seatId]/setup/clock': [24, 16],
  '/control/[seatId]/setup/maps': [25, 16],
  '/control/[seatId]/units': [38, 28],
};

/** What a page of Control is sent when it looks again after one change, in bytes before they are compressed. */
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

/** Compressed script that a page loads before anything is opened on it, kB of 1,000 bytes. */
const scriptBudgets: Record<string, number> = {
  // Crossings as told, and the square of a bombing request, which is drawn on the map at once.
  player: 304,
  board: 307,
  // What the team reads in the Notes column.
  orders: 303,
  // Who spoils combined arms, what other readings do to losses, the notes on the rows that led here, the ground by name, and
  // the way to amend a counter, whose form comes later.
  combats: 362,
  // Ground that is drawn has its names and its tool; the pencil and its form come later, as do the card of a unit, what measures,
  // the air and the list of crossings.
  map: 376,
};

/** Of the master map with all its counters, as it is opened. */
const mapElements = 1_400;

/** Fails when something costs more than it may. */
export const spend = (what: keyof typeof budgets, figure: number): void => within(what, figure, budgets[what]);

/** The same for a desk that is read. */
export function spendOnDesk(path: string, { statements, roundTrips }: { statements: number; roundTrips: number }) {
  const [mostStatements, mostRoundTrips] = deskBudgets[path] ?? [0, 0];
  within(`statements: ${path}`, statements, mostStatements);
  within(`round trips: ${path}`, roundTrips, mostRoundTrips);
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
  if (figure > budget) throw new Error(`${what}: ${figure}, and it may be ${budget} (scripts/testing/budgets.ts)`);
}
