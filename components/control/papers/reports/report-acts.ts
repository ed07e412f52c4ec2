import type { Result } from '@/lib/result';
import type { BriefingOnDesk } from '@/lib/turn/control-desk/reports/briefing';
import type { PartDone } from '@/lib/turn/kernel/verb';
import type { Light, Mark } from '@/lib/visibility/guard/guard';

/** Acts on the reports of several teams in one step, as the pages bring them in. */
export interface ManyReportsActs {
  draftAll: (
    seatId: string,
    input: { teams: { teamKey: string; version: number }[] },
  ) => Promise<Result<{ outcomes: PartDone[] }>>;
  releaseAll: (
    seatId: string,
    input: { reports: { reportId: string; version: number }[] },
  ) => Promise<Result<{ outcomes: PartDone[] }>>;
}

/** Marks what was read aloud as told. */
export type MarkTold = (seatId: string, input: { told: BriefingOnDesk['toTell'] }) => Promise<Result>;

/** Team Control's acts on a report, as the pages bring them in. */
export interface ReportActs {
  draft: (
    seatId: string,
    input: { teamKey: string; version: number },
  ) => Promise<Result<{ id: string; version: number }>>;
  save: (
    seatId: string,
    input: { reportId: string; body: string; overruled: Record<string, string>; version: number },
  ) => Promise<Result<{ version: number }>>;
  release: (seatId: string, input: { reportId: string; version: number; friends: string[] }) => Promise<Result>;
  /** Keeps what was heard of a request of the team's. */
  heard: (
    seatId: string,
    input: { requestId: string; text: string; version: number },
  ) => Promise<Result<{ version: number }>>;
  /** The marks of a text while it is being written; nothing is kept. */
  marks: (
    seatId: string,
    input: { teamKey: string; body: string },
  ) => Promise<Result<{ marks: Mark[]; lights: Light[] }>>;
}
