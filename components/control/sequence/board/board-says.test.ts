import { describe, expect, it } from 'vitest';

import { shortcutOf } from '@/components/control/parts/keys/key-table';
import type { TrayTeamForSeat } from '@/components/control/parts/sheets/use-tray-for-seat';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { TrayState } from '@/lib/desks/control/orders/tray-teams';
import type { Board } from '@/lib/desks/control/sequence/board';
import type { BoardCard } from '@/lib/desks/control/sequence/board-card';
import { phases } from '@/lib/words';
import { boardSays } from './board-says';

const at = (clock: string) => `2026-01-01T${clock}:00.000Z`;

const team = (name: string, state: TrayState, unanswered = 0, hasTroops = true): TrayTeamForSeat => ({
  teamId: name,
  key: name.toLowerCase(),
  name,
  side: 'allied',
  playedBy: 'people',
  isAsked: true,
  isMine: false,
  hasTroops,
  state,
  isLate: false,
  cameLate: false,
  isOwing: hasTroops && (state === 'nothing' || state === 'drafting'),
  isTakenAsDraft: false,
  longerUntil: null,
  hasTime: false,
  begunAt: null,
  rows: 0,
  sheetId: null,
  updatedAt: null,
  submittedAt: null,
  acceptedAt: null,
  hasPaper: false,
  unanswered,
  copiesWaiting: 0,
});

const card = (
  kind: BoardCard['kind'],
  name: string,
  lane: BoardCard['lane'],
  since: string | null,
  rest: Partial<BoardCard> = {},
): BoardCard => ({
  kind,
  subjectId: name,
  name,
  lane,
  since: since && at(since),
  about: '',
  blocks: '',
  meaning: 'waiting',
  waitsFor: 'control',
  teamIds: [],
  sector: null,
  to: `/${kind}/${name}`,
  ...rest,
});
const sheet = (name: string, since: string) => card('sheet', name, 'in', since);
const combat = (name: string, since: string | null) => card('combat', name, 'grouped', since);
const thrown = (name: string, since: string) => card('combat', name, 'resolved', since);
const ruled = (name: string) => card('combat', name, 'resolved', '10:01', { waitsFor: null });
const report = (name: string, isDrafted: boolean) => card('report', name, 'resolved', '10:05', { isDrafted });
const told = (name: string) => card('report', name, 'told', '10:06', { waitsFor: null });

const moves = (some: Partial<NonNullable<Board['moves']>>) => {
  const none = { toMove: 0, withoutPlace: 0, moved: 0, stopped: 0, inContact: 0 };
  return { ...none, ...some };
};

/** A state of the turn as the board sees it, where it differs from one in which nothing is left. */
interface State {
  turn?: Partial<Chrome['turn']>;
  /** Every team is played, unless it is said. */
  lobby?: Partial<NonNullable<Chrome['lobby']>>;
  /** The clock is stopped. */
  isStopped?: true;
  downMs?: number;
  /** Units due. */
  arrivals?: number;
  teams?: TrayTeamForSeat[];
  cards?: BoardCard[];
  moves?: Board['moves'];
  unfinished?: Board['unfinished'];
}
interface Seat {
  roles?: readonly string[];
  /** The owner of every card. */
  owner?: string | null;
  isOneUmpire?: boolean;
}
/** A phase, what it is like, the state, the sentence, and the act after its key. */
type Row = [phase: Chrome['phase'], what: string, State, sentence: string, act: string];

/** The sentence as it is read at 10:10, and the act after its key; empty: there is none. */
function says(phase: Chrome['phase'], state: State, seat: Seat = {}): [sentence: string, act: string] {
  const lobby = state.lobby ? { seats: 0, taken: 0, teams: 3, played: 3, emptyOfPlayed: 0, ...state.lobby } : null;
  const { isStopped = false, downMs = null, arrivals = 0 } = state;
  const turn = { number: 2, movementClosedAt: null, groupingClosedAt: null, closedAt: null, ...state.turn };
  const chrome = {
    phase,
    phases: phases.map((key) => ({ key })),
    turn,
    lobby,
    downMs,
    badges: { arrivals },
    isBegun: lobby === null,
    pausedAt: lobby || isStopped || downMs !== null ? at('10:00') : null,
    isOneUmpire: seat.isOneUmpire ?? false,
    seat: { roles: seat.roles ?? ['gameControl'] },
  };
  const { teams = [], cards = [], unfinished = [] } = state;
  const board = { teams, cards, moves: state.moves ?? null, unfinished };
  const { neck, act } = boardSays(chrome, board, () => seat.owner ?? null, Date.parse(at('10:10')));
  const { lead, what, rest, age } = neck;
  return [lead + what + rest + (age ? `${age}.` : ''), act ? `${shortcutOf(act.deed)}: ${act.does}` : ''];
}

