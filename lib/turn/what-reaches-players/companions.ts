import { actInCompanionGame } from '../act-in-companion-game';
import { beginCompanionGame } from '../begin-companion-game';
import { good } from '../combats-for-tests';
import { endCompanionGame } from '../end-companion-game';
import { showCompanionOnBoard } from '../show-companion-on-board';
import { takeBackCompanionAct } from '../take-back-companion-act';
import { after, id, keep, type Row, seat } from './scene-for-tests';

/** A companion game is played on Control's own desk; the hall may follow it on the projector, and no team's desk has it. */
export const rowsOfCompanions: Row[] = [
  [
    'begin-companion-game',
    'nobody',
    async () =>
      keep(
        'companion',
        'companionGameId',
        await beginCompanionGame(seat, { companion: 'battle-card', setup: { orders: 'first' } }),
      ),
  ],
  [
    'act-in-companion-game',
    'nobody',
    after(
      async () =>
        good(await actInCompanionGame(seat, { companionGameId: id('companion'), version: 1, act: { do: 'airdrop' } })),
      async () =>
        actInCompanionGame(seat, {
          companionGameId: id('companion'),
          version: 2,
          act: { do: 'order', area: 'grave', order: 'attack' },
        }),
    ),
  ],
  [
    'take-back-companion-act',
    'nobody',
    () => takeBackCompanionAct(seat, { companionGameId: id('companion'), version: 3 }),
  ],
  [
    'show-companion-on-board',
    'nobody',
    () => showCompanionOnBoard(seat, { companionGameId: id('companion'), version: 4, isShown: true }),
  ],
  [
    'end-companion-game',
    'nobody',
    () => endCompanionGame(seat, { companionGameId: id('companion'), version: 5, result: 'A warm-up, broken off.' }),
  ],
];
