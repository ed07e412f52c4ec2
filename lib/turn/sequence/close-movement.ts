import { z } from 'zod';
import { meetingsOf, pairsInContact } from '@/lib/advice/movement/contacts';
import { change } from '@/lib/db/change';
import { handedInLines } from '@/lib/db/combats';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn, type TurnNow } from '@/lib/db/lock';
import type { Act, Tx } from '@/lib/db/transaction';
import { unitsInGame } from '@/lib/db/turn-books';
import { type Answer, done, refused } from '@/lib/result';
import { enterContacts } from '../contact/enter-contacts';
import { settleContacts } from '../contact/settle-contacts';
import { truthTurn } from '../issuing/issue-clock';
import { issuePlaces } from '../issuing/issue-places';
import { sourceOf } from '../issuing/issue-source';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `turn` is the turn the person saw. */
export const closeMovementForm = z.strictObject({ turn: z.number().int() });

/**
 * Closes the movement of the turn (§4 step 2): what the probes have met is entered, before combats move any counter, and
 * every team is told where its own counters stand now. Control may still move a counter afterwards; its team hears of it
 * with its report.
 */
export const closeMovement = (
  seat: ControlSeat,
  input: z.input<typeof closeMovementForm>,
): Promise<Answer<{ closedAt: string }>> =>
  perform(seat, 'close-movement', '§4', async (tx, act) => {
    const form = read(closeMovementForm, input);
    if (!form.ok) return form;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (form.value.turn !== turn.turn)
      return refused('notNow', `Turn ${form.value.turn} is over; this is turn ${turn.turn}.`);
    if (turn.movementClosedAt) return refused('alreadyDone', 'Movement is closed already.');
    await change(tx, act, 'turn', String(turn.turn), { movementClosedAt: turn.now });
    await enterProbes(tx, act, turn);
    const { turn: number, date, daypart } = turn;
    await issuePlaces(tx, seat.gameId, truthTurn({ number, date, daypart }), await sourceOf(tx));
    return done({ closedAt: turn.now.toISOString() });
  });

/** Enters, for both sides, whom the units ordered to probe have met (§5, OC-73, OC-118). */
async function enterProbes(tx: Tx, act: Act, now: TurnNow): Promise<void> {
  const { turn, daypart } = now;
  const { map } = await scenarioOf(act.gameId, tx);
  const lines = await handedInLines(act.gameId, turn, tx);
  const counterIds = new Set(lines.filter(({ action }) => action === 'probe').flatMap((line) => line.counterIds));
  const units = await unitsInGame(tx, act.gameId);
  const probers = units.filter(({ counterId }) => counterIds.has(counterId)).map(({ id }) => id);
  await settleContacts(tx, act, now, probers, 'met by a probe');
  const meetings = (['allied', 'german'] as const).flatMap((side) => {
    const probing = units.filter((unit) => unit.side === side && counterIds.has(unit.counterId));
    const enemy = units.filter((unit) => unit.side !== side);
    return meetingsOf(pairsInContact(probing, enemy, map, daypart));
  });
  const once = new Map(meetings.map((meeting) => [`${meeting.unitId}|${meeting.enemyFormation}`, meeting]));
  await enterContacts(tx, act, turn, [...once.values()], 'met by a probe');
}
