import type { DeskClock, DeskNotice } from './desk';

/** The projector as it crosses the wire: what everybody in the hall may know, seat or no seat. Times are ISO strings. */
export interface HallBoard
  extends Pick<DeskClock, 'title' | 'turn' | 'date' | 'daypart' | 'phase' | 'phaseEndsAt' | 'pausedAt'> {
  /** The newest first. */
  notices: DeskNotice[];
  /** The server's time when it was read. */
  now: string;
}
