import type { Result } from '@/lib/result';

/** What Control does about orders that are not in. */
export interface OnTimeActs {
  nudgeTeam: (seatId: string, input: { teamId: string; turn: number; text: string; reason: string }) => Promise<Result>;
  nudgeLate: (
    seatId: string,
    input: { turn: number; text: string; reason: string },
  ) => Promise<Result<{ nudged: string[] }>>;
  extendDeadline: (
    seatId: string,
    input: { teamId: string; turn: number; minutes: number },
  ) => Promise<Result<{ until: string }>>;
  takeDraft: (seatId: string, input: { teamId: string; turn: number }) => Promise<Result>;
}
