import { z } from 'zod';
import { bridgingTurns, lacksForBridging, lackWords } from '@/lib/adjudication/bridging';
import { builderOf, fitToBuild } from '@/lib/advice/crossings/bridging-builders';
import { placeOfBlown, placeOnWater } from '@/lib/advice/crossings/bridging-place';
import { lockCrossings } from '@/lib/db/cases/cases';
import { worksUnderWay } from '@/lib/db/crossings/crossings';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { crossingsOf, lockUnits } from '@/lib/db/movement/units';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { writtenText } from '@/lib/forms';
import { orThrow, refusal } from '@/lib/result';
import { isSameName } from '@/lib/text';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

const km = z.number('is no number').finite('is no number');

/**
 * Begins to build a bridge (OC-112, ours): one turn over a canal or minor river, three over a major one, counted at the
 * end of each turn in which engineers and a bridging column are there. Refused where one of them is missing, where it is
 * being built already, away from the water, and under a name that another bridge bears.
 */
export const beginBridging = controlVerb({
  name: 'begin-bridging',
  rule: '§6 River Crossing, OC-112',
  who: anyControl,
  /** `crossingId`: the blown bridge it stands in for; null: at `place`, on a river or canal. An empty `name` is proposed. */
  form: z.strictObject({
    crossingId: z.string().nullable(),
    place: z.strictObject({ x: km, y: km }).nullable(),
    name: writtenText(120).trim().default(''),
    unitIds: z.array(z.string()).min(1, 'name who builds').max(12),
  }),
  inLedger: 'began a bridge',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ workId: string; name: string; turnsNeeded: number }> => {
    const { crossingId, place, name } = form;
    // Two bridges begun at once see each other's names.
    const { turn } = await lockTurn(tx, seat.gameId, 'update');
    const { map } = await gameScenario(seat.gameId, tx);
    const units = await lockUnits(tx, seat.gameId, form.unitIds);
    const crossing = crossingId === null ? null : (await lockCrossings(tx, seat.gameId, [crossingId])).get(crossingId);
    if (crossing === undefined) throw refusal('notFound', 'There is no such crossing.', { field: 'crossingId' });
    if (!crossing && !place) throw refusal('badInput', 'Say where the bridge is to be built.', { field: 'place' });
    const at = orThrow(crossing ? placeOfBlown(crossing, map) : placeOnWater(place!, name, map));
    const works = await worksUnderWay(seat.gameId, tx);
    if (crossing && works.some((work) => work.crossingId === crossing.id))
      throw refusal('alreadyDone', `${crossing.name} is being bridged already.`);
    const taken = crossing ? undefined : await nameTaken(tx, seat.gameId, at.name, works);
    if (taken) throw refusal('badInput', taken, { field: 'name' });
    const fit = orThrow(fitToBuild(form.unitIds, units, works));
    const lacks = lacksForBridging(
      fit.map((unit) => builderOf(unit)),
      at,
    );
    if (lacks.length > 0)
      throw refusal('notNow', `It lacks ${lackWords(lacks)} within 2 km of ${at.name}.`, { field: 'unitIds' });
    const turnsNeeded = bridgingTurns[at.isMajor ? 'major' : 'minor'];
    const unitIds = fit.map(({ id }) => id);
    const row = { id: newId(), gameId: seat.gameId, crossingId, unitIds, startedIn: turn, turnsNeeded, ...at };
    await create(tx, act, 'bridging', row.id, row);
    return { workId: row.id, name: at.name, turnsNeeded };
  },
});

/** Why a bridge cannot have this name: another bridge, finished or not, has it. */
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
