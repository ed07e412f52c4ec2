import { type CombatWithParts, combatById, foughtUnruled } from '@/lib/db/combat/combats';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { Unit } from '@/lib/db/rows';
import { kmBetween } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { testsCalledIn } from '../crossings/bridge-tests-due';
import { barOf } from './follow-up-checks';

/**
 * Checks that a combat can be resolved with its units as they now are. Refused when one of them has been captured or
 * has left the map since it was grouped, and while a unit in contact has fought elsewhere without a ruling: what it
 * lost there counts here (§9). A follow-up is refused when a further ruling on the combat it follows from has taken its
 * ground away. A prepared bridge that it is fought over is tested first (§8), unless `untested` says why it goes
 * without. `units` are locked.
 */
export async function checkResolvable(
  tx: Tx,
  combat: CombatWithParts,
  units: ReadonlyMap<string, Pick<Unit, 'name' | 'isCaptured' | 'isOnMap'>>,
  untested = '',
): Promise<void> {
  for (const { unitId } of combat.units) {
    const { name, isCaptured, isOnMap } = units.get(unitId)!;
    const out = combat.kind === 'attack' ? 'Reopen the grouping and take it out.' : 'Take it out.';
    if (isCaptured) throw refusal('notNow', `${name} has been captured since this combat was grouped. ${out}`);
    if (!isOnMap) throw refusal('notNow', `${name} has left the map since this combat was grouped. ${out}`);
  }
  await groundGone(tx, combat);
  if (untested === '') {
    await testOwed(tx, combat);
  }
  const inContact = combat.units.filter((part) => !part.isArtillery).map(({ unitId }) => unitId);
  const [fought] = await foughtUnruled(tx, combat.gameId, combat.turn, combat.id, inContact);
  if (!fought) return;
  const other = `C${fought.combat.number} ${fought.combat.name}`;
  throw refusal(
    'notNow',
    `${units.get(fought.unitId)!.name} has fought in ${other}, which has no ruling yet. Rule on ${other} first.`,
    { rule: '§9 Combat Procedure' },
  );
}

/** The test of a prepared bridge that this combat waits for (§8, OC-110); null: for none. */
async function testOwed(tx: Tx, { id, gameId, turn }: CombatWithParts): Promise<void> {
  const owed = (await testsCalledIn(gameId, turn, tx)).find(
    ({ call, combats }) => call === 'due' && combats.some((combat) => combat.id === id),
  );
  if (!owed) return;
  throw refusal('notNow', `${owed.name} is fought over and has not been tested. Test it first, or say why not.`, {
    field: 'untested',
    rule: '§8 Blowing Bridges, OC-110',
  });
}

/** Why a follow-up no longer follows from anything; null where it does, or is none. */
async function groundGone(tx: Tx, { kind, followsId, gameId, name }: CombatWithParts): Promise<void> {
  if (kind === 'attack' || followsId === null) return;
  const parent = await combatById(gameId, followsId, tx);
  const bar = parent && barOf(parent, kind);
  if (!bar) return;
  const ruled = `C${parent.number} ${parent.name} has been ruled on again`;
  throw refusal('notNow', `${ruled}. ${bar.message} Drop ${name}, or rule on it once more.`, { rule: bar.rule });
}

/** Below this a counter counts as where it was, in km (ours: the grid reference it is told by, §3). */
const sameKm = 0.1;

/** The warnings for Control about a unit in a grouped combat. */
export interface MovedSince {
  unitId: string;
  message: string;
  rule: string;
}

/**
 * Advice on a grouped combat: the units in contact that stand elsewhere than when it was grouped, because they retired or
 * were moved. The place of the fight, ranges and start lines are those of the grouping.
 */
export function movedSince(
  combat: Pick<CombatWithParts, 'units'>,
  units: ReadonlyMap<string, Pick<Unit, 'x' | 'y'>>,
  retired: ReadonlySet<string>,
): MovedSince[] {
  return combat.units.flatMap(({ unitId, isArtillery, x, y }) => {
    const unit = units.get(unitId);
    if (isArtillery || !unit || unit.x === null || unit.y === null || x === null || y === null) return [];
    const km = kmBetween({ x, y }, { x: unit.x, y: unit.y });
    if (km < sameKm) return [];
    const how = retired.has(unitId) ? 'Has retired' : 'Has moved';
    const message = `${how} ${km.toFixed(1)} km since this combat was grouped: place, ranges and start lines are as they were then.`;
    return [{ unitId, message, rule: '§9 Analysing Combat 4' }];
  });
}
