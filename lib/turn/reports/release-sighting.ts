import { z } from 'zod';
import { writeReport } from '@/lib/db/issued/issued';
import { writeContacts } from '@/lib/db/issued/map-issued';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { issueSighting } from '@/lib/visibility/sightings/sightings';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { marksRefused } from './release-one-report';
import { sightingToTell } from './sighting-to-tell';
import { sightingText } from './sightings';

/**
 * Releases a report of sightings to its team and to nobody else: the text passes the door, and its contacts go on the team's
 * map with it. Refused with the open marks until each is put right or overruled with a reason, and once the turn is over.
 */
export const releaseSighting = controlVerb({
  name: 'release-sighting',
  rule: '§12c Recce',
  who: anyControl,
  form: z.strictObject({ sightingId: z.string(), version: z.number().int().min(1) }),
  inLedger: 'released the report of sightings',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { sightingId, version } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const fit = await sightingToTell(tx, now, sightingId);
    const { draft, team } = fit;
    await claimCard(tx, seat, 'sighting', draft.id);
    const { viewer, turn, facts, lexicon } = fit.view;
    const source = await issueSource(tx);
    const overruled = draft.overruled as Record<string, string>;
    const released = issueSighting(viewer, turn, sightingText(draft), facts, lexicon, overruled, source);
    if (!released.ok) throw marksRefused(released.open);
    const told = { state: 'released', releasedAt: source.now() } as const;
    await change(tx, act, 'sighting', sightingId, told, { seen: version });
    await doneWithCard(tx, seat, 'sighting', draft.id);
    await writeReport(tx, released.report);
    await writeContacts(tx, team.id, released.contacts);
    touchDesk(tx, seat.gameId, team.id);
  },
});
