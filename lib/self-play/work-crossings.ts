import { crossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { passCrossing } from '@/lib/turn/crossings/pass-crossing';
import { queueUnits } from '@/lib/turn/crossings/queue-units';
import { testCrossing } from '@/lib/turn/crossings/test-crossing';
import { dieOf, type Umpire } from './umpire';

/** Tests every bridge whose test is due (§8). */
export async function testBridges({ seat, act, chance }: Umpire): Promise<void> {
  for (const { id: crossingId, name, version, called } of (await crossingsDesk(seat)).crossings)
    if (called?.call === 'due') await act(testCrossing, { crossingId, version, face: dieOf(chance), reason: '' }, name);
}

/** Queues the rows that were read as going over a crossing, and lets those who wait go over as far as it carries them (§7). */
export async function workCrossings({ seat, turn, act }: Umpire): Promise<void> {
  for (const { id: crossingId } of (await crossingsDesk(seat)).crossings) {
    const here = async () => (await crossingsDesk(seat)).crossings.find(({ id }) => id === crossingId)!;
    let crossing = await here();
    if (!crossing.mattersNow) return;
    if (crossing.state === 'blown') continue;
    for (const { units } of crossing.rows) {
      const { version, name } = crossing;
      await act(queueUnits, { crossingId, version, unitIds: units.map(({ id }) => id) }, name);
      crossing = await here();
    }
    if (crossing.queue.some(({ crosses }) => crosses !== 'waits'))
      await act(passCrossing, { crossingId, version: crossing.version, turn, moves: true }, crossing.name);
  }
}
