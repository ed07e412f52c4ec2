import { airRequests } from '@/lib/desks/control/air/air-requests';
import { ordersTray, sheetOnDesk } from '@/lib/desks/control/orders/orders';
import { acceptOrderSheet } from '@/lib/turn/orders/accept-order-sheet';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import type { Umpire } from './umpire';

/** Opens and accepts every sheet that was handed in, air requests too: nothing is asked, and nothing that nobody proposes is laid on. */
export async function takeOrders(umpire: Umpire): Promise<void> {
  const { seat, act } = umpire;
  for (const { key, name, state, sheetId } of (await ordersTray(seat)).teams) {
    if (!sheetId || state === 'accepted' || state === 'drafting') continue;
    await act(openOrderSheet, { sheetId }, name);
    const version = (await sheetOnDesk(seat, key))?.reading?.version;
    if (version) await act(acceptOrderSheet, { sheetId, version }, name);
  }
  for (const { key, name, state } of (await airRequests(seat, null)).teams) {
    const sheetId = (await airRequests(seat, key)).open?.sheet?.id;
    if (!sheetId || state === 'accepted' || state === 'drafting' || state === 'nothing') continue;
    await act(openOrderSheet, { sheetId }, name);
    const version = (await airRequests(seat, key)).open?.reading?.version;
    if (version) await act(acceptOrderSheet, { sheetId, version }, name);
  }
}
