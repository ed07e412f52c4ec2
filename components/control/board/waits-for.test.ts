import { describe, expect, it } from 'vitest';
import type { Board } from '@/lib/turn/control-desk/board';
import type { Chrome } from '@/lib/turn/control-desk/chrome';
import type { TrayState, TrayTeam } from '@/lib/turn/control-desk/orders';
import { names, waitsFor } from './waits-for';

const team = (name: string, state: TrayState, unanswered = 0): TrayTeam => ({
  teamId: name,
  key: name.toLowerCase(),
  name,
  side: 'allied',
  isMine: false,
  hasTroops: true,
  state,
  isLate: false,
  rows: 0,
  updatedAt: null,
  submittedAt: null,
  hasPaper: false,
  unanswered,
  copiesWaiting: 0,
});
const board = ({ teams = [], ...rows }: Partial<Board>): Board => ({
  teams,
  combats: [],
  reports: [],
  unfinished: [],
  ...rows,
});
const combat = (number: number, name: string, state: Board['combats'][number]['state']) => ({
  ...{ number, name, state },
  isMine: false,
  hasAir: false,
});
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
});
const sentence = (...of: Parameters<typeof waitsFor>) => {
  const { lead, what, rest } = waitsFor(...of);
  return lead + what + rest;
};

describe('§4 what the turn waits for', () => {
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
  it('a team without troops owes no sheet', () =>
    expect(sentence(chrome('orders'), board({ teams: [{ ...team('XII Corps', 'nothing'), hasTroops: false }] }))).toBe(
      'Every order sheet is in.',
    ));
  it('collection: what is unread comes before an answer that is missing', () => {
    const teams = [team('Guards', 'queried', 2), team('Wessex', 'handedIn')];
    expect(sentence(chrome('collection'), board({ teams }))).toBe(
      'The turn waits for one order sheet to be accepted: Wessex.',
    );
  });
  it('collection: answers, counted over the teams', () =>
    expect(
      sentence(chrome('collection'), board({ teams: [team('Guards', 'queried', 2), team('Wessex', 'queried', 1)] })),
    ).toBe('The turn waits for three answers, from Guards and Wessex.'));
  it('one sheet leads straight to it', () =>
    expect(waitsFor(chrome('orders'), board({ teams: [team('Guards', 'nothing')] })).go).toEqual({
      name: 'Guards',
      path: '/orders/guards',
    }));
  it('combat: no die before the grouping is closed (§9 Analysing Combat 5)', () =>
    expect(sentence(chrome('combat'), board({ combats: [combat(1, 'Arnhem', 'grouped')] }))).toBe(
      'The turn waits for the combats to be grouped and the grouping to be closed.',
    ));
  it('combat: the one that is left, and how far it is', () =>
    expect(
      sentence(
        chrome('combat', { groupingClosedAt: '2026-01-01T10:00:00Z' }),
        board({
          combats: [combat(1, 'Arnhem', 'ruled'), combat(2, 'Nijmegen', 'resolved')],
        }),
      ),
    ).toBe('The turn waits for one combat, Nijmegen, resolved and not ruled on yet.'));
  it('briefing: a team without a draft waits too', () =>
    expect(
      sentence(
        chrome('briefing'),
        board({
          teams: [team('Guards', 'accepted'), team('Wessex', 'accepted')],
          reports: [
            { teamId: 'Guards', state: 'released' },
            { teamId: 'Wessex', state: 'none' },
          ],
        }),
      ),
    ).toBe('The turn waits for one report, for Wessex.'));
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
