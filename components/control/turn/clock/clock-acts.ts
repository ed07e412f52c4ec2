import type { Result } from '@/lib/result';
import type { PhaseKey } from '@/lib/turn/control-desk/frame/chrome';

/** Seconds of each phase. */
export type Budgets = Record<PhaseKey, number>;

/** What game control does with the clock and the hall. */
export interface ClockActs {
  issueNotice: (seatId: string, input: { text: string; reason: string }) => Promise<Result<{ id: string }>>;
  withdrawNotice: (seatId: string, input: { noticeId: string }) => Promise<Result>;
  setBudgets: (seatId: string, input: { was: Budgets; budgets: Budgets }) => Promise<Result>;
  setDeadline: (seatId: string, input: { deadline: 'wait' | 'takeDraft' }) => Promise<Result>;
}
