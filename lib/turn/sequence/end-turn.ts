import { z } from 'zod';
import { afterTurn } from '@/lib/adjudication/rest';
import { comesOnAt, placesComingOn } from '@/lib/advice/arrivals/entry-places';
import { contactsMade, pairsInContact } from '@/lib/advice/movement/contacts';
import { keepTurnMaps } from '@/lib/db/issued/turn-maps';
import { change, changeAll } from '@/lib/db/kernel/change';
import { lockTurn, type TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { forgetAnswers } from '@/lib/db/kernel/writes';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import type { Unit } from '@/lib/db/rows';
import { runPhase, turnAndNext } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import {
  type OrderGiven as Order,
  ordersGiven,
  unitsInContact,
  unitsInGame,
  unitsThatRetired,
} from '@/lib/db/sequence/turn-end';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { only, same } from '@/lib/values';
import { refuseStanding } from '../clock/refuse-standing';
import { moveByStandstill } from '../clock/time-by-clock';
import { advanceBridging } from '../crossings/advance-bridging';
import { issueTheClock, truthTurn } from '../issuing/issue-clock';
import { issuePlaces } from '../issuing/issue-places';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { deliverDue } from '../messages/deliver-due';
import { enterContacts } from '../movement/contact/enter-contacts';
import { settleContacts } from '../movement/contact/settle-contacts';
import { turnBlockersNow, whatIsLeft } from './turn-blockers';

/** The turn it now is; `isOver` when the one that ended was the scenario's last. */
interface Ended {
  turn: number;
  isOver: boolean;
}

/**
 * Ends the turn and opens the next (§4): counts contacts, stores each unit's orders and movement as those of the turn
 * before, brings the next turn's arrivals on at their entry places or where Control has placed them, and issues the
 * clock and every team's places. After the last turn of the scenario the battle is over: its turn is closed, stays the
 * game's turn, and reports can still be told. Refused with the list of what is unfinished unless a reason is given.
 */
export const endTurn = controlVerb({
  name: 'end-turn',
  rule: '§4',
  who: gameControl,
  /** `turn` is the turn the person saw; `reason` forces the end though something is unfinished. */
  form: z.strictObject({ turn: z.number().int(), reason: writtenText(500).trim().default('') }),
  inLedger: 'ended the turn',
  undo: 'turnWentOn',
  run: async ({ tx, act: unsigned, seat, form }): Promise<Ended> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    refuseStanding(now);
    if (form.turn !== now.turn) throw refusal('changedByAnother', `Someone else has ended turn ${form.turn} already.`);
    const left = await turnBlockersNow(tx, now);
    if (left.length > 0 && !form.reason) {
      throw refusal(
        'unfinished',
        'The turn is not finished. Finish it, or say why it ends all the same.',
        whatIsLeft(left),
      );
    }
    // The reason stands in the ledger only where one was needed.
    const act = { ...unsigned, reason: left.length > 0 ? form.reason : '' };
    const [ends, next] = await turnAndNext(seat.gameId, now.turn, tx);
    if (ends?.closedAt) throw refusal('alreadyDone', 'The battle is over.');
    await countContacts(tx, act, now);
    await advanceBridging(tx, act, now.turn);
    await change(tx, act, 'turn', String(now.turn), { closedAt: now.now });
    await keepTurnMaps(tx, seat.gameId);
    if (!next) return { turn: now.turn, isOver: true };
    const came = await layBehind(tx, act, now, next.number);
    const opens = { ...now, turn: next.number, daypart: next.daypart };
    await settleContacts(tx, act, opens, came, 'came on within passing distance');
    await change(tx, act, 'turn', String(next.number), { openedAt: now.now });
    await moveByStandstill(tx, act, now);
    const clock = { phaseStartedAt: now.now, pausedAt: now.pausedAt && now.now, downMs: null };
    await change(tx, act, 'game', seat.gameId, { turn: next.number, phase: 'orders', ...clock });
    await runPhase(tx, seat.gameId, next.number, 'orders', now.now);
    await issueTheClock(tx, seat.gameId);
    await issuePlaces(tx, seat.gameId, truthTurn(next), await issueSource(tx));
    await deliverDue(tx, act, next.number);
    // Nobody sends again what he sent before the turn that is over.
    if (ends?.openedAt) await forgetAnswers(tx, seat.gameId, ends.openedAt);
    return { turn: next.number, isOver: false };
  },
});

