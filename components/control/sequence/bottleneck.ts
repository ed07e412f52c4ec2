import { phaseDoneWords } from '@/components/control/parts/phases/phase-done-words';
import type { TrayTeamForSeat } from '@/components/control/parts/sheets/use-tray-for-seat';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { Board } from '@/lib/desks/control/sequence/board';
import type { BoardCard } from '@/lib/desks/control/sequence/board-card';
import { countedInWords, inWords, listed } from '@/lib/text';
import type { Blocker } from '@/lib/turn/sequence/turn-blockers';
import type { Phase } from '@/lib/words';

/**
 * The thing that holds up the turn, as one sentence: `The turn waits for` **what** `rest` *age*. `go` is the desk that
 * solves it.
 */
export interface Bottleneck {
  lead: string;
  what: string;
  rest: string;
  /** The time that the worst of it has waited, `for 6 min`; empty: under a minute, or it has no age. */
  age: string;
  go: { name: string; path: string } | null;
  /** The card it hangs on; null: no single one. */
  card: BoardCard | null;
}

/** The owner of a card, by the umpire's label; null: nobody. */
export type OwnerOf = (card: Pick<BoardCard, 'kind' | 'subjectId'>) => string | null;

/**
 * The one thing the phase under way waits for (§4), the earliest in the turn first; then what is open of the phases before it,
 * which N would be asked about. `now`: the server's time, ms.
 */
export function waitsFor(chrome: SeenChrome, board: Seen, ownerOf: OwnerOf, now: number): Bottleneck {
  if (chrome.lobby) return lobby(chrome.lobby);
  const telling: Telling = { ownerOf, now, isOneUmpire: chrome.isOneUmpire };
  if (chrome.turn.closedAt) return isOver(briefing(chrome, board, telling));
  const own = ofPhase(chrome, board, telling);
  return own.go ? own : (leftOpen(board.unfinished) ?? own);
}

/** The frame as far as the sentence hangs on it. */
type SeenChrome = Pick<Chrome, 'phase' | 'badges' | 'lobby' | 'isOneUmpire'> & {
  turn: Pick<Chrome['turn'], 'movementClosedAt' | 'groupingClosedAt' | 'closedAt'>;
};

/** The thing that the phase itself waits for; without a way: nothing. */
function ofPhase(chrome: SeenChrome, board: Seen, telling: Telling): Bottleneck {
  switch (chrome.phase) {
    case 'orders':
      return orders(chrome, board);
    case 'collection':
      return collection(chrome, board, telling);
    case 'movement':
      return movement(chrome, board);
    case 'combat':
      return combat(chrome, board, telling);
    case 'briefing':
      return briefing(chrome, board, telling);
    case 'reinforcements':
      return arrivals(chrome);
  }
}

interface Telling {
  ownerOf: OwnerOf;
  now: number;
  /** There is nobody else to take a card. */
  isOneUmpire: boolean;
}

const map = { name: 'Map', path: '/map' };
const combats = { name: 'Combats', path: '/combats' };

/** The hall finds its seats. */
function lobby(here: NonNullable<Chrome['lobby']>): Bottleneck {
  const { seats, taken, played, teams } = here;
  if (played > 0 && played < teams) return partOfTheTeams(here);
  const free = seats - taken;
  if (free === 0) return nothing('Every seat is taken. The game can begin.');
  const rest = ` of ${seats} ${free === 1 ? 'is' : 'are'} not taken yet.`;
  const go = { name: 'Seats', path: '/setup' };
  return { ...nothing('The game has not begun: '), what: countedInWords(free, 'seat'), rest, go };
}

/** Some teams are played, and the others are not waited for. */
function partOfTheTeams({ played, teams, emptyOfPlayed: empty }: NonNullable<Chrome['lobby']>): Bottleneck {
  const are = `${countedInWords(played, 'team')} of ${inWords(teams)} ${played === 1 ? 'is' : 'are'} played`;
  const lead = `The game has not begun. ${are.charAt(0).toUpperCase()}${are.slice(1)}`;
  if (empty === 0) return nothing(`${lead}. Each of their seats is taken: the game can begin.`);
  const go = { name: 'Teams', path: '/setup/teams' };
  return {
    ...nothing(`${lead}, and `),
    what: countedInWords(empty, 'seat'),
    rest: ` of theirs ${empty === 1 ? 'is' : 'are'} empty.`,
    go,
  };
}

