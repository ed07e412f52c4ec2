import { actRoute, type Verbs } from '@/app/seat-route';
import type { Result } from '@/lib/result';
import { controlAtDesk } from '@/lib/session';
import { weighTie } from '@/lib/turn/control-desk/ground/own-map';
import { marksOf } from '@/lib/turn/control-desk/reports/reports';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

/** What Control asks about something that is being written: nothing is kept, so the write id does not matter. */
const checks: Verbs<ControlSeat> = {
  'report-marks': marksOf as (seat: ControlSeat, input: never) => Promise<Result<unknown>>,
  'map-tie': weighTie,
};

export const POST = actRoute(controlAtDesk, checks, (refusal) => refusal);