/** Enters contacts by passing distance that no combat or probe has entered yet (§6 Passing By, OC-118). */
async function countContacts(tx: Tx, act: Act, now: TurnNow): Promise<void> {
  const { turn, daypart } = now;
  const map = await gameMap(act.gameId, tx);
  const units = await unitsInGame(tx, act.gameId);
  const allied = units.filter((unit) => unit.side === 'allied');
  const german = units.filter((unit) => unit.side === 'german');
  const meetings = contactsMade(pairsInContact(allied, german, map, daypart));
  const why = 'within passing distance at the end of the turn' as const;
  await enterContacts(tx, act, turn, meetings, why);
  const standing = units.filter(({ isOnMap }) => isOnMap).map(({ id }) => id);
  await settleContacts(tx, act, now, standing, why);
}

/**
 * The turn's orders and movement become those of the turn before (OC-75). A unit without an order then has none. A unit
 * that was thrown back in an earlier turn is free again. Arrivals of the next turn come on: their ids are returned.
 */
async function layBehind(tx: Tx, act: Act, { turn, allowsRest }: TurnNow, next: number): Promise<string[]> {
  const orders = await ordersGiven(tx, act.gameId, turn);
  const retired = await unitsThatRetired(act.gameId, turn, tx);
  const inContact = allowsRest ? await unitsInContact(tx, act.gameId, turn) : null;
  const units = await unitsInGame(tx, act.gameId);
  const arrivals = placesComingOn(await gameScenario(act.gameId, tx), units, next);
  const on = [...arrivals].map(([id, arrival]) => ({ id, patch: comesOnAt(arrival, next) }));
  await changeAll(tx, act, 'unit', on);
  const standing = units.filter(({ isOnMap }) => isOnMap);
  if (inContact) await rest(tx, act, standing, orders, inContact);
  const behind = standing.flatMap((unit) => {
    const patch = behindIt(unit, orders.get(unit.id), retired.has(unit.id));
    return same(patch, only(unit, fieldsBehind)) ? [] : [{ id: unit.id, patch }];
  });
  await changeAll(tx, act, 'unit', behind);
  return [...arrivals.keys()];
}

/** The fields of a unit that the end of a turn sets anew. */
const fieldsBehind = [
  'startX',
  'startY',
  'kmMoved',
  'turnShareMoved',
  'moveNote',
  'lastAction',
  'lastPosture',
  'lastStandFast',
  'lastKmMoved',
  'hasRetired',
  'way',
  'slowedBy',
] as const;

/** A unit whose turn lies behind it. */
const behindIt = (
  unit: Unit,
  order: Order | undefined,
  hasRetired: boolean,
): Pick<Unit, (typeof fieldsBehind)[number]> => ({
  startX: unit.x,
  startY: unit.y,
  kmMoved: 0,
  turnShareMoved: 0,
  moveNote: '',
  lastAction: order?.action ?? null,
  lastPosture: order?.posture ?? null,
  lastStandFast: order?.standFast ?? false,
  lastKmMoved: unit.kmMoved,
  hasRetired,
  way: [],
  slowedBy: [],
});

/** Counts the units' turns of rest, and gives back the steps they win, where the game allows rest (OC-74, ours). */
async function rest(
  tx: Tx,
  act: Act,
  units: readonly Unit[],
  orders: ReadonlyMap<string, Order>,
  inContact: ReadonlySet<string>,
): Promise<void> {
  const rested = units.flatMap((unit) => {
    if (unit.isCaptured) return [];
    const posture = orders.get(unit.id)?.posture ?? null;
    return [{ unit, after: afterTurn(unit, { posture, kmMoved: unit.kmMoved, wasInContact: inContact.has(unit.id) }) }];
  });
  const counted = rested.flatMap(({ unit: { id, restedTurns }, after }) =>
    after.restedTurns === restedTurns ? [] : [{ id, patch: { restedTurns: after.restedTurns } }],
  );
  const won = rested.flatMap(({ unit: { id, stepsLost }, after }) =>
    after.stepsLost === stepsLost ? [] : [{ id, patch: only(after, ['stepsLost', 'hasRecovered']) }],
  );
  await changeAll(tx, act, 'unit', counted);
  await changeAll(tx, { ...act, rule: '§5 Rest, OC-74' }, 'unit', won);
}
