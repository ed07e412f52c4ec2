import { db } from '@/lib/db/kernel/client';
import { unitsWhere } from '@/lib/db/movement/units';
import { type Hand, unitNow, type Ways } from './way';

/** Combats: grouped, put together and apart, resolved, ruled on, followed. */

/** Units of one side, and those of the other that stand nearest to the first of them; who is captured stands nowhere. */
async function nearest({ gameId, chance }: Hand) {
  const units = (await unitsWhere(db(), { gameId, isOnMap: true, isCaptured: false })).filter(
    ({ x, profile }) => x !== null && profile.includes('-'),
  );
  const sides = new Set(units.map(({ side }) => side));
  if (sides.size < 2) return null;
  const first = chance.oneOf(units);
  const km = ({ x, y }: { x: number | null; y: number | null }) => Math.hypot(x! - first.x!, y! - first.y!);
  const near = units.toSorted((a, b) => km(a) - km(b));
  return {
    friends: near.filter(({ side }) => side === first.side),
    enemies: near.filter(({ side }) => side !== first.side),
  };
}

const open = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
const part = (role: 'attacker' | 'defender', units: readonly { id: string }[]) =>
  units.map(({ id: unitId }) => ({ unitId, role }));

/** Groups a combat of so many a side; the id of the combat, or null. Grouping is opened first. */
async function grouped(hand: Hand, attackers: number, defenders: number, from = 0) {
  const sides = await nearest(hand);
  if (!sides) return null;
  await hand.act('reopen-grouping', { turn: hand.turn });
  const fights = [
    ...part('attacker', sides.friends.slice(from, from + attackers)),
    ...part('defender', sides.enemies.slice(from, from + defenders)),
  ];
  const answer = await hand.act('group-combat', { combatId: null, version: 0, ground: open, units: fights });
  return answer.ok ? { combatId: (answer.value as { combatId: string }).combatId, fights } : null;
}

const combatNow = (id: string) => db().combat.findUniqueOrThrow({ where: { id } });

/** A combat that has been ruled on, by the umpire's own die. */
async function ruled(hand: Hand, overrules: object[] = []) {
  const at = await grouped(hand, 2, 1);
  if (!at) return null;
  const { combatId, fights } = at;
  const { turn, act } = hand;
  await act('close-movement', { turn });
  await act('close-grouping', { turn });
  await act('adjudicate-combat', {
    combatId,
    version: (await combatNow(combatId)).version,
    faces: null,
    untested: 'So.',
  });
  const { version, state } = await combatNow(combatId);
  if (state !== 'resolved') return null;
  const answers = fights.map(({ unitId }) => ({ unitId, stays: false }));
  await act('rule-on-combat', { combatId, version, answers, overrules });
  return { ...at, ...(await combatNow(combatId)) };
}

export const waysOfCombat: Ways = {
  'split-combat': async (hand) => {
    const at = await grouped(hand, 2, 2);
    if (!at) return;
    const [stays, goes, , other] = at.fights.map(({ unitId }) => unitId);
    const { version } = await combatNow(at.combatId);
    if (stays && other) await hand.act('split-combat', { combatId: at.combatId, version, goes: [goes, other] });
  },
  'merge-combats': async (hand) => {
    const sides = await nearest(hand);
    if (!sides || sides.friends.length < 2) return;
    const { turn, act } = hand;
    await act('reopen-grouping', { turn });
    const combats: { combatId: string; version: number }[] = [];
    for (const attacker of sides.friends.slice(0, 2)) {
      const units = [...part('attacker', [attacker]), ...part('defender', sides.enemies.slice(0, 1))];
      const answer = await act('group-combat', { combatId: null, version: 0, ground: open, units });
      if (answer.ok) combats.push({ combatId: (answer.value as { combatId: string }).combatId, version: 1 });
    }
    if (combats.length === 2) await act('merge-combats', { combats });
  },
  'undo-ruling': async (hand) => {
    const at = await ruled(hand);
    if (at)
      await hand.act('undo-ruling', { combatId: at.combatId, version: at.version, reason: 'The map was misread.' });
  },
  'follow-combat': async (hand) => {
    const result = { path: 'result', ruled: 'attackersBadlyBeaten', reason: 'as it looks on the map' };
    const at = await ruled(hand, [result]);
    if (!at) return;
    const units = at.fights.map(({ unitId, role }) => ({
      unitId,
      role: role === 'attacker' ? ('defender' as const) : ('attacker' as const),
    }));
    const words = { kind: 'counterAttack', standingOrder: 'Counter-attack at once.', ground: open };
    await hand.act('follow-combat', { parentId: at.combatId, combatId: null, version: 0, ...words, units });
  },
  'settle-spent-unit': async (hand) => {
    const sides = await nearest(hand);
    if (!sides) return;
    const { gameId, turn, chance, act } = hand;
    const enemy = sides.enemies[0]!;
    const { teamId, formation, side } = sides.friends[0]!;
    const name = `Spent ${chance.whole(1, 9999)}`;
    const own = { teamId, name, shortName: name, formation, arm: 'infantry', nation: side === 'german' ? 'GER' : 'UK' };
    const status = { profile: '2-1-0', stepsLost: 2, sizePoints: 1 };
    const where = { mover: 'foot', carriage: 'foot', at: { x: enemy.x, y: enemy.y }, reason: 'What is left of it.' };
    const answer = await act('raise-unit', { ...own, ...status, ...where });
    if (!answer.ok) return;
    await act('reopen-grouping', { turn });
    const { unitId } = answer.value as { unitId: string };
    const { version } = await unitNow(gameId, unitId);
    await act('settle-spent-unit', { unitId, version, place: null, reason: 'They were run over.' });
  },
};
