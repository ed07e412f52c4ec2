import { z } from 'zod';
import { change } from '@/lib/db/change';
import { writeContacts, writeReport } from '@/lib/db/issued';
import { lockTurn } from '@/lib/db/lock';
import { touchDesk } from '@/lib/db/transaction';
import { type Answer, done } from '@/lib/result';
import { issueSighting } from '@/lib/visibility/sightings';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { sourceOf } from '../issuing/issue-source';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { marksRefused } from './release-one-report';
import { sightingToTell } from './sighting-to-tell';
import { sightingText } from './sightings';

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
    const fit = await sightingToTell(tx, now, sightingId);
    if (!fit.ok) return fit;
    const { draft, team } = fit.value;
    const other = await inAnothersHands(tx, seat, 'sighting', draft.id);
    if (other) return other;
    const { viewer, turn, facts, lexicon } = fit.value.view;
    const source = await sourceOf(tx);
    const overruled = draft.overruled as Record<string, string>;
    const released = issueSighting(viewer, turn, sightingText(draft), facts, lexicon, overruled, source);
    if (!released.ok) return marksRefused(released.open);
    const told = { state: 'released', releasedAt: source.now() } as const;
    await change(tx, act, 'sighting', sightingId, told, { seen: version });
    await doneWithCard(tx, seat, 'sighting', draft.id);
    await writeReport(tx, released.report);
    await writeContacts(tx, released.contacts);
    touchDesk(tx, seat.gameId, team.id);
    return done(null);
  });
