import { describe, expect, it } from 'vitest';
import { type FigureFacts, factsOfUmpire, figureTables, tablesOf } from './figures-tables';

const nothing: FigureFacts = {
  turns: [5],
  sideNames: { allied: 'Allied', german: 'German' },
  phases: [],
  papers: [],
  acts: [],
  dice: [],
  steps: [],
  combats: [],
  bindings: [],
  readings: [],
};
const tableOf = (facts: Partial<FigureFacts>, id: string) =>
  tablesOf(Object.assign({}, nothing, facts), false).find((table) => table.id === id)!;
const at = (clock: string) => new Date(`2026-05-02T${clock}Z`);

describe('the tables of a day', () => {
  it('stand all for Game Control, of a game in which nothing was done too', () => {
    const tables = tablesOf(nothing, false);
    expect(tables.map(({ id }) => id)).toEqual([...figureTables]);
    expect(tables.flatMap(({ id, rows }) => (rows.length > 0 ? [[id, rows]] : []))).toEqual([
      ['losses', [[5, 0, 0, 0, 0]]],
    ]);
    for (const { rows, heads } of tables) for (const row of rows) expect(row).toHaveLength(heads.length);
  });

  it('phases: two runs of one are added, what stood still is not counted, what runs has no minutes', () => {
    const run = (phase: string, from: string, to: string | null, pausedMs = 0) => ({
      turn: 5,
      phase,
      startedAt: at(from),
      endedAt: to ? at(to) : null,
      pausedMs,
    });
    const phases = [
      run('orders', '10:00:00', '10:20:00', 120_000),
      run('orders', '10:30:00', '10:31:30'),
      run('movement', '10:31:30', null),
    ];
    expect(tableOf({ phases }, 'phases').rows).toEqual([
      [5, 'Orders', 19.5],
      [5, 'Movement', null],
    ]);
  });

  it('readings that were changed in play stand as they were and as they became', () => {
    const readings = [
      {
        turn: 6,
        by: 'Anna',
        before: 'literal2011' as const,
        after: { base: 'literal2011' as const, lightInfantryPenalty: 1 as const },
      },
    ];
    expect(tableOf({ readings }, 'differed').rows).toEqual([
      [
        expect.stringContaining('ight infantry'),
        'Before: Two points, as the list of factors has it.',
        'From turn 6, by Anna: One point, as the worked example reckons.',
      ],
    ]);
  });
});

describe('one umpire’s own', () => {
  const paper = (seatId: string) => ({
    kind: 'sheet' as const,
    turn: 5,
    name: '',
    teams: ['Guards'],
    fromAt: at('10:00:00'),
    toAt: at('10:06:00'),
    isLate: true,
    seatId,
    umpire: seatId,
  });
  const facts = Object.assign({}, nothing, {
    papers: [paper('Anna'), paper('Bert')],
    acts: ['Anna', 'Bert'].flatMap((seatId) =>
      ['10:00:00', '10:01:00'].map((clock) => ({ at: at(clock), seatId, umpire: seatId, teams: ['Guards'] })),
    ),
    dice: [{ kind: 'Combat', value: 6, isServers: true, seatId: 'Bert' }],
  });

  it('hold nothing of another’s, and no table of the whole game', () => {
    const own = tablesOf(factsOfUmpire(facts, 'Anna', new Set()), true);
    expect(own.map(({ id }) => id)).toEqual(['umpires', 'teams', 'attention', 'dice', 'doubted', 'papers']);
    expect(JSON.stringify(own)).not.toContain('Bert');
    expect(own.find(({ id }) => id === 'attention')!.rows).toEqual([['Guards', 'Anna', 1]]);
    expect(own.find(({ id }) => id === 'dice')!.rows).toEqual([]);
  });
});
