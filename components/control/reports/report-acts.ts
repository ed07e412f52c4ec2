import type { Answer } from '@/lib/result';
import type { BriefingOnDesk } from '@/lib/turn/control-desk/reports/briefing';
import type { OutcomeOfTeam } from '@/lib/turn/reports/batch-outcome';
import type { Light, Mark } from '@/lib/visibility/guard';

/** Acts on the reports of several teams in one step, as the pages bring them in. */
export interface ManyReportsActs {
  draftAll: (
    seatId: string,
    input: { teams: { teamKey: string; version: number }[] },
  ) => Promise<Answer<{ outcomes: OutcomeOfTeam[] }>>;
  releaseAll: (
    seatId: string,
    input: { reports: { reportId: string; version: number }[] },
  ) => Promise<Answer<{ outcomes: OutcomeOfTeam[] }>>;
}

/** Marks what was read aloud as told. */
export type MarkTold = (seatId: string, input: { told: BriefingOnDesk['toTell'] }) => Promise<Answer>;

/** Team Control's acts on a report, as the pages bring them in. */
export interface ReportActs {
  draft: (
    seatId: string,
    input: { teamKey: string; version: number },
  ) => Promise<Answer<{ id: string; version: number }>>;
  save: (
    seatId: string,
    input: { reportId: string; body: string; overruled: Record<string, string>; version: number },
  ) => Promise<Answer<{ version: number }>>;
  release: (seatId: string, input: { reportId: string; version: number; friends: string[] }) => Promise<Answer>;
  /** Keeps what was heard of a request of the team's. */
  heard: (
    seatId: string,
    input: { requestId: string; text: string; version: number },
  ) => Promise<Answer<{ version: number }>>;
  /** The marks of a text while it is being written; nothing is kept. */
  marks: (
    seatId: string,
    input: { teamKey: string; body: string },
  ) => Promise<Answer<{ marks: Mark[]; lights: Light[] }>>;
}
