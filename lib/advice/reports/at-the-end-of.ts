import type { ChangeSince } from '@/lib/db/reports/changes-since';
import type { ReportBooks } from '@/lib/db/reports/reports';
import type { Unit } from '@/lib/db/rows';

/**
 * The books of a turn that is over as they were at its end, with what was ruled on its combats since: every later change
 * of a unit or a crossing is put back, the last first. What was made later is left out.
 */
export function atTheEndOf(books: ReportBooks, changes: readonly ChangeSince[]): ReportBooks {
  if (changes.length === 0) return books;
  const units = new Map(books.units.map((unit) => [unit.id, unit]));
  const crossings = new Map(books.events.crossings.map((crossing) => [crossing.id, crossing]));
  for (const { kind, subjectId, before, after } of changes) {
    const unit = units.get(subjectId);
    const crossing = crossings.get(subjectId);
    if (before === null) (kind === 'unit' ? units : crossings).delete(subjectId);
    else if (kind === 'unit' && unit && after) units.set(subjectId, unitBefore(unit, before, after));
    else if (kind === 'crossing' && crossing && 'state' in before)
      crossings.set(subjectId, { ...crossing, state: before.state as typeof crossing.state });
  }
  return { ...books, units: [...units.values()], events: { ...books.events, crossings: [...crossings.values()] } };
}

/** A unit before one change. Steps are counted, because a ruling in between may have given some back or taken more. */
function unitBefore(unit: Unit, before: object, after: object): Unit {
  const was = before as Partial<Unit>;
  const steps = was.stepsLost === undefined ? 0 : (after as Partial<Unit>).stepsLost! - was.stepsLost;
  return { ...unit, ...was, sizePoints: was.sizePoints ?? unit.sizePoints, stepsLost: unit.stepsLost - steps };
}
