import type { z } from 'zod';
import { comesOnAt } from '@/lib/advice/arrivals/entry-places';
import { teamById } from '@/lib/db/access/teams';
import { create, enterMade } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { profileFor } from '@/lib/db/movement/status-profiles';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import { refusal } from '@/lib/result';
import { gridReference } from '@/lib/visibility/words/grid';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { settleContacts } from '../movement/contact/settle-contacts';
import { raiseUnitForm, unitToRaise } from './unit-to-raise';

export type RaisedUnit = z.input<typeof raiseUnitForm>;

/**
 * Raises a unit that the order of battle does not have (§2, §4 step 4): on the map at once, or in the off-map box. Its
 * team learns of it as of any arrival.
 */
export const raiseUnit = controlVerb({
  name: 'raise-unit',
  rule: '§4',
  who: anyControl,
  form: raiseUnitForm,
  inLedger: 'added a new unit',
  undo: 'raised',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ unitId: string }> => {
    const { at, entry: _named, reason, profile: _profile, sizePoints: _points, profileKey: _like, ...unit } = form;
    const act = { ...unsigned, reason };
    // Two units raised at once see each other's names.
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const team = await teamById(tx, seat.gameId, unit.teamId);
    if (!team) throw refusal('badInput', 'There is no such team.', { field: 'teamId' });
    const scenario = await gameScenario(turn.gameId, tx);
    const fit = unitToRaise(form, team.side, await unitsInGame(tx, seat.gameId), scenario);
    const entry = fit;
    const home = entry?.place ?? at!;
    const id = newId();
    const row = {
      ...unit,
      profileKey: await profileFor(tx, seat.gameId, form),
      gameId: seat.gameId,
      id,
      counterId: newId(),
      side: team.side,
      corps: '',
      division: unit.formation,
      arrivalTurn: turn.turn,
      entry: entry?.name ?? gridReference(home),
      entryX: home.x,
      entryY: home.y,
      ...(at ? comesOnAt(at, turn.turn) : { isOnMap: false, isInBox: true }),
      notes: '',
      ours: [],
      raisedIn: turn.turn,
    };
    const raised = await create(tx, act, 'unit', id, row);
    enterMade(tx, act, 'raisedUnit', id, raised);
    if (at) await settleContacts(tx, act, turn, [id], 'raised within passing distance');
    return { unitId: id };
  },
});
