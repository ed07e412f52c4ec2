import { afterBridgingTurn } from '@/lib/adjudication/bridging';
import type { Unit } from '@/lib/db/rows';
import type { TruthQueued, TruthWork } from '@/lib/visibility/truth-events';
import { builderOf } from '../crossings/bridging-builders';
import { spokenCrossing } from '../movement/place-name';
import { looksAt } from './crossings-seen';
import type { EventBooks } from './event-books';

/** Own units that wait at a crossing as the turn ends (§7). */
export function queuedOf({ events }: Pick<EventBooks, 'events'>, own: readonly Unit[]): TruthQueued[] {
  const names = new Map(events.crossings.map(({ id, name }) => [id, name]));
  return events.queues.flatMap(({ crossingId, unitId, place, pointsAcross }): TruthQueued[] => {
    const name = names.get(crossingId);
    if (name === undefined || !own.some(({ id }) => id === unitId)) return [];
    return [{ unitId, crossing: spokenCrossing(name), place, isPartAcross: pointsAcross > 0 }];
  });
}

/**
 * Bridges under construction that own units work on or see, as they are after this turn's work (OC-112). A bridge that is
 * finished is told as a crossing.
 */
export function worksOf(
  { events, units, map, turn }: Pick<EventBooks, 'events' | 'units' | 'map' | 'turn'>,
  own: readonly Unit[],
  inContact: ReadonlySet<string>,
): TruthWork[] {
  return events.works.flatMap((work): TruthWork[] => {
    if (work.state === 'built') return [];
    const { id, name, x, y, startedIn, turnsNeeded, unitIds } = work;
    const builders = units.filter((unit) => unitIds.includes(unit.id));
    const site = builders.map((unit) => builderOf(unit, inContact));
    const { turnsDone, lacks } = afterBridgingTurn(work, site, work);
    const builderIds = own.filter((unit) => unitIds.includes(unit.id)).map((unit) => unit.id);
    const seenBy = own.filter((unit) => looksAt(unit, { x, y }, map, turn.daypart)).map((unit) => unit.id);
    if (builderIds.length === 0 && seenBy.length === 0) return [];
    // Who is there and hindered by the enemy lacks nothing but peace.
    const missing = afterBridgingTurn(
      work,
      builders.map((unit) => builderOf(unit)),
      work,
    ).lacks;
    const state =
      work.state === 'givenUp'
        ? 'givenUp'
        : lacks.length > 0
          ? 'stopped'
          : startedIn === turn.number
            ? 'begun'
            : 'goesOn';
    return [
      {
        id,
        name,
        spoken: spokenCrossing(name),
        x,
        y,
        state,
        turnsLeft: Math.max(0, turnsNeeded - turnsDone),
        lacks: missing,
        ...(builders[0] ? { side: builders[0].side } : {}),
        builderIds,
        unitIds: seenBy,
      },
    ];
  });
}
