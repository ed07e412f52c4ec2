import { z } from 'zod';
import { linesOfTraffic, resolveTraffic } from '@/lib/adjudication/traffic';
import { afterTraffic, trafficAt } from '@/lib/advice/crossings/traffic-case';
import { pointsUsed } from '@/lib/db/crossings/crossings';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import type { Passage } from '@/lib/db/rows';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing, putMarch } from '../movement/passages/lock-crossing';
import { safeByPassage } from '../movement/passages/make-crossing-safe';
import { moveOver } from './move-over';
import type { CrossingAdvice } from './queue-units';

/** The units that went over, a line each, and whether the bridge is safe by it. */
export interface Passed {
  crossingId: string;
  version: number;
  lines: CrossingAdvice[];
  advice: CrossingAdvice[];
  isSafe: boolean;
}

/**
 * Lets the queue go over in its order of march, as far as the crossing carries in what is left of the turn (§7). Who is
 * wholly across leaves the queue; what waits goes on next turn. A tested bridge is safe once units cross it of a
 * side that makes bridges safe (§8).
 * Refused at a blown crossing, and where nothing more can go.
 */
export const passCrossing = controlVerb({
  name: 'pass-crossing',
  rule: '§7 Traffic, OC-108',
  who: anyControl,
  /** `last`: the unit after which nobody else goes this time; null: as many as the crossing carries. */
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    turn: z.number().int(),
    last: z.string().nullable().default(null),
    /** The counters of those who are wholly across go over too; else Control moves them. */
    moves: z.boolean().default(false),
    /** Why they cross though one is not there, or ordered over by no row; kept in the ledger. */
    overrule: writtenText(500).trim().default(''),
  }),
  inLedger: 'let the queue cross',
  undo: 'untilMovementCloses',
  run: async ({ tx, act, seat, form }): Promise<Passed> => {
    const { crossingId, version, last, moves, overrule } = form;
    const turnNow = await lockTurn(tx, seat.gameId, 'share');
    const { turn, now } = turnNow;
    if (form.turn !== turn) throw refusal('notNow', `It is turn ${turn} now. Look at the queue again.`);
    const locked = await lockCrossing(tx, seat.gameId, crossingId, version);
    const { crossing, march } = locked;
    await claimCard(tx, seat, 'crossing', crossingId);
    const used = await pointsUsed(tx, seat.gameId, crossingId, turn);
    const put = trafficAt(crossing, march, used, last);
    const outcome = resolveTraffic(put);
    const { moved, stays } = afterTraffic(march, outcome);
    if (moved.length === 0)
      throw refusal('notNow', `${crossing.name} is full this turn: ${counted(used, 'point')} used.`, {
        rule: '§7 Traffic, OC-107',
      });
    const across = moved.filter(({ isWhole }) => isWhole).map(({ unitId }) => unitId);
    if (moves && across.length > 0) await moveOver(tx, act, turnNow, crossing, across, overrule);
    const ids = idsInOrder(now, moved.length);
    for (const [i, { unitId, points, isWhole }] of moved.entries()) {
      const row: Passage = { id: ids[i]!, gameId: seat.gameId, turn, crossingId, unitId, points, isWhole };
      await create(tx, act, 'passage', row.id, row);
    }
    const became = await putMarch(tx, act, locked, stays);
    const { sides } = await gameSides(seat.gameId, tx);
    const taker = march.find(
      ({ unitId, unit }) => sides[unit.side].rules.makesBridgesSafe && moved.some((one) => one.unitId === unitId),
    );
    const safe = taker ? await safeByPassage(tx, act, became, `${taker.unit.name} crossed it.`) : null;
    const named = new Map(march.map(({ unitId, unit }) => [unitId, unit.name]));
    const withName = ({ what, rule, unitId }: { what: string; rule: string; unitId?: string | undefined }) => ({
      message: unitId ? `${named.get(unitId)}: ${what}` : what,
      rule,
    });
    return {
      crossingId,
      version: (safe ?? became).version,
      lines: linesOfTraffic(put, outcome).map(withName),
      advice: [
        ...outcome.advice.map(({ message, ...rest }) => withName({ what: message, ...rest })),
        ...(crossing.state === 'untested' && crossing.isPrepared
          ? [{ message: 'It is prepared and has not been tested.', rule: '§8 Blowing Bridges, OC-110' }]
          : []),
      ],
      isSafe: safe !== null,
    };
  },
});

/** Ids that sort as the units went over. */
const idsInOrder = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${now.getTime().toString(36)}-${String(i).padStart(3, '0')}-${newId(8)}`);
