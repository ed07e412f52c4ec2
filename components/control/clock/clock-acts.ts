import type { Answer } from '@/lib/result';
import type { PhaseKey } from '@/lib/turn/control-desk/frame/chrome';

/** Seconds of each phase. */
export type Budgets = Record<PhaseKey, number>;

/** What game control does with the clock and the hall. */
export interface ClockActs {
  issueNotice: (seatId: string, input: { text: string; reason: string }) => Promise<Answer<{ id: string }>>;
  withdrawNotice: (seatId: string, input: { noticeId: string }) => Promise<Answer>;
  setBudgets: (seatId: string, input: { was: Budgets; budgets: Budgets }) => Promise<Answer>;
  setDeadline: (seatId: string, input: { deadline: 'wait' | 'takeDraft' }) => Promise<Answer>;
}
