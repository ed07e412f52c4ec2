import { db } from '../kernel/client';

/** ISSUED. What lies on the maps of all teams now: own counters, friends and contacts, as far as they have a place. */
export async function toldNow(gameId: string) {
  const where = { gameId };
  const place = { id: true, teamId: true, x: true, y: true } as const;
  const [counters, friends, contacts] = await Promise.all([
    db().issuedCounter.findMany({ where, select: { ...place, name: true, isLost: true } }),
    db().friendlyCounter.findMany({ where, select: { ...place, name: true } }),
    db().enemyContact.findMany({ where, select: { ...place, label: true } }),
  ]);
  return { counter: counters, friend: friends, contact: contacts };
}
