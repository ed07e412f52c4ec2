import { everyTeam, nobody, onPaper, type Perception, type PerceptionsOf } from './perception';

const clock: Perception = [everyTeam('§4', 'desk')];
const issued: Perception = [onPaper('§4', 'desk')];
const umpire = nobody('It names the umpire.');
const wallClock = nobody('It is a time of the wall clock of Control.');
const ofControl = nobody('It is how Control runs the game. Nothing happens to a unit.');
const atTable: Perception = [onPaper('§2', 'desk')];

/** The game, its turns, its teams and its seats; the games beside it. */
export const sequencePerceptions: PerceptionsOf<
  | 'game'
  | 'turn'
  | 'team'
  | 'seat'
  | 'exception'
  | 'notice'
  | 'nudge'
  | 'extension'
  | 'decision'
  | 'decided'
  | 'companionGame'
  | 'companionAct'
  | 'companionSeat'
  | 'laidMove'
  | 'companionTables'
> = {
  game: {
    turn: clock,
    phase: clock,
    phaseStartedAt: clock,
    phases: clock,
    isBegun: clock,
    endedAt: clock,
    revealedTurns: [everyTeam('§2', 'desk')],
    network: clock,
    address: clock,
    pausedAt: clock,
    downMs: ofControl,
    deadline: ofControl,
    allowsRest: clock,
    policies: nobody('A reading of the rules is a figure of the mechanism (§2).'),
    isOneUmpire: ofControl,
  },
  turn: {
    openedAt: clock,
    closedAt: clock,
    movementClosedAt: ofControl,
    groupingClosedAt: ofControl,
    weather: nobody('A letter of the turn says when the weather is bad. It need not be told (OC-113).'),
  },
  team: { playedBy: ofControl, temper: ofControl, isNovice: ofControl, leftIn: ofControl },
  seat: {
    kind: ofControl,
    label: ofControl,
    roles: ofControl,
    teamKeys: ofControl,
    teamId: ofControl,
    duty: ofControl,
    person: ofControl,
    holderId: ofControl,
    usedAt: ofControl,
    revokedAt: ofControl,
  },
  exception: { turn: ofControl, text: ofControl, by: umpire, at: wallClock },
  notice: {
    turn: [everyTeam('§4', 'desk')],
    text: [everyTeam('§4', 'desk')],
    issuedAt: [everyTeam('§4', 'desk')],
  },
  nudge: { teamId: issued, turn: issued, text: issued, issuedAt: issued },
  extension: { teamId: issued, turn: issued, until: issued },
  decision: {
    turn: issued,
    teamId: issued,
    combatId: nobody('The team is asked without the combat that waits (§9 Analysing Combat 3).'),
    question: issued,
    options: issued,
    defaultOption: issued,
    askedBy: umpire,
    askedAt: issued,
    endsAt: issued,
    settledAs: issued,
    settledAt: wallClock,
    settledBy: umpire,
    reason: nobody('It explains to Control why it was settled so.'),
  },
  decided: {
    teamId: nobody('The team answered itself.'),
    option: nobody('The team answered itself.'),
    answeredBy: nobody('The team answered itself.'),
    answeredAt: nobody('The team answered itself.'),
  },
  companionGame: {
    turn: ofControl,
    number: ofControl,
    companion: atTable,
    name: atTable,
    setup: atTable,
    rolls: nobody('The chance of a companion game is shown by the table itself.'),
    about: ofControl,
    begunBy: umpire,
    result: nobody('The result is told by what it changes in this game.'),
    endedAt: atTable,
    isOnBoard: [everyTeam('§2', 'desk')],
  },
  companionAct: {
    companionGameId: atTable,
    position: atTable,
    act: atTable,
    rolls: nobody('The chance of a companion game is shown by the table itself.'),
    by: umpire,
  },
  companionSeat: { companionGameId: atTable, side: atTable, teamId: atTable },
  laidMove: {
    teamId: nobody('The team laid the move itself.'),
    move: nobody('The team laid the move itself.'),
    laidBy: nobody('The team laid the move itself.'),
    laidAt: nobody('The team laid the move itself.'),
  },
  companionTables: { companion: ofControl, values: ofControl, by: umpire, at: wallClock },
};
