import { describe, expect, it } from 'vitest';
import type { TrayTeamForSeat } from '@/components/control/parts/sheets/use-tray-for-seat';
import type { Chrome } from '@/lib/turn/control-desk/frame/chrome';
import type { TrayState } from '@/lib/turn/control-desk/papers/tray-teams';
import type { Board } from '@/lib/turn/control-desk/turn/board';
import type { BoardCard } from '@/lib/turn/control-desk/turn/board-card';
import { names, type OwnerOf, waitsFor } from './bottleneck';

const team = (name: string, state: TrayState, unanswered = 0): TrayTeamForSeat => ({
  teamId: name,
  key: name.toLowerCase(),
  name,
  side: 'allied',
  isMine: false,
  hasTroops: true,
  state,
  isLate: false,
  cameLate: false,
  isOwing: state === 'nothing' || state === 'drafting',
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
const board = ({ teams = [], cards = [] }: { teams?: TrayTeamForSeat[]; cards?: BoardCard[] }) => ({
  teams,
  cards,
  moves: null as Board['moves'],
});
const card = (
  kind: BoardCard['kind'],
  subjectId: string,
  name: string,
  lane: BoardCard['lane'],
  since: string | null,
) =>
  ({
    kind,
    subjectId,
    name,
    lane,
    since,
    about: '',
    blocks: '',
    meaning: 'waiting' as const,
    waitsFor: 'control' as const,
    teamIds: [],
    sector: null,
    to: `/${kind}/${subjectId}`,
  }) satisfies BoardCard;
const sheet = (name: string, since: string) => card('sheet', name, name, 'in', since);
const at = (clock: string) => `2026-01-01T${clock}:00.000Z`;
const chrome = (phase: Chrome['phase'], turn: Partial<Chrome['turn']> = {}, badges: Chrome['badges'] = {}) => ({
  phase,
  turn: {
    number: 2,
    date: '1944-09-17',
    daypart: 'afternoon' as const,
    movementClosedAt: null,
    groupingClosedAt: null,
    weather: 'fair' as const,
    ...turn,
  },
  badges,
  lobby: null,
});
const nobody: OwnerOf = () => null;
/** The sentence as it is read at 10:10. */
const told = (chrome: Parameters<typeof waitsFor>[0], board: Parameters<typeof waitsFor>[1], ownerOf = nobody) =>
  waitsFor(chrome, board, ownerOf, Date.parse(at('10:10')));
const sentence = (...of: Parameters<typeof told>) => {
  const { lead, what, rest, age } = told(...of);
  return lead + what + rest + (age ? `${age}.` : '');
};

describe('§4 what the turn waits for', () => {
  it('a lobby: the seats that nobody has taken, then to be begun', () => {
    const lobby = (seats: number, taken: number) =>
      sentence({ ...chrome('orders'), lobby: { seats, taken } }, board({}));
    expect(lobby(58, 44)).toBe('The game has not begun: 14 seats of 58 are not taken yet.');
    expect(lobby(58, 57)).toBe('The game has not begun: one seat of 58 is not taken yet.');
    expect(lobby(58, 58)).toBe('Every seat is taken. The game can begin.');
  });
  it('orders: the sheets that are not in, and whose', () =>
    expect(
      sentence(
        chrome('orders'),
        board({ teams: [team('Guards', 'drafting'), team('Wessex', 'nothing'), team('Para', 'handedIn')] }),
      ),
    ).toBe('The turn waits for two order sheets, from Guards and Wessex.'));
  it('orders: nothing, once all are in', () =>
    expect(sentence(chrome('orders'), board({ teams: [team('Guards', 'handedIn')] }))).toBe(
      'Every order sheet is in.',
    ));
  it('movement: the rows still to be moved and those without a place, then to be closed', () => {
    const moving = (moves: object) =>
      sentence(chrome('movement'), {
        ...board({}),
        moves: { toMove: 0, withoutPlace: 0, moved: 0, stopped: 0, inContact: 0, ...moves },
      });
    expect(moving({ toMove: 4, withoutPlace: 1, moved: 2 })).toBe(
      'The turn waits for four rows of orders to be moved, 1 without a place.',
    );
    expect(moving({ toMove: 1 })).toBe('The turn waits for one row of orders to be moved.');
    expect(moving({ moved: 5, stopped: 2 })).toBe(
      'The turn waits for movement to be closed: 0 to move, 2 stopped and 5 moved.',
    );
  });
  it('a team without troops owes no sheet', () =>
    expect(sentence(chrome('orders'), board({ teams: [{ ...team('XII Corps', 'nothing'), hasTroops: false }] }))).toBe(
      'Every order sheet is in.',
    ));
  it('collection: what is unread comes before an answer that is missing, with its age and in whose hand it is', () => {
    const teams = [team('Guards', 'queried', 2), team('Wessex', 'handedIn')];
    const cards = [sheet('Wessex', at('10:06'))];
    expect(sentence(chrome('collection'), board({ teams, cards }))).toBe(
      'The turn waits for one order sheet to be accepted: Wessex, which nobody has taken, for 4 min.',
    );
    expect(sentence(chrome('collection'), board({ teams, cards }), () => 'Team Control, XXX Corps')).toBe(
      'The turn waits for one order sheet to be accepted: Wessex, with Team Control, XXX Corps, for 4 min.',
    );
  });
  it('collection: of several the one that has lain longest is named, and leads to its desk', () => {
    const cards = [sheet('Wessex', at('10:06')), sheet('Guards', at('10:02')), sheet('Para', at('10:09'))];
    const neck = told(chrome('collection'), board({ cards }));
    expect(neck.what + neck.rest + neck.age).toBe(
      'three order sheets to be accepted, the oldest from Guards, which nobody has taken, for 8 min',
    );
    expect(neck.go).toEqual({ name: 'Guards', path: '/sheet/Guards' });
  });
  it('what has lain there for less than a minute has no age', () =>
    expect(sentence(chrome('collection'), board({ cards: [sheet('Wessex', '2026-01-01T10:09:01.000Z')] }))).toBe(
      'The turn waits for one order sheet to be accepted: Wessex, which nobody has taken.',
    ));
  it('collection: answers, counted over the teams', () =>
    expect(
      sentence(chrome('collection'), board({ teams: [team('Guards', 'queried', 2), team('Wessex', 'queried', 1)] })),
    ).toBe('The turn waits for three answers, from Guards and Wessex.'));
  it('one sheet leads straight to it', () =>
    expect(told(chrome('orders'), board({ teams: [team('Guards', 'nothing')] })).go).toEqual({
      name: 'Guards',
      path: '/orders/guards',
    }));
  it('combat: no die before the grouping is closed (§9 Analysing Combat 5)', () =>
    expect(sentence(chrome('combat'), board({ cards: [card('combat', '1', 'C1 Arnhem', 'grouped', null)] }))).toBe(
      'The turn waits for the combats to be grouped and the grouping to be closed.',
    ));
  const closed = chrome('combat', { groupingClosedAt: at('10:00') });
  const ruled = { ...card('combat', '1', 'C1 Arnhem', 'resolved', at('10:01')), waitsFor: null };
  it('combat: the one that is left, where, with whom, for how long', () =>
    expect(
      sentence(
        closed,
        board({ cards: [ruled, card('combat', '2', 'C2 Nijmegen', 'grouped', at('10:04'))] }),
        () => 'Team Control, 9 SS',
      ),
    ).toBe('The turn waits for one combat at Nijmegen, with Team Control, 9 SS, for 6 min.'));
  it('combat: of several a die that has not fallen comes before a ruling that is missing', () =>
    expect(
      sentence(
        closed,
        board({
          cards: [
            card('combat', '3', 'C3 Renkum', 'resolved', at('10:02')),
            card('combat', '4', 'C4 Best', 'grouped', at('10:05')),
          ],
        }),
      ),
    ).toBe('The turn waits for two combats, first C4 Best, which nobody has taken, for 5 min.'));
  it('combat: nothing, once all are ruled on', () =>
    expect(sentence(closed, board({ cards: [ruled] }))).toBe('Every combat is ruled on.'));
  it('briefing: a team without a draft waits too', () =>
    expect(
      sentence(
        chrome('briefing'),
        board({
          cards: [
            { ...card('report', 'g', 'Guards', 'told', at('10:08')), waitsFor: null },
            card('report', 'w', 'Wessex', 'resolved', at('10:07')),
          ],
        }),
      ),
    ).toBe('The turn waits for one report, for Wessex, which nobody has taken, for 3 min.'));
  it('reinforcements: units due', () =>
    expect(sentence(chrome('reinforcements', {}, { arrivals: 3 }), board({}))).toBe(
      'The turn waits for three arriving units to be placed.',
    ));
});

describe('naming many', () => {
  const called = (...all: string[]) => names(all.map((name) => ({ name })));
  it('four by name', () => expect(called('A', 'B', 'C', 'D')).toBe('A, B, C and D'));
  it('five: three by name, two by number', () =>
    expect(called('A', 'B', 'C', 'D', 'E')).toBe('A, B, C and two others'));
});
