import { z } from 'zod';
import { isOnSheet } from '@/lib/advice/movement/map-frame';
import { change } from '@/lib/db/change';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { asColumn } from '@/lib/db/reports';
import { sightingById } from '@/lib/db/sightings';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { contactForm } from './sightings';

export const saveSightingForm = z.strictObject({
  sightingId: z.string(),
  version: z.number().int().min(1),
  source: writtenText(60).trim().min(1, 'needs a name'),
  body: writtenText(20_000),
  contacts: z.array(contactForm).max(100),
  /** Reasons by mark: a mark with a reason is overruled. */
  overruled: z.record(writtenText(500), writtenText(500).trim()),
});

/** Keeps what Control writes of a sighting: words changed, contacts added or taken off. Nothing is issued. */
export const saveSighting = (
  seat: ControlSeat,
  input: z.input<typeof saveSightingForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'save-sighting', '§12c Recce', async (tx, act) => {
    const form = read(saveSightingForm, input);
    if (!form.ok) return form;
    const { sightingId, version, source, body, contacts, overruled } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const { map } = await scenarioOf(now.gameId, tx);
    const draft = await sightingById(tx, seat.gameId, sightingId);
    if (!draft) return refused('notFound', 'There is no such report.');
    if (draft.state === 'released')
      return refused('alreadyDone', 'This report has been released. What it got wrong, another one sets right.');
    if (draft.saidAt)
      return refused(
        'alreadyDone',
        `${draft.saidBy} has read it aloud as it stands. What it got wrong, another one sets right.`,
      );
    const other = await inAnothersHands(tx, seat, 'sighting', draft.id);
    if (other) return other;
    const off = contacts.findIndex((contact) => !isOnSheet(map.frame, contact));
    if (off >= 0) return refused('badInput', 'That place is off the map.', { field: `contacts.${off}.x` });
    const saved = await change(
      tx,
      act,
      'sighting',
      sightingId,
      { source, body, contacts: asColumn(contacts) as never, overruled: asColumn(overruled) as never },
      { seen: version },
    );
    return done({ version: saved.version });
  });
