import { tablesOf } from '@/companions/tables-to-enter';
import { atTheSchool, dealt } from '@/companions/verbs/hand-tables-for-tests';
import { companionTablesOf } from '@/lib/db/cases/companion-tables';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { layMove } from '@/lib/turn/cases/lay-move';
import { good } from '@/lib/turn/testing/combats';
import type { ControlAct } from '@/lib/turn/testing/gallery/act';
import { guards, id, keep, seat } from '@/lib/turn/testing/gallery/scene';
import { actInCompanionGame } from '../act-in-companion-game';

const inGame = (version: number) => ({ companionGameId: id('companion'), version });

/**
 * A companion game is played on Control's own desk; the hall may follow it on the projector, and a team that sits at one is
 * shown its side of the table.
 */
export const actsOfCompanions: ControlAct[] = [
  {
    verb: 'begin-companion-game',
    reaches: 'nobody',
    keeps: ['companion', 'companionGameId'],
    input: () => ({ companion: 'battle-card', setup: { orders: 'first' } }),
  },
  {
    verb: 'play-out',
    reaches: 'nobody',
    input: () => ({ companion: 'postcard-arnhem', about: { kind: 'crossing', id: 'grave' } }),
  },
  {
    verb: 'act-in-companion-game',
    reaches: 'nobody',
    input: async () => {
      good(await actInCompanionGame(seat, { ...inGame(1), act: { do: 'airdrop' } }));
      return { ...inGame(2), act: { do: 'order', area: 'grave', order: 'attack' } };
    },
  },
  { verb: 'take-back-companion-act', reaches: 'nobody', input: () => inGame(3) },
  { verb: 'show-companion-on-board', reaches: 'nobody', input: () => ({ ...inGame(4), isShown: true }) },
  {
    verb: 'end-companion-game',
    reaches: 'nobody',
    input: () => ({ ...inGame(5), result: 'A warm-up, broken off.' }),
  },
  {
    verb: 'seat-companion-teams',
    reaches: 'guards-armoured',
    input: async () => {
      const begun = await atTheSchool(seat);
      const hands = { defender: 'allied', allied: ['7H', 'KH'], german: ['9H'] } as const;
      good(await dealt(seat, begun, hands));
      keep('school', begun.companionGameId);
      // Four phases and the deal came before.
      return { companionGameId: id('school'), version: 6, allied: guards.teamId, german: null };
    },
  },
  {
    verb: 'turn-over-moves',
    reaches: 'guards-armoured',
    input: async () => {
      const [table] = (await playerDesk(guards)).tables;
      good(await layMove(guards, { tableId: table!.id, move: { card: '7H' } }, 'write-of-a-card'));
      return { companionGameId: id('school'), version: 7 };
    },
  },
  {
    verb: 'enter-companion-tables',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const kept = await companionTablesOf(seat.gameId, 'battle-card');
      return { companion: 'battle-card', version: kept?.version ?? 0, values: tablesOf('battle-card').ours as never };
    },
  },
];
