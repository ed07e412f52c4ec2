import type { Board } from '@/lib/turn/control-desk/board';
import type { Chrome } from '@/lib/turn/control-desk/chrome';
import type { TrayTeam } from '@/lib/turn/control-desk/orders';

/** What holds up the turn, as one sentence: `The turn waits for` **what** `rest`. `go` is the desk that solves it. */
export interface Bottleneck {
  lead: string;
  what: string;
  rest: string;
  go: { name: string; path: string } | null;
}

/** The one thing the phase under way waits for (§4), the earliest in the turn first. */
export function waitsFor(chrome: Pick<Chrome, 'phase' | 'turn' | 'badges'>, board: Board): Bottleneck {
  switch (chrome.phase) {
    case 'orders':
      return orders(board);
    case 'collection':
      return collection(board);
    case 'movement':
      return chrome.turn.movementClosedAt
        ? nothing('Movement is closed and every team has its places.')
        : waits('the counters to be moved', ' and movement to be closed.', map);
    case 'combat':
      return combat(chrome, board);
    case 'briefing':
      return briefing(board);
    case 'reinforcements':
      return arrivals(chrome.badges.arrivals ?? 0);
  }
}

const map = { name: 'Map', path: '/map' };
const combats = { name: 'Combats', path: '/combats' };

const waits = (what: string, rest: string, go: Bottleneck['go']): Bottleneck => ({
  lead: 'The turn waits for ',
  what,
  rest,
  go,
});
const nothing = (words: string): Bottleneck => ({ lead: words, what: '', rest: '', go: null });

/** A team without troops on the map owes no sheet. */
const isMissing = ({ state, hasTroops }: TrayTeam): boolean =>
  hasTroops && (state === 'nothing' || state === 'drafting');

function orders(board: Board): Bottleneck {
  const missing = board.teams.filter(isMissing);
  if (missing.length === 0) return nothing('Every order sheet is in.');
  return waits(count(missing.length, 'order sheet'), `, from ${names(missing)}.`, sheetDesk(missing));
}

function collection(board: Board): Bottleneck {
  const unread = board.teams.filter((team) => team.state === 'handedIn' || team.state === 'reading');
  if (unread.length > 0)
    return waits(count(unread.length, 'order sheet'), ` to be accepted: ${names(unread)}.`, sheetDesk(unread));
  const asked = board.teams.filter((team) => team.unanswered > 0 && team.state === 'queried');
  const answers = asked.reduce((sum, team) => sum + team.unanswered, 0);
  if (answers > 0) return waits(count(answers, 'answer'), `, from ${names(asked)}.`, sheetDesk(asked));
  const missing = board.teams.filter(isMissing);
  if (missing.length > 0)
    return waits(count(missing.length, 'late order sheet'), `, from ${names(missing)}.`, sheetDesk(missing));
  return nothing('Every order sheet is accepted.');
}

function combat(chrome: Pick<Chrome, 'turn'>, board: Board): Bottleneck {
  if (!chrome.turn.groupingClosedAt)
    return waits('the combats to be grouped', ' and the grouping to be closed.', combats);
  const open = board.combats.filter((one) => one.state !== 'ruled');
  if (open.length === 0) return nothing('Every combat is ruled on.');
  const [first] = open;
  const rest = first!.state === 'resolved' ? ', resolved and not ruled on yet.' : ', grouped and not resolved yet.';
  if (open.length === 1) return waits(`one combat, ${first!.name}`, rest, combats);
  return waits(count(open.length, 'combat'), `, first ${first!.name}.`, combats);
}

function briefing(board: Board): Bottleneck {
  const untold = board.teams.filter((team) =>
    board.reports.some((report) => report.teamId === team.teamId && report.state !== 'released'),
  );
  if (untold.length === 0) return nothing('Every team has its report.');
  return waits(count(untold.length, 'report'), `, for ${names(untold)}.`, { name: 'Reports', path: '/reports' });
}

function arrivals(due: number): Bottleneck {
  if (due === 0) return nothing('Every unit due has been placed. The turn can end.');
  return waits(count(due, 'arriving unit'), ' to be placed.', { name: 'Arrivals', path: '/reinforcements' });
}

const sheetDesk = (teams: TrayTeam[]) => ({
  name: teams.length === 1 ? teams[0]!.name : 'Orders',
  path: teams.length === 1 ? `/orders/${teams[0]!.key}` : '/orders',
});

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** `three order sheets`; above twelve in figures. */
export const count = (number: number, thing: string): string =>
  `${small[number] ?? number} ${thing}${number === 1 ? '' : 's'}`;

/** The first three by name, the others by number. */
export function names(teams: readonly { name: string }[]): string {
  const shown = teams.slice(0, teams.length > 4 ? 3 : 4).map((team) => team.name);
  const others = teams.length - shown.length;
  if (others > 0) return `${shown.join(', ')} and ${count(others, 'other')}`;
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
