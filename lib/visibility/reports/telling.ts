import type { ReportTruth, TruthUnit } from '../truth';
import type { Viewer } from '../viewer';

/** The team that is told of a turn, the truth, and the units it may hear of. */
export interface Telling {
  viewer: Viewer;
  truth: ReportTruth;
  /** His own units, by id. */
  own: ReadonlyMap<string, TruthUnit>;
  /** The units among these that are its own, by name. */
  ownOf: (ids: readonly string[]) => TruthUnit[];
  /** The same by what each is called: its name and its short name. */
  named: (ids: readonly string[]) => string[][];
}

export function tellingOf(viewer: Viewer, truth: ReportTruth): Telling {
  const own = new Map(truth.own.filter(({ teamId }) => teamId === viewer.teamId).map((unit) => [unit.id, unit]));
  const ownOf = (ids: readonly string[]): TruthUnit[] =>
    ids.flatMap((id) => own.get(id) ?? []).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const named = (ids: readonly string[]): string[][] =>
    ownOf(ids).map(({ name, shortName }) => [...new Set([name, shortName])]);
  return { viewer, truth, own, ownOf, named };
}
