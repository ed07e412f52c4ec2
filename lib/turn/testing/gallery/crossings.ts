import { db } from '@/lib/db/kernel/client';
import type { ControlAct } from './act';
import { id, irish, irishToo, put, seat, version } from './scene';

const crossing = (id: string) => db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId: seat.gameId, id } } });
const at = async (crossingId: string) => ({ crossingId, version: (await crossing(crossingId)).version });
const sappers = ['XXX Corps Troops RE', '1 Bridging Column RASC (Bailey)'];

/** Crossings. */
export const actsOfCrossings: ControlAct[] = [
  {
    verb: 'set-crossing',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ ...(await at('joes')), capacityPoints: 12, isPrepared: false, reason: 'One way.' }),
  },
  {
    verb: 'queue-units',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ ...(await at('joes')), unitIds: [irish, irishToo] }),
  },
  {
    verb: 'order-march',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ ...(await at('joes')), unitIds: [irishToo, irish] }),
  },
  {
    verb: 'leave-queue',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ ...(await at('joes')), unitId: irish }),
  },
  {
    verb: 'pass-crossing',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ ...(await at('joes')), turn: 5 }),
  },
  {
    verb: 'take-back-passage',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const [passage] = await db().passage.findMany({ where: { gameId: seat.gameId }, orderBy: { id: 'desc' } });
      return { ...(await at('joes')), passageId: passage!.id, reason: 'The wrong bridge.' };
    },
  },
  { verb: 'test-crossing', reaches: 'nobody', input: async () => ({ ...(await at('grave')), face: 4 }) },
  {
    verb: 'check-crossing',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const { x, y } = await crossing('grave');
      await put(seat, irish, { x: x + 0.3, y });
      return { ...(await at('grave')), unitId: irish };
    },
  },
  {
    verb: 'mark-crossing',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ ...(await at('nij-rail')), state: 'blown', reason: 'By air.' }),
  },
  {
    verb: 'tell-crossing',
    reaches: '1-airborne',
    input: async () => ({ ...(await at('nij-rail')), teamKeys: ['1-airborne'] }),
  },
  {
    verb: 'begin-bridging',
    reaches: 'nobody',
    keeps: ['work', 'workId'],
    takenBack: true,
    input: async () => {
      const { x, y } = await crossing('neerpelt');
      const builders = await db().unit.findMany({ where: { gameId: seat.gameId, name: { in: sappers } } });
      for (const builder of builders) await put(seat, builder.id, { x: x + 0.5, y, isOnMap: true });
      return { crossingId: 'neerpelt', place: null, unitIds: builders.map((unit) => unit.id) };
    },
  },
  {
    verb: 'give-up-bridging',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ workId: id('work'), version: await version('bridgingWork', 'work'), reason: 'Shelled.' }),
  },
];