/** The last turn is over; reports can still be told. */
function isOver(reports: Bottleneck): Bottleneck {
  const over = 'The battle is over.';
  if (reports.go) return { ...reports, lead: `${over} ${reports.lead}` };
  return {
    ...nothing(`${over} The ledger holds all of it, for the debrief.`),
    go: { name: 'Ledger', path: '/ledger' },
  };
}

const deskOf: Record<Blocker['desk'], Bottleneck['go']> = {
  orders: { name: 'Orders', path: '/orders' },
  map,
  combats,
  air: { name: 'Air', path: '/air' },
  reports: { name: 'Reports', path: '/reports' },
  messages: { name: 'Messages', path: '/messages' },
};

/** The unfinished work of the phase and those before it, beside the count of its sentence. */
function leftOpen(left: readonly Blocker[]): Bottleneck | null {
  const [first] = left;
  if (!first) return null;
  const what = countedInWords(left.length, 'more thing');
  return waits(what, `${left.length === 1 ? '' : ', first'}: ${first.words}`, deskOf[first.desk]);
}

const waits = (what: string, rest: string, go: Bottleneck['go']): Bottleneck => ({
  lead: 'The turn waits for ',
  what,
  rest,
  go,
  age: '',
  card: null,
});
const nothing = (words: string): Bottleneck => ({ lead: words, what: '', rest: '', age: '', go: null, card: null });

/** A phase waits for nothing any more. */
const done = (phase: Phase, { turn }: Pick<SeenChrome, 'turn'>): Bottleneck => nothing(phaseDoneWords(phase, turn));

/** It hangs on one card: who has taken it, and for how long. */
function hangsOn(card: BoardCard, what: string, rest: string, { ownerOf, now, isOneUmpire }: Telling): Bottleneck {
  const owner = ownerOf(card);
  const held = isOneUmpire ? '' : owner ? `, with ${owner}` : ', which nobody has taken';
  const minutes = card.since ? Math.floor((now - Date.parse(card.since)) / 60_000) : 0;
  const age = minutes >= 1 ? `for ${minutes} min` : '';
  return {
    lead: 'The turn waits for ',
    what,
    age,
    card,
    rest: `${rest}${held}${age ? ', ' : '.'}`,
    go: { name: card.name, path: card.to },
  };
}

type Moves = NonNullable<Board['moves']>;

/** The sheets and the cards as a seat sees them. */
interface Seen {
  moves: Moves | null;
  teams: readonly TrayTeamForSeat[];
  cards: readonly BoardCard[];
  unfinished: Board['unfinished'];
}

/** Without a row to be moved the next phase closes movement; a row of an unread sheet is said with what is left open. */
function movement(chrome: Pick<SeenChrome, 'turn'>, { moves }: Seen): Bottleneck {
  if (chrome.turn.movementClosedAt || !moves || moves.toMove === 0) return done('movement', chrome);
  const what = countedInWords(moves.toMove, 'row of orders', 'rows of orders');
  const rest = ' to be moved';
  return waits(what, `${rest}${placeless(moves)}.`, map);
}

/** The number of the rows to be moved that do not say where to. */
function placeless({ toMove, withoutPlace }: Moves): string {
  if (withoutPlace === 0) return '';
  const names = withoutPlace === 1 ? 'names no place' : 'name no place';
  return withoutPlace === toMove ? `, which ${names}` : `, ${inWords(withoutPlace)} of which ${names}`;
}

function orders(chrome: Pick<SeenChrome, 'turn'>, board: Seen): Bottleneck {
  const missing = board.teams.filter(({ isOwing }) => isOwing);
  if (missing.length === 0) return done('orders', chrome);
  return waits(countedInWords(missing.length, 'order sheet'), `, from ${names(missing)}.`, sheetDesk(missing));
}

