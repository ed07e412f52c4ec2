import type { ReportFacts } from '@/lib/visibility/facts';
import type { UpdateOf } from '@/lib/visibility/reports/updates';
import type { ReportTruth } from '@/lib/visibility/truth';

/** The units of a team whose places go with an update: those in the fight or the move; of anything else none (OC-125). */
export function unitsTold(
  truth: ReportTruth,
  teamId: string,
  { kind, id }: UpdateOf,
  { moves }: Pick<ReportFacts, 'moves'>,
): Set<string> {
  const own = truth.own.filter((unit) => unit.teamId === teamId);
  if (kind === 'news') return new Set();
  if (kind === 'move') {
    const moved = new Set(moves.flatMap(({ names }) => names));
    return new Set(own.filter(({ name }) => moved.has(name)).map((unit) => unit.id));
  }
  const fought = new Set([
    ...truth.combats
      .filter((combat) => combat.id === id)
      .flatMap(({ fighters }) => fighters.map(({ unit }) => unit.id)),
    ...truth.probes.filter((probe) => probe.id === id).flatMap(({ unitIds }) => unitIds),
  ]);
  return new Set(own.filter((unit) => fought.has(unit.id)).map((unit) => unit.id));
}
