import { reportWaits } from '@/lib/advice/reports/report-waits';
import { writeIdentities, writeReport } from '@/lib/db/issued/issued';
import {
  dropContacts,
  writeContacts,
  writeCounters,
  writeFriends,
  writeSomeCounters,
  writeSomeCrossings,
} from '@/lib/db/issued/map-issued';
import { change } from '@/lib/db/kernel/change';
import { lockTurn, type TurnNow } from '@/lib/db/kernel/lock';
import { type Act, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { friendIdsOf, friendsLastTold } from '@/lib/db/reports/friends-told';
import { asColumn, bodiesTold, combatsAwaited, releasesBefore } from '@/lib/db/reports/reports';
import type { ReportDraft, Team } from '@/lib/db/rows';
import { turnRow } from '@/lib/db/sequence/games';
import { refusal } from '@/lib/result';
import type { ReportFacts } from '@/lib/visibility/facts';
import { issueCounters } from '@/lib/visibility/issuing/counters';
import { issueFriends, mayBeTold } from '@/lib/visibility/issuing/friends';
import { standingOf } from '@/lib/visibility/issuing/standing-contacts';
import { issueReport, type Release } from '@/lib/visibility/release';
import { stands } from '@/lib/visibility/reports/updates';
import type { TruthUnit } from '@/lib/visibility/truth';
import type { Source, Viewer } from '@/lib/visibility/viewer';
import { doneWithCard, refuseIfClaimed } from '../claims/claim-card';
import { truthTurn } from '../issuing/issue-clock';
import { issueSource } from '../issuing/issue-source';
import { knownAs } from '../issuing/known-as';
import { type ReportView, reportView } from '../issuing/report-view';
import type { ControlSeat } from '../kernel/seat';
import { deliverWithReport } from '../messages/deliver-with-report';
import { draftToTell } from './open-draft';
import { unitsTold } from './units-told';

/** A report that may go out if its text passes the guard, with the truth it is checked against. */
interface ReportToTell {
  draft: ReportDraft;
  team: Team;
  view: ReportView;
  text: Release['text'];
}

/**
 * A report that may be told now (§4, 3), read again. Refused until movement is closed and every combat of the team has its
 * ruling, and once the turn is over; a correction to a letter of an earlier turn until the combats of that turn have theirs.
 */
export async function reportToTell(tx: Tx, now: TurnNow, reportId: string): Promise<ReportToTell> {
  const { draft, team } = await draftToTell(tx, now, 'report', reportId);
  const turn = draft.turn === now.turn ? now : (await turnRow(now.gameId, draft.turn, tx))!;
  const waits = reportWaits(team.id, await combatsAwaited(now.gameId, draft.turn, now.turn, tx), turn);
  if (waits.length > 0)
    throw refusal('unfinished', `${waits.join(' ')} ${team.name} can be told when that is done.`, { theirs: waits });
  const { heading, sender, gameTime } = draft.facts as unknown as ReportFacts & { heading: string; gameTime: string };
  const view = await reportView(team, draft.turn, tx);
  return { draft, team, view, text: { heading, sender, gameTime, body: draft.body } };
}

/**
 * The facts that a report was drafted from, with the news it was held to when it was told: all of them are told, or waived
 * with a reason.
 */
export const factsTold = ({ facts }: ReportDraft, { news }: Pick<ReportFacts, 'news'>) =>
  asColumn({ ...(facts as unknown as ReportFacts), news });

/** The refusal of a text with open marks. */
export const marksRefused = (open: unknown) =>
  refusal('marksOpen', 'The guard has marks that are neither corrected nor overruled.', { theirs: open });

/**
 * Releases one report: its text passes the door again, and with it go the team's own places, the contacts met, the
 * formations named, and where the friends named now stand; `friends` null: those told with the last report that told of
 * any. Nothing is written before everything is checked. A correction takes the place of the contacts it corrects; those it
 * does not tell of stay as they were told. With one to a letter of an earlier turn go the places of the units in the fights
 * it tells of, and neither friends nor what waits for the next report.
 */
export async function releaseOneReport(
  tx: Tx,
  act: Act,
  seat: ControlSeat,
  { reportId, version, friends }: { reportId: string; version: number; friends: readonly string[] | null },
): Promise<void> {
  const now = await lockTurn(tx, seat.gameId, 'share');
  const { draft, team, view, text } = await reportToTell(tx, now, reportId);
  await refuseIfClaimed(tx, seat, 'report', team.id);
  const { viewer, turn, truth, facts, all, told: before, lexicon } = view;
  const isEarlier = draft.turn < now.turn;
  const chosen = isEarlier ? [] : await friendsChosen(tx, viewer, truth.own, friends);
  if (!chosen)
    throw refusal('badInput', 'A friend you ticked is not on the map any more. Look at the list again.', {
      field: 'friends',
    });
  const source = await issueSource(tx);
  const overruled = draft.overruled as Record<string, string>;
  const enemyFormations = [...new Set(truth.enemy.map((unit) => unit.formation))];
  const standing = before
    ? standingOf(view, [...view.updates.map(({ body }) => body), ...(await bodiesTold(tx, draft))])
    : null;
  const released = issueReport(
    { viewer, turn, text, facts, standing, lexicon, overruled, own: isEarlier ? [] : truth.own, enemyFormations },
    source,
  );
  if (!released.ok) throw marksRefused(released.open);
  const told = { state: 'released', releasedAt: source.now(), facts: factsTold(draft, before ? all : facts) } as const;
  await change(tx, act, 'report', draft.id, told as never, { seen: version });
  await doneWithCard(tx, seat, 'report', team.id);
  await writeReport(tx, released.report);
  await writeIdentities(tx, released.identities);
  await dropContacts(tx, team.id, [...(await releasesBefore(tx, draft)), ...toldAnew(view)]);
  await writeContacts(tx, team.id, released.contacts);
  if (isEarlier) await writeSomeCounters(tx, team.id, await placesCorrected(tx, now, view, source));
  else await writeCounters(tx, [team.id], released.counters);
  await writeSomeCrossings(tx, team.id, released.crossings);
  const friendIds = await knownAs(tx, viewer, chosen, source);
  await writeFriends(tx, team.id, issueFriends(viewer, chosen, friendIds, turn, source));
  if (!isEarlier) await deliverWithReport(tx, act, now.turn, team.id);
  touchDesk(tx, act.gameId, team.id);
}

/**
 * Where the units in the fights that a correction to the letter of the turn before tells of stood when the turn under way
 * began; nothing once movement of the turn under way is closed, for the team knows newer places then.
 */
async function placesCorrected(tx: Tx, now: TurnNow, { viewer, truth, facts, turn }: ReportView, source: Source) {
  if (turn.number !== now.turn - 1 || now.movementClosedAt !== null) return [];
  const told = new Set(
    facts.fights.flatMap(({ id }) => [...unitsTold(truth, viewer.teamId, { kind: 'fight', id }, facts)]),
  );
  const units = truth.own.filter(({ id }) => told.has(id));
  return issueCounters(viewer, units, truthTurn((await turnRow(now.gameId, now.turn, tx))!), source);
}

/**
 * When the updates were told whose contacts go: those that do not stand by themselves any more; with a correction all of
 * them, as it issues anew what stands.
 */
const toldAnew = ({ facts, all, told, updates }: ReportView): Date[] =>
  updates.filter((update) => told || !stands(update.facts, all, facts)).map(({ releasedAt }) => new Date(releasedAt));

/** The friends told with a report; null where one of those named may not be told of. */
async function friendsChosen(
  tx: Tx,
  viewer: Viewer,
  own: readonly TruthUnit[],
  friends: readonly string[] | null,
): Promise<TruthUnit[] | null> {
  if (friends === null) return friendsOfLastTime(tx, viewer, own);
  const chosen = own.filter(({ id }) => friends.includes(id));
  return chosen.length < new Set(friends).size || !chosen.every((unit) => mayBeTold(viewer, unit)) ? null : chosen;
}

/** The friends told with the last report that told of any, as far as they are still there. */
async function friendsOfLastTime(tx: Tx, viewer: Viewer, own: readonly TruthUnit[]): Promise<TruthUnit[]> {
  const { gameId, teamId } = viewer;
  const ids = await friendIdsOf(gameId, teamId, tx);
  const told = await friendsLastTold(gameId, teamId, tx);
  const last = Math.max(0, ...[...told.values()].map(({ asOf }) => asOf.getTime()));
  return own.filter((unit) => {
    const before = told.get(ids.get(unit.id) ?? '');
    return before?.asOf.getTime() === last && mayBeTold(viewer, unit);
  });
}
