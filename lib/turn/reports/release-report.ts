import { z } from 'zod';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { releaseOneReport } from './release-one-report';

/**
 * Releases a report (§4, 3): the edited text passes the door again, and with it go the team's own places, the contacts
 * met, the formations named, and where the friends Control ticked now stand. Refused until movement is closed and every
 * combat of the team has its ruling, with the open marks until each is put right or overruled with a reason, and once
 * the turn is over. A correction takes the place of the contacts told with what it corrects.
 */
export const releaseReport = controlVerb({
  name: 'release-report',
  rule: '§10',
  who: anyControl,
  /** `friends`: units of other teams of the side that the team is told of with it. */
  form: z.strictObject({
    reportId: z.string(),
    version: z.number().int().min(1),
    friends: z.array(z.string().max(80)).max(500).default([]),
  }),
  inLedger: 'released the report',
  undo: 'teamTold',
  run: ({ tx, act, seat, form }): Promise<void> => releaseOneReport(tx, act, seat, form),
});
