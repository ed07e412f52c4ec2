import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { type Act, type Tx, transaction } from '@/lib/db/kernel/transaction';
import type { Result } from '@/lib/result';
import { issueTheClock } from '../issuing/issue-clock';
import { resultOf } from '../kernel/perform';

/** From now on links, cards and the projector name this address. Empty: the console chooses. */
export async function handOut(tx: Tx, act: Act, address: string): Promise<void> {
  await lockTurn(tx, act.gameId, 'update');
  await change(tx, act, 'game', act.gameId, { address });
  await issueTheClock(tx, act.gameId);
}

/** The host, who has no seat, chooses the address. */
export const hostHandsOut = (gameId: string, address: string): Promise<Result<void>> =>
  transaction((tx) => resultOf(() => handOut(tx, { gameId, seat: null, verb: 'pick-address', rule: '§2' }, address)));
