import { tablesOf } from '@/lib/companions/tables-to-enter';
import { actInCompanionGame } from '../act-in-companion-game';
import { beginCompanionGame } from '../begin-companion-game';
import { good } from '../combats-for-tests';
import { endCompanionGame } from '../end-companion-game';
import { enterCompanionTables } from '../enter-companion-tables';
import { takeBackCompanionAct } from '../take-back-companion-act';
import { after, id, keep, type Row, seat } from './scene-for-tests';

/** A companion game is played on Control's own desk. */
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
    'end-companion-game',
    'nobody',
    () => endCompanionGame(seat, { companionGameId: id('companion'), version: 4, result: 'A warm-up, broken off.' }),
  ],
  [
    'enter-companion-tables',
    'nobody',
    () =>
      enterCompanionTables(seat, {
        ...{ companion: 'battle-card', version: 0 },
        values: tablesOf('battle-card').ours as never,
      }),
  ],
];
