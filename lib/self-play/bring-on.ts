import { placedByAll } from '@/lib/advice/arrivals/placed-by-all';
import { airPicture } from '@/lib/desks/control/air/air-picture';
import { arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { messagesDesk } from '@/lib/desks/control/messages/messages';
import { landLift } from '@/lib/turn/air/land-lift';
import { saveAirOrder } from '@/lib/turn/air/save-air-order';
import { placeArrival } from '@/lib/turn/arrivals/place-arrival';
import { deliverMessage } from '@/lib/turn/messages/deliver-message';
import { isAcknowledged } from '@/lib/visibility/forms/message-form';
import type { Umpire } from './umpire';

/** Orders every lift that is due and lands it at its zone (§12). */
export async function landLifts({ seat, turn, act }: Umpire): Promise<void> {
  for (const { id: liftId, zone, serials, order } of (await airPicture(seat)).lifts)
    if (!order) {
      const asked = { taskId: null, version: 0, turn, squadronId: null, squadrons: serials };
      await act(saveAirOrder, { ...asked, mission: 'airTransport', liftId }, zone);
    }
  for (const { zone, order, units } of (await airPicture(seat)).lifts) {
    if (order?.state !== 'ordered' || order.left === 0) continue;
    const { taskId, version, at } = order;
    const landings = units.filter(({ isOnMap }) => !isOnMap).map(({ id }) => ({ unitId: id, x: at.x, y: at.y }));
    await act(landLift, { taskId, version, landings }, zone);
  }
}

/** Places every reinforcement that comes on at its own entry place (§4 step 4). */
export async function placeArrivals({ seat, act }: Umpire): Promise<void> {
  for (const { id: unitId, name, version, offered } of placedByAll(await arrivals(seat)))
    await act(placeArrival, { unitId, version, ...offered }, name);
}

/** Delivers every message that waits, as it was sent. */
export async function deliverPost({ seat, act }: Umpire): Promise<void> {
  for (const { id: messageId, version, state, heardBy, means } of (await messagesDesk(seat)).messages)
    if (state === 'waits')
      await act(deliverMessage, { messageId, version, heardBy, isAcknowledged: isAcknowledged(means) }, means);
}
