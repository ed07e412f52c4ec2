/**
 * The words of the game and of the console that people meet on screen, each in a sentence or two for a person who meets it
 * for the first time. It is the one source: `?` and *My card* list them, some desks explain them where they stand, and
 * `npm run guide` writes them into the handbook (`docs/book`) and into `lib/README.md`.
 */

export interface Meaning {
  means: string;
  /** Code calls these things otherwise: a meaning that the word does not have there. */
  not?: string;
}

/** Words that players meet. Nothing here tells of the rules at work: a stranger may read it. */
export const wordsOfPlayers = {
  action: {
    means:
      'What an order tells a unit to do: Break through, Attack, Probe, Hold, Move or Prepare. You circle one in each row.',
    not: 'what a button does: an act',
  },
  'air request': {
    means: 'A team asks for aircraft: what for, where, when and for which units. Control chooses the squadrons.',
  },
  'bomb line': { means: 'How close to their own troops aircraft may bomb: normally no nearer than 2 to 3 km.' },
  'cab rank': {
    means:
      'Aircraft that wait in the air, like taxis in a rank, until the formation calls them. In OP COM only the Allies have it.',
  },
  card: {
    means:
      'Your printed card has the code of your seat. *My card* on your desk says what your role does. On the turn board a card is one thing that waits for Control.',
    not: 'a playing card: a hand holds those',
  },
  contact: {
    means: 'An enemy that your team was told about, drawn on your map. It grows pale as it grows old.',
  },
  Control: { means: 'The umpires. They see everything and are on nobody’s side.' },
  counter: { means: 'The small block with a symbol that stands for a unit on the map.' },
  desk: { means: 'The page on which a seat works. A player has one desk; Control has one for each kind of work.' },
  draft: { means: 'Text that somebody has begun and not handed in, sent or released. The console saves it by itself.' },
  duty: { means: 'The job of a player in their HQ team: commander, operations or intelligence.' },
  FLIVO: { means: 'A German air force officer with the troops, who tells the aircraft what to hit.' },
  formation: {
    means: 'Units that belong together and are used to working together: a division, brigade, regiment or battlegroup.',
  },
  game: { means: 'One play of a scenario, from its first turn to its end.' },
  'grid reference': {
    means: 'Six figures that name a place on the map: three to the east, then three to the north, as in 746 779.',
  },
  'group of units': {
    means: 'Units with the same task, in one row of the order sheet. The sheet calls it a grouping.',
  },
  'hand in': { means: 'To give your order sheet to Control. Until Control opens it you can take it back.' },
  'HQ file': { means: 'Everything that your HQ wrote and was told, by turn. It can be searched and printed.' },
  'HQ team': { means: 'The players of one headquarters, such as a division or a corps.' },
  lobby: {
    means: 'The time before Game Control begins the game: you can look around and write, and the clock does not run.',
  },
  mark: {
    means: 'What your team draws on its own map in blue pencil: a symbol, an arrow, a boundary or a note.',
    not: 'what the guard found in a report: a guard mark',
  },
  movement: {
    means:
      'How a unit goes. Tact: ready to fight, and slower. Non-Tact: not ready to fight, and faster. Rest: it recovers. The order sheet has a column for it.',
    not: 'in code: posture',
  },
  notice: { means: 'A message from Control to everybody, on every desk and on the projector.' },
  objective: { means: 'What your HQ is to achieve in this battle. It is among your signals and on your card.' },
  'order sheet': {
    means: 'The form on which a team gives its orders for a turn: one row for each unit or group of units.',
  },
  phase: {
    means: 'A part of the turn. There are six: Orders, Collection, Movement, Combat, Briefing and Reinforcements.',
  },
  'practice game': { means: 'A game to try things in. Nothing in it counts, and the real game does not know of it.' },
  projector: { means: 'A page for the screen of the hall: the clock, the phase and the notices. It shows no secret.' },
  question: { means: 'Control asks your team about its sheet or one of its rows. You answer on your desk.' },
  reinforcements: {
    means: 'Units that come into the battle later, at a place on the edge of the map or from the air.',
  },
  report: { means: 'Control’s letter to your team about what its units saw, did and suffered in a turn.' },
  return: {
    means: 'A message that tells another HQ where your units are, as you were last told.',
    not: 'what a function gives back',
  },
  seat: {
    means: 'A place in the game for one person: a duty in a team, or a role of Control. A code opens it once.',
    not: 'an account, a user',
  },
  serial: { means: 'A group of transport aircraft or gliders that fly together, with the troops they carry.' },
  sheet: {
    means: 'The order sheet or the air request sheet of a team.',
    not: 'the printed map: map data, map frame; of a workbook: a worksheet',
  },
  side: {
    means: 'One of the two enemies in the battle.',
    not: 'attacker or defender: combat role; where a name lies beside its symbol: label position',
  },
  signals: { means: 'What comes in on your desk: reports, messages, questions, copies and notices.' },
  'stand fast': { means: 'A unit that holds is ordered to lose more men rather than give ground.' },
  support: { means: 'Units, mostly guns, that help the units of a row without going with them.' },
  Tentacle: { means: 'A British air force radio team with the troops. It tells the aircraft what to hit.' },
  turn: {
    means: 'About eight hours of the battle: a night, a morning or an afternoon. Some scenarios have longer turns.',
  },
  'war diary': {
    means: 'The story of your HQ by date and hour. The console writes it from your HQ file; you add remarks.',
  },
  'warm-up': {
    means: 'Ten minutes of practice before the game, for everybody at their own team. No enemy is on the map.',
  },
} as const satisfies Record<string, Meaning>;

/** Words of the field that stand in sentences of Control's desks, and are explained there. */
export const fieldWords = [
  'Tentacle',
  'FLIVO',
  'cab rank',
  'bomb line',
  'serial',
] as const satisfies readonly (keyof typeof wordsOfPlayers)[];

export type PlayersWord = keyof typeof wordsOfPlayers;

/** Words with what they mean, in the order of the alphabet. */
export const listed = (words: Readonly<Record<string, Meaning>>): [word: string, means: string][] =>
  Object.entries(words)
    .map(([word, { means }]): [string, string] => [word, means.replaceAll('*', '')])
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
