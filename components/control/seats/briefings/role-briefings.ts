import type { Phase } from '@/lib/words';

/** A role at the table, in words for one page. */
export interface RoleBriefing {
  role: string;
  /** Whose page it is: a player's says nothing of what Control alone knows. */
  isPlayers: boolean;
  title: string;
  purpose: string;
  /** What the role does in each phase of §4; a phase it has nothing to do in is left out. */
  inTheTurn: readonly (readonly [Phase, string])[];
  /** What to press or to write, and what for. */
  means: readonly (readonly [string, string])[];
  /** What never to do. */
  never: readonly string[];
  whenStuck: readonly string[];
}

const neverSaid =
  'Never speak of a status, a factor, a die or a table to a player, not even about his own units (§2, §9). Say what his men saw.';
const lostLine = 'The line is down: what is on the screen stays. Write on paper, with the time; it is typed in later.';

/** One page for each role (§2, §4). */
export const roleBriefings: readonly RoleBriefing[] = [
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
      ['B', 'the board: the sentence on top names what the turn waits for'],
      ['N', 'the next phase, or the end of the turn'],
      ['S', 'seats and links: a laptop is swapped in ten seconds'],
      ['L', 'the ledger: who did what, and what was taken back'],
      ['Ctrl K', 'everything by its name'],
    ],
    never: [neverSaid, 'Never let the notices of the hall say what only one side may know.'],
    whenStuck: [
      'An umpire is overloaded: take his cards over and say why, he is told.',
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
      ['O', 'order sheets: what differs from the last one is marked'],
      ['C', 'combats: group, roll, accept or overrule'],
      ['R', 'reports: facts, letter, guard, release, or read aloud'],
      ['E', 'messages: whose box it is, and what waits'],
      ['T', 'a telephone note, from anywhere'],
      ['W', 'your open work'],
      ['?', 'the rules card'],
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
      ['M', 'the master map: drag a counter, or pick it and give it a place'],
      ['X', 'crossings: queues, capacity, tests, bridging'],
      ['F', 'arrivals, columns, the box off the map'],
      ['/', 'find a unit, a place or a grid reference'],
      ['U', 'every unit in a list'],
    ],
    never: [neverSaid, 'Never move two units past each other that are in contact: contact is broken first (§6).'],
    whenStuck: [
      'Two umpires pick one counter: the map shows who has taken it; the second is told and nothing is overwritten.',
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
      ['I', 'air: orders, requests, picture, sightings'],
      ['C', 'combats with aircraft stand first'],
      ['M', 'routes, zones and flak on the map'],
      ['P', 'the rules desk, for a case by hand'],
    ],
    never: [neverSaid, 'Never let a report tell more than a pilot could see (§12c).'],
    whenStuck: [
      'A mission is in one set of orders only: it does not fly; ask the team before you strike it.',
      'A squadron is asked for twice: the desk says where it flies already.',
      lostLine,
    ],
  },
  {
    role: 'commander',
    isPlayers: true,
    title: 'Commander',
    purpose: 'You command the formation: what is to be done, by whom, and what matters most.',
    inTheTurn: [
      ['orders', 'Decide. One row for each group of units with the same task; the important thing first.'],
      ['collection', 'Answer Control’s questions at once. Your orders stand as they were handed in.'],
      ['movement', 'Your map shows your own troops where they are by now.'],
      ['combat', 'Be ready for one quick decision if events overtake your orders. Prepare the next turn.'],
      ['briefing', 'Hear the reports, ask, and draw your own conclusions.'],
    ],
    means: [
      ['Order sheet', 'who, what to do, with whose support; ring one action and one posture'],
      ['Hand in', 'before the clock runs out; late sheets are marked late'],
      ['Messages', 'to other headquarters, by the means you have, and to Control'],
    ],
    never: ['Never wait for the last minute: an order nobody could read is an order nobody carried out.'],
    whenStuck: [
      'The line is down: go on writing, it is kept in this browser and sent when the line is back.',
      'The laptop is broken: ask Control for a new link; your draft is waiting behind it.',
    ],
  },
  {
    role: 'operations',
    isPlayers: true,
    title: 'Operations',
    purpose: 'You write the orders down so that a stranger could carry them out.',
    inTheTurn: [
      ['orders', 'Write the rows. Name the roads, the crossings and the places; say when.'],
      ['collection', 'Keep the sheet at hand: Control may ask about a row.'],
      ['movement', 'Bring your map up to date.'],
      ['combat', 'Write the next turn’s sheet from this one: what stays may be carried forward.'],
      ['briefing', 'Note what each unit reports, and where.'],
    ],
    means: [
      ['Order sheet', 'saved as you write; colleagues write on it at the same time'],
      ['Air requests', 'what, where, when; say the same in the order sheet if it is to support an attack'],
      ['A copy', 'of the sheet goes to another headquarters when you ask Control to carry it'],
    ],
    never: ['Never give a unit to two rows.', 'Never order an attack tomorrow without preparing it today.'],
    whenStuck: [
      'Somebody else changed the same row: both wordings are shown; choose.',
      'The sheet is handed in and wrong: take it back, or ask for it if Control is reading it.',
    ],
  },
  {
    role: 'intelligence',
    isPlayers: true,
    title: 'Intelligence',
    purpose: 'You know the enemy as far as anybody does: what was seen, when, by whom, and how sure.',
    inTheTurn: [
      ['orders', 'Say what you need to know; a probe or a reconnaissance flight finds it.'],
      ['movement', 'Mark on your map what you expect; contacts as told grow pale with age.'],
      ['combat', 'Exchange news with the other headquarters.'],
      ['briefing', 'Read every report twice: what is said, and what is not.'],
    ],
    means: [
      ['Map', 'contacts as told; your own marks in blue pencil'],
      ['Signals', 'reports, messages, copies: newest on top'],
      ['Air requests', 'reconnaissance: the place, the time, the question'],
    ],
    never: ['Never take a contact for the whole enemy, nor an old one for a new one.'],
    whenStuck: ['A report contradicts another: ask Control as your commander would ask the battalion.'],
  },
];
