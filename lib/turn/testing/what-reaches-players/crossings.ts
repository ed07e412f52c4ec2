import { db } from '@/lib/db/client';
import { beginBridging } from '@/lib/turn/crossings/begin-bridging';
import { checkCrossing } from '@/lib/turn/crossings/check-crossing';
import { giveUpBridging } from '@/lib/turn/crossings/give-up-bridging';
import { leaveQueue } from '@/lib/turn/crossings/leave-queue';
import { markCrossing } from '@/lib/turn/crossings/mark-crossing';
import { orderMarch } from '@/lib/turn/crossings/order-march';
import { passCrossing } from '@/lib/turn/crossings/pass-crossing';
import { queueUnits } from '@/lib/turn/crossings/queue-units';
import { setCrossing } from '@/lib/turn/crossings/set-crossing';
import { takeBackPassage } from '@/lib/turn/crossings/take-back-passage';
import { testCrossing } from '@/lib/turn/crossings/test-crossing';
import { after, id, irish, irishToo, keep, put, type Row, seat, signed } from './scene-for-tests';

const crossing = (id: string) => db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId: seat.gameId, id } } });
const at = async (crossingId: string) => ({ crossingId, version: (await crossing(crossingId)).version });
const sappers = ['XXX Corps Troops RE', '1 Bridging Column RASC (Bailey)'];

/** Crossings. */
export const rowsOfCrossings: Row[] = [
  [
    'set-crossing',
    'nobody',
    async () =>
      setCrossing(seat, { ...(await at('joes')), capacityPoints: 12, isPrepared: false, reason: 'One way.' }, signed()),
  ],
  [
    'queue-units',
    'nobody',
    async () => queueUnits(seat, { ...(await at('joes')), unitIds: [irish!, irishToo!] }, signed()),
  ],
  [
    'order-march',
    'nobody',
    async () => orderMarch(seat, { ...(await at('joes')), unitIds: [irishToo!, irish!] }, signed()),
  ],
  ['leave-queue', 'nobody', async () => leaveQueue(seat, { ...(await at('joes')), unitId: irish! }, signed())],
  ['pass-crossing', 'nobody', async () => passCrossing(seat, { ...(await at('joes')), turn: 5 }, signed())],
  [
    'take-back-passage',
    'nobody',
    after(
      async () => {
        const [passage] = await db().passage.findMany({ where: { gameId: seat.gameId }, orderBy: { id: 'desc' } });
        return { ...(await at('joes')), passageId: passage!.id, reason: 'The wrong bridge.' };
      },
      (taken) => takeBackPassage(seat, taken, signed()),
    ),
  ],
  ['test-crossing', 'nobody', async () => testCrossing(seat, { ...(await at('grave')), face: 4 }, signed())],
  [
    'check-crossing',
    'nobody',
    after(
      async () => {
        const { x, y } = await crossing('grave');
        await put(seat, irish!, { x: x + 0.3, y });
        return { ...(await at('grave')), unitId: irish! };
      },
      (checked) => checkCrossing(seat, checked, signed()),
    ),
  ],
  [
    'mark-crossing',
    'nobody',
    async () => markCrossing(seat, { ...(await at('nij-rail')), state: 'blown', reason: 'By air.' }, signed()),
  ],
  [
    'begin-bridging',
    'nobody',
    after(
      async () => {
        const { x, y } = await crossing('neerpelt');
        const builders = await db().unit.findMany({ where: { gameId: seat.gameId, name: { in: sappers } } });
        for (const builder of builders) await put(seat, builder.id, { x: x + 0.5, y, isOnMap: true });
        return { crossingId: 'neerpelt', place: null, unitIds: builders.map((unit) => unit.id) };
      },
      async (begun) => keep('work', 'workId', await beginBridging(seat, begun, signed())),
    ),
  ],
  [
    'give-up-bridging',
    'nobody',
    () => giveUpBridging(seat, { workId: id('work'), version: 1, reason: 'Shelled.' }, signed()),
  ],
];
