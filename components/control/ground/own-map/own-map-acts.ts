import type * as reading from '@/lib/turn/control-desk/ground/own-map';
import type * as drawing from '@/lib/turn/maps/draw-on-map';
import type * as dropping from '@/lib/turn/maps/drop-map';
import type * as tying from '@/lib/turn/maps/tie-map';
import type * as using from '@/lib/turn/maps/use-map';
import type * as withdrawing from '@/lib/turn/maps/withdraw-map';

/** What a server action makes of a verb: the seat's id stands for the seat. */
type Acted<V extends (seat: never, ...rest: never[]) => unknown> = V extends (
  seat: never,
  ...rest: infer Rest
) => infer Reply
  ? (seatId: string, ...rest: Rest) => Reply
  : never;

/** What may be done at the desk of a map of one's own. */
export interface OwnMapActs {
  weighTie: Acted<typeof reading.weighTie>;
  tieMap: Acted<typeof tying.tieMap>;
  drawOnMap: Acted<typeof drawing.drawOnMap>;
  putToUse: Acted<typeof using.useMap>;
  withdrawMap: Acted<typeof withdrawing.withdrawMap>;
  dropMap: Acted<typeof dropping.dropMap>;
}
