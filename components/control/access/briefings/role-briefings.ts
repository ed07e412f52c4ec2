import { keyOf } from '@/components/control/parts/keys/key-table';
import { type RoleCard, staffCards } from '@/components/player/access/staff-cards';

const neverSaid =
  'Never speak of a status, a factor, a die or a table to a player, not even about their own units (§2, §9). Say what their troops saw.';
const lostLine = 'The line is down: what is on the screen stays. Write on paper, with the time; it is typed in later.';

/** One page for each role (§2, §4). */
export const roleBriefings: readonly RoleCard[] = [
  {
    role: 'gameControl',
    isPlayers: false,
    title: 'Game Control',
    purpose: 'You keep the hall moving: the clock, the phases, and whatever delays the turn.',
    inTheTurn: [
      ['orders', 'Watch who has not handed in. Nudge, give one team more time, or leave the deadline to its rule.'],
      ['collection', 'See that every sheet has a reader. Send umpires who are free to the longest pile.'],
      ['movement', 'Hold back the combats until movement is closed and the teams have their places.'],
      ['combat', 'Have the grouping closed before the first die. Take the combat that nobody has.'],
      ['briefing', 'Release what is ready; a team without news is a team without a game.'],
      ['reinforcements', 'End the turn when the board says that nothing is left, or say why it ends all the same.'],
    ],
    means: [
      [keyOf('board'), 'the board: the sentence on top names what the turn waits for'],
      [keyOf('nextPhase'), 'the next phase, or the end of the turn'],
      [keyOf('seats'), 'seats and links: a laptop is swapped in ten seconds'],
      [keyOf('ledger'), 'the ledger: who did what, and what was taken back'],
      [keyOf('palette'), 'everything by its name'],
    ],
    never: [neverSaid, 'Never let the notices of the hall say what only one side may know.'],
    whenStuck: [
      'An umpire is overloaded: take their cards over and say why; they are told.',
      'A ruling was wrong: rule again, and let the corrections go out.',
      lostLine,
    ],
  },
  {
    role: 'teamControl',
    isPlayers: false,
    title: 'Team Control',
    purpose: 'You are the eyes and ears of your teams: you read their orders, fight their combats and tell the story.',
    inTheTurn: [
      ['orders', 'Answer what they ask as their staff would. Carry their messages.'],
      ['collection', 'Read every row to its end: the line that matters may be the last. Ask, note, accept.'],
      ['movement', 'Move your teams’ counters as ordered, and stop them where they meet the enemy.'],
      ['combat', 'Group, then resolve and rule. Write down why where you overrule.'],
      ['briefing', 'Effectiveness, location, enemy, type, identity: tell all five as a story (§10).'],
      ['reinforcements', 'Tell your teams what they may expect.'],
    ],
    means: [
      [keyOf('orders'), 'order sheets: what differs from the last one is marked'],
      [keyOf('combats'), 'combats: group, roll, accept or overrule'],
      [keyOf('reports'), 'reports: facts, letter, guard, release, or read aloud'],
      [keyOf('messages'), 'messages: whose box it is, and what waits'],
      [keyOf('telephone'), 'a telephone note, from anywhere'],
      [keyOf('work'), 'your open work'],
      [keyOf('help'), 'keys, rules and words'],
    ],
    never: [
      neverSaid,
      'Never read a sheet of the other side to a player, nor turn this screen towards one: the violet band is Control’s.',
    ],
    whenStuck: [
      'Orders are overtaken by events: put one question with a time to that team alone.',
      'You doubt a factor: see first whether it matters, then what was ruled earlier today.',
      lostLine,
    ],
  },
  {
    role: 'mapControl',
    isPlayers: false,
    title: 'Map Control',
    purpose: 'You keep the master map true: counters, bridges, traffic and who comes on.',
    inTheTurn: [
      ['orders', 'Print or show each side its own map. Put right what was left over from the last turn.'],
      ['collection', 'Look at the crossings the sheets name; set the order of march where columns meet.'],
      ['movement', 'Move with the Team Controls. Guides are guides (§6): slow a unit down, and say why.'],
      ['combat', 'Test the bridges that are fought over, once each (§8). Place who retires.'],
      ['briefing', 'Check that what a team is told of its places is where its counters are.'],
      ['reinforcements', 'Place the arrivals of the coming turn and tell the teams that may know.'],
    ],
    means: [
      [keyOf('map'), 'the master map: the list of what is still to be moved, or drag a counter'],
      [keyOf('crossings'), 'crossings: queues, capacity, tests, bridging'],
      [keyOf('arrivals'), 'arrivals, columns, the box off the map'],
      [keyOf('find'), 'find a unit, a place or a grid reference'],
      [keyOf('units'), 'every unit in a list'],
    ],
    never: [neverSaid, 'Never move two units past each other that are in contact: contact is broken first (§6).'],
    whenStuck: [
      'Two umpires take one counter: the map shows who has taken it; the second is told and nothing is overwritten.',
      'A bridge was tested by somebody else: it says so, with the face of the die.',
      lostLine,
    ],
  },
  {
    role: 'airControl',
    isPlayers: false,
    title: 'Air Control',
    purpose: 'You fly both air forces: requests, missions, flak, and what is seen from above.',
    inTheTurn: [
      ['orders', 'Tell the teams which squadrons they may ask for. Set the weather.'],
      ['collection', 'Answer the requests; close support counts only where ground and air orders both have it (§12a).'],
      ['movement', 'Settle the air picture in the order of the book: fighters, flak, then bombs and eyes.'],
      ['combat', 'See that the squadrons of each combat are those that got through.'],
      ['briefing', 'Write what was seen. A mistaken sighting goes out like a true one.'],
      ['reinforcements', 'Land the lifts that got through, zone by zone.'],
    ],
    means: [
      [keyOf('air'), 'air: orders, requests, picture, sightings'],
      [keyOf('combats'), 'combats with aircraft stand first'],
      [keyOf('map'), 'routes, zones and flak on the map'],
      [keyOf('rulesDesk'), 'the rules desk, for a case by hand'],
    ],
    never: [neverSaid, 'Never let a report tell more than a pilot could see (§12c).'],
    whenStuck: [
      'A mission is in one set of orders only: it does not fly; ask the team before you strike it.',
      'A squadron is asked for twice: the desk says where it flies already.',
      lostLine,
    ],
  },
  ...staffCards,
];
