import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMap, unit } from '@/companions/farthest-bridge/rules/desk-for-tests';
import type { Act, State } from '@/companions/farthest-bridge/rules/state';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { companionGameOnDesk } from '../reads/companion-games';
import { actInCompanionGame } from './act-in-companion-game';
import { beginCompanionGame } from './begin-companion-game';

let game: GivenGame;
let companionGameId: string;
let version: number;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  const setup = { scenario: 'historic' as const, map: plainMap() };
  ({ companionGameId } = good(await beginCompanionGame(game.control, { companion: 'farthest-bridge', setup })));
  version = 1;
});
afterEach(async () => {
  await ledgerAgreesIn(game);
  await game.drop();
});

const act = (one: Act) =>
  actInCompanionGame(game.control, { companionGameId, version, act: one as never, values: null });
const plays = async (...acts: Act[]) => {
  for (const one of acts) ({ version } = good(await act(one)));
  return (await companionGameOnDesk(game.control, companionGameId))!.state as State;
};
const next = (times: number): Act[] => Array.from({ length: times }, () => ({ kind: 'nextPhase' }));

const grenadiers = unit('German 3-3-7 no. 1 (turn 1)');
const panzers = unit('German 5-5-10 no. 5 (turn 1)');
const garrison = unit('German 2-2-7 no. 2 (set-up)');

describe('The Farthest Bridge, as it is kept and played again', () => {
  it('§11.0, §11.2: who arrives overland does not end the move before', async () => {
    const moving = await plays(
      ...next(4),
      { kind: 'arrive', unit: grenadiers, hex: '3907' },
      { kind: 'move', unit: grenadiers, path: ['3807'] },
      { kind: 'arrive', unit: panzers, hex: '3824' },
      { kind: 'move', unit: grenadiers, path: ['3707'] },
      { kind: 'move', unit: panzers, path: ['3825'] },
    );
    expect(moving).toMatchObject({ phase: 'germanMovement', arrivalsOver: false, arrived: [], moved: [grenadiers] });
    expect([moving.pieces[grenadiers]!.hex, moving.pieces[panzers]!.hex]).toEqual(['3707', '3825']);
    expect(refusal(await act({ kind: 'move', unit: grenadiers, path: ['3607'] })).message).toMatch(/has moved/);
  });

  it('§12.0, FB-19: a drop zone costs what it costs when the allotment is reckoned, once', async () => {
    // From 2325 over 2324 onto the drop zone of the 82nd, and off it again in the same turn: nothing.
    const across = await plays(
      ...next(4),
      { kind: 'move', unit: garrison, path: ['2324', '2323', '2322'] },
      ...next(3),
    );
    expect(across).toMatchObject({ turn: 2, phase: 'allotment', support: { cut: 0, removed: {} } });
    const standing = await plays(...next(4), { kind: 'move', unit: garrison, path: ['2323'] }, ...next(3));
    expect(standing).toMatchObject({ turn: 3, support: { cut: 3, removed: { 'us+3': 3 } } });
    const over = { kind: 'allot', side: 'allied', markers: { 'uk+3': 4, 'us+3': 1, 'us+2': 1 } } as const;
    expect(refusal(await act(over))).toMatchObject({
      message: '6 markers are chosen and the allotment is 5.',
    });
  });
});