const closed = { movementClosedAt: at('10:00') };
const grouped = { movementClosedAt: at('10:00'), groupingClosedAt: at('10:00') };
const late = { phase: 'orders', desk: 'orders', words: 'Para has not handed in its order sheet.' } as const;
const ordered = {
  phase: 'combat',
  desk: 'combats',
  words: '7 KOSB is ordered to attack and in no combat: group it, or let it go.',
} as const;
const message = { phase: 'reinforcements', desk: 'messages', words: 'A message waits.' } as const;

/** Every phase and every state it can be in, each as Game Control reads it where several umpires run the game (§4). */
const rows: Row[] = [
  [
    'orders',
    'lobby: nobody has come',
    { lobby: { seats: 58, taken: 44 } },
    'The game has not begun: 14 seats of 58 are not taken yet.',
    'Enter: Go to Seats',
  ],
  [
    'orders',
    'lobby: one is missing',
    { lobby: { seats: 58, taken: 57 } },
    'The game has not begun: one seat of 58 is not taken yet.',
    'Enter: Go to Seats',
  ],
  [
    'orders',
    'lobby: all have come',
    { lobby: { seats: 58, taken: 58 } },
    'Every seat is taken. The game can begin.',
    'N: Begin the game',
  ],
  [
    'orders',
    'lobby: five of nineteen teams are played, and two of their seats are empty',
    { lobby: { seats: 58, taken: 13, teams: 19, played: 5, emptyOfPlayed: 2 } },
    'The game has not begun. Five teams of 19 are played, and two seats of theirs are empty.',
    'Enter: Go to Teams',
  ],
  [
    'orders',
    'lobby: five of nineteen teams are played, and all of them have come',
    { lobby: { seats: 58, taken: 15, teams: 19, played: 5, emptyOfPlayed: 0 } },
    'The game has not begun. Five teams of 19 are played. Each of their seats is taken: the game can begin.',
    'N: Begin the game',
  ],
  [
    'orders',
    'nothing is in',
    { teams: [team('Guards', 'drafting'), team('Wessex', 'nothing')] },
    'The turn waits for two order sheets, from Guards and Wessex.',
    'Enter: Go to Orders',
  ],
  [
    'orders',
    'one is missing',
    { teams: [team('Guards', 'nothing'), team('Para', 'handedIn')] },
    'The turn waits for one order sheet, from Guards.',
    'Enter: Go to Guards',
  ],
  [
    'orders',
    'all are in; a team without troops owes none',
    { teams: [team('Para', 'handedIn'), team('XII Corps', 'nothing', 0, false)] },
    'No team owes an order sheet.',
    'N: Next phase: Collection',
  ],
  [
    'orders',
    'the clock is stopped, a sheet is missing',
    { isStopped: true, teams: [team('Guards', 'nothing')] },
    'The clock stands still. The turn waits for one order sheet, from Guards.',
    'Enter: Go to Guards',
  ],
  [
    'orders',
    'the clock is stopped, all are in',
    { isStopped: true, teams: [team('Para', 'handedIn')] },
    'The clock stands still. No team owes an order sheet.',
    'N: Next phase: Collection',
  ],
  [
    'orders',
    'the console was down, and serves the game again',
    { downMs: 250_000, teams: [team('Guards', 'nothing')] },
    'The console was down for 4 min 10 s. The clock stands since it went.',
    'Z: Give that time back',
  ],
  [
    'collection',
    'one sheet is unread, and an answer is missing elsewhere',
    { teams: [team('Guards', 'queried', 2)], cards: [sheet('Wessex', '10:06')] },
    'The turn waits for one order sheet to be accepted: Wessex, which nobody has taken, for 4 min.',
    'Enter: Take Wessex',
  ],
  [
    'collection',
    'one sheet has just come in',
    { cards: [card('sheet', 'Wessex', 'in', null, { since: '2026-01-01T10:09:01.000Z' })] },
    'The turn waits for one order sheet to be accepted: Wessex, which nobody has taken.',
    'Enter: Take Wessex',
  ],
  [
    'collection',
    'several are unread',
    { cards: [sheet('Wessex', '10:06'), sheet('Guards', '10:02'), sheet('Para', '10:09')] },
    'The turn waits for three order sheets to be accepted, the oldest from Guards, which nobody has taken, for 8 min.',
    'Enter: Take Guards',
  ],
  [
    'collection',
    'a query is open',
    { teams: [team('Guards', 'queried', 1)] },
    'The turn waits for one answer to Control’s question, from Guards.',
    'Enter: Go to Guards',
  ],
  [
    'collection',
    'queries are open with two teams',
    { teams: [team('Guards', 'queried', 2), team('Wessex', 'queried', 1)] },
    'The turn waits for three answers to Control’s questions, from Guards and Wessex.',
    'Enter: Go to Orders',
  ],
  [
    'collection',
    'a sheet is late',
    { teams: [team('Guards', 'accepted'), team('Para', 'drafting')] },
    'The turn waits for one late order sheet, from Para.',
    'Enter: Go to Para',
  ],
  [
    'collection',
    'all are accepted',
    { teams: [team('Guards', 'accepted')] },
    'Every order sheet is accepted.',
    'N: Next phase: Movement',
  ],
  [
    'movement',
    'one row is left',
    { moves: moves({ toMove: 1, moved: 3 }) },
    'The turn waits for one row of orders to be moved.',
    'Enter: Go to Map',
  ],
  [
    'movement',
    'the last row names no place',
    { moves: moves({ toMove: 1, withoutPlace: 1 }) },
    'The turn waits for one row of orders to be moved, which names no place.',
    'Enter: Go to Map',
  ],
  [
    'movement',
    'rows are left, one without a place',
    { moves: moves({ toMove: 4, withoutPlace: 1, moved: 2 }) },
    'The turn waits for four rows of orders to be moved, one of which names no place.',
    'Enter: Go to Map',
  ],
  [
    'movement',
    'rows are left, two without a place',
    { moves: moves({ toMove: 4, withoutPlace: 2 }) },
    'The turn waits for four rows of orders to be moved, two of which name no place.',
    'Enter: Go to Map',
  ],
  [
    'movement',
    'all have moved',
    { moves: moves({ moved: 5, stopped: 2 }) },
    'Nothing is left to move. The next phase closes movement.',
    'N: Next phase: Combat',
  ],
  [
    'movement',
    'nobody is sent anywhere',
    { moves: moves({}) },
    'Nothing is left to move. The next phase closes movement.',
    'N: Next phase: Combat',
  ],
  [
    'movement',
    'closed',
    { turn: closed },
    'Movement is closed and every team has its places.',
    'N: Next phase: Combat',
  ],
  [
    'movement',
    'closed, with a sheet that never came',
    { turn: closed, unfinished: [late] },
    'The turn waits for one more thing: Para has not handed in its order sheet.',
    'Enter: Go to Orders',
  ],
  [
    'combat',
    'nobody is ordered to attack',
    { turn: closed },
    'No combat is left to fight. The next phase closes the grouping.',
    'N: Next phase: Briefing',
  ],
  [
    'combat',
    'nothing is grouped',
    { turn: closed, unfinished: [ordered] },
    'The turn waits for the combats to be grouped, and then for the grouping to be closed.',
    'Enter: Go to Combats',
  ],
  [
    'combat',
    'one is grouped, and the grouping is open (§9 Analysing Combat 5)',
    { turn: closed, cards: [combat('C1 Arnhem', null)] },
    'The turn waits for the grouping to be closed: one combat is grouped.',
    'Enter: Go to Combats',
  ],
  [
    'combat',
    'two are grouped, and the grouping is open',
    { turn: closed, cards: [combat('C1 Arnhem', null), combat('C2 Best', null)] },
    'The turn waits for the grouping to be closed: two combats are grouped.',
    'Enter: Go to Combats',
  ],
  [
    'combat',
    'one is to be ruled on, beside one that is',
    { turn: grouped, cards: [ruled('C1 Arnhem'), combat('C2 Nijmegen', '10:04')] },
    'The turn waits for one combat to be ruled on: C2 Nijmegen, which nobody has taken, for 6 min.',
    'Enter: Take C2 Nijmegen',
  ],
  [
    'combat',
    'several: a die that has not fallen comes before a ruling that is missing',
    { turn: grouped, cards: [thrown('C3 Renkum', '10:02'), combat('C2 Nijmegen', '10:04')] },
    'The turn waits for two combats to be ruled on, first C2 Nijmegen, which nobody has taken, for 6 min.',
    'Enter: Take C2 Nijmegen',
  ],
  [
    'combat',
    'all are ruled on',
    { turn: grouped, cards: [ruled('C1 Arnhem')] },
    'Every combat is ruled on.',
    'N: Next phase: Briefing',
  ],
  [
    'combat',
    'all are ruled on, and one that was ordered to attack is in no combat (§9 Analysing Combat 4)',
    { turn: grouped, cards: [ruled('C1 Arnhem')], unfinished: [ordered] },
    'The turn waits for one more thing: 7 KOSB is ordered to attack and in no combat: group it, or let it go.',
    'Enter: Go to Combats',
  ],
  [
    'combat',
    'all are ruled on, and an air order has come to nothing',
    {
      turn: grouped,
      unfinished: [{ phase: 'combat', desk: 'air', words: 'The lift to LZ S has not been flown.' }],
    },
    'The turn waits for one more thing: The lift to LZ S has not been flown.',
    'Enter: Go to Air',
  ],
  [
    'briefing',
    'nothing is drafted',
    { turn: grouped, cards: [report('Guards', false), report('Para', false)] },
    'The turn waits for two reports to be drafted, for Guards and Para.',
    'Enter: Go to Reports',
  ],
  [
    'briefing',
    'one is not drafted',
    { turn: grouped, cards: [report('Guards', false), report('Para', true)] },
    'The turn waits for one report to be drafted, for Guards, which nobody has taken, for 5 min.',
    'Enter: Take Guards',
  ],
  [
    'briefing',
    'all are drafted',
    { turn: grouped, cards: [report('Guards', true), report('Para', true), told('Wessex')] },
    'The turn waits for two reports to be released, for Guards and Para.',
    'Enter: Go to Reports',
  ],
  [
    'briefing',
    'one is to be released',
    { turn: grouped, cards: [report('Para', true), told('Wessex')] },
    'The turn waits for one report to be released, for Para, which nobody has taken, for 5 min.',
    'Enter: Take Para',
  ],
  [
    'briefing',
    'all are told',
    { turn: grouped, cards: [told('Guards')] },
    'Every team has its report.',
    'N: Next phase: Reinforcements',
  ],
  [
    'reinforcements',
    'arrivals are to be placed',
    { turn: grouped, arrivals: 3 },
    'The turn waits for three arriving units to be placed.',
    'Enter: Go to Arrivals',
  ],
  [
    'reinforcements',
    'all are placed',
    { turn: grouped },
    'Every unit due has been placed. The turn can end.',
    'N: End turn 2',
  ],
  [
    'reinforcements',
    'all are placed, and a sheet and a message lie there',
    { turn: grouped, unfinished: [late, message] },
    'The turn waits for two more things, first: Para has not handed in its order sheet.',
    'Enter: Go to Orders',
  ],
  [
    'reinforcements',
    'the last turn is over, with a report to be told',
    { turn: { ...grouped, closedAt: at('10:08') }, cards: [report('Para', true)] },
    'The battle is over. The turn waits for one report to be released, for Para, which nobody has taken, for 5 min.',
    'Enter: Take Para',
  ],
  [
    'reinforcements',
    'the last turn is over',
    { turn: { ...grouped, closedAt: at('10:08') }, cards: [told('Para')], unfinished: [message] },
    'The battle is over. The ledger holds all of it, for the debrief.',
    'Enter: Go to Ledger',
  ],
];

