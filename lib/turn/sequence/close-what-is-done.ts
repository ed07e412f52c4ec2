import { contactsMade, pairsInContact } from '@/lib/advice/movement/contacts';
import { rowsToMove } from '@/lib/advice/movement/move-cards';
import { handedInLines } from '@/lib/db/combat/combats';
import { change } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { unitsToMove } from '@/lib/db/movement/moves-of-turn';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import { type Phase, phases, sides } from '@/lib/words';
import { choicesOpen } from '../combat/choices-open';
import { closeTheGrouping } from '../combat/grouping-closed';
import { truthTurn } from '../issuing/issue-clock';
import { issuePlaces } from '../issuing/issue-places';
import { issueSource } from '../issuing/issue-source';
import { enterContacts } from '../movement/contact/enter-contacts';
import { settleContacts } from '../movement/contact/settle-contacts';

/**
 * The closing of movement and grouping: by a verb of their own, or by the step to the next phase when nothing is left in
 * them.
 */

/** The number of rows of orders that are still to be moved in a turn. */
export async function movesLeft(gameId: string, turn: number, tx?: Tx): Promise<number> {
  const units = await unitsToMove(gameId, turn, tx);
  return rowsToMove(units.map((unit) => ({ ...unit, way: unit.way as unknown[] })));
}

/** Closes the movement of the turn: enters what the probes have met, and tells every team where its counters are (§4 step 2). */
export async function closeTheMovement(tx: Tx, act: Act, turn: TurnNow): Promise<void> {
  await change(tx, act, 'turn', String(turn.turn), { movementClosedAt: turn.now });
  await enterProbes(tx, act, turn);
  const { turn: number, date, daypart } = turn;
  await issuePlaces(tx, turn.gameId, truthTurn({ number, date, daypart }), await issueSource(tx));
}

/** Closes movement and grouping where the turn goes on past their phases and nothing is left in them. Returns the turn as it then is. */
export async function closeWhatIsDone(tx: Tx, act: Act, turn: TurnNow, to: Phase): Promise<TurnNow> {
  const goesPast = (phase: Phase) => phases.indexOf(to) > phases.indexOf(phase);
  let { movementClosedAt, groupingClosedAt } = turn;
  if (!movementClosedAt && goesPast('movement') && (await movesLeft(turn.gameId, turn.turn, tx)) === 0) {
    await closeTheMovement(tx, act, turn);
    movementClosedAt = turn.now;
  }
  if (movementClosedAt && !groupingClosedAt && goesPast('combat')) {
    const { combats, orders, spent } = await choicesOpen(turn.gameId, turn, tx);
    if (combats.length + orders.length + spent.length === 0) {
      await closeTheGrouping(tx, act, turn);
      groupingClosedAt = turn.now;
    }
  }
  return { ...turn, movementClosedAt, groupingClosedAt };
}

/** Enters, for both sides, whom the units ordered to probe have met (§5, OC-73, OC-118). */
async function enterProbes(tx: Tx, act: Act, now: TurnNow): Promise<void> {
  const { turn, daypart } = now;
  const map = await gameMap(act.gameId, tx);
  const lines = await handedInLines(act.gameId, turn, tx);
  const counterIds = new Set(lines.filter(({ action }) => action === 'probe').flatMap((line) => line.counterIds));
  const units = await unitsInGame(tx, act.gameId);
  const probers = units.filter(({ counterId }) => counterIds.has(counterId)).map(({ id }) => id);
  await settleContacts(tx, act, now, probers, 'met by a probe');
  const meetings = sides.flatMap((side) => {
    const probing = units.filter((unit) => unit.side === side && counterIds.has(unit.counterId));
    const enemy = units.filter((unit) => unit.side !== side);
    return contactsMade(pairsInContact(probing, enemy, map, daypart));
  });
  const once = new Map(meetings.map((meeting) => [`${meeting.unitId}|${meeting.enemyFormation}`, meeting]));
  await enterContacts(tx, act, turn, [...once.values()], 'met by a probe');
}
