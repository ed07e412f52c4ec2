import type { Meeting } from '@/lib/advice/movement/contacts';
import { create } from '@/lib/db/change';
import { contactsEntered } from '@/lib/db/combat/combats';
import type { Act, Tx } from '@/lib/db/transaction';
import { subjectIdOf } from '@/lib/ledger/kinds';

/** Enters who met which enemy formation in a turn, and why (OC-118). What is entered already stays as it is. */
export async function enterContacts(
  tx: Tx,
  act: Act,
  turn: number,
  meetings: readonly Meeting[],
  why: 'in the same combat' | 'met by a probe' | 'within passing distance at the end of the turn',
): Promise<void> {
  const entered = await contactsEntered(tx, act.gameId, turn);
  for (const { unitId, enemyFormation } of meetings) {
    if (entered.has(`${unitId}|${enemyFormation}`)) continue;
    const row = { gameId: act.gameId, turn, unitId, enemyFormation, why };
    await create(tx, act, 'contact', subjectIdOf('contact', row), row);
  }
}
