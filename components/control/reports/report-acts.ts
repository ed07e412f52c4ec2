import type { Answer } from '@/lib/turn/answer';
import type { Light, Mark } from '@/lib/visibility/guard';

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
