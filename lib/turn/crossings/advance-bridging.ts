import { afterBridgingTurn } from '@/lib/adjudication/bridging';
import { crossingCapacity } from '@/lib/adjudication/traffic';
import { builderOf } from '@/lib/advice/crossings/bridging-builders';
import { lockCrossings } from '@/lib/db/cases/cases';
import { worksUnderWay } from '@/lib/db/crossings/crossings';
import { change, changeAll, create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { BridgingWork, Unit } from '@/lib/db/rows';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { unitsInContact, unitsInGame } from '@/lib/db/sequence/turn-end';

/**
 * At the end of a turn the work on every bridge is a turn nearer its end, if its engineers and its bridging column are
 * there and met no enemy (OC-112, ours). A finished bridge replaces the blown one, or is a crossing of its own. The
 * contacts of the turn have been entered before.
 */
export async function advanceBridging(tx: Tx, act: Act, turn: number): Promise<void> {
  const works = await worksUnderWay(act.gameId, tx);
  if (works.length === 0) return;
  const signed: Act = { ...act, rule: '§6 River Crossing, OC-112' };
  const units = new Map((await unitsInGame(tx, act.gameId)).map((unit) => [unit.id, unit]));
  const met = await unitsInContact(tx, act.gameId, turn);
  const ends = works.map((work) => {
    const builders = work.unitIds.flatMap((id) => units.get(id) ?? []);
    const site = builders.map((unit) => builderOf(unit, met));
    return { work, builders, after: afterBridgingTurn(work, site, work) };
  });
  const nearer = ends.filter(({ work, after }) => !after.isBuilt && after.turnsDone !== work.turnsDone);
  await changeAll(
    tx,
    signed,
    'bridging',
    nearer.map(({ work, after: { turnsDone } }) => ({ id: work.id, patch: { turnsDone } })),
  );
  for (const { work, builders, after } of ends)
    if (after.isBuilt) await finish(tx, signed, { ...work, turnsDone: after.turnsDone }, builders);
}

/** The bridge is finished. If units of a side that makes bridges safe built it, it is safe: they have crossed it (§8). */
async function finish(tx: Tx, act: Act, work: BridgingWork, builders: readonly Unit[]): Promise<void> {
  const { sides } = await gameSides(act.gameId, tx);
  const standing = {
    kind: 'baileyBridge',
    capacityPoints: crossingCapacity.baileyBridge,
    isPrepared: false,
    state: builders.some(({ side }) => sides[side].rules.makesBridgesSafe) ? ('safe' as const) : ('untested' as const),
    testedIn: null,
    testedBy: null,
    testedAt: null,
    testedRoll: null,
  };
  const blown = work.crossingId ? (await lockCrossings(tx, act.gameId, [work.crossingId])).get(work.crossingId) : null;
  if (blown && blown.state !== 'blown') {
    const reason = `${blown.name} stands already.`;
    await change(tx, { ...act, reason }, 'bridging', work.id, { state: 'givenUp' });
    return;
  }
  const builtId = blown?.id ?? newId();
  if (blown) await change(tx, act, 'crossing', blown.id, standing);
  else {
    const { gameId, name, water, x, y } = work;
    const row = { id: builtId, gameId, name, water, x, y, notes: '', ...standing };
    await create(tx, act, 'crossing', builtId, row, { queue: [] });
  }
  await change(tx, act, 'bridging', work.id, { turnsDone: work.turnsDone, state: 'built', builtId });
}
