import type { Contact } from '@/lib/advice/movement/contacts';
import { contactsEntered } from '@/lib/db/combat/combats';
import { createAll } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';

/** Enters who met which enemy formation in a turn, and why (OC-118). What is entered already stays as it is. */
export async function enterContacts(
  tx: Tx,
  act: Act,
  turn: number,
  meetings: readonly Contact[],
  why: 'in the same combat' | 'met by a probe' | 'within passing distance at the end of the turn',
): Promise<void> {
  const entered = await contactsEntered(tx, act.gameId, turn);
  const isNew = ({ unitId, enemyFormation }: Contact) => !entered.has(`${unitId}|${enemyFormation}`);
  const rows = meetings.filter(isNew).map((meeting) => ({ gameId: act.gameId, turn, ...meeting, why }));
  await createAll(tx, act, 'contact', rows);
}
