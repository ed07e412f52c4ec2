import type { z } from 'zod';
import { comesOnAt } from '@/lib/advice/arrivals/entry-places';
import { create } from '@/lib/db/change';
import { newId } from '@/lib/db/ids';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { profileFor } from '@/lib/db/status-profiles';
import { teamById } from '@/lib/db/teams';
import { enter } from '@/lib/db/transaction';
import { unitsInGame } from '@/lib/db/turn-books';
import { truthOf } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { gridReference } from '@/lib/visibility/grid';
import { settleContacts } from '../contact/settle-contacts';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { raiseUnitForm, unitToRaise } from './unit-to-raise';

export type RaisedUnit = z.input<typeof raiseUnitForm>;

/**
 * Raises a unit that the order of battle does not have (§2, §4 step 4): on the map at once, or in the off-map box. Its
 * team learns of it as of any arrival.
 */
export const raiseUnit = (seat: ControlSeat, input: RaisedUnit): Promise<Answer<{ unitId: string }>> =>
  perform(seat, 'raise-unit', '§4', async (tx, unsigned) => {
    const form = read(raiseUnitForm, input);
    if (!form.ok) return form;
    const { at, entry: _named, reason, profile, sizePoints, profileKey: _like, ...unit } = form.value;
    const act = { ...unsigned, reason };
    // Two units raised at once see each other's names.
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const team = await teamById(tx, seat.gameId, unit.teamId);
    if (!team) return refused('badInput', 'There is no such team.', { field: 'teamId' });
    const scenario = await scenarioOf(turn.gameId, tx);
    const fit = unitToRaise(form.value, team.side, await unitsInGame(tx, seat.gameId), scenario);
    if (!fit.ok) return fit;
    const entry = fit.value;
    const home = entry?.place ?? at!;
    const id = newId();
    const row = {
      ...unit,
      profileKey: await profileFor(tx, seat.gameId, form.value),
      ...{ gameId: seat.gameId, id, counterId: newId(), side: team.side, corps: '', division: unit.formation },
      ...{ arrivalTurn: turn.turn, entry: entry?.name ?? gridReference(home), entryX: home.x, entryY: home.y },
      ...(at ? comesOnAt(at, turn.turn) : { isOnMap: false, isInBox: true }),
      ...{ notes: '', ours: [], raisedIn: turn.turn },
    };
    const raised = await create(tx, act, 'unit', id, row);
    enter(tx, {
      act,
      kind: 'raisedUnit',
      subjectId: id,
      before: null,
      after: truthOf('raisedUnit', { ...raised, profile, sizePoints }),
    });
    if (at) await settleContacts(tx, act, turn, [id], 'raised within passing distance');
    return done({ unitId: id });
  });
