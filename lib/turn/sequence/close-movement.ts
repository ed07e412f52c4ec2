import { z } from 'zod';
import { contactsMade, pairsInContact } from '@/lib/advice/movement/contacts';
import { change } from '@/lib/db/change';
import { handedInLines } from '@/lib/db/combat/combats';
import { lockTurn, type TurnNow } from '@/lib/db/lock';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import type { Act, Tx } from '@/lib/db/transaction';
import { refusal, thisTurn } from '@/lib/result';
import { sides } from '@/lib/words';
import { enterContacts } from '../contact/enter-contacts';
import { settleContacts } from '../contact/settle-contacts';
import { truthTurn } from '../issuing/issue-clock';
import { issuePlaces } from '../issuing/issue-places';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Closes the movement of the turn (§4 step 2): what the probes have met is entered, before combats move any counter, and
 * every team is told where its own counters stand now. Control may still move a counter afterwards; its team hears of it
 * with its report.
 */
export const closeMovement = controlVerb({
  name: 'close-movement',
  rule: '§4',
  who: anyControl,
  /** `turn` is the turn the person saw. */
  form: z.strictObject({ turn: z.number().int() }),
  inLedger: 'closed movement',
  undo: 'turnWentOn',
  run: async ({ tx, act, seat, form }): Promise<{ closedAt: string }> => {
    const turn = await lockTurn(tx, seat.gameId, 'update');
    thisTurn(turn, form.turn);
    if (turn.movementClosedAt) throw refusal('alreadyDone', 'Movement is closed already.');
    await change(tx, act, 'turn', String(turn.turn), { movementClosedAt: turn.now });
    await enterProbes(tx, act, turn);
    const { turn: number, date, daypart } = turn;
    await issuePlaces(tx, seat.gameId, truthTurn({ number, date, daypart }), await issueSource(tx));
    return { closedAt: turn.now.toISOString() };
  },
});

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
