import type { Result } from '@/lib/result';
import type { Passed } from '@/lib/turn/crossings/pass-crossing';
import type { CrossingAdvice } from '@/lib/turn/crossings/queue-units';
import type { CrossingState } from './crossing-words';

interface OnCrossing {
  crossingId: string;
  version: number;
}
type Act<Input, Value = { version: number }> = (seatId: string, input: Input) => Promise<Result<Value>>;

/** Control's acts on crossings. */
export interface CrossingActs {
  queueUnits: Act<OnCrossing & { unitIds: string[] }, { version: number; advice: CrossingAdvice[] }>;
  orderMarch: Act<OnCrossing & { unitIds: string[] }>;
  leaveQueue: Act<OnCrossing & { unitId: string; reason: string }>;
  passCrossing: Act<OnCrossing & { turn: number; last: string | null }, Passed>;
  takeBackPassage: Act<OnCrossing & { passageId: string; reason: string }, { version: number; isSafe: boolean }>;
  setCrossing: Act<OnCrossing & { capacityPoints: number; isPrepared: boolean; reason: string }>;
  testCrossing: Act<
    OnCrossing & { face: number | null; reason: string },
    { version: number; face: number; isBlown: boolean }
  >;
  checkCrossing: Act<OnCrossing & { unitId: string }>;
  markCrossing: Act<OnCrossing & { state: CrossingState; reason: string; companionGameId: string | null }>;
  beginBridging: Act<
    { crossingId: string | null; place: { x: number; y: number } | null; name: string; unitIds: string[] },
    { workId: string; name: string; turnsNeeded: number }
  >;
  giveUpBridging: Act<{ workId: string; version: number; reason: string }>;
}
