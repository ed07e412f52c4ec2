import { z } from 'zod';
import { change } from '@/lib/db/change';
import { writeContacts, writeReport } from '@/lib/db/issued';
import { lockTurn } from '@/lib/db/lock';
import { sightingById } from '@/lib/db/sightings';
import { teamById } from '@/lib/db/teams';
import { touchDesk } from '@/lib/db/transaction';
import { issueSighting } from '@/lib/visibility/sightings';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { teamFree } from './held-combat';
import { doneWithCard, inAnothersHands } from './in-hand';
import { reportView } from './report-views';
import type { ControlSeat } from './seat';
import { sightingText } from './sightings';
import { sourceOf } from './source';

export const releaseSightingForm = z.strictObject({ sightingId: z.string(), version: z.number().int().min(1) });

/**
 * Releases a report of sightings to its team and to nobody else: the text passes the door, and its contacts go on the team's
 * map with it. Refused with the open marks until each is put right or overruled with a reason, and once the turn is over.
 */
export const releaseSighting = (seat: ControlSeat, input: z.input<typeof releaseSightingForm>): Promise<Answer> =>
  perform(seat, 'release-sighting', '§12c Recce', async (tx, act) => {
    const form = read(releaseSightingForm, input);
    if (!form.ok) return form;
    const { sightingId, version } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const draft = await sightingById(tx, seat.gameId, sightingId);
    const team = draft && (await teamById(tx, seat.gameId, draft.teamId));
    if (!draft || !team) return refused('notFound', 'There is no such report.');
    if (draft.state === 'released') return refused('alreadyDone', 'This report has been released.');
    if (draft.turn !== now.turn) return refused('notNow', `Turn ${draft.turn} is over; this is turn ${now.turn}.`);
    const free = await teamFree(tx, seat.gameId, team.id);
    if (!free.ok) return free;
    const other = await inAnothersHands(tx, seat, 'sighting', draft.id);
    if (other) return other;
    const { viewer, turn, facts, lexicon } = await reportView(team, draft.turn, tx);
    const source = await sourceOf(tx);
    const overruled = draft.overruled as Record<string, string>;
    const released = issueSighting(viewer, turn, sightingText(draft), facts, lexicon, overruled, source);
    if (!released.ok)
      return refused('marksOpen', 'The guard has marks that are neither put right nor overruled.', {
        theirs: released.open,
      });
    const told = { state: 'released', releasedAt: source.now() } as const;
    await change(tx, act, 'sighting', sightingId, told, { seen: version });
    await doneWithCard(tx, seat, 'sighting', draft.id);
    await writeReport(tx, released.report);
    await writeContacts(tx, released.contacts);
    touchDesk(tx, seat.gameId, team.id);
    return done(null);
  });
