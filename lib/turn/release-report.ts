import { z } from 'zod';
import { change } from '@/lib/db/change';
import { friendIdsOf, noteFriends } from '@/lib/db/friends';
import {
  dropContacts,
  writeContacts,
  writeCounters,
  writeFriends,
  writeIdentities,
  writeReport,
} from '@/lib/db/issued';
import { lockTurn } from '@/lib/db/lock';
import { draftById, openCombats, releasesBefore } from '@/lib/db/reports';
import { teamById } from '@/lib/db/teams';
import { type Tx, touchDesk } from '@/lib/db/transaction';
import type { ReportFacts } from '@/lib/visibility/facts';
import { issueFriends, mayBeTold } from '@/lib/visibility/friends';
import { issueReport } from '@/lib/visibility/release';
import type { Source, Viewer } from '@/lib/visibility/viewer';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { reportView } from './report-views';
import { reportWaits } from './report-waits';
import type { ControlSeat } from './seat';
import { sourceOf } from './source';

/** `friends`: units of other teams of the side that the team is told of with it. */
export const releaseReportForm = z.strictObject({
  reportId: z.string(),
  version: z.number().int().min(1),
  friends: z.array(z.string().max(80)).max(500).default([]),
});

/**
 * Releases a report (§4, 3): the edited text passes the door again, and with it go the team's own places, the contacts
 * met, the formations named, and where the friends Control ticked now stand. Refused until movement is closed and every combat of the team has its ruling, with the
 * open marks until each is put right or overruled with a reason, and once the turn is over. A
 * correction takes the place of the contacts told with what it corrects.
 */
export const releaseReport = (seat: ControlSeat, input: z.input<typeof releaseReportForm>): Promise<Answer> =>
  perform(seat, 'release-report', '§10', async (tx, act) => {
    const form = read(releaseReportForm, input);
    if (!form.ok) return form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const draft = await draftById(tx, seat.gameId, form.value.reportId);
    const team = draft && (await teamById(tx, seat.gameId, draft.teamId));
    if (!draft || !team) return refused('notFound', 'There is no such report.');
    if (draft.state === 'released')
      return refused('alreadyDone', 'This report has been released. What it got wrong, a correction sets right.');
    if (draft.turn !== now.turn) return refused('notNow', `Turn ${draft.turn} is over; this is turn ${now.turn}.`);
    const waits = reportWaits(team.id, await openCombats(seat.gameId, now.turn, tx), now);
    if (waits.length > 0)
      return refused('unfinished', `${waits.join(' ')} ${team.name} can be told when that is done.`, { theirs: waits });
    const { viewer, turn, truth, facts, lexicon } = await reportView(team, draft.turn, tx);
    const chosen = truth.own.filter(({ id }) => form.value.friends.includes(id));
    if (chosen.length < new Set(form.value.friends).size || !chosen.every((unit) => mayBeTold(viewer, unit)))
      return refused('badInput', 'A friend you ticked is not on the map any more. Look at the list again.', {
        field: 'friends',
      });
    const { heading, sender, gameTime } = draft.facts as unknown as ReportFacts & { heading: string; gameTime: string };
    const source = await sourceOf(tx);
    const released = issueReport(
      {
        viewer,
        turn,
        text: { heading, sender, gameTime, body: draft.body },
        facts,
        lexicon,
        overruled: draft.overruled as Record<string, string>,
        own: truth.own,
        enemyFormations: [...new Set(truth.enemy.map((unit) => unit.formation))],
      },
      source,
    );
    if (!released.ok)
      return refused('marksOpen', 'The guard has marks that are neither put right nor overruled.', {
        theirs: released.open,
      });
    await change(
      tx,
      act,
      'report',
      draft.id,
      { state: 'released', releasedAt: source.now() },
      { seen: form.value.version },
    );
    await writeReport(tx, released.report);
    await writeIdentities(tx, released.identities);
    await dropContacts(tx, team.id, await releasesBefore(tx, draft));
    await writeContacts(tx, released.contacts);
    await writeCounters(tx, team.id, released.counters);
    const friendIds = await knownAs(tx, viewer, chosen, source);
    await writeFriends(tx, issueFriends(viewer, chosen, friendIds, turn, source));
    touchDesk(tx, seat.gameId, team.id);
    return done(null);
  });

/** The ids under which a team is told of units of its side; one it knows already keeps its own. */
async function knownAs(
  tx: Tx,
  { gameId, teamId }: Viewer,
  units: readonly { id: string }[],
  source: Source,
): Promise<Map<string, string>> {
  const known = await friendIdsOf(gameId, teamId, tx);
  const ids = new Map(units.map(({ id }) => [id, known.get(id) ?? source.id()]));
  await noteFriends(tx, gameId, teamId, ids);
  return ids;
}