describe('§4 in every phase and state the board says one sentence and offers one act', () => {
  it.each(rows)('%s: %s', (phase, _, state, sentence, act) => expect(says(phase, state)).toEqual([sentence, act]));

  it('every phase stands in the list, with what it waits for and with its end', () => {
    for (const phase of phases) {
      const acts = rows.filter((row) => row[0] === phase).map(([, , , , act]) => act.split(':')[0]);
      expect(acts).toEqual(expect.arrayContaining(['Enter', 'N']));
    }
  });
});

describe('the same for other seats', () => {
  const unread = { cards: [sheet('Wessex', '10:06')] };
  it('what somebody has taken is told with his name, and looked at', () =>
    expect(says('collection', unread, { owner: 'Team Control, XXX Corps' })).toEqual([
      'The turn waits for one order sheet to be accepted: Wessex, with Team Control, XXX Corps, for 4 min.',
      'Enter: Go to Wessex',
    ]));
  it('with one umpire nobody takes anything', () =>
    expect(says('collection', unread, { isOneUmpire: true })).toEqual([
      'The turn waits for one order sheet to be accepted: Wessex, for 4 min.',
      'Enter: Go to Wessex',
    ]));
  it('who is not Game Control does what waits, and is told who goes on', () => {
    const roles = ['teamControl'];
    expect(says('orders', { lobby: { seats: 9, taken: 8 } }, { roles })).toEqual([
      'The game has not begun: one seat of 9 is not taken yet. Game Control begins it.',
      '',
    ]);
    expect(says('combat', { turn: grouped }, { roles })).toEqual([
      'Every combat is ruled on. Game Control can go on.',
      '',
    ]);
    expect(says('collection', { downMs: 250_000, cards: unread.cards }, { roles })).toEqual([
      'The clock stands still. The turn waits for one order sheet to be accepted: Wessex, which nobody has taken, for 4 min.',
      'Enter: Take Wessex',
    ]);
  });
});
