import type { Meaning } from './glossary';

/**
 * Words that only Control meets: they speak of the rules at work, or of what players must not know. No page of a player's may
 * import this file.
 */
export const wordsOfControl = {
  arrival: { means: 'A unit that is to come onto the map, with its turn and its entry place.' },
  'binding ruling': {
    means:
      'A ruling on a factor that Game Control has made binding: all umpires are to rule alike, and are told when they do not.',
  },
  box: {
    means:
      'Of messages: those of one team or side, which one umpire looks after. Off the map: where units wait that are out of the battle for now.',
  },
  case: { means: 'A question put to the rulebook, with its figures: on the rules desk, or in the training.' },
  claim: {
    means: 'An umpire has taken a card: the others see whose it is, and leave it alone.',
    not: 'to give a claim back: release it',
  },
  combat: {
    means: 'One calculation of §9: the units that attack, those that defend, and everything that supports them.',
  },
  conflict: {
    means: 'Two things on the sheets do not fit each other: an attack that nobody prepared, aircraft nobody asked for.',
  },
  correction: {
    means:
      'A letter that puts right what an earlier report told wrong. It is owed as soon as the console sees the difference.',
  },
  crossing: { means: 'A bridge, ferry or ford over a water that units cannot cross otherwise (§6, §7).' },
  ELETI: { means: 'Effectiveness, location, enemy, type, identity: the five things that a report tells (§10).' },
  factor: {
    means: 'A line of the score of a combat that counts for one side, such as an attack without preparation (§9).',
  },
  finding: { means: 'What the rulebook says of a case, line by line. The umpire accepts it or rules another way.' },
  'fog audit': {
    means: 'The page *What they know*: everything a team was told about a unit, when and in which letter.',
  },
  grouping: {
    means: 'Which units fight in which combat. All combats of the turn are grouped before the first is resolved (§9).',
  },
  guard: {
    means:
      'Reads every report before it goes out. It marks words of the rules, names the team must not know, and facts that are missing.',
  },
  hinge: { means: 'A moment that turned the day, with its reason in one sentence.' },
  'in contact': {
    means: 'Two enemies stand within the passing distance of §6. Neither goes on without a fight or breaking contact.',
  },
  'instant decision': {
    means: 'One question to one team that must be answered within a time, because events overtook its orders (§9).',
  },
  ledger: {
    means: 'The list of everything that was done in the game, by whom and when. Nothing is ever removed from it.',
  },
  'let go': {
    means:
      'Control decides that a unit ordered to attack or probe does neither this turn. Its team is told so in its report.',
    not: 'to give a claim back: release it',
  },
  'line between HQs': {
    means: 'How messages between two HQs are delivered: by hand, at once, after minutes, or next turn.',
    not: 'one row of a score: a line',
  },
  'master map': { means: 'The map with every unit of both sides where it truly is.' },
  'movement list': {
    means: 'What the accepted order sheets send somewhere, row by row, with the place that the console read.',
  },
  nudge: { means: 'A short reminder to the teams that have not handed in.' },
  overrule: { means: 'To decide against the finding or against the guard. It needs a reason, which the ledger keeps.' },
  'paper sheet': { means: 'An order sheet on paper that an umpire types in for its team.' },
  precedent: { means: 'How a factor was ruled earlier today, shown beside it.' },
  profile: { means: 'The row of status figures on a counter, one for each step: 5-3-2-1-0.' },
  query: { means: 'A question of Control’s about a sheet or one of its rows.', not: 'a read of the database' },
  release: { means: 'To let a report go to its team. Until then the team sees nothing of it.' },
  resolve: { means: 'To put a grouped combat to the rules with its die. The ruling comes after that.' },
  retire: {
    means: 'A beaten unit goes back after its combat (§9).',
    not: 'in code: retreat; the rules of it are in `adjudication/retiring.ts`',
  },
  'rules desk': { means: 'Where an umpire puts any case to the rulebook by hand, outside the turn.' },
  ruling: { means: 'What Control decides, with or against the finding.' },
  status: {
    means: 'What a unit can do now, 0 to 10, from its profile and the steps it lost. No player is ever told it.',
    not: 'the state of a row',
  },
  step: { means: 'A loss of a unit: one figure of its profile is crossed off.' },
  'take back': {
    means: 'To undo something that was done. The ledger keeps both. Dice that fell and letters that were read stay.',
  },
  told: { means: 'What a team has been let know, right or wrong.', not: 'the truth' },
  truth: {
    means: 'What is so in the game. Control sees it; players never do before Game Control opens it after the battle.',
  },
  'unit size points': {
    means: 'The size of a unit in vehicles: what it costs at a bridge, and its length on a road in km (§7).',
  },
  weighing: {
    means: 'The console plays a scenario of your own many times and shows how it went.',
    not: 'how a staff judges: its temper',
  },
  'what if': {
    means: 'The chances of a fought combat with one thing changed: its die, a factor, or a reading of a rule.',
  },
} as const satisfies Record<string, Meaning>;

export type ControlsWord = keyof typeof wordsOfControl;
