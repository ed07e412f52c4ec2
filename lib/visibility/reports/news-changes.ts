import { lookOf } from '../crossing-look';
import type { ChangeNews, GeneralChange } from '../news-facts';
import { generalOf } from '../perception/general-words';
import { type PerceivedChange, perceived } from '../perception/perceived';
import { type FactsTold, isTold } from '../perception/told';
import type { ReportTruth } from '../truth';
import type { Viewer } from '../viewer';
import { tellingOf } from './telling';

/**
 * The news of the turn's changes that a team perceives and no fact tells: each is owed by a plain sentence, so that
 * nothing that comes about in a new way stays silent.
 */
export function changeNews(viewer: Viewer, truth: ReportTruth, told: FactsTold): ChangeNews[] {
  const telling = tellingOf(viewer, truth);
  const nameOf = new Map([...telling.own].map(([id, { name }]) => [id, name]));
  const groups = new Map<string, { what: GeneralChange; unitIds: Set<string>; at: string }>();
  for (const change of perceivedBy(viewer, truth)) {
    if (isTold(change, told, nameOf) || isKnown(change, viewer, truth)) continue;
    const what = generalOf(change);
    const ids = change.unitIds.filter((id) => telling.own.has(id));
    // One sentence tells all of one sort that befell the same units.
    const at = [...ids].sort()[0] ?? change.subjectId;
    const key = `${what}:${at}`;
    const { unitIds } = groups.get(key) ?? { unitIds: new Set<string>() };
    for (const id of ids) unitIds.add(id);
    groups.set(key, { what, unitIds, at });
  }
  return [...groups].map(([key, { what, unitIds }]) => ({
    factId: `change:${key}`,
    kind: 'change',
    isOwed: true,
    units: telling.named([...unitIds]),
    what,
  }));
}

/** The changes of the ledger in the turn that the team perceives. */
function perceivedBy({ teamId, side, sides }: Viewer, { changes }: ReportTruth): PerceivedChange[] {
  const makesSafe = new Set(sides.sides[side].rules.makesBridgesSafe ? [teamId] : []);
  return perceived(changes.entries, { ...changes.world, makesSafe }).filter((change) => change.teamId === teamId);
}

/** A crossing that is as the team knew it already: an old state is no news. */
const isKnown = ({ kind, field, about }: PerceivedChange, viewer: Viewer, { events }: ReportTruth): boolean =>
  kind === 'crossing' &&
  field === 'state' &&
  events.crossings.some((crossing) => about.includes(crossing.id) && lookOf(crossing, viewer) === crossing.known);
