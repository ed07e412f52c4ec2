import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { asColumn } from '@/lib/db/reports/reports';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { writtenText } from '@/lib/forms';
import { isInFrame } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { draftToWrite, reportText } from './open-draft';
import { contactForm } from './sightings';

/** Keeps what Control writes of a sighting: words changed, contacts added or taken off. Nothing is issued. */
export const saveSighting = controlVerb({
  name: 'save-sighting',
  rule: '§12c Recce',
  who: anyControl,
  form: z.strictObject({
    sightingId: z.string(),
    source: writtenText(60).trim().min(1, 'needs a name'),
    contacts: z.array(contactForm).max(100),
    ...reportText,
  }),
  inLedger: 'wrote on the report of sightings',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { sightingId, version, source, body, contacts, overruled } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const { map } = await gameScenario(now.gameId, tx);
    const draft = await draftToWrite(tx, seat.gameId, 'sighting', sightingId);
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