function collection(chrome: Pick<SeenChrome, 'turn'>, board: Seen, telling: Telling): Bottleneck {
  const unread = oldestFirst(board.cards.filter(({ kind, waitsFor }) => kind === 'sheet' && waitsFor === 'control'));
  const [first] = unread;
  if (first) {
    const rest =
      unread.length === 1 ? ` to be accepted: ${first.name}` : ` to be accepted, the oldest from ${first.name}`;
    return hangsOn(first, countedInWords(unread.length, 'order sheet'), rest, telling);
  }
  const asked = board.teams.filter((team) => team.unanswered > 0 && team.state === 'queried');
  const answers = asked.reduce((sum, team) => sum + team.unanswered, 0);
  if (answers > 0)
    return waits(
      countedInWords(answers, 'answer'),
      ` to Control’s question${answers === 1 ? '' : 's'}, from ${names(asked)}.`,
      sheetDesk(asked),
    );
  const missing = board.teams.filter(({ isOwing }) => isOwing);
  if (missing.length > 0)
    return waits(countedInWords(missing.length, 'late order sheet'), `, from ${names(missing)}.`, sheetDesk(missing));
  return done('collection', chrome);
}

/** The combats without a ruling: those whose die has not fallen first, then the oldest. */
function combat(chrome: Pick<SeenChrome, 'turn'>, board: Seen, telling: Telling): Bottleneck {
  const all = board.cards.filter(({ kind }) => kind === 'combat');
  if (!chrome.turn.groupingClosedAt) {
    if (all.length === 0) {
      const isLeft = board.unfinished.some(({ desk }) => desk === 'combats');
      return isLeft
        ? waits('the combats to be grouped', ', and then for the grouping to be closed.', combats)
        : done('combat', chrome);
    }
    const isOne = all.length === 1;
    return waits(
      'the grouping to be closed',
      `: ${countedInWords(all.length, 'combat')} ${isOne ? 'is' : 'are'} grouped.`,
      combats,
    );
  }
  const open = oldestFirst(all.filter(({ waitsFor }) => waitsFor !== null));
  const first = open.find(({ lane }) => lane === 'grouped') ?? open[0];
  if (!first) return done('combat', chrome);
  const rest = ` to be ruled on${open.length === 1 ? ':' : ', first'} ${first.name}`;
  return hangsOn(first, countedInWords(open.length, 'combat'), rest, telling);
}

function briefing(chrome: Pick<SeenChrome, 'turn'>, board: Seen, telling: Telling): Bottleneck {
  const untold = oldestFirst(board.cards.filter(({ kind, lane }) => kind === 'report' && lane !== 'told'));
  const undrafted = untold.filter(({ isDrafted }) => !isDrafted);
  const [next, todo] = undrafted.length > 0 ? [undrafted, ' to be drafted'] : [untold, ' to be released'];
  const [first] = next;
  if (!first) return done('briefing', chrome);
  if (next.length === 1) return hangsOn(first, 'one report', `${todo}, for ${first.name}`, telling);
  return waits(countedInWords(next.length, 'report'), `${todo}, for ${names(next)}.`, deskOf.reports);
}

function arrivals(chrome: Pick<SeenChrome, 'turn' | 'badges'>): Bottleneck {
  const due = chrome.badges.arrivals ?? 0;
  if (due === 0) return nothing(`${phaseDoneWords('reinforcements', chrome.turn)} The turn can end.`);
  return waits(countedInWords(due, 'arriving unit'), ' to be placed.', { name: 'Arrivals', path: '/reinforcements' });
}

/** The cards in the order of waiting, the longest first; those without an age in the order given. */
const oldestFirst = (cards: readonly BoardCard[]): BoardCard[] =>
  [...cards].sort((a, b) => (a.since ?? '9').localeCompare(b.since ?? '9'));

const sheetDesk = (teams: TrayTeamForSeat[]) => ({
  name: teams.length === 1 ? teams[0]!.name : 'Orders',
  path: teams.length === 1 ? `/orders/${teams[0]!.key}` : '/orders',
});

/** The first three by name, the others by number. */
export function names(teams: readonly { name: string }[]): string {
  const shown = teams.slice(0, teams.length > 4 ? 3 : 4).map((team) => team.name);
  const others = teams.length - shown.length;
  return listed(others > 0 ? [...shown, countedInWords(others, 'other')] : shown);
}
