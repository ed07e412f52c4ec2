import { tablesOf } from '@/companions/tables-to-enter';
import { actInCompanionGame } from '@/companions/verbs/act-in-companion-game';
import { beginCompanionGame } from '@/companions/verbs/begin-companion-game';
import { endCompanionGame } from '@/companions/verbs/end-companion-game';
import { enterCompanionTables } from '@/companions/verbs/enter-companion-tables';
import { atTheSchool, dealt } from '@/companions/verbs/hand-tables-for-tests';
import { layMove } from '@/companions/verbs/lay-move';
import { seatCompanionTeams } from '@/companions/verbs/seat-companion-teams';
import { showCompanionOnBoard } from '@/companions/verbs/show-companion-on-board';
import { takeBackCompanionAct } from '@/companions/verbs/take-back-companion-act';
import { turnOverMoves } from '@/companions/verbs/turn-over-moves';
import { done } from '@/lib/result';
import { playerDesk } from '@/lib/turn/player/player-desk';
import { good } from '../combats';
import { after, guards, id, keep, type Row, seat } from './scene-for-tests';

/**
 * A companion game is played on Control's own desk; the hall may follow it on the projector, and a team that sits at one is
 * shown its side of the table.
 */
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
  [
    'seat-companion-teams',
    'guards-armoured',
    after(
      async () => {
        const begun = await atTheSchool(seat);
        const hands = { defender: 'allied', allied: ['7H', 'KH'], german: ['9H'] } as const;
        good(await dealt(seat, begun, hands));
        keep('school', 'companionGameId', done(begun));
      },
      // Four phases and the deal came before.
      async () =>
        seatCompanionTeams(seat, {
          ...{ companionGameId: id('school'), version: 6, allied: guards.teamId, german: null },
        }),
    ),
  ],
  [
    'turn-over-moves',
    'guards-armoured',
    after(
      async () => {
        const [table] = (await playerDesk(guards)).tables;
        good(await layMove(guards, { tableId: table!.id, move: { card: '7H' } }, 'write-of-a-card'));
      },
      async () => turnOverMoves(seat, { companionGameId: id('school'), version: 7 }),
    ),
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
