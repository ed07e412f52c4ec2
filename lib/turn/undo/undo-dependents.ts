import { areaSettledBy } from '@/lib/advice/air/area-settled';
import { usedWords } from '@/lib/advice/air/propose-air-support';
import { flownBy } from '@/lib/db/air/air-tasks';
import { airCasesOf, tasksNaming } from '@/lib/db/air/bombing-areas';
import { queuesOf } from '@/lib/db/arrivals/arrivals';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { unitOf } from '@/lib/db/movement/units';
import { combatsWith, lastAbout } from '@/lib/db/record/acts';
import type { LedgerEntryRow } from '@/lib/db/rows';
import type { Truth } from '@/lib/ledger/kinds';
import { refusal } from '@/lib/result';

/** Why an act cannot be undone: the refusal names what depends on it. */

const entryWords = ({ number, seatLabel }: LedgerEntryRow): string => `entry ${number}, by ${seatLabel}`;

/** The refusal of an act on a thing that a later one has changed. */
export async function laterActOn(
  tx: Tx,
  gameId: string,
  { number, kind, subjectId }: { number: number; kind: string; subjectId: string },
): Promise<never> {
  const later = await lastAbout(tx, gameId, number, { kind, subjectId });
  const name = kind === 'unit' ? (await unitOf(tx, gameId, subjectId))?.name : null;
  const what = name ?? 'What it changed';
  throw refusal(
    'notNow',
    later
      ? `${what} has been changed since: ${entryWords(later)}. Take that back first.`
      : `${what} is no longer as this act left it.`,
  );
}

const touches = ({ before, after }: LedgerEntryRow, ...fields: string[]): boolean =>
  [before, after].some((side) => side !== null && fields.some((field) => field in (side as Truth)));

/**
 * The acts that depend on an act without changing the same things: a combat resolved since, contacts that followed,
 * orders that name what would be gone, dice thrown since. Null: nothing.
 */
export async function undoDependents(
  tx: Tx,
  now: TurnNow,
  entries: readonly LedgerEntryRow[],
  but: string,
): Promise<void> {
  const { gameId } = now;
  const last = Math.max(...entries.map(({ number }) => number));
  const at = entries[0]!.at;
  for (const entry of entries) {
    const { kind, subjectId } = entry;
    if (kind === 'unit') {
      await unitBound(tx, now, entry, last, at, but);
    }
    if (kind === 'turn' && touches(entry, 'weather')) {
      const thrown = await lastAbout(tx, gameId, last, { kind: 'case' });
      if (thrown) throw refusal('notNow', `A case was put under this weather since: ${entryWords(thrown)}.`);
    }
    if (entry.before !== null) continue;
    if (kind === 'area') {
      const settled = areaSettledBy(subjectId, await airCasesOf(gameId, now.turn, tx));
      if (settled) throw refusal('notNow', `Its dice have fallen: case ${settled.number}.`);
      if ((await tasksNaming(tx, gameId, { areaId: subjectId })).length > 0)
        throw refusal('notNow', 'Squadrons bomb this area: cancel their order first.');
    }
    if (kind === 'airTask') {
      if ((await tasksNaming(tx, gameId, { taskId: subjectId })).length > 0)
        throw refusal('notNow', 'Fighters escort it: cancel the escort first.', { rule: '§12d Escort' });
      const flown = await flownBy(gameId, [subjectId], tx);
      if (flown.length > 0)
        throw refusal('notNow', `${usedWords(flown.map(({ combat }) => combat))}. Take it out there first.`);
    }
  }
}

/** Why a unit cannot be put back where and as it was; null: it can. */
async function unitBound(
  tx: Tx,
  { gameId, turn }: TurnNow,
  entry: LedgerEntryRow,
  last: number,
  at: Date,
  but: string,
): Promise<void> {
  const { subjectId } = entry;
  const unit = await unitOf(tx, gameId, subjectId);
  const name = unit?.name ?? subjectId;
  // A unit that was due and is on the map now came on because of this act.
  if (unit?.isOnMap && touches(entry, 'isInBox', 'arrivalTurn') && !touches(entry, 'isOnMap'))
    return laterActOn(tx, gameId, entry);
  const combats = (await combatsWith(tx, gameId, turn, [subjectId])).filter(({ combatId }) => combatId !== but);
  const fought = combats.find(({ combat }) => combat.resolvedAt !== null && combat.resolvedAt >= at)?.combat;
  if (fought)
    throw refusal('notNow', `C${fought.number} ${fought.name} was resolved with ${name} as this act left it.`);
  if (!touches(entry, 'x', 'y', 'isOnMap', 'isCaptured')) return;
  for (const about of [{ startsWith: `${subjectId}|` }, { endsWith: `|${subjectId}` }]) {
    const pair = await lastAbout(tx, gameId, last, { kind: 'pair', subjectId: about });
    if (pair)
      throw refusal(
        'notNow',
        `A contact of ${name} has begun or ended since: ${entryWords(pair)}. Take that back first.`,
      );
  }
  if ((entry.before as Truth | null)?.isOnMap !== false) return;
  const grouped = combats[0]?.combat;
  if (grouped)
    throw refusal('notNow', `${name} is grouped in C${grouped.number} ${grouped.name}: take it out of it first.`);
  const [queue] = await queuesOf(tx, gameId, subjectId);
  if (queue) throw refusal('notNow', `${name} waits at ${queue}: take it out of the queue first.`);
}
