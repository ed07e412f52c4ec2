import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { asColumn } from '@/lib/db/reports/reports';
import { sightingById } from '@/lib/db/reports/sightings';
import { scenarioOf } from '@/lib/db/sequence/kept-scenario';
import { isInFrame } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { writtenText } from '@/lib/visibility/forms/order-form';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { contactForm } from './sightings';

/** Keeps what Control writes of a sighting: words changed, contacts added or taken off. Nothing is issued. */
export const saveSighting = controlVerb({
  name: 'save-sighting',
  rule: '§12c Recce',
  who: anyControl,
  form: z.strictObject({
    sightingId: z.string(),
    version: z.number().int().min(1),
    source: writtenText(60).trim().min(1, 'needs a name'),
    body: writtenText(20_000),
    contacts: z.array(contactForm).max(100),
    /** Reasons by mark: a mark with a reason is overruled. */
    overruled: z.record(writtenText(500), writtenText(500).trim()),
  }),
  inLedger: 'wrote on the report of sightings',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { sightingId, version, source, body, contacts, overruled } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const { map } = await scenarioOf(now.gameId, tx);
    const draft = await sightingById(tx, seat.gameId, sightingId);
    if (!draft) throw refusal('notFound', 'There is no such report.');
    if (draft.state === 'released')
      throw refusal('alreadyDone', 'This report has been released. What it got wrong, another one sets right.');
    if (draft.saidAt)
      throw refusal(
        'alreadyDone',
        `${draft.saidBy} has read it aloud as it stands. What it got wrong, another one sets right.`,
      );
    await claimCard(tx, seat, 'sighting', draft.id);
    const off = contacts.findIndex((contact) => !isInFrame(map.frame, contact));
    if (off >= 0) throw refusal('badInput', 'That place is off the map.', { field: `contacts.${off}.x` });
    const saved = await change(
      tx,
      act,
      'sighting',
      sightingId,
      { source, body, contacts: asColumn(contacts) as never, overruled: asColumn(overruled) as never },
      { seen: version },
    );
    return { version: saved.version };
  },
});
