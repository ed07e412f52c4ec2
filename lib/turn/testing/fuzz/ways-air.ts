import { db } from '@/lib/db/kernel/client';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { Hand, Ways } from './way';

/** Air orders, what becomes of them, and cases put to the rules by hand. */

/** Lays on an Allied group of this trade for a mission; the order, or null where there is no such group or none of it is free. */
async function ordered({ gameId, turn, chance, act }: Hand, kind: 'fighter' | 'recce', more: object) {
  const groups = await db().squadron.findMany({ where: { gameId, kind, side: 'allied' }, orderBy: { id: 'asc' } });
  if (groups.length === 0) return null;
  const order = { taskId: null, version: 0, turn, squadronId: chance.oneOf(groups).id, squadrons: 1 };
  const answer = await act('save-air-order', { ...order, ...more });
  return answer.ok ? (answer.value as { taskId: string; version: number }) : null;
}

const standing = async ({ gameId, chance }: Hand, side: 'allied' | 'german') => {
  const units = await db().unit.findMany({
    where: { gameId, side, isOnMap: true, isCaptured: false },
    orderBy: { id: 'asc' },
  });
  return chance.oneOf(units.filter(({ x }) => x !== null));
};

/** Air cover over a unit. */
async function cover(hand: Hand) {
  const { x, y } = await standing(hand, 'allied');
  return ordered(hand, 'fighter', { mission: 'airCover', x, y, radiusKm: 5 });
}

/** A reconnaissance over a unit of the enemy's, put to the rules; the case. */
async function looked(hand: Hand) {
  const { x, y } = await standing(hand, 'german');
  const squares = [[Math.floor(x!), Math.floor(y!)]];
  const order = await ordered(hand, 'recce', { mission: 'recce', squares });
  if (!order) return null;
  const about = { recceOf: order.taskId };
  const answer = await hand.act('put-air-case', { turn: hand.turn, about, faces: null });
  return answer.ok ? (answer.value as { caseId: string }).caseId : null;
}

const march = { mover: 'mech', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 12 };

async function putByHand(hand: Hand) {
  const answer = await hand.act('adjudicate-case', { kind: 'movement', input: march, faces: null });
  return answer.ok ? (answer.value as { caseId: string }).caseId : null;
}

/** The serials of a lift that is due, or is made so. */
async function lifted(hand: Hand) {
  const { gameId, turn, act } = hand;
  const { lifts } = await gameScenario(gameId);
  for (const lift of lifts) {
    const where = { gameId, id: { in: [...lift.unitIds] }, isOnMap: false, isCaptured: false, isInBox: false };
    const aboard = await db().unit.findMany({ where, orderBy: { id: 'asc' } });
    if (aboard.length === 0) continue;
    const late = aboard.filter(({ arrivalTurn }) => arrivalTurn !== turn);
    for (const { id: unitId, version, arrivalTurn } of late) {
      const units = [{ unitId, version }];
      await act('shift-arrival', { units, turns: turn - arrivalTurn, reason: 'The weather over England.' });
    }
    const order = { taskId: null, version: 0, turn, squadronId: null, squadrons: lift.serials };
    const answer = await act('save-air-order', { ...order, mission: 'airTransport', liftId: lift.id });
    if (!answer.ok) continue;
    const { taskId, version } = answer.value as { taskId: string; version: number };
    const { x, y } = lift.place;
    return { taskId, version, landings: aboard.map(({ id: unitId }) => ({ unitId, x, y })) };
  }
  return null;
}

export const waysInTheAir: Ways = {
  'save-air-order': cover,
  'mark-air-order': async (hand) => {
    const order = await cover(hand);
    if (order) await hand.act('mark-air-order', { ...order, state: 'drivenOff', reason: 'The weather.' });
  },
  'cancel-air-order': async (hand) => {
    const order = await cover(hand);
    if (order) await hand.act('cancel-air-order', { ...order });
  },
  'put-air-case': looked,
  'land-lift': async (hand) => {
    const lift = await lifted(hand);
    if (lift) await hand.act('land-lift', lift);
  },
  'drop-area': async (hand) => {
    const { x, y } = await standing(hand, 'german');
    const answer = await hand.act('save-area', { areaId: null, version: 0, turn: hand.turn, x, y });
    if (answer.ok) await hand.act('drop-area', { areaId: (answer.value as { areaId: string }).areaId, version: 1 });
  },
  'adjudicate-case': putByHand,
  'rule-on-case': async (hand) => {
    const caseId = await putByHand(hand);
    if (caseId) await hand.act('rule-on-case', { caseId, version: 1 });
  },
};
