import { ordersTray, sheetOnDesk } from '@/lib/desks/control/orders/orders';
import { acceptOrderSheet } from '@/lib/turn/orders/accept-order-sheet';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import type { Umpire } from './umpire';

/** Opens and accepts every sheet that was handed in: nothing is asked. */
export async function takeOrders(umpire: Umpire): Promise<void> {
  const { seat, act } = umpire;
  for (const { key, name, state, sheetId } of (await ordersTray(seat)).teams) {
    if (!sheetId || state === 'accepted' || state === 'drafting') continue;
    await act(openOrderSheet, { sheetId }, name);
    const version = (await sheetOnDesk(seat, key))?.reading?.version;
    if (version) await act(acceptOrderSheet, { sheetId, version }, name);
  }
}
