import { expect, test } from 'vitest';
import type { LedgerLine } from '@/lib/ledger/lines';
import { loadScenario } from '@/lib/scenario';
import { combatSheets, rollSheet } from './combat-sheets';
import { factsOf } from './game-facts';
import { messageSheet, orderSheet, paperSheet } from './paper-sheets';
import { crossingsByTurn, passages, unitsByTurn } from './unit-sheets';

/** The ledger of an earlier version, whose entries lack what came later. */

const at = '2025-05-01T10:00:00.000Z';
const entry = (number: number, kind: LedgerLine['kind'], subjectId: string, after: object): LedgerLine => ({
  ...{ number, act: number, turn: 5, at, seatId: null, seatLabel: 'Host', verb: 'of-then', rule: '§2', reason: '' },
  ...{ undoes: null, companionGameId: null, kind, subjectId, before: null, after: after as LedgerLine['after'] },
});

test('what an earlier version did not keep is an empty cell', async () => {
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error('not read');
  const finding = {
    ...{ attackersScore: 18, defendersScore: 12, column: 'normal', die: 2, margin: 8, result: 'success' },
    ...{ units: [], rolls: [{ forWhat: 'combat', value: 2 }] },
    lines: [{ side: 'attacker', unitId: 'G151', what: 'Light infantry attacking.', points: -2, rule: '§9 Factors' }],
  };
  const facts = factsOf({
    scenario: read.scenario,
    teams: [{ id: 't1', key: '1-airborne', name: '1 Airborne' }],
    units: [{ id: 'A087', counterId: 'c1', teamId: 't1' }],
    entries: [
      entry(1, 'game', 'g', { turn: 5, phase: 'orders' }),
      entry(2, 'combat', 'x', { turn: 5, number: 1, name: 'Arnhem', state: 'resolved', finding }),
      entry(3, 'sheet', 's', {
        teamId: 't1',
        turn: 5,
        lines: [{ id: 'l', counterIds: ['c1', 'gone'], orders: 'Hold.' }],
      }),
      entry(4, 'message', 'm', { teamId: 't1', turn: 5, text: 'Hold at Son.' }),
      entry(5, 'passage', 'p', { turn: 5, crossingId: 'no-such', unitId: 'A087' }),
    ],
  });
  const [combats, lines, , rulings] = combatSheets(facts);
  expect(combats!.rows[1]!.slice(0, 6)).toEqual(['5', '1', 'Arnhem', 'resolved', '', '']);
  // Its factor is read from the sentence.
  expect(lines!.rows.slice(1)).toEqual([
    [
      '5',
      '1',
      'Arnhem',
      'attacker',
      'G151',
      '9 SS-PzJg Abt (von Allwörden)',
      'Light infantry attacking.',
      '-2',
      '§9 Factors',
      'lightInfantry',
      '2',
      '8',
      'success',
    ],
  ]);
  expect(rulings!.rows).toHaveLength(1);
  expect(rollSheet(facts).rows[1]).toEqual(['5', 'combat', '1', 'Arnhem', 'combat', '2', '', '']);
  expect(orderSheet(facts).rows[1]!.slice(0, 6)).toEqual(['5', '1-airborne', '1', '2 Para Bn; gone', '', 'Hold.']);
  expect(messageSheet(facts).rows[1]!.slice(0, 8)).toEqual([
    '5',
    '1-airborne',
    '',
    '',
    'Hold at Son.',
    '',
    '',
    'waits',
  ]);
  expect(passages(facts).rows[1]).toEqual(['5', 'no-such', 'A087', '2 Para Bn', '', '']);
  expect(paperSheet(facts, []).rows).toHaveLength(1);
  expect(crossingsByTurn(facts).rows).toHaveLength(12);
  expect(unitsByTurn(facts, []).rows).toHaveLength(19);
});
