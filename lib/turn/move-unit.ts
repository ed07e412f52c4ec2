import { z } from 'zod';
import { isTanks } from '@/lib/adjudication/arms';
import { type Arm, type Mover, movementModes, type RulebookChoice, type UnitFlag } from '@/lib/adjudication/types';
import { change } from '@/lib/db/change';
import { gameById } from '@/lib/db/games';
import { lockTurn } from '@/lib/db/lock';
import { actionOrdered, crossingsOf, enemiesOnMap, unitOf } from '@/lib/db/units';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { type LegAdvice, measureLeg } from './leg';
import { isOnSheet } from './on-sheet';
import { scenarioOf } from './scenario-of';
import type { ControlSeat } from './seat';

/**
 * `turn` and `version` are what the person saw. `fromStart` counts the way anew from where the unit began the turn, for a
 * counter put down wrongly. `moveNote` is why the move stopped, for the report; left out, it stays as it was.
 */
export const moveUnitForm = z.strictObject({
  unitId: z.string(),
  version: z.number().int(),
  turn: z.number().int(),
  x: z.number(),
  y: z.number(),
  mode: z.enum(movementModes),
  fromStart: z.boolean().default(false),
  moveNote: writtenText(500).trim().optional(),
  /** Why a unit that cannot move this turn is moved all the same; kept in the ledger. */
  overrule: writtenText(500).trim().default(''),
});

export interface MovedUnit {
  version: number;
  kmMoved: number;
  turnShareMoved: number;
  /** What speaks against it by §6; nothing is blocked. */
  advice: LegAdvice[];
}

/**
 * Moves a counter on the master map by one straight leg (§6). A unit immobilised in this turn stays where it is (OC-81),
 * unless Control says why not. No player is told until positions are issued.
 */
export const moveUnit = (seat: ControlSeat, input: z.input<typeof moveUnitForm>): Promise<Answer<MovedUnit>> =>
  perform(seat, 'move-unit', '§6', async (tx, unsigned) => {
    const form = read(moveUnitForm, input);
    if (!form.ok) return form;
    const { unitId, version, x, y, mode, fromStart, moveNote, overrule } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    if (form.value.turn !== turn.turn)
      return refused('notNow', `Turn ${form.value.turn} is over; this is turn ${turn.turn}.`);
    const unit = await unitOf(tx, seat.gameId, unitId);
    if (!unit) return refused('notFound', 'There is no such unit.');
    if (unit.isCaptured) return refused('notNow', `${unit.name} has been captured.`);
    if (!unit.isOnMap || unit.x === null || unit.y === null)
      return refused('notNow', `${unit.name} is not on the map yet.`);
    const isStill = (x === unit.x && y === unit.y) || (fromStart && x === unit.startX && y === unit.startY);
    const isHeld = unit.immobilisedIn === turn.turn && !isStill;
    if (isHeld && overrule === '')
      return refused(
        'reasonNeeded',
        `${unit.name} is immobilised for the rest of this turn. Say why it moves all the same.`,
        {
          field: 'overrule',
          rule: '§9 Bombing/Interdiction, OC-81',
        },
      );
    const act = { ...unsigned, reason: isHeld ? overrule : '' };
    const { map } = await scenarioOf(turn.scenario);
    if (!isOnSheet(map.frame, { x, y })) return refused('badInput', 'That place is off the map.', { field: 'x' });
    const game = await gameById(seat.gameId, tx);
    const isFromStart = fromStart && unit.startX !== null && unit.startY !== null;
    const { km: _, ...leg } = measureLeg({
      from: isFromStart ? { x: unit.startX!, y: unit.startY! } : { x: unit.x, y: unit.y },
      to: { x, y },
      mover: unit.mover as Mover,
      mode,
      daypart: turn.daypart,
      weather: turn.weather,
      kmBefore: isFromStart ? 0 : unit.kmMoved,
      shareBefore: isFromStart ? 0 : unit.turnShareMoved,
      map,
      crossings: await crossingsOf(tx, seat.gameId),
      rulebook: game.rulebook as RulebookChoice,
      beside: {
        enemies: await enemiesOnMap(tx, seat.gameId, unit.side),
        action: await actionOrdered(tx, seat.gameId, turn.turn, unit.counterId),
        isTanks: isTanks({ arm: unit.arm as Arm, flags: unit.flags as UnitFlag[] }),
      },
    });
    const { kmMoved, turnShareMoved, advice } = leg;
    const moved = await change(
      tx,
      act,
      'unit',
      unitId,
      { x, y, kmMoved, turnShareMoved, ...(moveNote === undefined ? {} : { moveNote }) },
      { seen: version },
    );
    return done({ version: moved.version, kmMoved, turnShareMoved, advice });
  });
