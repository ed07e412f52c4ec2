import { z } from 'zod';
import { bridgingTurns, lacksForBridging, lackWords } from '@/lib/adjudication/bridging';
import { builderOf, fitToBuild } from '@/lib/advice/crossings/bridging-builders';
import { placeOfBlown, placeOnWater } from '@/lib/advice/crossings/bridging-place';
import { holdCrossings } from '@/lib/db/cases';
import { create } from '@/lib/db/change';
import { worksUnderWay } from '@/lib/db/crossings';
import { newId } from '@/lib/db/ids';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import type { Tx } from '@/lib/db/transaction';
import { crossingsOf, holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { isSameName } from '@/lib/text';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

const km = z.number('is no number').finite('is no number');

/** `crossingId`: the blown bridge it stands in for; null: at `place`, on a river or canal. An empty `name` is proposed. */
export const beginBridgingForm = z.strictObject({
  crossingId: z.string().nullable(),
  place: z.strictObject({ x: km, y: km }).nullable(),
  name: writtenText(120).trim().default(''),
  unitIds: z.array(z.string()).min(1, 'name who builds').max(12),
});

/**
 * Begins to build a bridge (OC-112, ours): one turn over a canal or minor river, three over a major one, counted at the
 * end of each turn in which engineers and a bridging column are there. Refused where one of them is missing, where it is
 * being built already, away from the water, and under a name that another bridge bears.
 */
export const beginBridging = (
  seat: ControlSeat,
  input: z.input<typeof beginBridgingForm>,
): Promise<Answer<{ workId: string; name: string; turnsNeeded: number }>> =>
  perform(seat, 'begin-bridging', '§6 River Crossing, OC-112', async (tx, act) => {
    const form = read(beginBridgingForm, input);
    if (!form.ok) return form;
    const { crossingId, place, name } = form.value;
    // Two bridges begun at once see each other's names.
    const { turn } = await lockTurn(tx, seat.gameId, 'update');
    const { map } = await scenarioOf(seat.gameId, tx);
    const units = await holdUnits(tx, seat.gameId, form.value.unitIds);
    const crossing = crossingId === null ? null : (await holdCrossings(tx, seat.gameId, [crossingId])).get(crossingId);
    if (crossing === undefined) return refused('notFound', 'There is no such crossing.', { field: 'crossingId' });
    if (!crossing && !place) return refused('badInput', 'Say where the bridge is to be built.', { field: 'place' });
    const at = crossing ? placeOfBlown(crossing, map) : placeOnWater(place!, name, map);
    if (!at.ok) return at;
    const works = await worksUnderWay(seat.gameId, tx);
    if (crossing && works.some((work) => work.crossingId === crossing.id))
      return refused('alreadyDone', `${crossing.name} is being bridged already.`);
    const taken = crossing ? undefined : await nameTaken(tx, seat.gameId, at.value.name, works);
    if (taken) return refused('badInput', taken, { field: 'name' });
    const fit = fitToBuild(form.value.unitIds, units, works);
    if (!fit.ok) return fit;
    const lacks = lacksForBridging(
      fit.value.map((unit) => builderOf(unit)),
      at.value,
    );
    if (lacks.length > 0)
      return refused('notNow', `It lacks ${lackWords(lacks)} within 2 km of ${at.value.name}.`, { field: 'unitIds' });
    const turnsNeeded = bridgingTurns[at.value.isMajor ? 'major' : 'minor'];
    const unitIds = fit.value.map(({ id }) => id);
    const row = { id: newId(), gameId: seat.gameId, crossingId, unitIds, startedIn: turn, turnsNeeded, ...at.value };
    await create(tx, act, 'bridging', row.id, row);
    return done({ workId: row.id, name: at.value.name, turnsNeeded });
  });

/** Why a bridge cannot bear this name: another that stands or is being built bears it. */
async function nameTaken(
  tx: Tx,
  gameId: string,
  name: string,
  works: readonly { name: string }[],
): Promise<string | undefined> {
  if (works.some((work) => isSameName(work.name, name)))
    return `${name} is being built already. Give this bridge a name of its own.`;
  if ((await crossingsOf(tx, gameId)).some((crossing) => isSameName(crossing.name, name)))
    return `Another crossing is called ${name} already. Give this bridge a name of its own.`;
}
